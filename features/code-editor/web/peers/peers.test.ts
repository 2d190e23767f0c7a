import { EditorView } from "@codemirror/view";
import { afterEach, describe, expect, it, vi } from "vitest";
import { BEAT_MS, type Presence } from "../../../presence/contract/index.ts";
import { CodeView } from "../text/code-view.ts";
import { peersIn, peerWords } from "./peers.ts";

const NOW = Date.UTC(2026, 10, 30, 12);
const person = (id: string, path: string | null, agoMs = 0): Presence => ({
  id,
  lastSeen: NOW - agoMs,
  username: null,
  displayName: id,
  photoURL: null,
  email: `${id}@example.com`,
  view: "codeEditor",
  place: path === null ? null : { path, line: 3 },
});

let view: CodeView | null = null;
afterEach(() => {
  view?.[Symbol.dispose]();
  view = null;
});

describe("others in a file", () => {
  it("are those whose page told this file of late, without oneself [T9.15]", () => {
    const people = [
      person("me", "a.ts"),
      person("eddi", "a.ts", BEAT_MS),
      person("gone", "a.ts", 3 * BEAT_MS),
      person("else", "b.ts"),
      person("chat", null),
    ];
    const peers = peersIn(people, { path: "a.ts", me: "me", now: NOW });
    expect(peers).toEqual([{ id: "eddi", name: "eddi", line: 3 }]);
    expect(peerWords(peers)).toBe("eddi: Ln 3");
  });

  it("have their names at their lines, which move with the text and go with the person [T9.15]", async () => {
    view = new CodeView({
      parent: document.body,
      onTyped: () => undefined,
      onCursor: () => undefined,
      extrasFor: () => Promise.resolve([]),
    });
    view.show({ path: "a.txt", text: "one\ntwo\nthree", readOnly: false });
    const editor = EditorView.findFromDOM(document.querySelector<HTMLElement>(".cm-editor")!)!;
    const named = () =>
      [...document.querySelectorAll(".cm-line")].map((line) => line.querySelector(".cm-peerName")?.textContent ?? null);
    view.showPeers([
      { id: "u1", name: "Eddi", line: 2 },
      { id: "u2", name: "Ida", line: 99 },
    ]);
    await vi.waitFor(() => expect(named()).toEqual([null, "Eddi", "Ida"]));
    editor.dispatch({ changes: { from: 0, insert: "zero\n" } });
    expect(named()).toEqual([null, null, "Eddi", "Ida"]);
    expect(editor.state.doc.toString()).toBe("zero\none\ntwo\nthree");
    view.showPeers([]);
    await vi.waitFor(() => expect(named()).toEqual([null, null, null, null]));
  });
});
