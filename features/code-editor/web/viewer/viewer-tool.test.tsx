import { InShell } from "@slipway/ui/testing/in-shell.tsx";
import {
  answerCalls,
  failure,
  named,
  pageText,
  press,
  render,
  success,
  type Rendered,
} from "@slipway/ui/testing/render.tsx";
import { EditorView } from "@codemirror/view";
import { act } from "react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { chooseVersion } from "@slipway/ui/session/chosen-version";
import type { DiffEntry, EditDocument } from "../../../edits/contract/index.ts";
import { draftsOf, tellDrafts } from "../drafts/drafts.ts";
import { ViewerTool } from "./viewer-tool.tsx";

const entry = (path: string, change: Partial<DiffEntry> = {}): DiffEntry => ({
  file_path: path,
  original_file_path: null,
  action: "edit",
  old_content: "one\n",
  new_content: "two\n",
  is_image: false,
  is_incomplete: false,
  ...change,
});
const anEdit = (change: Partial<EditDocument> = {}): EditDocument => ({
  id: "e1",
  version: 1,
  commit_sha: "a".repeat(40),
  parent_sha: "b".repeat(40),
  tree_hash: "c".repeat(40),
  commit_message: "A change",
  created_at: "2026-11-21T12:00:00.000Z",
  user_id: null,
  author_name: "Slipway",
  type: "ai_update",
  kind: "CodeEdit",
  status: "completed",
  previewBuildStatus: "success",
  archived: false,
  reverted: false,
  bookmarked: false,
  picture_url: null,
  revert_target_edit_id: null,
  ai_message_id: null,
  diff: [],
  pages: [],
  tags: {},
  ...change,
});
const OLDER = anEdit({ id: "e1", version: 1, commit_sha: "1".repeat(40) });
const LATEST = anEdit({ id: "e2", version: 2, commit_sha: "2".repeat(40), commit_message: "Newest change" });

type Answers = Parameters<typeof answerCalls>[0];
let count = 0;
let id: string;
beforeEach(() => {
  sessionStorage.clear();
  id = `p${(count += 1)}`;
});
afterEach(() => vi.unstubAllGlobals());

const details = (plan: string) => success({ id, workspace_id: "w", workspace: { id: "w", plan }, permissions: [] });

function answer(more: Answers, { diffs = [entry("src/App.tsx")], plan = "pro" } = {}) {
  return answerCalls({
    [`GET /projects/${id}/edits`]: () => success({ items: [OLDER, LATEST], next_cursor: null, seq: 2 }),
    [`GET /projects/${id}/details`]: () => details(plan),
    [`GET /projects/${id}/commits/${OLDER.commit_sha}/diff`]: () => success({ diffs, error: null }),
    [`GET /projects/${id}/commits/${LATEST.commit_sha}/diff`]: () => success({ diffs, error: null }),
    ...more,
  });
}
const show = () =>
  render(
    <InShell>
      <ViewerTool projectId={id} />
    </InShell>,
  );
const sections = () =>
  [...document.querySelectorAll("section[aria-label]")].map((one) => one.getAttribute("aria-label"));
const text = (path: string) => named("[role=textbox]", `Changes of ${path}`);
const isEditable = (path: string): boolean => text(path).getAttribute("contenteditable") === "true";

