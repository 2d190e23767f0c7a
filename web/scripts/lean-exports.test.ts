import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";
import { leanExport } from "./lean-exports.ts";

it("keeps one export of a module, with its dependencies and its properties", () => {
  const module = `
    var base = { lexer: 1 };
    function Used() { return base; }
    Used.rules = helper();
    function helper() { return { Unused: 2 }; }
    class Unused { static made = new Used(); }
    var one = new Unused(), two = Used.rules;
    one.more = () => Used;
    var last = Used.lex;
    export { Unused, last as lexer, two };`;
  expect(leanExport(module, "lexer").replace(/\s+/g, " ")).toBe(
    "var base = { lexer: 1 }; function Used() { return base; } Used.rules = helper(); " +
      "function helper() { return { Unused: 2 }; } var last = Used.lex; export { last as lexer }; ",
  );
});

it.each([
  ["an export that is not there", "var a = 1; export { a };", "there is no export"],
  ["a statement whose effect it cannot see", "var a = 1; start(a); export { a as lexer };", "start(a)"],
  ["an import", 'import b from "b"; export { b as lexer };', "import b"],
])("refuses %s", (_what, module, message) => {
  expect(() => leanExport(module, "lexer")).toThrow(message);
});

it("the lexer of chat text, cut out of its package, reads every kind of text as the whole package does", async () => {
  const file = import.meta.resolve("marked");
  const lean = leanExport(readFileSync(fileURLToPath(file), "utf8"), "lexer");
  const load = async (url: string): Promise<{ lexer: (text: string) => unknown }> => import(url);
  const own = await load(`data:text/javascript,${encodeURIComponent(lean)}`);
  const whole = await load(file);
  const text = readFileSync(join(import.meta.dirname, "../../README.md"), "utf8");
  const rare =
    "# a *b* **c** ~~d~~ `e`\n\n> - [x] f\n>   1. g\n\n| h | i |\n|---|:-:|\n| j | k |\n\n```ts\nl\n```\n***\n<b>m</b> n@o.p \\*\n[q]\n\n[q]: http://r 's'\n![t](u)\nv  \nw";
  for (const each of [text, rare]) expect(own.lexer(each)).toEqual(whole.lexer(each));
  expect(Object.keys(own)).toEqual(["lexer"]);
});
