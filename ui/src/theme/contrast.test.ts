import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { contrast, resolveColor, tokensOf, type Rgb } from "./contrast.ts";

const css = readFileSync(join(import.meta.dirname, "tokens.css"), "utf8");
const GROUNDS = ["--canvas", "--surface", "--raised", "--sunken"];
const TEXTS = ["--text", "--text-2", "--text-3", "--accent-text", "--ok", "--warn", "--err", "--info"];
const BLACK: Rgb = [0, 0, 0];

describe.each(["light", "dark"])("tokens, %s", (scheme) => {
  const tokens = tokensOf(css, `[data-mantine-color-scheme="${scheme}"]`);
  const on = (name: string, below: Rgb = BLACK) => resolveColor(tokens[name]!, below);
  /** Each ground bare, and under the translucent fills that text may stand on. */
  const fillsOver = (ground: string, fills: readonly string[]) => [
    [ground, on(ground)] as const,
    ...fills.map((fill) => [`${fill} over ${ground}`, on(fill, on(ground))] as const),
  ];

  it.each(GROUNDS)("the focus ring reaches 3:1 on %s", (ground) => {
    expect(contrast(on("--ring"), on(ground))).toBeGreaterThanOrEqual(3);
  });

  it.each(GROUNDS)("borders of controls reach 3:1 on %s", (ground) => {
    expect(contrast(on("--line-control"), on(ground))).toBeGreaterThanOrEqual(3);
  });

  it.each(TEXTS)("%s reaches 4.5:1 on every ground, hovered and active too", (text) => {
    for (const ground of GROUNDS) {
      for (const [where, fill] of fillsOver(ground, ["--hover", "--active"])) {
        expect(contrast(on(text), fill), where).toBeGreaterThanOrEqual(4.5);
      }
    }
  });

  it.each(["ok", "warn", "err", "info"])("%s reaches 4.5:1 on its soft fill", (tone) => {
    for (const ground of GROUNDS) {
      expect(contrast(on(`--${tone}`), on(`--${tone}-soft`, on(ground))), ground).toBeGreaterThanOrEqual(4.5);
    }
  });

  it("text on filled buttons and on the person's own words reaches 4.5:1", () => {
    expect(contrast(on("--on-ink"), on("--ink"))).toBeGreaterThanOrEqual(4.5);
    expect(contrast(on("--on-accent"), on("--accent"))).toBeGreaterThanOrEqual(4.5);
    expect(contrast(on("--text"), on("--said"))).toBeGreaterThanOrEqual(4.5);
    expect(contrast(on("--accent-text"), on("--accent-soft", on("--surface")))).toBeGreaterThanOrEqual(4.5);
  });

  it("code colours reach 4.5:1 on the surface and in lines that came or went", () => {
    const surface = on("--surface");
    const grounds = { surface, added: on("--add", surface), gone: on("--del", surface) };
    const names = Object.keys(tokens).filter((token) => token.startsWith("--tok-"));
    for (const name of ["--text", ...names])
      for (const [where, ground] of Object.entries(grounds))
        expect(contrast(on(name), ground), `${name} on ${where}`).toBeGreaterThanOrEqual(4.5);
  });
});

describe("contrast", () => {
  it("is 21 between black and white, and counts translucent colours over what is below", () => {
    expect(contrast(resolveColor("#000000", BLACK), resolveColor("#ffffff", BLACK))).toBeCloseTo(21);
    expect(resolveColor("rgb(255 255 255 / 0.5)", BLACK)).toEqual([127.5, 127.5, 127.5]);
  });
});
