import { lexer } from "marked";
import { act } from "react";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { isBeyondBounds } from "./bounds.ts";
import { Markdown } from "./markdown.tsx";

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

let root: Root;
let page: HTMLElement;
beforeEach(() => {
  page = document.createElement("div");
  root = createRoot(page);
});
afterEach(() => act(async () => root.unmount()));

const show = (text: string, streaming = false): Promise<void> =>
  act(async () => root.render(<Markdown text={text} streaming={streaming} />));

const HOSTILE: readonly [string, string][] = [
  ["quotes in quotes", `${">".repeat(10_000)}x`],
  ["quotes in quotes, with spaces", `${"> ".repeat(10_000)}x`],
  ["lists in one line", `${"- ".repeat(5000)}a`],
  ["stars that are lists", `${"* ".repeat(5000)}a`],
  ["numbers in one line", `${"1. ".repeat(5000)}a`],
  ["quotes and lists in turn", `${"> - 1. ".repeat(2000)}a`],
  ["lists in lists", Array.from({ length: 300 }, (_none, at) => `${"  ".repeat(at)}- a`).join("\n")],
  ["emphasis that never ends", "_a".repeat(20_000)],
  ["emphasis in emphasis", `${"*a _b ".repeat(2000)}${"_*".repeat(2000)}`],
  ["brackets", "[".repeat(20_000)],
  ["links that never end", "[a](".repeat(10_000)],
  ["tags that never end", "<a ".repeat(20_000)],
  ["a table of a million cells", `|${"a|".repeat(5000)}\n|${"-|".repeat(5000)}\n${"|a|\n".repeat(200)}`],
  ["a table of many short rows", `|${"a|".repeat(150)}\n|${"-|".repeat(150)}\n${"a\n".repeat(5000)}`],
  ["a very long line", "x".repeat(1_000_000)],
];

describe("a message whose shape costs more than its length", () => {
  it.each(HOSTILE)("is shown as it is written: %s", async (_shape, text) => {
    for (const streaming of [false, true]) {
      await show(text, streaming);
      expect(page.textContent).toBe(text);
      expect(page.querySelectorAll("*").length).toBeLessThan(5);
    }
  });

  it("is told from texts that people read", () => {
    const answer = [
      "# Done\n\nI added **two** pages:\n\n- *Overview* with [a link](https://example.com)\n  - and `code`\n    - deeper",
      "> quoted\n> > twice\n\n1. one\n2. two\n\n---\n",
      `|a|b|c|\n|-|-|-|\n${"|1|2|3|\n".repeat(200)}`,
      `\`\`\`ts\n${"const a = b[0] * c_d || `x`;\n".repeat(200)}\`\`\``,
    ].join("\n\n");
    expect(isBeyondBounds(answer)).toBe(false);
    expect(isBeyondBounds(`${"word ".repeat(19_000)}`)).toBe(false);
    expect(isBeyondBounds("")).toBe(false);
  });

  it("is refused before the lexer runs out of its stack", () => {
    for (const level of ["> ", ">", "- ", "* ", "1. "]) {
      const max = `${level.repeat(40)}a`;
      expect([level, isBeyondBounds(max), isBeyondBounds(level + max)]).toEqual([level, false, true]);
      expect(() => lexer(max)).not.toThrow();
    }
  });
});

describe("a message of a stranger", () => {
  it("leads to addresses of the web and of mail only, loads nothing and inserts no element", async () => {
    await show(
      [
        "[a](javascript:alert(1)) [b](JaVaScRiPt:alert(1)) [c](data:text/html,x) [d](vbscript:x) [e](//evil.example) [f](/settings)",
        "[g](java\\script:alert(1)) [h](&#106;avascript:alert(1)) <javascript:alert(1)> [i]( javascript:alert(1))",
        "![img](https://evil.example/a.png) ![img](javascript:alert(1))",
        '<img src=x onerror="alert(1)"> <script>alert(1)</script> <a href="javascript:alert(1)">x</a> <iframe src="//evil.example"></iframe>',
        "[ok](https://example.com/a) [mail](mailto:a@example.com)",
      ].join("\n\n"),
    );
    const links = [...page.querySelectorAll("a")].map((link) => link.getAttribute("href"));
    expect(links).toEqual(["https://evil.example/a.png", "https://example.com/a", "mailto:a@example.com"]);
    for (const link of page.querySelectorAll("a")) expect(link.getAttribute("rel")).toContain("noopener");
    expect(page.querySelectorAll("img, script, iframe, object, embed, link, style, svg, form")).toHaveLength(0);
    expect(
      [...page.querySelectorAll("*")].flatMap((one) => one.getAttributeNames().filter((name) => name.startsWith("on"))),
    ).toEqual([]);
  });
});
