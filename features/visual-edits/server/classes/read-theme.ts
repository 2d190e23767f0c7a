/** Classes defined in a project's style sheets (Tailwind 4: `@theme` and `@utility`). */

export interface Theme {
  /** For `text-primary`: the word after the dash, and its CSS value. */
  colors: readonly { name: string; value: string }[];
  /** Such as `rounded-card`. */
  radii: readonly string[];
  /** The project's own classes and the CSS properties each sets. */
  utilities: ReadonlyMap<string, readonly string[]>;
  /** The steps of lengths differ from Tailwind's. */
  ownSpacing: boolean;
}

const MAX_COLORS = 40;

/** The text between the braces that follow `at`. */
function blockAfter(css: string, at: number): string {
  const start = css.indexOf("{", at);
  if (start < 0) return "";
  let depth = 0;
  for (let index = start; index < css.length; index += 1) {
    if (css[index] === "{") depth += 1;
    else if (css[index] === "}" && (depth -= 1) === 0) return css.slice(start + 1, index);
  }
  return css.slice(start + 1);
}

const blocks = (css: string, opening: RegExp): { name: string; text: string }[] =>
  [...css.matchAll(opening)].map((match) => ({ name: match[1] ?? "", text: blockAfter(css, match.index) }));

const declarations = (text: string): { property: string; value: string }[] =>
  [...text.matchAll(/(?:^|[;{}\s])([a-z-][a-z0-9-]*)\s*:\s*([^;{}]+)/g)].map(([, property, value]) => ({
    property: property!,
    value: value!.trim(),
  }));

/** A comment that does not end is not one. */
function withoutComments(css: string): string {
  let kept = "";
  let from = 0;
  for (let at = css.indexOf("/*"); at !== -1; at = css.indexOf("/*", from)) {
    const end = css.indexOf("*/", at + 2);
    if (end === -1) break;
    kept += css.slice(from, at);
    from = end + 2;
  }
  return kept + css.slice(from);
}

export function readTheme(styleSheets: readonly string[]): Theme {
  const colors = new Map<string, string>();
  const radii = new Set<string>();
  const utilities = new Map<string, string[]>();
  let ownSpacing = false;
  for (const sheet of styleSheets) {
    const css = withoutComments(sheet);
    for (const { text } of blocks(css, /@theme\b/g))
      for (const { property, value } of declarations(text)) {
        if (property === "--spacing") ownSpacing = true;
        const [, kind, name] = /^--(color|radius)-([a-z][a-z0-9-]*)$/.exec(property) ?? [];
        if (kind === "color" && colors.size < MAX_COLORS) colors.set(name!, value);
        if (kind === "radius") radii.add(name!);
      }
    for (const { name, text } of blocks(css, /@utility\s+([a-z][\w-]*)\s*(?=\{)/g))
      utilities.set(name, [...(utilities.get(name) ?? []), ...declarations(text).map(({ property }) => property)]);
  }
  return {
    colors: [...colors].map(([name, value]) => ({ name, value })),
    radii: [...radii],
    utilities,
    ownSpacing,
  };
}
