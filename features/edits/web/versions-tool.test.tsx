import { InShell } from "@slipway/ui/testing/in-shell.tsx";
import { answerCalls, named, pageText, press, render, success, type Asked } from "@slipway/ui/testing/render.tsx";
import { act } from "react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { EditDocument } from "../contract/index.ts";
import { anEdit } from "./testing.ts";
import { VersionsTool } from "./versions-tool.tsx";

const version = (number: number, change: Partial<EditDocument> = {}): EditDocument =>
  anEdit({
    id: `e${number}`,
    version: number,
    commit_sha: String(number).repeat(40),
    tree_hash: `t${number}`,
    commit_message: `Change ${number}`,
    ...change,
  });
let count = 0;
/** Each address works once. */
let tickets = 0;
let id: string;
let asked: Asked[];
const openTool = vi.fn();

beforeEach(() => {
  id = `p${(count += 1)}`;
  openTool.mockClear();
  vi.stubGlobal(
    "WebSocket",
    class {
      close(): void {}
      send(): void {}
      addEventListener(): void {}
    },
  );
});
afterEach(() => vi.unstubAllGlobals());

const show = (...items: EditDocument[]) => showWith({}, ...items);
const showWith = (answers: Parameters<typeof answerCalls>[0], ...items: EditDocument[]) => {
  asked = answerCalls({
    [`GET /projects/${id}/edits`]: () => success({ items, next_cursor: null, seq: 1 }),
    [`GET /projects/${id}/details`]: () => success({ permissions: ["EditProject"], locked_at: null }),
    [`GET /projects/${id}/deployments`]: () => success({ deployments: [] }),
    [`POST /projects/${id}/preview-access`]: () => success({ url: `about:blank?${(tickets += 1)}` }),
    ...answers,
  });
  return render(
    <InShell does={{ openTool }}>
      <VersionsTool projectId={id} />
    </InShell>,
  );
};
const frames = (): string[] => [...document.querySelectorAll("iframe")].map(({ title }) => title);
const choose = (number: number): Promise<void> =>
  act(async () => document.querySelector<HTMLElement>(`[data-version=e${number}]`)!.click());

describe("a past version", () => {
  it("is shown in a frame of its own with the way to restore it, and the way back to the latest [T2.25] [T2.11]", async () => {
    await using page = await show(version(1), version(2), version(3));
    await page.settle(() => expect(frames()).toEqual(["Version 3 of your app"]));
    expect(pageText()).not.toContain("Restore this version");
    await choose(1);
    await page.settle(() => expect(frames()).toEqual(["Version 1 of your app"]));
    const shas = asked.filter(({ method }) => method === "POST").map(({ body }) => body);
    expect(shas).toEqual([{ sha: "333333333333" }, { sha: "111111111111" }]);
    named("button", "Restore this version");
    await press("Back to latest");
    expect(openTool).toHaveBeenCalledWith("preview");
  });

  it("is compared with the present version by a movable line, also while another is chosen", async () => {
    await using page = await show(version(1), version(2), version(3));
    await page.settle(() => expect(frames()).toHaveLength(1));
    expect(() => named("button", "Compare with now")).toThrow();
    await choose(1);
    await page.settle(() => expect(frames()).toEqual(["Version 1 of your app"]));
    const used = [...document.querySelectorAll("iframe")].map(({ src }) => src);
    await press("Compare with now");
    await page.settle(() => expect(frames()).toEqual(["Version 3 of your app", "Version 1 of your app"]));
    const shown = [...document.querySelectorAll("iframe")].map(({ src }) => src);
    expect(new Set([...used, ...shown]).size).toBe(3);
    const line = document.querySelector<HTMLInputElement>("input[type=range]")!;
    expect([line.value, line.getAttribute("aria-valuetext")]).toEqual(["50", "50 % of version 1"]);
    await choose(2);
    await page.settle(() => expect(frames()).toEqual(["Version 3 of your app", "Version 2 of your app"]));
    await press("Compare with now");
    await page.settle(() => expect(frames()).toEqual(["Version 2 of your app"]));
  });

  it("whose files are gone offers neither [T4.06]", async () => {
    await using page = await show(version(1, { archived: true }), version(2));
    await page.settle(() => expect(frames()).toHaveLength(1));
    await choose(1);
    expect(pageText()).not.toContain("Restore this version");
    expect(() => named("button", "Compare with now")).toThrow();
  });

  it("that could not be built is marked in the list", async () => {
    await using page = await show(version(1, { previewBuildStatus: "failed" }), version(2));
    await page.settle(() => expect(frames()).toHaveLength(1));
    const marks = (number: number) => document.querySelector(`[data-version=e${number}]`)!.textContent;
    expect(marks(1)).toContain("Errors");
    expect(marks(2)).not.toContain("Errors");
  });

  it("has its picture in the list, and in place of its app until that runs (product page, screen 6)", async () => {
    const picture_url = "/api/projects/p/edits/e1/picture";
    await using page = await show(version(1, { picture_url }), version(2));
    await page.settle(() => expect(frames()).toHaveLength(1));
    const row = (number: number) => document.querySelector(`[data-version=e${number}] img`)?.getAttribute("src");
    expect([row(1), row(2)]).toEqual([picture_url, undefined]);
    await choose(1);
    await page.settle(() => expect(pageText()).toContain("Opening version 1"));
    await page.settle(() => expect(frames()).toEqual(["Version 1 of your app"]));
    const say = (data: unknown, source: unknown): Promise<void> =>
      act(async () => {
        const event = Object.assign(new Event("message"), { origin: "null", data, source });
        window.dispatchEvent(event);
      });
    const { contentWindow } = document.querySelector("iframe")!;
    await say({ source: "slipway-preview", type: "begin" }, window);
    await say({ source: "elsewhere" }, contentWindow);
    expect(pageText()).toContain("Opening version 1");
    await say({ source: "slipway-preview", type: "begin" }, contentWindow);
    expect(pageText()).not.toContain("Opening version 1");
  });

  it("shows the server log's id if its host finds nothing", async () => {
    const gone = {
      [`POST /projects/${id}/preview-access`]: () =>
        Response.json(
          { error: { code: "not_found", message: "This version was not found.", trace_id: "trace-7" } },
          { status: 404 },
        ),
    };
    await using page = await showWith(gone, version(1));
    await page.settle(() => expect(pageText()).toContain("This version's files are gone"));
    expect(pageText()).toContain("trace-7");
  });
});
