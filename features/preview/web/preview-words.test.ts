import { describe, expect, it } from "vitest";
import { DEVICES, nextDevice } from "./header/devices.ts";
import { fixRequest } from "./error-sheet.tsx";
import { INITIAL_VIEW, reduceView, type PreviewError } from "./preview-store.ts";
import { waitingText } from "./waiting-note.tsx";

const error: PreviewError = {
  type: "error",
  kind: "runtime",
  message: "x is not a function",
  path: "/menu",
  filename: "/src/App.tsx",
  line: 4,
  column: 2,
  status: null,
  url: null,
};
const status = {
  reason: null,
  place: null,
  preview_build_commit_sha: null,
  latest_commit_sha: null,
  screenshot_url: null,
  paths: [],
};

describe("preview", () => {
  it("cycles desktop, tablet, mobile and back [W2.13]", () => {
    expect(nextDevice(DEVICES[0]!).name).toBe("tablet");
    expect(nextDevice(DEVICES[1]!).name).toBe("mobile");
    expect(nextDevice(DEVICES[2]!).name).toBe("desktop");
  });
  it("shows the first error of a page until it is dismissed or the page is loaded again", () => {
    const broken = reduceView(INITIAL_VIEW, { type: "error", error });
    expect(reduceView(broken, { type: "error", error: { ...error, message: "second" } }).error?.message).toBe(
      "x is not a function",
    );
    expect(reduceView(broken, { type: "dismiss-error" }).error).toBeNull();
    expect(reduceView(broken, { type: "reload" })).toMatchObject({ error: null, ready: false, reloads: 1 });
  });
  it("keeps the page it is on over a refresh", () => {
    const there = reduceView(INITIAL_VIEW, { type: "route", path: "/menu" });
    expect(reduceView(there, { type: "reload" }).path).toBe("/menu");
  });
  it("says why it waits, and what to do when this machine cannot run previews", () => {
    expect(waitingText({ ...status, state: "live" })).toBeNull();
    expect(waitingText({ ...status, state: "waking" })).toBe("Waking preview");
    expect(waitingText({ ...status, state: "refused", reason: "bubblewrap is missing." })).toBe(
      "bubblewrap is missing. Run ./slipway doctor to see what is missing.",
    );
  });
  it("sends an error for fixing with its place, its text cut and without terminal codes [T5.11]", () => {
    expect(fixRequest(error)).toBe("Fix this error:\nRuntime error on /menu: x is not a function\nat /src/App.tsx:4:2");
    expect(fixRequest({ ...error, message: "\u001b[31mred\u001b[0m", filename: null })).toMatch(/: red$/);
    const long = fixRequest({ ...error, message: "x".repeat(50_000) });
    expect(long.endsWith("x... (truncated)")).toBe(true);
    expect(long.length).toBe("Fix this error:\n".length + 20_000 + "... (truncated)".length);
  });
});
