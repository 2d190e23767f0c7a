import { render } from "@slipway/ui/testing/render.tsx";
import { act } from "react";
import { expect, it, vi } from "vitest";
import { useSwipe } from "./use-swipe.ts";

const [left, right] = [vi.fn(), vi.fn()];

function Bar({ off = false }: { off?: boolean }) {
  return <div id="bar" {...useSwipe(off ? null : { left, right })} />;
}

const move = (to: { x: number; y: number }, pointerType = "touch"): void =>
  act(() => {
    const bar = document.querySelector("#bar")!;
    for (const [type, { x, y }] of [
      ["pointerdown", { x: 200, y: 20 }],
      ["pointerup", to],
    ] as const)
      bar.dispatchEvent(new PointerEvent(type, { bubbles: true, pointerId: 1, pointerType, clientX: x, clientY: y }));
  });

it("tells a sideways swipe from a tap, from scrolling and from a mouse", async () => {
  await using page = await render(<Bar />);
  void page;
  move({ x: 100, y: 25 });
  expect([left.mock.calls.length, right.mock.calls.length]).toEqual([1, 0]);
  move({ x: 300, y: 10 });
  expect([left.mock.calls.length, right.mock.calls.length]).toEqual([1, 1]);
  move({ x: 180, y: 20 });
  move({ x: 130, y: 120 });
  move({ x: 300, y: 20 }, "mouse");
  expect([left.mock.calls.length, right.mock.calls.length]).toEqual([1, 1]);
});

it("does not listen if there is nothing to swipe to", async () => {
  vi.clearAllMocks();
  await using page = await render(<Bar off />);
  void page;
  move({ x: 100, y: 20 });
  expect(left).not.toHaveBeenCalled();
});
