import { act } from "react";
import { createRoot } from "react-dom/client";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { useIsLocked } from "./use-is-locked.ts";

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

beforeEach(() => vi.useFakeTimers({ now: Date.parse("2026-11-21T12:00:00.000Z") }));
afterEach(() => vi.useRealTimers());

const ago = (ms: number) => new Date(Date.now() - ms).toISOString();

it("counts a lock of the last 60 seconds, and sees it grow old within 250 ms [W4.17] [W9.05]", async () => {
  const seen: boolean[] = [];
  function Reader({ lockedAt }: { lockedAt: string | null }) {
    seen.push(useIsLocked(lockedAt));
    return null;
  }
  const root = createRoot(document.createElement("div"));
  const show = (lockedAt: string | null) => act(async () => root.render(<Reader lockedAt={lockedAt} />));
  const pass = (ms: number) => act(async () => vi.advanceTimersByTime(ms));

  await show(null);
  expect(seen.at(-1)).toBe(false);
  await show(ago(60_000));
  expect(seen.at(-1)).toBe(false);
  await show(ago(59_400));
  expect(seen.at(-1)).toBe(true);
  await pass(599);
  expect(seen.at(-1)).toBe(true);
  await pass(151);
  expect(seen.at(-1)).toBe(false);
  expect(vi.getTimerCount()).toBe(0);
  await show(ago(0));
  expect(seen.at(-1)).toBe(true);
  await show(null);
  expect(seen.at(-1)).toBe(false);
  await act(async () => root.unmount());
});
