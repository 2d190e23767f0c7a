import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { CallWindows } from "./call-windows.ts";

beforeEach(() => void vi.useFakeTimers({ toFake: ["Date"], now: 0 }));
afterEach(() => void vi.useRealTimers());

const LIMIT = { max: 2, seconds: 60 };

it("refuses calls beyond the limit with the seconds until the window ends, and then begins another", async () => {
  const windows = new CallWindows({ maxKeys: 10 });
  expect([await windows.take("maya", LIMIT), await windows.take("maya", LIMIT)]).toEqual([0, 0]);
  vi.setSystemTime(20_500);
  expect(await windows.take("maya", LIMIT)).toBe(40);
  expect(await windows.take("jo", LIMIT)).toBe(0);
  vi.setSystemTime(60_000);
  expect(await windows.take("maya", LIMIT)).toBe(0);
});

it("lets no more through when many ask at once, and counts no refused call", async () => {
  const windows = new CallWindows({ maxKeys: 10 });
  const answers = await Promise.all(Array.from({ length: 50 }, () => windows.take("maya", LIMIT)));
  expect(answers.filter((seconds) => seconds === 0)).toHaveLength(2);
  expect(await windows.take("maya", { ...LIMIT, max: 3 })).toBe(0);
});

it("tells whether there is room without counting", async () => {
  const windows = new CallWindows({ maxKeys: 10 });
  for (let times = 0; times < 5; times += 1) expect(await windows.hasRoom("maya", LIMIT)).toBe(true);
  await windows.take("maya", LIMIT);
  await windows.take("maya", LIMIT);
  expect(await windows.hasRoom("maya", LIMIT)).toBe(false);
  vi.setSystemTime(60_000);
  expect(await windows.hasRoom("maya", LIMIT)).toBe(true);
});

it("holds a bounded number of keys: the first is forgotten for a new one, which is not refused", async () => {
  const windows = new CallWindows({ maxKeys: 3 });
  for (const key of ["a", "b", "c"]) for (const _ of [1, 2]) await windows.take(key, LIMIT);
  for (let index = 0; index < 1000; index += 1) expect(await windows.take(`new ${index}`, LIMIT)).toBe(0);
  expect(windows.size).toBe(3);
  expect(await windows.take("a", LIMIT)).toBe(0);
});
