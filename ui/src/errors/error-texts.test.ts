import { AppError, forbidden, notSignedIn } from "@slipway/kernel/errors";
import { describe, expect, it } from "vitest";
import { FAILURE_TEXTS, failureKind, failureSentence, NETWORK_ERROR } from "./error-texts.ts";

const failure = (status: number, code = "x") =>
  new AppError({ code, status, userMessage: "A sentence of the server." });

describe("kinds of failure", () => {
  it("has the five titles", () => {
    expect(Object.values(FAILURE_TEXTS).map(({ title }) => title)).toEqual([
      "Could not load this",
      "Please sign in again",
      "Connection problem",
      "You do not have access",
      "Something went wrong",
    ]);
  });

  it("tells them apart", () => {
    expect(failureKind(notSignedIn())).toBe("auth");
    expect(failureKind(forbidden())).toBe("permission");
    expect(failureKind(failure(0, NETWORK_ERROR))).toBe("network");
    expect(failureKind(failure(500), true)).toBe("loading");
    expect(failureKind(failure(500))).toBe("general");
    expect(failureKind(new TypeError("broken"))).toBe("general");
  });

  it("prefers the server's sentence if it is meant for people", () => {
    expect(failureSentence(failure(409), "general")).toBe("A sentence of the server.");
    expect(failureSentence(failure(507, "disk_full"), "general")).toBe("A sentence of the server.");
    expect(failureSentence(failure(500), "loading")).toBe(FAILURE_TEXTS.loading.description);
  });
});
