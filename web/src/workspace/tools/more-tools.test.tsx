import { InShell } from "@slipway/ui/testing/in-shell.tsx";
import { focus, key, named, pageText, press, render } from "@slipway/ui/testing/render.tsx";
import { toolsOf, WebFeaturesContext, type ToolSlot, type WebFeature } from "@slipway/ui/slots/slots";
import { Box } from "lucide-react";
import { act } from "react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { MoreTools } from "./more-tools.tsx";
import { usePins } from "./pins/use-pins.ts";

const toolNamed = (label: string, order: number): ToolSlot => ({
  slot: `project.tool.${label.toLowerCase()}`,
  id: label.toLowerCase(),
  order,
  label,
  shows: "",
  icon: Box,
  key: label[0]!.toLowerCase(),
  component: () => null,
  place: "pinnable",
});
const seven = ["Gin", "Ale", "Bun", "Cup", "Dip", "Egg", "Fig"];
/** A store of pins belongs to its features: each test has its own. */
const features = (): WebFeature[] => [{ name: "seven", slots: seven.map(toolNamed) }];
const openTool = vi.fn();

function Pinned() {
  return <p>{`pinned: ${usePins().pins.join(" ")}.`}</p>;
}
const show = () => {
  const all = features();
  return render(
    <WebFeaturesContext value={all}>
      <InShell does={{ openTool }}>
        <MoreTools tools={toolsOf(all)} current={undefined} />
        <Pinned />
      </InShell>
    </WebFeaturesContext>,
  );
};
const plus = () => named("button", "All tools");
const isOpen = () => plus().getAttribute("aria-expanded") === "true";

beforeEach(() => {
  localStorage.clear();
  openTool.mockClear();
});
afterEach(() => {
  vi.useRealTimers();
});

describe("the plus at the end of the bar [T2.07]", () => {
  it("lists all tools by name, pins six of them, and says why not a seventh [T5.08] [T9.10]", async () => {
    await using page = await show();
    await press("All tools");
    await page.settle(() => expect(pageText()).toContain("AleBunCupDipEggFigGin"));
    for (const label of ["Fig", "Ale", "Bun", "Cup", "Dip", "Egg"]) await press(`Pin to nav bar: ${label}`);
    expect(pageText()).toContain("pinned: fig ale bun cup dip egg.");
    const refused = named("button", "Pin to nav bar: Gin");
    expect(refused.getAttribute("aria-disabled")).toBe("true");
    await focus(refused);
    await page.settle(() => expect(pageText()).toContain("Can't pin more than 6 tools"));
    await press("Pin to nav bar: Gin");
    await press("Unpin from nav bar: Bun");
    await press("Pin to nav bar: Gin");
    expect(pageText()).toContain("pinned: fig ale cup dip egg gin.");
    await press("Ale");
    expect(openTool).toHaveBeenCalledWith("ale");
    expect(isOpen()).toBe(false);
  });

  it("opens 200 ms after a mouse came, closes 120 ms after it left, and with Escape [T9.10]", async () => {
    await using page = await show();
    await page.settle(() => plus());
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    const pass = (ms: number): Promise<void> => act(async () => void vi.advanceTimersByTime(ms));
    const pointer = (type: string): Promise<void> =>
      act(async () => void plus().dispatchEvent(new PointerEvent(type, { bubbles: true, pointerType: "mouse" })));
    await pointer("pointerover");
    await pass(199);
    expect(isOpen()).toBe(false);
    await pass(1);
    expect(isOpen()).toBe(true);
    await pointer("pointerout");
    await pass(119);
    expect(isOpen()).toBe(true);
    await pass(1);
    expect(isOpen()).toBe(false);
    await pointer("pointerover");
    await pass(200);
    await key(plus(), "Escape");
    expect(isOpen()).toBe(false);
  });

  it("stays when it is pressed after a mouse has opened it, takes the focus, and gives it back with Escape", async () => {
    await using page = await show();
    await page.settle(() => plus());
    await focus(plus());
    await act(
      async () => void plus().dispatchEvent(new PointerEvent("pointerover", { bubbles: true, pointerType: "mouse" })),
    );
    await page.settle(() => expect(isOpen()).toBe(true));
    expect(document.activeElement).toBe(plus());
    await press("All tools");
    expect(isOpen()).toBe(true);
    await page.settle(() => expect(document.activeElement?.textContent).toBe("Ale"));
    await key(document.activeElement as HTMLElement, "Escape");
    await page.settle(() => expect(isOpen()).toBe(false));
    await page.settle(() => expect(document.activeElement).toBe(plus()));
    await press("All tools");
    await press("All tools");
    expect(isOpen()).toBe(false);
  });
});
