import { AppError, forbidden, notSignedIn, ssoRequired } from "@slipway/kernel/errors";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { NETWORK_ERROR } from "../../errors/error-texts.ts";
import { named, press, render, pageText } from "../../testing/render.tsx";
import { ErrorState } from "./states.tsx";

const failed = (status: number, code = "x") => new AppError({ code, status, userMessage: "" });

beforeEach(() => void vi.stubGlobal("fetch", vi.fn()));
afterEach(() => vi.unstubAllGlobals());

describe("the five kinds of failure each have a title, a description and a retry button [W8.22] [WB5]", () => {
  it.each([
    ["loading", failed(500), true, "Could not load this", "The server could not read it. Try again in a moment."],
    ["auth", notSignedIn(), true, "Please sign in again", "Please sign in again."],
    ["network", failed(0, NETWORK_ERROR), true, "Connection problem", "Can't reach Slipway. Your draft is safe."],
    ["permission", forbidden(), true, "You do not have access", "You do not have permission to do this."],
    [
      "general",
      new TypeError("bug"),
      false,
      "Something went wrong",
      "Try again. If it stays, copy the trace id for the operator.",
    ],
  ])("%s", async (_kind, error, reading, title, description) => {
    const onRetry = vi.fn();
    await using _ = await render(<ErrorState error={error} reading={reading} onRetry={onRetry} />);
    expect(named("h2", title)).toBeDefined();
    expect(pageText()).toContain(description);
    await press("Retry");
    expect(onRetry).toHaveBeenCalledTimes(1);
  });
});

it("leads a member whose workspace needs single sign-on there, and back to this page", async () => {
  window.history.replaceState(null, "", "/?workspace=ws_1");
  await using _ = await render(<ErrorState error={ssoRequired("ws_1")} onRetry={vi.fn()} />);
  expect(pageText()).toContain("This workspace needs single sign-on.");
  const link = named<HTMLAnchorElement>("a", "Sign in with single sign-on");
  expect(link.getAttribute("href")).toBe("/sso/ws_1?next=%2F%3Fworkspace%3Dws_1");
  window.history.replaceState(null, "", "/");
});
