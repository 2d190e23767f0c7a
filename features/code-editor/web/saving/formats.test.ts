import { describe, expect, it } from "vitest";
import { canFormat, formatText } from "./formats.ts";

describe("formatting [C9.13]", () => {
  it("breaks at 120, indents by 2, sets semicolons, double quotes and trailing commas", async () => {
    const long = `const list = [${Array.from({ length: 12 }, (_, at) => `'item number ${at}'`).join(", ")}]`;
    const text = await formatText("src/a.tsx", `if (a) { b('x') }\n${long}\nconst f = <T,>(x: T) => <p>{x}</p>`);
    expect(text).toContain('if (a) {\n  b("x");\n}\n');
    expect(text).toContain('  "item number 11",\n];\n');
    expect(text).toContain("<T,>(x: T) => <p>{x}</p>;");
    const wide = `call(${"a".repeat(50)}, ${"b".repeat(60)});\n`;
    expect(await formatText("src/a.ts", wide)).toBe(wide);
  });

  it("reads twelve kinds of files", async () => {
    const samples: Record<string, [string, string]> = {
      js: ["a='b'", 'a = "b";\n'],
      jsx: ["<p id='x'/>", '<p id="x" />;\n'],
      ts: ["let a:string='b'", 'let a: string = "b";\n'],
      tsx: ["let a=<p/>", "let a = <p />;\n"],
      json: ['{"a":[1]}', '{ "a": [1] }\n'],
      html: ["<p>a<b>c</b></p>", "<p>a<b>c</b></p>\n"],
      css: ["a{b:c}", "a {\n  b: c;\n}\n"],
      scss: ["a{b:$c}", "a {\n  b: $c;\n}\n"],
      less: ["a{b:@c}", "a {\n  b: @c;\n}\n"],
      md: ["* a\n* b", "- a\n- b\n"],
      yaml: ["a:   1", "a: 1\n"],
      yml: ["a:   1", "a: 1\n"],
    };
    for (const [ending, [text, formatted]] of Object.entries(samples)) {
      expect(canFormat(`x/a.${ending}`)).toBe(true);
      expect(await formatText(`x/a.${ending}`, text), ending).toBe(formatted);
    }
  });

  it("refuses other types and text it cannot read [C8.23]", async () => {
    expect(canFormat("a.py")).toBe(false);
    await expect(formatText("a.py", "x")).rejects.toThrow("Unsupported format type: a.py");
    await expect(formatText("a.ts", "const = ;")).rejects.toThrow();
  });
});
