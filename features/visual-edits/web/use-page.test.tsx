import { render } from "@slipway/ui/testing/render.tsx";
import { offerPreviewChannel } from "@slipway/ui/session/preview-channel";
import { act, useEffect } from "react";
import { describe, expect, it, vi } from "vitest";
import { usePage, type Page } from "./use-page.ts";

type Fields = Readonly<Record<string, unknown>>;

/** The preview page of `p1` as the editor sees it: the messages it got, and a way to let it send some. */
function offeredPage() {
  const sent: Fields[] = [];
  const listeners = new Set<(fields: Fields) => void>();
  const withdraw = offerPreviewChannel("p1", "visual", {
    send: (message) => void sent.push(message),
    listen: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    go: () => undefined,
  });
  return {
    asked: () => sent.splice(0).filter(({ action }) => action === "on" || action === "select"),
    says: (fields: Fields) => act(async () => listeners.forEach((listener) => listener(fields))),
    [Symbol.dispose]: () => act(withdraw),
  };
}

const SETTINGS = { changes: {}, colors: [], onKey: vi.fn() };

function Editor({ onDrawn }: { onDrawn: (page: Page) => void }) {
  const page = usePage("p1", SETTINGS);
  useEffect(() => onDrawn(page));
  return null;
}

async function editor() {
  const held: { page: Page | null } = { page: null };
  const shown = await render(<Editor onDrawn={(page) => void (held.page = page)} />);
  return { page: () => held.page!, [Symbol.asyncDispose]: () => shown[Symbol.asyncDispose]() };
}

const SELECTION = { event: "selection", elements: [], ancestors: [], viewport: 800 };
const ASKED = { action: "select", levels: 0 };
const ON = { action: "on" };

describe("the whole page, requested while its frame is loading", () => {
  it("is requested again from the next page, until one has answered [W2.12]", async () => {
    using frame = offeredPage();
    await using shown = await editor();
    expect(frame.asked()).toEqual([ON]);
    shown.page().select(0);
    expect(frame.asked()).toEqual([ASKED]);
    // The page that heard it is gone; the next one is switched on, and asked.
    await frame.says({ event: "here" });
    expect(frame.asked()).toEqual([ON]);
    await frame.says({ event: "on" });
    expect(frame.asked()).toEqual([ASKED]);
    await frame.says(SELECTION);
    await frame.says({ event: "on" });
    expect(frame.asked()).toEqual([]);
  });

  it("is no longer wanted once something else, or nothing, is selected [W2.12]", async () => {
    using frame = offeredPage();
    await using shown = await editor();
    for (const instead of [1, null]) {
      shown.page().select(0);
      shown.page().select(instead);
      frame.asked();
      await frame.says({ event: "on" });
      expect(frame.asked()).toEqual([]);
    }
  });
});
