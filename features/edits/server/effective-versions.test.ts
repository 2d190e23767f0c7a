import { describe, expect, it } from "vitest";
import { effectiveEdits, undoStep, type VersionTree } from "./effective-versions.ts";

/** `["e1", "e2"]` are changes; `"e1<"` restores e1; `"e2>e1"` is Undo of e2 back to e1; `"e2=e1"` has the files of e1. */
function history(...marks: string[]): VersionTree[] {
  const trees = new Map<string, string>();
  return marks.map((mark, version) => {
    const [undone, undoTarget] = mark.split(">");
    const target = undoTarget ?? (mark.endsWith("<") ? mark.slice(0, -1) : null);
    const [name, files] = mark.split("=");
    const id = target === null ? name! : `r${version}`;
    const treeHash = trees.get(target ?? files ?? "") ?? id;
    trees.set(id, treeHash);
    return {
      id,
      treeHash,
      version,
      revertTargetEditId: target,
      undoneEditId: undoTarget === undefined ? null : undone!,
    };
  });
}

describe("versions in effect", () => {
  it("leave out those made after a restored version", () => {
    expect([...effectiveEdits(history("e0", "e1", "e2", "e3", "e1<"))]).toEqual(["e0", "e1", "r4"]);
  });

  it("come back when a later version is restored", () => {
    expect([...effectiveEdits(history("e0", "e1", "e2", "e1<", "e2<"))]).toEqual(["e0", "e1", "e2", "r4"]);
  });
});

describe("Undo", () => {
  it("goes one version back each time, past what it undid before", () => {
    expect(undoStep(history("e0", "e1", "e2"))).toMatchObject({ undone: { id: "e2" }, target: { id: "e1" } });
    expect(undoStep(history("e0", "e1", "e2", "e2>e1"))).toMatchObject({ undone: { id: "e1" }, target: { id: "e0" } });
    expect(undoStep(history("e0", "e1", "e2", "e2>e1", "e1>e0"))).toBeNull();
  });

  it("takes back a restore that a person made", () => {
    expect(undoStep(history("e0", "e1", "e2", "e1<"))).toMatchObject({ undone: { id: "r3" }, target: { id: "e2" } });
  });

  it("takes back a change made after an Undo, and lands on what that Undo left", () => {
    const rows = history("e0", "e1", "e2", "e2>e1", "e4");
    expect(undoStep(rows)).toMatchObject({ undone: { id: "e4" }, target: { id: "r3" } });
  });

  it("skips versions that changed nothing", () => {
    expect(undoStep(history("e0", "e1", "e2", "e3=e2"))).toMatchObject({ undone: { id: "e2" }, target: { id: "e1" } });
    expect(undoStep(history("e0", "e1", "e2=e1", "e3", "e3>e2"))).toMatchObject({ undone: { id: "e1" } });
    expect(undoStep(history("e0", "e1=e0"))).toBeNull();
  });

  it("has nothing to do on the first version", () => {
    expect(undoStep(history("e0"))).toBeNull();
    expect(undoStep([])).toBeNull();
  });
});
