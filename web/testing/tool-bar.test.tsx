import { NavigationContext, type Navigation } from "@slipway/ui/navigation/navigation";
import { webFeatures } from "@slipway/features/web.ts";
import { toolId, toolsOf, WebFeaturesContext, type ToolSlot, type WebFeature } from "@slipway/ui/slots/slots";
import { answerCalls, focus, key, named, press, render, success } from "@slipway/ui/testing/render.tsx";
import { BarChart3, Code, Cloud, Gauge, ShieldCheck, AppWindow } from "lucide-react";
import { act, Suspense, useState } from "react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { ToolBar } from "../src/workspace/tools/tool-bar.tsx";
import { ToolKeys } from "../src/workspace/tools/tool-keys.tsx";

const tool = (id: string, label: string, more: Partial<ToolSlot>): ToolSlot => ({
  slot: `project.tool.${id}`,
  id,
  order: 1,
  label,
  shows: "",
  icon: Cloud,
  key: id[0]!,
  component: () => null,
  ...more,
});
const tools = [
  tool("preview", "Preview", { order: 0, icon: AppWindow }),
  tool("cloud", "Cloud", { place: "pinned" }),
  tool("codeEditor", "Code", { place: "pinned", icon: Code, order: 2 }),
  tool("analytics", "Analytics", { place: "pinned", icon: BarChart3, order: 3 }),
  tool("security", "Security", { place: "pinnable", icon: ShieldCheck, order: 4 }),
  tool("seo", "Speed", { place: "pinnable", icon: Gauge, order: 5 }),
  tool("snapshot", "Version", { place: "context", order: 6 }),
  tool("debug", "Debug", { place: "keyed", order: 7 }),
];

function Bar({ features, openedFirst }: { features: readonly WebFeature[]; openedFirst: string }) {
  const [open, setOpen] = useState(openedFirst);
  const navigation: Navigation = {
    query: "",
    go: vi.fn(),
    openSettings: vi.fn(),
    openTool: setOpen,
    tool: open,
    views: [],
    showViews: () => undefined,
    half: null,
    showChat: vi.fn(),
    fullChat: false,
    toggleFullChat: vi.fn(),
  };
  return (
    <WebFeaturesContext value={features}>
      <NavigationContext value={navigation}>
        <Suspense fallback={null}>
          <ToolBar projectId="p1" />
          <ToolKeys projectId="p1" />
        </Suspense>
      </NavigationContext>
    </WebFeaturesContext>
  );
}

async function openBar(openedFirst = "preview", slots: readonly ToolSlot[] = tools) {
  answerCalls({ "GET /projects/p1/details": () => success({ id: "p1", permissions: ["EditProject"] }) });
  const page = await render(<Bar features={[{ name: "made up", slots }]} openedFirst={openedFirst} />);
  await page.settle(() => expect(inBar().length).toBeGreaterThan(0));
  return page;
}
const inBar = () => [...document.querySelectorAll("nav [data-tool]")].map((button) => button.textContent);
const current = () => document.querySelector("nav [aria-current=page]")?.textContent;
const listed = () => [...document.querySelectorAll("[role=dialog] li")].map((entry) => entry.textContent);
const point = (kind: "enter" | "leave", target: Element) =>
  act(async () => {
    const type = kind === "enter" ? "pointerover" : "pointerout";
    target.dispatchEvent(new PointerEvent(type, { bubbles: true, pointerType: "mouse", relatedTarget: document.body }));
  });

beforeEach(() => localStorage.clear());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("the tool bar", () => {
  it("has the preview, then what is pinned from the start [T2.02] [T2.03] [T2.04]", async () => {
    await using _ = await openBar();
    expect(inBar()).toEqual(["Preview", "Cloud", "Code", "Analytics"]);
    expect(current()).toBe("Preview");
  });

  it("shows the active tool though it is not pinned, and only while it is active [T2.06]", async () => {
    await using page = await openBar("snapshot");
    expect(inBar()).toEqual(["Preview", "Cloud", "Code", "Analytics", "Version"]);
    expect(current()).toBe("Version");
    await press("Cloud");
    await page.settle(() => expect(inBar()).toEqual(["Preview", "Cloud", "Code", "Analytics"]));
    expect(current()).toBe("Cloud");
  });

  it("opens one that is not to be pinned by its key, and shows it only while it is active [T2.06] [WB1]", async () => {
    await using page = await openBar();
    for (const letter of ["g", "d"]) await key(document.body, letter);
    await page.settle(() => expect(inBar()).toEqual(["Preview", "Cloud", "Code", "Analytics", "Debug"]));
    expect(current()).toBe("Debug");
    expect(named("nav", "Tools").querySelector("[data-tool=debug][draggable=true]")).toBeNull();
    await press("Cloud");
    await page.settle(() => expect(inBar()).toEqual(["Preview", "Cloud", "Code", "Analytics"]));
  });

  it("forgets a pin of a tool that cannot be pinned any more [WB1] [T2.09]", async () => {
    localStorage.setItem("slipway-pinned-tools-2.2", JSON.stringify({ pinned: ["debug", "seo", "snapshot"] }));
    await using _ = await openBar();
    expect(inBar()).toEqual(["Preview", "Speed"]);
  });

  it("moves a pinned tool with Alt and the arrows, and remembers the order [T2.05] [T2.09]", async () => {
    await using page = await openBar();
    const button = named<HTMLButtonElement>("nav button", "Code");
    await focus(button);
    await act(async () => {
      button.dispatchEvent(new KeyboardEvent("keydown", { key: "ArrowLeft", altKey: true, bubbles: true }));
    });
    await page.settle(() => expect(inBar()).toEqual(["Preview", "Code", "Cloud", "Analytics"]));
    expect(JSON.parse(localStorage.getItem("slipway-pinned-tools-2.2")!)).toEqual({
      pinned: ["codeEditor", "cloud", "analytics"],
    });
  });

  it("has no plus where there is nothing to pin", async () => {
    await using _ = await openBar("preview", [tools[0]!, tools[6]!]);
    expect(inBar()).toEqual(["Preview"]);
    expect(document.querySelector("[aria-label='All tools']")).toBeNull();
  });
});