describe("the changes of a version", () => {
  it("are those of the newest, file by file, and fold away [T2.22] [T4.05]", async () => {
    answer({}, { diffs: ["a.ts", "b.ts", "c.ts"].map((path) => entry(path)) });
    await using page = await show();
    await page.settle(() => expect(sections()).toEqual(["a.ts", "b.ts", "c.ts"]));
    expect(pageText()).toContain("Newest change");
    const head = document.querySelector<HTMLElement>("section[aria-label='b.ts'] button[aria-expanded]")!;
    const contents = document.getElementById(head.getAttribute("aria-controls")!)!;
    expect([head.getAttribute("aria-expanded"), contents.hidden]).toEqual(["true", false]);
    await act(async () => head.click());
    expect([head.getAttribute("aria-expanded"), contents.hidden]).toEqual(["false", true]);
    await act(async () => head.click());
    expect(contents.hidden).toBe(false);
  });

  it("are asked for once a commit is known, once more without an answer, then kept for five minutes [T7.06] [T9.03]", async () => {
    const known = Promise.withResolvers<Response>();
    let broken = true;
    const calls = answer({
      [`GET /projects/${id}/edits`]: () => known.promise,
      [`GET /projects/${id}/commits/${LATEST.commit_sha}/diff`]: () => {
        if (!broken) return success({ diffs: [entry("a.ts")], error: null });
        broken = false;
        return failure(500, { code: "internal", message: "No." });
      },
    });
    const asked = () => calls.filter(({ path }) => path.endsWith("/diff")).length;
    await using page = await show();
    expect(asked()).toBe(0);
    known.resolve(success({ items: [LATEST], next_cursor: null, seq: 2 }));
    await page.settle(() => expect(sections()).toEqual(["a.ts"]));
    expect(asked()).toBe(2);
    const query = page.cache
      .getQueryCache()
      .find({ queryKey: [`/projects/${id}/commits/${LATEST.commit_sha}/diff`], exact: false })!;
    expect(query.options).toMatchObject({ staleTime: 5 * 60_000, refetchOnWindowFocus: false });
  });

  it("are requested once more, and no more, if the server fails [T7.06]", async () => {
    const calls = answer({
      [`GET /projects/${id}/commits/${LATEST.commit_sha}/diff`]: () =>
        failure(500, { code: "internal", message: "No." }),
    });
    await using page = await show();
    await page.settle(() => named("button", "Retry"));
    expect(calls.filter(({ path }) => path.endsWith("/diff"))).toHaveLength(2);
  });

  it.each([
    [() => failure(404, { code: "commit_not_found", message: "x" })],
    [() => success({ diffs: [], error: "gone" })],
  ])("that cannot be read say so [T8.05]", async (diff) => {
    answer({ [`GET /projects/${id}/commits/${LATEST.commit_sha}/diff`]: diff });
    await using page = await show();
    await page.settle(() => expect(pageText()).toContain("Unable to load diff. The commit may no longer exist."));
  });

  it("lead to the commit on GitHub where an own account's repository is linked, else say what is missing [T2.22] [T6.03] [G3]", async () => {
    const linked = (github_repo_name: string | null, owner: string | null) => () =>
      success({
        ...{ id, workspace_id: "w", workspace: { id: "w", plan: "pro" }, permissions: [], github_repo_name },
        github_owner: owner === null ? null : { name: owner },
      });
    {
      answer({ [`GET /projects/${id}/details`]: linked(null, null) });
      await using page = await show();
      await page.settle(() => expect(pageText()).toContain("Version 2"));
      expect(pageText()).not.toContain("GitHub");
    }
    {
      answer({ [`GET /projects/${id}/details`]: linked("bakery", "crust-ltd") });
      await using page = await show();
      await page.settle(() => expect(pageText()).toContain("View on GitHub"));
      expect(named<HTMLAnchorElement>("a", "View on GitHub").href).toBe(
        `https://github.com/crust-ltd/bakery/commit/${LATEST.commit_sha}`,
      );
    }
    answer({ [`GET /projects/${id}/details`]: linked("bakery", null) });
    await using page = await show();
    await page.settle(() => expect(pageText()).toContain("View on GitHub"));
    await press("View on GitHub");
    await page.settle(() => named("[role=dialog]", "GitHub access required"));
  });

  it("say so if there are none [T8.05]", async () => {
    answer({}, { diffs: [] });
    await using page = await show();
    await page.settle(() => expect(pageText()).toContain("No changes in this edit"));
  });

  it("of a missing version are not requested [T8.07]", async () => {
    answer({});
    chooseVersion(id, "e-none");
    await using page = await show();
    await page.settle(() => expect(pageText()).toContain("No edit found for this version"));
  });
});

