import { act, Suspense } from "react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { pageText, press, render } from "../testing/render.tsx";
import { retryAll } from "./retry.ts";
import { lazyNamed } from "./lazy-named.ts";
import { SlotBoundary } from "./slot-boundary.tsx";

let online: boolean;
let asked: number;
beforeEach(() => {
  online = false;
  asked = 0;
  // React says on the console what a boundary caught.
  vi.spyOn(console, "error").mockImplementation(() => undefined);
});
afterEach(() => vi.restoreAllMocks());

/** A part of the app that needs the network to arrive. */
const part = () =>
  lazyNamed(async () => {
    asked += 1;
    if (!online) throw new TypeError("Failed to fetch dynamically imported module");
    return { Part: () => <p>The part.</p> };
  }, "Part");

describe("a part that could not be loaded", () => {
  it("shows the failure in its place, and Retry loads it again", async () => {
    const Part = part();
    await using page = await render(
      <SlotBoundary>
        <Part />
      </SlotBoundary>,
    );
    await page.settle(() => expect(pageText()).toContain("This part of the page could not be loaded."));
    expect(asked).toBe(1);
    online = true;
    await press("Retry");
    await page.settle(() => expect(pageText()).toBe("The part."));
    expect(asked).toBe(2);
  });

  it.each([
    ["the browser is online again", () => window.dispatchEvent(new Event("online"))],
    ["somebody goes elsewhere", retryAll],
  ])("comes back by itself when %s, also a control that left nothing behind", async (_when, happens) => {
    const Part = part();
    await using page = await render(
      <SlotBoundary whenBroken="nothing">
        <Part />
      </SlotBoundary>,
    );
    await page.settle(() => expect(asked).toBe(1));
    expect(pageText()).toBe("");
    online = true;
    await act(async () => void happens());
    await page.settle(() => expect(pageText()).toBe("The part."));
  });

  it("is loaded again where it is opened a second time later", async () => {
    const Part = part();
    const opened = () =>
      render(
        <SlotBoundary whenBroken="nothing">
          <Part />
        </SlotBoundary>,
      );
    {
      await using page = await opened();
      await page.settle(() => expect(asked).toBe(1));
    }
    online = true;
    const now = Date.now();
    vi.spyOn(Date, "now").mockReturnValue(now + 60_000);
    await using page = await opened();
    await act(async () => undefined);
    vi.mocked(Date.now).mockRestore();
    await page.settle(() => expect(pageText()).toBe("The part."));
  });

  it("asks for a reload when the server has another build by now", async () => {
    // A script that is inserted as text does not run.
    document.head.insertAdjacentHTML("beforeend", '<script type="module" src="/assets/index-old.js"></script>');
    vi.stubGlobal("fetch", () => Promise.resolve(new Response('<script src="/assets/index-new.js">')));
    const Part = part();
    await using page = await render(
      <SlotBoundary>
        <Part />
      </SlotBoundary>,
    );
    await page.settle(() => expect(pageText()).toContain("Slipway was updated"));
    expect(pageText()).toContain("Reload the page to go on. What you typed is kept.");
    expect(document.querySelector("[role=alert] button")?.textContent).toBe("Reload");
    document.querySelector("script[src='/assets/index-old.js']")?.remove();
    vi.unstubAllGlobals();
  });

  it("calls its listener, which may show the failure elsewhere", async () => {
    const Part = part();
    const broken = vi.fn();
    await using page = await render(
      <SlotBoundary whenBroken="nothing" onBroken={broken}>
        <Part />
      </SlotBoundary>,
    );
    await page.settle(() => expect(broken).toHaveBeenCalledTimes(1));
    expect(broken.mock.calls[0]![0]).toMatchObject({ code: "part_not_loaded", kind: "user" });
  });
});

it("a part that is there is not loaded again", async () => {
  online = true;
  const Part = part();
  await using page = await render(
    <Suspense>
      <Part />
    </Suspense>,
  );
  await page.settle(() => expect(pageText()).toBe("The part."));
  await act(async () => retryAll());
  expect([pageText(), asked]).toEqual(["The part.", 1]);
});

it("a style sheet that did not arrive is fetched again with its part", async () => {
  const Part = part();
  const sheet = document.createElement("link");
  sheet.rel = "stylesheet";
  sheet.dataset["of"] = "part";
  document.head.append(sheet);
  sheet.dispatchEvent(new Event("error"));
  online = true;
  await using page = await render(
    <SlotBoundary>
      <Part />
    </SlotBoundary>,
  );
  await page.settle(() => expect(pageText()).toBe("The part."));
  const now = document.querySelectorAll("[data-of=part]");
  expect([now.length, now[0] === sheet]).toEqual([1, false]);
  now[0]!.remove();
});
