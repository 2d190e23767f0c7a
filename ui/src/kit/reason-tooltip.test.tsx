import { Button, Tooltip } from "@mantine/core";
import { pageText, render } from "../testing/render.tsx";
import { act } from "react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { ReasonTooltip } from "./reason-tooltip.tsx";

/** The events of one tap, or of a mouse that comes to rest, as browsers send them. */
const meet = (pointerType: "touch" | "mouse"): Promise<void> =>
  act(async () => {
    const target = document.querySelector("button")!;
    const pointer = (name: string): void =>
      void target.dispatchEvent(new PointerEvent(name, { pointerType, bubbles: true }));
    const mouse = (name: string): void => void target.dispatchEvent(new MouseEvent(name, { bubbles: true }));
    for (const name of ["pointerover", "pointerenter"]) pointer(name);
    if (pointerType === "touch") for (const name of ["pointerdown", "pointerup", "pointerout"]) pointer(name);
    for (const name of ["mouseover", "mouseenter", "mousemove"]) mouse(name);
    if (pointerType === "touch") target.click();
  });
const opens = (text: string) => () => expect(pageText()).toContain(text);
/** Longer than a tooltip takes to open. */
const rest = (): Promise<unknown> => act(async () => vi.advanceTimersByTime(2_000));

afterEach(() => vi.useRealTimers());

describe("the tooltip of a button", () => {
  it("opens for a mouse, and does not stay after a tap", async () => {
    const button = (
      <Tooltip label="Refresh the page">
        <Button>R</Button>
      </Tooltip>
    );
    {
      await using page = await render(button);
      await meet("mouse");
      await page.settle(opens("Refresh the page"));
    }
    await using _ = await render(button);
    vi.useFakeTimers();
    await meet("touch");
    await rest();
    expect(pageText()).not.toContain("Refresh the page");
  });

  it("also opens at a tap when it says why the button is disabled", async () => {
    await using page = await render(
      <ReasonTooltip reason="There is no preview build to open yet" label="Open in a new tab">
        <Button aria-disabled>O</Button>
      </ReasonTooltip>,
    );
    await meet("touch");
    await page.settle(opens("There is no preview build to open yet"));
  });

  it("is absent without a reason and a name", async () => {
    await using _ = await render(
      <ReasonTooltip reason={null}>
        <Button>N</Button>
      </ReasonTooltip>,
    );
    vi.useFakeTimers();
    await meet("mouse");
    await rest();
    expect(document.querySelector("[role=tooltip]")).toBeNull();
  });
});