describe("typing into the changes", () => {
  it.each([
    ["the latest on a paid plan", "e2", "pro", true],
    ["the latest on a free plan", "e2", "free", false],
    ["an older one on a paid plan", "e1", "enterprise", false],
  ])("is for the latest version and paid plans: %s [T5.03] [T6.02] [T2.22]", async (_case, editId, plan, editable) => {
    answer({}, { plan });
    chooseVersion(id, editId);
    await using page = await show();
    await page.settle(() => expect(isEditable("src/App.tsx")).toBe(editable));
    expect(pageText()).not.toContain("Save (");
  });

  it("is saved as a manual edit on the version that was read [T8.16] [T2.22] [F7]", async () => {
    const calls = answer({
      [`POST /projects/${id}/edit-code`]: () => success({ commit_sha: "3".repeat(40), edit_id: "e3", error: null }),
    });
    await using page = await show();
    await page.settle(() => expect(isEditable("src/App.tsx")).toBe(true));
    const view = EditorView.findFromDOM(text("src/App.tsx"))!;
    await act(async () => view.dispatch({ changes: { from: 0, insert: "new " } }));
    await press("Save (1)");
    await page.settle(() => expect(pageText()).toContain("Changes saved"));
    expect(calls.find(({ method }) => method === "POST")!.body).toEqual({
      changes: [{ path: "src/App.tsx", content: "new two\n" }],
      commit_message: "Manual edit: src/App.tsx",
      base_commit_sha: LATEST.commit_sha,
    });
    expect(pageText()).not.toContain("Save (1)");
  });

  it("stays while its file is folded away [T4.05]", async () => {
    answer({});
    await using page = await show();
    await page.settle(() => expect(isEditable("src/App.tsx")).toBe(true));
    const view = EditorView.findFromDOM(text("src/App.tsx"))!;
    await act(async () => view.dispatch({ changes: { from: 0, insert: "new " } }));
    const head = document.querySelector<HTMLElement>("section button[aria-expanded]")!;
    await act(async () => head.click());
    await act(async () => head.click());
    expect(EditorView.findFromDOM(text("src/App.tsx"))!.state.doc.toString()).toBe("new two\n");
  });

  it("that could not be saved is kept [W8.20]", async () => {
    answer({ [`POST /projects/${id}/edit-code`]: () => failure(409, { code: "project_locked", message: "Busy." }) });
    await using page = await show();
    await page.settle(() => expect(isEditable("src/App.tsx")).toBe(true));
    const view = EditorView.findFromDOM(text("src/App.tsx"))!;
    await act(async () => view.dispatch({ changes: { from: 0, insert: "new " } }));
    await press("Save (1)");
    await page.settle(() => expect(pageText()).toContain("Busy."));
    expect([pageText().includes("Save (1)"), view.state.doc.toString()]).toEqual([true, "new two\n"]);
  });
});

describe("unsaved text in a version", () => {
  const type = async (): Promise<void> => {
    const view = EditorView.findFromDOM(text("src/App.tsx"))!;
    await act(async () => view.dispatch({ changes: { from: 0, insert: "new " } }));
  };
  /** Says what is asked, and that it is asked no more. */
  const reply = async (page: Rendered, title: string, button: string): Promise<void> => {
    await page.settle(() => named("[role=dialog]", title));
    const buttons = [...named("[role=dialog]", title).querySelectorAll("button")];
    await act(async () => buttons.find(({ textContent }) => textContent === button)!.click());
    await page.settle(() => expect(() => named("[role=dialog]", title)).toThrow());
  };
  const shown = (): string => EditorView.findFromDOM(text("src/App.tsx"))!.state.doc.toString();

  it("is restored after a reload, until it is discarded [F4]", async () => {
    answer({});
    {
      await using page = await show();
      await page.settle(() => expect(isEditable("src/App.tsx")).toBe(true));
      await type();
    }
    {
      await using page = await show();
      await page.settle(() => expect(shown()).toBe("new two\n"));
      await press("Discard");
      await page.settle(() => expect(shown()).toBe("two\n"));
    }
    await using page = await show();
    await page.settle(() => expect(isEditable("src/App.tsx")).toBe(true));
    expect(shown()).toBe("two\n");
  });

  it("is asked about before another version is shown [T2.10]", async () => {
    answer({});
    await using page = await show();
    await page.settle(() => expect(isEditable("src/App.tsx")).toBe(true));
    await type();
    act(() => chooseVersion(id, OLDER.id));
    await reply(page, "Discard unsaved changes?", "Cancel");
    expect([shown(), pageText().includes("Newest change")]).toEqual(["new two\n", true]);
    act(() => chooseVersion(id, OLDER.id));
    await reply(page, "Discard unsaved changes?", "Discard");
    await page.settle(() => expect(shown()).toBe("two\n"));
    expect(pageText()).not.toContain("Newest change");
  });

  it("replaces other text of the code editor only after a question", async () => {
    const newer = () =>
      success({
        id,
        workspace_id: "w",
        workspace: { id: "w", plan: "pro" },
        permissions: [],
        latest_commit_sha: "3".repeat(40),
      });
    let overtaken = false;
    answer({ [`GET /projects/${id}/details`]: () => (overtaken ? newer() : details("pro")) });
    await using page = await show();
    await page.settle(() => expect(isEditable("src/App.tsx")).toBe(true));
    await type();
    tellDrafts(id, { type: "typed", path: "src/App.tsx", text: "of the editor", saved: "two\n" });
    overtaken = true;
    await act(() => page.cache.invalidateQueries());
    await page.settle(() => expect(pageText()).toContain("There is a newer version of this project."));
    await press("Go on in the code editor");
    await reply(page, "Replace what you typed in the code editor?", "Cancel");
    expect([draftsOf(id)["src/App.tsx"]!.text, shown()]).toEqual(["of the editor", "new two\n"]);
    await press("Go on in the code editor");
    await reply(page, "Replace what you typed in the code editor?", "Replace");
    await page.settle(() => expect(draftsOf(id)["src/App.tsx"]!.text).toBe("new two\n"));
  });
});

