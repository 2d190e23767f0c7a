import { describe, expect, it } from "vitest";
import { bodyOf, NO_HISTORY, overridesOf, reduceHistory, type History, type Patch, type Target } from "./changes.ts";
import { CLOSED, reduceEditor } from "./editor-store.ts";
import { readPageMessage } from "./messages.ts";

const target = (words: string, styleAt = 0): Target => ({
  element: {
    tag: "h3",
    chain: [
      { source: "src/Card.tsx:2:3", name: "h3" },
      { source: "src/Index.tsx:9:5", name: "Card" },
    ],
    text: words,
    texts: [words],
    values: { fontSize: 16 },
    selector: "h3",
    count: 2,
  },
  inspected: {
    blocked: null,
    style_at: styleAt,
    shared: null,
    texts: [{ value: words, blocked: null, path: "src/Card.tsx" }],
    image: false,
  },
  viewport: 1440,
});
const patch = (history: History, one: Patch, targets = [target("Bread")]): History => {
  const step = Object.keys({ ...one.values, ...one.texts }).join(" ");
  return reduceHistory(history, { type: "patch", targets, patch: one, step });
};

describe("unsaved changes", () => {
  it("are one step while one number is dragged, with undo and redo step by step [W2.12]", () => {
    let history = patch(NO_HISTORY, { values: { fontSize: 17 } });
    history = patch(history, { values: { fontSize: 18 } });
    history = patch(history, { values: { color: "#000000" } });
    expect(Object.values(history.now)[0]!.values).toEqual({ fontSize: 18, color: "#000000" });
    history = reduceHistory(history, { type: "undo" });
    expect(Object.values(history.now)[0]!.values).toEqual({ fontSize: 18 });
    history = reduceHistory(history, { type: "undo" });
    expect(history.now).toEqual({});
    history = reduceHistory(reduceHistory(history, { type: "redo" }), { type: "redo" });
    expect(Object.values(history.now)[0]!.values).toEqual({ fontSize: 18, color: "#000000" });
    history = reduceHistory(history, { type: "discard" });
    expect(history.now).toEqual({});
    expect(Object.keys(reduceHistory(history, { type: "undo" }).now)).toHaveLength(1);
  });

  it("drop a text change that restores the original, and stay apart for entries of a list", () => {
    let history = patch(NO_HISTORY, { texts: { 0: "Rolls" } });
    history = patch(history, { texts: { 0: "Tart" } }, [target("Cake")]);
    expect(bodyOf(history.now).map(({ texts, shown_texts: shown }) => [shown, texts])).toEqual([
      [["Bread"], [{ index: 0, text: "Rolls" }]],
      [["Cake"], [{ index: 0, text: "Tart" }]],
    ]);
    history = patch(history, { texts: { 0: "Bread" } });
    expect(bodyOf(history.now)).toHaveLength(1);
  });

  it("are shown where they will be written: in one use of a component, or in all of them", () => {
    const colors = [{ name: "primary", value: "var(--primary)" }];
    const inAll = patch(NO_HISTORY, { values: { color: "token:primary", paddingTop: 8 } });
    expect(overridesOf(inAll.now, colors)[0]).toEqual({
      target: { source: "src/Card.tsx:2:3", via: null },
      values: { color: "var(--primary)", paddingTop: "8px" },
    });
    const inOne = patch(NO_HISTORY, { values: { fontWeight: 700 } }, [target("Bread", 1)]);
    expect(overridesOf(inOne.now, colors)[0]).toEqual({
      target: { source: "src/Card.tsx:2:3", via: "src/Index.tsx:9:5" },
      values: { fontWeight: "700" },
    });
  });

  it("belong to the version they began on, until they are saved or discarded", () => {
    const event = { type: "patch", targets: [target("Bread")], patch: { values: { fontSize: 9 } }, step: "x" } as const;
    const one = reduceEditor(CLOSED, { type: "history", event, version: "one" });
    const two = reduceEditor(one, { type: "history", event, version: "two" });
    expect([one.base, two.base]).toEqual(["one", "one"]);
    expect(reduceEditor(two, { type: "history", event: { type: "saved" }, version: "three" }).base).toBeNull();
  });
});

describe("a message of the page", () => {
  it.each([
    null,
    7,
    { event: "constructor" },
    { event: "key", key: "format-disk" },
    { event: "selection", elements: "all", ancestors: { length: 1e9 }, viewport: -5 },
    { event: "selection", elements: [null, { chain: [] }, { chain: [{ source: "x", name: "h1" }] }], viewport: 1e99 },
  ])("is dropped or cut if it is malformed: %o", (message) => {
    const read = readPageMessage((message ?? {}) as Record<string, unknown>);
    if (read !== null) expect(read).toMatchObject({ event: "selection", elements: [], ancestors: [] });
  });

  it("is kept if it is well formed, within its bounds", () => {
    const element = {
      tag: "h1",
      chain: Array.from({ length: 99 }, () => ({ source: "src/a.tsx:1:2", name: "h1" })),
      texts: Array.from({ length: 99 }, () => "x".repeat(9_000)),
      values: { color: "url(evil)", backgroundColor: "#00ff00", fontSize: 16.4, textAlign: "LEFT;", extra: 1 },
      count: 1e9,
    };
    const read = readPageMessage({ event: "selection", elements: Array.from({ length: 99 }, () => element) });
    if (read?.event !== "selection") throw new Error("no selection was read");
    expect(read.elements).toHaveLength(20);
    const [first] = read.elements;
    expect([first!.chain.length, first!.texts.length, first!.texts[0]!.length]).toEqual([16, 6, 2_000]);
    expect(first!.values).toEqual({ backgroundColor: "#00ff00", fontSize: 16 });
    expect(readPageMessage({ event: "colors", colors: { a: "url(x)", b: "#123456" } })).toEqual({
      event: "colors",
      colors: { b: "#123456" },
    });
  });
});
