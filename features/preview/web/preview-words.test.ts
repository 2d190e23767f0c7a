import { describe, expect, it } from "vitest";
import { DEVICES, nextDevice } from "./header/devices.ts";
import { INITIAL_VIEW, reduceView } from "./preview-store.ts";
import { queuedText, waitingText } from "./waiting-note.tsx";

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
  it("keeps the page it is on over a refresh", () => {
    const there = reduceView(INITIAL_VIEW, { type: "route", path: "/menu" });
    expect(reduceView(there, { type: "reload" }).path).toBe("/menu");
  });
  it("waits for the page again when reopened, at the last path", () => {
    const there = reduceView(INITIAL_VIEW, { type: "ready", path: "/menu" });
    expect(there.ready).toBe(true);
    expect(reduceView(there, { type: "left" })).toMatchObject({ ready: false, path: "/menu" });
  });
  it("loads a page anew with a new version only if it was in trouble since it began", () => {
    const calm = reduceView(INITIAL_VIEW, { type: "ready", path: "/menu" });
    const troubled = reduceView(calm, { type: "trouble" });
    expect(reduceView(calm, { type: "built" })).toBe(calm);
    expect(reduceView(troubled, { type: "built" })).toMatchObject({ reloads: 1, path: "/menu", troubled: false });
    expect(reduceView(reduceView(troubled, { type: "begin" }), { type: "built" }).reloads).toBe(0);
  });
  it("says over an older built page that a newer one waits, and nothing otherwise", () => {
    expect(queuedText(undefined)).toBeNull();
    expect(queuedText({ ...status, state: "live" })).toBeNull();
    expect(queuedText({ ...status, state: "waking" })).toBeNull();
    expect(queuedText({ ...status, state: "queued", reason: "2 ahead of you." })).toBe(
      "2 ahead of you. Until then you see the last build.",
    );
  });
  it("says why it waits, and what to do when this machine cannot run previews", () => {
    expect(waitingText({ ...status, state: "live" })).toBeNull();
    expect(waitingText({ ...status, state: "live" }, true)).toBe("Loading the app");
    expect(waitingText({ ...status, state: "queued", reason: "1 ahead of you" }, true)).toBe("1 ahead of you");
    expect(waitingText({ ...status, state: "queued" })).toBe("Waiting for a free place.");
    expect(waitingText({ ...status, state: "waking" })).toBe("Waking preview");
    expect(waitingText({ ...status, state: "refused", reason: "bubblewrap is missing." })).toBe(
      "bubblewrap is missing. Run ./slipway doctor to see what is missing.",
    );
  });
});
