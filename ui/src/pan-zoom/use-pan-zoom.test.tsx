import { key, named, render } from "../testing/render.tsx";
import { act } from "react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { usePanZoom } from "./use-pan-zoom.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const SIZE = { width: 100, height: 50 };

function Stage() {
  const { frame, view, handlers } = usePanZoom(SIZE);
  const measured = (element: HTMLDivElement | null): void => {
    if (element !== null) element.getBoundingClientRect = () => new DOMRect(0, 0, 400, 300);
    frame.current = element;
  };
  return (
    <div ref={measured} role="group" aria-label="Stage" tabIndex={0} {...handlers}>
      {`at ${view.x}`}
    </div>
  );
}

it("stays where a person has moved it while its window was still growing [T9.05]", async () => {
  await using _page = await render(<Stage />);
  const stage = named("div", "Stage");
  const fitted = stage.textContent;
  await key(stage, "ArrowLeft");
  const moved = stage.textContent;
  expect(moved).not.toBe(fitted);
  await act(() => vi.advanceTimersByTimeAsync(1000));
  expect(stage.textContent).toBe(moved);
});
