import { describe, expect, it } from "vitest";
import type { LanguageServer } from "@slipway/sandbox/port";
import { MAX_COMPLETIONS } from "../contract/index.ts";
import { completionsAt, definitionAt, hoverAt, wordBefore } from "./questions.ts";

const answering = (answer: unknown): LanguageServer => ({
  rootUri: "file:///app",
  ended: new Promise(() => undefined),
  request: async () => answer,
  notify: () => undefined,
  apply: async () => undefined,
  [Symbol.asyncDispose]: async () => undefined,
});
const at = { uri: "file:///app/src/a.ts", line: 0, character: 0 };

describe("answers of the language server", () => {
  it("are filtered by the begun word, beginnings first, and cut", async () => {
    const labels = ["zebra", "useState", "reuse", "use"];
    const items = labels.map((label) => ({ label, kind: 3 }));
    expect((await completionsAt(answering({ items }), at, "use")).items).toEqual([
      { label: "use", type: "function", detail: null },
      { label: "useState", type: "function", detail: null },
      { label: "reuse", type: "function", detail: null },
    ]);
    const many = Array.from({ length: 1_000 }, (_, number) => ({ label: `name${number}` }));
    const cut = await completionsAt(answering(many), at, "");
    expect([cut.items.length, cut.more]).toEqual([MAX_COMPLETIONS, true]);
    expect(await completionsAt(answering(null), at, "x")).toEqual({ items: [], more: false });
  });

  it("know the word left of a position", () => {
    expect(wordBefore("one\nconst $two = thr", { line: 1, character: 19 })).toBe("thr");
    expect(wordBefore("one\nconst $two", { line: 1, character: 10 })).toBe("$two");
    expect(wordBefore("one", { line: 9, character: 1 })).toBe("");
  });

  it("split code and text of a hover", async () => {
    const value = "```typescript\nconst a: 1\n```\nSays **so**.";
    expect(await hoverAt(answering({ contents: { kind: "markdown", value } }), at)).toEqual({
      code: "const a: 1",
      text: "Says **so**.",
    });
    expect(await hoverAt(answering(null), at)).toEqual({ code: null, text: null });
  });

  it("lead to files of the project only", async () => {
    const place = (uri: string) => answering([{ uri, range: { start: { line: 3, character: 2 } } }]);
    expect(await definitionAt(place("file:///app/src/%C3%A4.ts"), at)).toEqual({
      path: "src/ä.ts",
      line: 3,
      character: 2,
    });
    expect(await definitionAt(place("file:///node_modules/react/index.d.ts"), at)).toBeNull();
    expect(await definitionAt(answering(null), at)).toBeNull();
  });
});
