import { AppError } from "@slipway/kernel/errors";
import { describe, expect, it } from "vitest";
import { failedDialog } from "./use-publish.ts";

const failure = (status: number, details?: unknown, userMessage = "No.") =>
  new AppError({ code: "x", status, userMessage, details });

describe("publish failure", () => {
  it("shows the server's detail of a failed build [W8.16] [T8.17]", () => {
    expect(failedDialog(failure(422, "src/App.tsx: unexpected token"))).toEqual({
      kind: "failed",
      title: "We couldn't publish your site due to build errors.",
      text: "The build failed with the following errors:",
      buildLog: "src/App.tsx: unexpected token",
    });
  });
  it("shows the message of every other failure, or that it has none [W8.16]", () => {
    expect(failedDialog(failure(403, undefined, "Publishing is switched off."))).toMatchObject({
      title: "Something went wrong and we couldn't publish your site.",
      text: "Publishing is switched off.",
      buildLog: null,
    });
    expect(failedDialog(new TypeError("x"))).toMatchObject({
      text: "Unidentified error. Please contact support if this issue persists.",
    });
  });
});
