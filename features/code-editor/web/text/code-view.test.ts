import { EditorView } from "@codemirror/view";
import { afterEach, describe, expect, it } from "vitest";
import { CodeView } from "./code-view.ts";

let view: CodeView | null = null;
afterEach(() => {
  view?.[Symbol.dispose]();
  view = null;
});

/** An editor with the file, and the changes it reports to the page. */
function shown(text: string): { editor: EditorView; typed: string[] } {
  const typed: string[] = [];
  view = new CodeView({
    parent: document.body,
    onTyped: (_path, now) => typed.push(now),
    onCursor: () => undefined,
    extrasFor: () => Promise.resolve([]),
  });
  view.show({ path: "notes.txt", text, readOnly: false });
  return { editor: EditorView.findFromDOM(document.querySelector<HTMLElement>(".cm-editor")!)!, typed };
}

/** One change as if it was typed at the start of a line; the page gives the text back, as it does with every letter. */
function type(editor: EditorView, line: number, insert: string): void {
  editor.dispatch({ changes: { from: editor.state.doc.line(line).from, insert } });
}

describe("a file in the editor", () => {
  it.each([
    ["of Windows", "a\r\nb\r\nc\r\n", "a\r\nXb\r\nc\r\n"],
    ["with one carriage return", "a\nb\rc\n", "a\nXb\rc\n"],
    ["with three kinds of line ends and a mark before them", "\uFEFFa\r\nb\nc\rd", "\uFEFFa\r\nXb\nc\rd"],
    ["without a line end at its end", "a\r\nb", "a\r\nXb"],
  ])("keeps the bytes of all other lines: %s", (_what, text, wanted) => {
    const { editor, typed } = shown(text);
    type(editor, 2, "X");
    expect(typed).toEqual([wanted]);
    view!.show({ path: "notes.txt", text: wanted, readOnly: false });
    type(editor, 1, "Y\n");
    expect(typed[1]).toMatch(/^\uFEFF?Y(?:\r\n|\n)a/);
    // Taken back, it is the file that is saved.
    editor.dispatch({ changes: { from: editor.state.doc.line(1).from, to: editor.state.doc.line(2).from } });
    type(editor, 2, "");
    const at = editor.state.doc.line(2).from;
    editor.dispatch({ changes: { from: at, to: at + 1 } });
    expect(typed.at(-1)).toBe(text);
  });
});
