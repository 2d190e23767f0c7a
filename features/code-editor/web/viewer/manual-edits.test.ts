import { expect, it } from "vitest";
import { commitMessage, typed, type ManualEdits } from "./manual-edits.ts";

const none: ManualEdits = new Map();

it("keeps what differs from the saved text, and nothing else", () => {
  const one = typed(none, "a.ts", { text: "new", saved: "old" });
  expect([...one]).toEqual([["a.ts", "new"]]);
  expect(typed(one, "a.ts", { text: "old", saved: "old" }).size).toBe(0);
  expect(none.size).toBe(0);
});

it("is saved under the name of its file, or under their number [T2.22] [F7]", () => {
  const one = typed(none, "src/App.tsx", { text: "new", saved: "old" });
  expect(commitMessage(one)).toBe("Manual edit: src/App.tsx");
  expect(commitMessage(typed(one, "b.ts", { text: "x", saved: "" }))).toBe("Manual edit: 2 files");
});
