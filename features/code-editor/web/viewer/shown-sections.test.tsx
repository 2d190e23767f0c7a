import { render, pageText } from "@slipway/ui/testing/render.tsx";
import { act } from "react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { useShownSections } from "./shown-sections.ts";

beforeEach(() => void vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] }));
afterEach(() => void vi.useRealTimers());

const Count = ({ total, of }: { total: number; of: string }) => <p>{`shown: ${useShownSections(total, of)}`}</p>;
const pass = (ms: number): Promise<void> => act(async () => void vi.advanceTimersByTime(ms));

it("draws two files at once and two more every 50 ms, until all are there [T4.05] [T9.03]", async () => {
  await using _ = await render(<Count total={7} of="a" />);
  expect(pageText()).toContain("shown: 2");
  await pass(49);
  expect(pageText()).toContain("shown: 2");
  await pass(1);
  expect(pageText()).toContain("shown: 4");
  await pass(100);
  expect(pageText()).toContain("shown: 7");
  await pass(1000);
  expect(vi.getTimerCount()).toBe(0);
});

it("draws one file of a version with one", async () => {
  await using _ = await render(<Count total={1} of="a" />);
  expect(pageText()).toContain("shown: 1");
});
