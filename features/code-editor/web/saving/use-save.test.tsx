import { noteAnswer } from "@slipway/ui/api/coming-back";
import { currentBlocker } from "@slipway/ui/navigation/view-blocker";
import { answerCalls, failure, pageText, press, render, success } from "@slipway/ui/testing/render.tsx";
import { act } from "react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { draftsOf, tellDrafts, useDrafts } from "../drafts/drafts.ts";
import { useUnsaved } from "../drafts/use-unsaved.ts";
import { useSource, type Source } from "../files/use-source.ts";
import { useSave } from "./use-save.ts";

const [BASE, NEXT] = ["1".repeat(40), "2".repeat(40)];
const SAVED = "export const a = 1;\n";
let count = 0;
let id: string;
beforeEach(() => void (id = `save${(count += 1)}`));
afterEach(() => vi.unstubAllGlobals());

const source: Source = {
  sha: BASE,
  files: new Map(
    ["src/a.ts", "src/b.ts"].map((name) => [name, { name, contents: SAVED, binary: false, sizeExceeded: false }]),
  ),
};

function Saver() {
  const saving = useSave(id, source, (path, text) => tellDrafts(id, { type: "typed", path, text, saved: SAVED }));
  const note = useUnsaved(id, { changed: Object.keys(useDrafts(id)).length, failed: saving.failed });
  return (
    <>
      <button type="button" onClick={() => void saving.save(Object.keys(draftsOf(id)))}>
        Save
      </button>
      <p>{`note: ${note}`}</p>
    </>
  );
}
type Answers = Parameters<typeof answerCalls>[0];
const answer = (more: Answers = {}) =>
  answerCalls({
    [`POST /projects/${id}/edit-code`]: () => success({ commit_sha: NEXT, edit_id: "e2", error: null }),
    [`GET /projects/${id}/source-code`]: () => success({ files: [] }),
    ...more,
  });
const typeInto = (path: string, text: string): Promise<void> =>
  act(async () => tellDrafts(id, { type: "typed", path, text, saved: SAVED }));
const sent = (calls: ReturnType<typeof answer>) =>
  calls.filter(({ method }) => method === "POST").map(({ body }) => body as { changes: unknown });

describe("saving", () => {
  it("formats first, commits all changed files by one call, and says so [C4.13] [C7.34] [T8.16]", async () => {
    const calls = answer();
    await using page = await render(<Saver />);
    await typeInto("src/a.ts", "export const a = { b : 'c' }");
    await press("Save");
    await page.settle(() => expect(pageText()).toContain("Changes saved"));
    expect(sent(calls)).toEqual([
      {
        changes: [{ path: "src/a.ts", content: 'export const a = { b: "c" };\n' }],
        base_commit_sha: BASE,
        file_edit_type: "CodeEdit",
      },
    ]);
  });

  it("saves a file unformatted if it cannot be formatted [C4.13] [C8.23]", async () => {
    const calls = answer();
    await using page = await render(<Saver />);
    await typeInto("src/a.ts", "export const = (");
    await press("Save");
    await page.settle(() => expect(pageText()).toContain("Changes saved"));
    expect(sent(calls)[0]!.changes).toEqual([{ path: "src/a.ts", content: "export const = (" }]);
  });

  it.each([
    ["by a full disk", () => failure(503, { message: "The disk is full." })],
    ["because the network is gone", () => Promise.reject(new TypeError("Failed to fetch"))],
  ])(
    "that fails %s is told and keeps every change; Save tries them again [W8.20] [C4.13] [F4]",
    async (_why, fails) => {
      let works = false;
      const calls = answer({
        [`POST /projects/${id}/edit-code`]: () =>
          works ? success({ commit_sha: NEXT, edit_id: "e2", error: null }) : fails(),
      });
      await using page = await render(<Saver />);
      await typeInto("src/a.ts", "export const a = 2;\n");
      await typeInto("src/b.ts", "export const b = 2;\n");
      await press("Save");
      await page.settle(() => expect(pageText()).toContain("note: Not saved. Your text is kept in this browser."));
      expect(Object.keys(draftsOf(id))).toEqual(["src/a.ts", "src/b.ts"]);
      works = true;
      await press("Save");
      await page.settle(() => expect(pageText()).toContain("Changes saved"));
      // The earlier message is no longer true.
      await page.settle(() => expect(pageText()).not.toContain("Not saved"));
      expect(sent(calls).map(({ changes }) => (changes as unknown[]).length)).toEqual([2, 2]);
    },
  );

  it("is tried again by itself when Slipway answers again", async () => {
    let works = false;
    const calls = answer({
      [`POST /projects/${id}/edit-code`]: () =>
        works
          ? success({ commit_sha: NEXT, edit_id: "e2", error: null })
          : Promise.reject(new TypeError("Failed to fetch")),
    });
    await using page = await render(<Saver />);
    await typeInto("src/a.ts", "export const a = 2;\n");
    await press("Save");
    await page.settle(() => expect(pageText()).toContain("It is saved as soon as Slipway answers again."));
    works = true;
    await act(async () => noteAnswer());
    await page.settle(() => expect(pageText()).toContain("Changes saved"));
    await page.settle(() => expect(pageText()).not.toContain("Not saved"));
    expect(sent(calls)).toHaveLength(2);
    await act(async () => noteAnswer());
    expect(sent(calls)).toHaveLength(2);
  });

  it("names the file that somebody else changed at each Save, and keeps the typed text", async () => {
    const calls = answer({
      [`POST /projects/${id}/edit-code`]: () =>
        failure(409, { code: "file_changed", message: "", details: { paths: ["src/a.ts"] } }),
      [`GET /projects/${id}/details`]: () => success({ latest_commit_sha: NEXT }),
    });
    await using page = await render(<Saver />);
    await typeInto("src/a.ts", "export const a = 2;\n");
    for (let times = 1; times <= 2; times += 1) {
      await press("Save");
      await page.settle(() => expect(sent(calls)).toHaveLength(times));
      await page.settle(() => expect(pageText().split("src/a.ts. Open it to compare")).toHaveLength(times + 1));
    }
    expect(draftsOf(id)["src/a.ts"]?.text).toBe("export const a = 2;\n");
  });

  it("is asked about before the editor is left with changes [C4.13]", async () => {
    answer();
    await using _ = await render(<Saver />);
    expect(currentBlocker()).toBeNull();
    await typeInto("src/a.ts", "typed");
    expect(currentBlocker()).toMatchObject({ title: "Leave with unsaved changes?", confirm: "Leave" });
    await act(async () => tellDrafts(id, { type: "discarded", paths: ["src/a.ts"] }));
    expect(currentBlocker()).toBeNull();
  });
});

describe("reading all files", () => {
  const Names = ({ sha }: { sha: string }) => <p>{[...(useSource(id, sha).data?.files.keys() ?? [])].join()}</p>;

  it("names its commit, is kept for good and collected after ten minutes [C7.31] [C7.33] [T7.21] [F2]", async () => {
    const calls = answer({
      [`GET /projects/${id}/source-code`]: () =>
        success({ files: [{ name: "a.ts", contents: "", binary: false, sizeExceeded: false }] }),
    });
    await using page = await render(<Names sha={BASE} />);
    await page.settle(() => expect(pageText()).toContain("a.ts"));
    expect(calls.map(({ path }) => path)).toEqual([`/projects/${id}/source-code?commit_sha=${BASE}`]);
    const [query] = page.cache.getQueryCache().getAll();
    expect(query!.options).toMatchObject({ staleTime: Infinity, gcTime: 600_000 });
  });
});
