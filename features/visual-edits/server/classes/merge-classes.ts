/** Adds a class to others: those it overrides are removed, and those that only look similar stay. */
import { extendTailwindMerge } from "tailwind-merge";
import type { ClassWord } from "./class-words.ts";
import type { Theme } from "./read-theme.ts";

/** CSS pixels from which a variant applies, the widest first. */
const BREAKPOINTS = [
  ["2xl:", 1536],
  ["xl:", 1280],
  ["lg:", 1024],
  ["md:", 768],
  ["sm:", 640],
] as const;

const PALETTE =
  /^(?:(?:slate|gray|zinc|neutral|stone|red|orange|amber|yellow|lime|green|emerald|teal|cyan|sky|blue|indigo|violet|purple|fuchsia|pink|rose)-\d{2,3}|black|white|transparent|current|inherit)$/;

const CSS_PROPERTIES: Record<string, string> = {
  color: "color",
  backgroundColor: "background",
  fontSize: "font-size",
  fontWeight: "font-weight",
  textAlign: "text-align",
  borderRadius: "border-radius",
  width: "width",
  height: "height",
};

/** `paddingTop` is set by `padding-block`, too. */
const cssRoot = (property: string): string =>
  CSS_PROPERTIES[property] ?? (property.startsWith("padding") ? "padding" : "margin");

/** `text-display` is no colour, whatever it looks like: only words of the theme and the palette are. */
const mergerFor = (theme: Theme): ((classes: string) => string) =>
  extendTailwindMerge({
    override: { theme: { color: [(word: string) => PALETTE.test(word), ...theme.colors.map(({ name }) => name)] } },
    extend: { theme: { radius: [...theme.radii] } },
  });

const isImportant = (word: string): boolean => word.endsWith("!") || word.startsWith("!");
const plain = (word: string): string => word.replace(/^!|!$/g, "");

export interface MergeOptions {
  theme: Theme;
  /** Width of the page in CSS pixels. */
  viewport: number;
  /** Classes that are not in this text compete with the new ones. */
  hasRivals: boolean;
}

/** `classes` is any text of class names; the remaining ones keep their order. */
export function mergeClasses(classes: string, words: readonly ClassWord[], options: MergeOptions): string {
  const merge = mergerFor(options.theme);
  const compete = (one: string, other: string): boolean =>
    merge(`${one} ${other}`) !== `${one} ${other}` || merge(`${other} ${one}`) !== `${other} ${one}`;
  let merged = classes.split(/\s+/).filter(Boolean).join(" ");
  for (const { property, word } of words) {
    const tokens = merged.split(" ");
    // If the element has a class for this width, the person sees the effect of that one.
    const prefix =
      BREAKPOINTS.find(
        ([variant, from]) =>
          options.viewport >= from &&
          tokens.some((token) => token.startsWith(variant) && compete(plain(token.slice(variant.length)), word)),
      )?.[0] ?? "";
    const ownClass = tokens.some((token) =>
      options.theme.utilities
        .get(plain(token.slice(token.lastIndexOf(":") + 1)))
        ?.some((set) => set.startsWith(cssRoot(property))),
    );
    const outdone = tokens.some(
      (token) =>
        isImportant(token.slice(prefix.length)) &&
        token.startsWith(prefix) &&
        compete(plain(token.slice(prefix.length)), word),
    );
    const important = options.hasRivals || ownClass || outdone ? "!" : "";
    merged = merge(`${merged} ${prefix}${word}${important}`.trim());
  }
  return merged;
}
