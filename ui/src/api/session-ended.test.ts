import { afterEach, expect, it, vi } from "vitest";
import { liveConnection } from "../live/connection.ts";
import { watchSession } from "./session-ended.ts";
import { settleSignIn, useSignInGate } from "./session-gate.ts";

afterEach(() => vi.unstubAllGlobals());

class FakeSocket {
  readyState = 0;
  onclose: (() => void) | null = null;
  constructor() {
    sockets.push(this);
  }
  close(): void {}
  send(): void {}
}
const sockets: FakeSocket[] = [];

it("asks to sign in at once when the session was ended elsewhere, once, and goes on afterwards [AC1]", async () => {
  vi.stubGlobal("WebSocket", FakeSocket);
  let status = 200;
  const calls = vi.fn(() => Promise.resolve(new Response("{}", { status })));
  vi.stubGlobal("fetch", calls);
  const stopWatching = watchSession();
  const stop = liveConnection.subscribe({ path: "p", since: () => null, onFrame: () => undefined });
  const asked = () => useSignInGate.getState().request;
  const lose = async () => {
    const before = calls.mock.calls.length;
    sockets.at(-1)!.onclose!();
    return before;
  };
  // The server was away for a moment.
  const before = await lose();
  await vi.waitFor(() => expect(calls.mock.calls.length).toBe(before + 1));
  expect(asked()).toBeNull();
  await vi.waitFor(() => expect(liveConnection.getState()).toBe("connecting"));
  status = 401;
  await lose();
  await vi.waitFor(() => expect(asked()).toEqual({ mode: "sign-in", reason: "expired" }));
  settleSignIn(false);
  const dismissed = calls.mock.calls.length;
  await vi.waitFor(() => expect(liveConnection.getState()).toBe("connecting"), { timeout: 5_000 });
  await lose();
  expect([calls.mock.calls.length, asked()]).toEqual([dismissed, null]);
  stop();
  stopWatching();
});
