import { focus, key, named, pageText, press, render, type } from "@slipway/ui/testing/render.tsx";
import { act } from "react";
import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { DEVICES } from "./devices.ts";
import { PreviewHeader, type PreviewHeaderProps } from "./preview-header.tsx";
import { NO_BUILD_YET } from "../preview-tool.tsx";

const show = async (props: Partial<PreviewHeaderProps> = {}) => {
  const told = { onDevice: vi.fn(), onNavigate: vi.fn(), onRefresh: vi.fn(), onOpen: vi.fn() };
  const page = await render(
    <PreviewHeader
      device={DEVICES[0]!}
      path="/"
      pages={["/", "/menu", "/product/:id", "/docs/*", "*"]}
      openReason={null}
      {...told}
      {...props}
    />,
  );
  return { ...told, page };
};
const field = () => named<HTMLInputElement>("input", "Page path");
const options = () => [...document.querySelectorAll("[role=option]")].map((option) => option.textContent);
const open = () => act(async () => field().focus());

// Until it is loaded, the path is read-only.
beforeAll(() => import("./path-field.tsx"));
afterEach(() => {
  vi.useRealTimers();
});

describe("page-path selector [W2.15]", () => {
  it("offers the known pages without wildcards, '/' shown at first, and goes where one picks [T2.12]", async () => {
    const { page, onNavigate } = await show();
    await using _ = page;
    expect(field().value).toBe("/");
    await open();
    expect(options()).toEqual(["/", "/menu"]);
    await act(async () => [...document.querySelectorAll<HTMLElement>("[role=option]")][1]!.click());
    expect(onNavigate).toHaveBeenCalledWith("/menu");
  });

  it("takes Enter: whitespace goes, a slash leads, and a path nobody listed is an option of its own [T2.12] [T5.05]", async () => {
    const { page, onNavigate } = await show();
    await using _ = page;
    await open();
    await type(field(), " con tact ");
    expect(options()).toEqual(["Go to /contact"]);
    await key(field(), "Enter");
    expect(onNavigate).toHaveBeenCalledWith("/contact");
  });

  it("gives up on Escape [T2.12]", async () => {
    const { page, onNavigate } = await show({ path: "/menu" });
    await using _ = page;
    await open();
    await type(field(), "/else");
    await key(field(), "Escape");
    expect(field().value).toBe("/menu");
    expect(onNavigate).not.toHaveBeenCalled();
  });

  it("walks through the options with the arrow keys [T2.12]", async () => {
    const { page, onNavigate } = await show();
    await using _ = page;
    await open();
    await key(field(), "ArrowDown");
    await key(field(), "ArrowDown");
    await key(field(), "Enter");
    expect(onNavigate).toHaveBeenCalledTimes(1);
    expect(onNavigate).toHaveBeenCalledWith("/menu");
  });
});

describe("a header with a broken path field", () => {
  it("says so and keeps its buttons [W8.19]", async () => {
    const logged = vi.spyOn(console, "error").mockImplementation(() => undefined);
    // Another version's answer may lack the list.
    const { page, onRefresh } = await show({ pages: null as unknown as string[] });
    await using _ = page;
    await open();
    expect(pageText()).toContain("Error loading preview URL bar");
    await press("Refresh preview");
    expect(onRefresh).toHaveBeenCalledTimes(1);
    logged.mockRestore();
  });
});

describe("open button [W2.15]", () => {
  const click = (altKey = false) =>
    act(async () => {
      named("button", "Open in a new tab").dispatchEvent(new MouseEvent("click", { bubbles: true, altKey }));
    });

  it("opens the preview, with Alt its full address with the current path [T2.13]", async () => {
    const { page, onOpen } = await show({ path: "/menu" });
    await using _ = page;
    await click();
    await click(true);
    expect(onOpen.mock.calls).toEqual([[false], [true]]);
  });

  it("is disabled until there is a preview build, and says why [T2.13]", async () => {
    const { page, onOpen } = await show({ openReason: NO_BUILD_YET });
    await using _ = page;
    await click();
    expect(onOpen).not.toHaveBeenCalled();
    const button = named("button", "Open in a new tab");
    expect(button.getAttribute("aria-disabled")).toBe("true");
    await focus(button);
    await page.settle(() => expect(pageText()).toContain("There is no preview build to open yet"));
  });
});

describe("device and refresh", () => {
  it("the device button shows the word and asks for the next one: desktop, tablet, mobile [W2.13]", async () => {
    for (const [at, device] of DEVICES.entries()) {
      const { page, onDevice } = await show({ device });
      await using _ = page;
      const next = DEVICES[(at + 1) % 3]!;
      await press(`Device: ${device.label}. Show as ${next.label}`);
      expect(onDevice).toHaveBeenCalledWith(next);
    }
  });

  it("refresh spins for one second [W2.13] [W9.09]", async () => {
    const { page, onRefresh } = await show();
    await using _ = page;
    vi.useFakeTimers();
    const spins = () => named("button", "Refresh preview").querySelector("svg")!.classList.length;
    const still = spins();
    await press("Refresh preview");
    expect(onRefresh).toHaveBeenCalledTimes(1);
    await act(async () => vi.advanceTimersByTime(999));
    expect(spins()).toBe(still + 1);
    await act(async () => vi.advanceTimersByTime(1));
    expect(spins()).toBe(still);
    vi.useRealTimers();
  });
});
