import { expect, it } from "vitest";
import { ownImports } from "./import-map.ts";

const importsOf = (text: string) => ownImports("hello", new Map([["hello/deno.json", Buffer.from(text)]]));

it("reads a map with comments at the beginning of lines", () => {
  const text = '{\n  // Names.\n//\n\t// More.\n"imports": { "a": "./b.ts", "c": "https://x.dev/c//d" } }';
  expect([...importsOf(text)]).toEqual([
    ["a", "/functions/hello/b.ts"],
    ["c", "https://x.dev/c//d"],
  ]);
});

it("reads a million blank lines as it reads one", () => {
  expect([...importsOf(`{${"\n".repeat(1_000_000)}"imports": { "a": "./b.ts" }}`)]).toEqual([
    ["a", "/functions/hello/b.ts"],
  ]);
});
