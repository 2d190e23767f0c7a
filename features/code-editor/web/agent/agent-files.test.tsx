import { InShell } from "@slipway/ui/testing/in-shell.tsx";
import { answerCalls, named, pageText, press, render, success, type Asked } from "@slipway/ui/testing/render.tsx";
import { act } from "react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Project } from "../../../projects/contract/index.ts";
import { CodeEditor } from "../code-editor.tsx";
import { draftsOf, tellDrafts } from "../drafts/drafts.ts";
import type { Source } from "../files/use-source.ts";
import { filesOfRun } from "./agent-files.ts";

const PATH = "src/pages/Index.tsx";
let count = 0;
let id: string;
let asked: Asked[];

beforeEach(() => {
  id = `agent-${(count += 1)}`;
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

const source = (sha: string): Source => ({
  sha,
  files: new Map(
    [PATH, "src/App.tsx"].map((name) => [name, { name, contents: "saved\n", binary: false, sizeExceeded: false }]),
  ),
});
const turn = (...paths: string[]) => ({
  tag: "ai-message",
  status: "running",
  queued_position: null,
  steps: paths.map((target, at) => ({ id: `s${at}`, kind: "edit", target, status: "done", started_at: 0 })),
});

const show = (lockedAt: string | null) => {
  const project = {
    id,
    locked_at: lockedAt,
    workspace: { plan: "biz" },
    permissions: ["EditProject"],
  } as unknown as Partial<Project>;
  asked = answerCalls({
    [`GET /projects/${id}/edits`]: () =>
      success({
        items: [
          { type: "ai_update", reverted: false, diff: [{ file_path: "src/App.tsx" }] },
          { type: "manual_update", reverted: false, diff: [{ file_path: PATH }] },
        ],
        next_cursor: null,
        seq: 1,
      }),
    [`POST /projects/${id}/edit-code`]: () => success({ commit_sha: "c", edit_id: "e", error: null }),
  });
  return render(
    <InShell>
      <CodeEditor projectId={id} project={project} source={source("a".repeat(40))} />
    </InShell>,
  );
};
const file = (name: string): string | null =>
  [...document.querySelectorAll("[role=treeitem]")]
    .find((row) => row.textContent === name)
    ?.getAttribute("aria-label") ?? null;
const code = (): HTMLElement => named<HTMLElement>(".cm-content", `Code of ${PATH}`);

describe("files the agent works on", () => {
  it("are those that the running turn writes: not others, and not those of waiting or ended turns", () => {
    const steps = [
      { id: "1", kind: "read", target: "src/read.tsx", status: "done", started_at: 0 },
      { id: "2", kind: "edit", target: "src/a.tsx", status: "done", started_at: 0 },
      { id: "3", kind: "create", target: "src/b.tsx", status: "running", started_at: 0 },
      { id: "4", kind: "edit", target: "src/c.tsx", status: "failed", started_at: 0 },
      { id: "5", kind: "edit", target: "src/a.tsx", status: "running", started_at: 0 },
    ];
    const docs = (more: object) => new Map([["m", { ...turn(), steps, ...more }]]) as never;
    expect(filesOfRun(docs({}))).toEqual(["src/a.tsx", "src/b.tsx"]);
    expect(filesOfRun(docs({ status: "completed" }))).toEqual([]);
    expect(filesOfRun(docs({ queued_position: 1 }))).toEqual([]);
    expect(filesOfRun(new Map())).toEqual([]);
  });

  it("are marked in the tree after the turn, until the next one", async () => {
    await using page = await show(null);
    await page.settle(() => expect(file("App.tsx")).toBe("App.tsx, changed by the agent's last turn"));
    act(() => tellDrafts(id, { type: "typed", path: "src/App.tsx", text: "mine", saved: "saved\n" }));
    await page.settle(() => expect(file("App.tsx")).toBe("App.tsx, not saved"));
  });

  it("are read-only meanwhile; typed text stays, and does not overwrite the agent's", async () => {
    await using page = await show(new Date().toISOString());
    await page.settle(() => expect(code().getAttribute("aria-readonly")).toBeNull());
    act(() => tellDrafts(id, { type: "typed", path: PATH, text: "typed before", saved: "saved\n" }));
    const tell = (doc: object): Promise<void> =>
      act(async () => {
        const state = { data: new Map([["m1", doc]]), seq: 1, ready: true, closed: null };
        page.cache.setQueryData(["live", `projects/${id}/trajectory`, {}], state);
      });
    await tell(turn(PATH));
    await page.settle(() => expect(pageText()).toContain("Read only. Agent is editing this file."));
    await page.settle(() => expect(code().getAttribute("aria-readonly")).toBe("true"));
    expect(code().textContent).toBe("typed before");
    await press("Save");
    await page.settle(() => expect(pageText()).toContain("The agent is editing this file."));
    // The editor may have asked for the problems of the file, which is a POST as well.
    expect(asked.some(({ path }) => path.endsWith("/edit-code"))).toBe(false);
    expect(draftsOf(id)[PATH]?.text).toBe("typed before");
    await tell({ ...turn(PATH), status: "completed" });
    await page.settle(() => expect(pageText()).not.toContain("Read only."));
    await page.settle(() => expect(code().getAttribute("aria-readonly")).toBeNull());
  });
});