describe("a version that is no longer the newest", () => {
  const NEWER = "3".repeat(40);
  const newerDetails = () =>
    success({ id, workspace_id: "w", workspace: { id: "w", plan: "pro" }, permissions: [], latest_commit_sha: NEWER });

  it("becomes read-only as soon as the project reports the newer one [T2.22] [T6.02]", async () => {
    answer({ [`GET /projects/${id}/details`]: newerDetails });
    await using page = await show();
    await page.settle(() => expect(text("src/App.tsx")).toBeDefined());
    await page.settle(() => expect(isEditable("src/App.tsx")).toBe(false));
  });

  it("hands its text to the code editor, which has both; nothing is overwritten or lost [F1]", async () => {
    let saved = false;
    answer({
      [`POST /projects/${id}/edit-code`]: () => {
        saved = true;
        return failure(409, { code: "file_changed", message: "Changed.", details: { paths: ["src/App.tsx"] } });
      },
      [`GET /projects/${id}/details`]: () => (saved ? newerDetails() : details("pro")),
    });
    const openTool = vi.fn();
    await using page = await render(
      <InShell does={{ openTool }}>
        <ViewerTool projectId={id} />
      </InShell>,
    );
    await page.settle(() => expect(isEditable("src/App.tsx")).toBe(true));
    const view = EditorView.findFromDOM(text("src/App.tsx"))!;
    await act(async () => view.dispatch({ changes: { from: 0, insert: "new " } }));
    await press("Save (1)");
    await page.settle(() => expect(pageText()).toContain("There is a newer version of this project."));
    expect(EditorView.findFromDOM(text("src/App.tsx"))!.state.doc.toString()).toBe("new two\n");
    expect(pageText()).not.toContain("Save (1)");
    await press("Go on in the code editor");
    await page.settle(() => expect(openTool).toHaveBeenCalledWith("codeEditor"));
    expect(draftsOf(id)).toEqual({ "src/App.tsx": { text: "new two\n", base: "two\n" } });
  });
});

describe("a long difference", () => {
  it("is rendered when it comes near the screen, and keeps its room until then [T4.05]", async () => {
    const watched: { element: Element; tell: (near: boolean) => void }[] = [];
    vi.stubGlobal(
      "IntersectionObserver",
      class {
        readonly #tell: IntersectionObserverCallback;
        constructor(tell: IntersectionObserverCallback) {
          this.#tell = tell;
        }
        observe(element: Element): void {
          const entry = (isIntersecting: boolean) => ({ isIntersecting }) as IntersectionObserverEntry;
          watched.push({ element, tell: (near) => this.#tell([entry(near)], this as never) });
        }
        disconnect(): void {}
      },
    );
    const far = vi.spyOn(Element.prototype, "getBoundingClientRect").mockReturnValue({ top: 100_000 } as DOMRect);
    answer({}, { diffs: [entry("src/App.tsx", { new_content: "a\nb\nc" })] });
    await using page = await show();
    await page.settle(() => expect(watched).toHaveLength(1));
    far.mockRestore();
    expect((watched[0]!.element as HTMLElement).style.height).toBe("60px");
    await act(async () => watched[0]!.tell(false));
    expect(() => text("src/App.tsx")).toThrow();
    await act(async () => watched[0]!.tell(true));
    await page.settle(() => text("src/App.tsx"));
    expect((watched[0]!.element as HTMLElement).style.height).toBe("");
  });
});
