import { expect, it } from "vitest";
import type { GitObject } from "./batch-reader.ts";
import { isPlainFile, readTree } from "./read-tree.ts";

const idOf = (name: string): string => Buffer.from(name.padEnd(20)).toString("hex");
const entry = (mode: string, name: string, id: string): Buffer =>
  Buffer.concat([Buffer.from(`${mode} ${name}\0`), Buffer.from(id, "hex")]);
const tree = (id: string, ...entries: Buffer[]): GitObject => ({ id, type: "tree", bytes: Buffer.concat(entries) });

it("lists everything but folders, with its kind", async () => {
  const objects = new Map(
    [
      tree(idOf("top"), entry("100644", "ü b.txt", idOf("one")), entry("40000", "src", idOf("src"))),
      tree(idOf("src"), entry("120000", "link", idOf("two")), entry("100755", "run.sh", idOf("three"))),
    ].map((object) => [object.id, object]),
  );
  const files = await readTree((id) => Promise.resolve(objects.get(id) ?? null), idOf("top"));
  expect(files.map((file) => [file.path, file.id, isPlainFile(file)])).toEqual([
    ["ü b.txt", idOf("one"), true],
    ["src/link", idOf("two"), false],
    ["src/run.sh", idOf("three"), true],
  ]);
  await expect(readTree(() => Promise.resolve(null), idOf("top"))).rejects.toThrow("is missing");
  const cut = { ...objects.get(idOf("top"))!, bytes: objects.get(idOf("top"))!.bytes.subarray(0, 20) };
  await expect(readTree(() => Promise.resolve(cut), idOf("top"))).rejects.toThrow("cut off");
});

it("gives up on a tree whose few objects name each other a million times", async () => {
  let asked = 0;
  const level = (id: string): GitObject => {
    asked += 1;
    const depth = Number(Buffer.from(id, "hex").toString());
    const names = Array.from({ length: 10 }, (_none, at) => `${at}`);
    return tree(
      id,
      ...names.map((name) => (depth === 0 ? entry("100644", name, id) : entry("40000", name, idOf(`${depth - 1}`)))),
    );
  };
  await expect(readTree((id) => Promise.resolve(level(id)), idOf("5"))).rejects.toMatchObject({ code: "too_large" });
  expect(asked).toBe(6);
});