it("offers no tool for pinning beyond the five [T2.03] [WB1]", () => {
  const places = toolsOf(webFeatures).filter(({ place }) => place === "pinned" || place === "pinnable");
  const five = ["cloud", "codeEditor", "analytics", "security", "seo"];
  expect(places.map(toolId).filter((id) => !five.includes(id))).toEqual([]);
});

describe("the list behind the plus", () => {
  it("names every tool in alphabetical order, each with pin or unpin [T2.07] [WB1]", async () => {
    await using page = await openBar();
    await press("All tools");
    await page.settle(() => expect(listed()).toEqual(["Analytics", "Cloud", "Code", "Security", "Speed"]));
    await press("Unpin from nav bar: Cloud");
    await page.settle(() => expect(inBar()).toEqual(["Preview", "Code", "Analytics"]));
    await press("Pin to nav bar: Speed");
    await page.settle(() => expect(inBar()).toEqual(["Preview", "Code", "Analytics", "Speed"]));
  });

  it("opens a tool and closes [T2.07]", async () => {
    await using page = await openBar();
    await press("All tools");
    await page.settle(() => expect(listed()).toHaveLength(5));
    await act(async () => named("[role=dialog] button", "Security").click());
    await page.settle(() => expect(current()).toBe("Security"));
    await page.settle(() => expect(listed()).toEqual([]));
  });

  it("refuses a seventh pin and says why [T2.07] [T5.08]", async () => {
    const seven = "abcdefg".split("").map((id, order) => tool(id, `Tool ${id}`, { place: "pinnable", order }));
    localStorage.setItem("slipway-pinned-tools-2.2", JSON.stringify({ pinned: "abcdef".split("") }));
    await using page = await openBar("preview", [tools[0]!, ...seven]);
    await press("All tools");
    await page.settle(() => expect(listed()).toHaveLength(7));
    const pin = named<HTMLButtonElement>("button", "Pin to nav bar: Tool g");
    expect(pin.getAttribute("aria-disabled")).toBe("true");
    await focus(pin);
    await page.settle(() => expect(document.body.textContent).toContain("Can't pin more than 6 tools"));
    await press("Pin to nav bar: Tool g");
    expect(inBar()).toHaveLength(7);
    expect(inBar()).not.toContain("Tool g");
  });

  it("opens after a hover of 200 ms and closes 120 ms after it was left [T2.07] [T9.10]", async () => {
    await using _ = await openBar();
    const plus = document.querySelector("nav [aria-label='All tools']")!;
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    const pass = (ms: number) => act(async () => vi.advanceTimersByTime(ms));
    const expanded = () => plus.getAttribute("aria-expanded");
    await point("enter", plus);
    await pass(199);
    expect(expanded()).toBe("false");
    await pass(1);
    expect(expanded()).toBe("true");
    await point("leave", plus);
    await pass(119);
    expect(expanded()).toBe("true");
    await pass(1);
    expect(expanded()).toBe("false");
  });
});

describe("dragging pinned tools [T2.05]", () => {
  const cloud = () => document.querySelector<HTMLElement>("nav [data-tool=cloud]")!;
  const pointer = (type: string) =>
    act(async () => void cloud().dispatchEvent(new PointerEvent(type, { bubbles: true })));

  it("comes when a pointer comes near, and never takes a pressed button away before its click", async () => {
    await using page = await openBar();
    const first = cloud();
    await point("enter", first);
    await pointer("pointerdown");
    await act(() => import("../src/workspace/tools/pins/sortable-pins.tsx"));
    expect(cloud()).toBe(first);
    await act(async () => first.click());
    expect(current()).toBe("Cloud");
    await page.settle(() => expect(cloud()).not.toBe(first));
    expect(inBar()).toEqual(["Preview", "Cloud", "Code", "Analytics"]);
  });
});
