/** Where the texts stand that visitors read, and how one of them is written anew. */
import type { Node } from "oxc-parser";
import { attribute, jsxText, stringLiteral } from "../../emit/literal.ts";
import type { ProjectEdit } from "../../edit/project-edit.ts";
import { nodesOf, openSource } from "../../edit/source.ts";
import { literally } from "../../parse/words.ts";

export interface Place {
  path: string;
  start: number;
  end: number;
  whole: boolean;
  kind: "text" | "string" | "attribute";
  /** The text as people read it. */
  value: string;
}

/** Exact texts first, then parts of texts; in the selected file when one is known. */
export function textPlaces(project: ProjectEdit, wanted: string, path?: string): Place[] {
  if (wanted.trim() === "") return [];
  const all = project.paths.filter((name) => /\.tsx?$/.test(name)).flatMap((name) => placesIn(project, name));
  const near = path && all.some((place) => place.path === path) ? all.filter((place) => place.path === path) : all;
  const low = wanted.trim().toLowerCase();
  for (const pool of near === all ? [all] : [near, all]) {
    const exact = pool.filter((place) => place.value === wanted.trim());
    if (exact.length > 0) return exact;
    const same = pool.filter((place) => place.value.toLowerCase() === low);
    if (same.length > 0) return same;
    const part = pool.filter((place) =>
      new RegExp(`(?<![\\p{L}\\p{N}])${literally(low)}(?![\\p{L}\\p{N}])`, "iu").test(place.value),
    );
    if (part.length > 0) return part.map((place) => ({ ...place, whole: false }));
  }
  return [];
}

const shownAttributes = new Set([
  "title",
  "lead",
  "label",
  "placeholder",
  "aria-label",
  "alt",
  "hint",
  "closeLabel",
  "name",
]);
/** Settings of formats and controls: their values are words of the code. */
const hiddenKeys = new Set([
  "style",
  "currency",
  "unit",
  "numeric",
  "weekday",
  "year",
  "month",
  "day",
  "hour",
  "minute",
  "dateStyle",
  "timeStyle",
  "timeZone",
  "method",
  "role",
  "rel",
  "target",
  "variant",
  "size",
  "tone",
  "mode",
  "id",
  "to",
  "path",
  "key",
  "type",
  "className",
  "art",
  "date",
  "icon",
  "href",
]);

/** Texts that visitors read: between tags, in attributes that are shown, in content files. */
export function placesIn(project: ProjectEdit, path: string): Place[] {
  const text = project.text(path);
  const source = text === null ? null : openSource(path, text);
  if (!source) return [];
  const found: Place[] = [];
  for (const { node, parents } of nodesOf(source.program)) {
    if (node.type === "JSXText") {
      const value = node.value.trim().replace(/\s+/g, " ");
      if (value === "") continue;
      const start = node.start + source.text.slice(node.start, node.end).search(/\S/);
      found.push({
        path,
        start,
        end: node.start + source.text.slice(node.start, node.end).trimEnd().length,
        whole: true,
        kind: "text",
        value,
      });
    } else if (node.type === "Literal" && typeof node.value === "string") {
      const kind = literalKind(node, parents);
      if (kind) found.push({ path, start: node.start, end: node.end, whole: true, kind, value: node.value });
    }
  }
  return found;
}

function literalKind(node: Node, parents: Node[]): "string" | "attribute" | null {
  const parent = parents.at(-1)!;
  if (parent.type === "JSXAttribute") return shownAttributes.has(String(parent.name.name)) ? "attribute" : null;
  if (
    parents.some(
      (entry) =>
        entry.type === "ImportDeclaration" ||
        entry.type.startsWith("TS") ||
        (entry.type === "JSXAttribute" && entry.name.name === "className"),
    )
  )
    return null;
  if (parent.type === "Property") {
    if (parent.key === node) return null;
    return parent.key.type === "Identifier" && hiddenKeys.has(parent.key.name) ? null : "string";
  }
  if (
    parent.type === "BinaryExpression" ||
    parent.type === "CallExpression" ||
    parent.type === "MemberExpression" ||
    parent.type === "SwitchCase"
  )
    return null;
  return "string";
}

export interface Replacement {
  from: string;
  to: string;
  /** In the one file. */
  places: Place[];
}

/** Answers how the new texts are written there, in the order of the places. */
export function replaceIn(project: ProjectEdit, path: string, { from, to, places }: Replacement): string[] {
  const source = project.open(path);
  if (!source) return [];
  const all: string[] = [];
  const pattern = new RegExp(literally(from).replace(/\s+/g, "\\s+"), "i");
  for (const place of places) {
    const value = place.whole ? to : place.value.replace(pattern, () => to);
    const written =
      place.kind === "text" ? jsxText(value) : place.kind === "attribute" ? attribute(value) : stringLiteral(value);
    source.edits.overwrite(place.start, place.end, written);
    all.push(written);
  }
  project.save(path, source);
  return all;
}

/** What stands on buttons and on links that look like them, in the order of the files. */
export function buttonTexts(project: ProjectEdit): Place[] {
  return project.paths
    .filter((path) => /^src\/(?:pages|components\/(?!ui\/)).+\.tsx$/.test(path) && !path.endsWith("/NotFound.tsx"))
    .flatMap((path) => {
      const source = project.open(path);
      if (!source) return [];
      const buttons = nodesOf(source.program).flatMap(({ node }) =>
        node.type === "JSXElement" &&
        /^<(?:Button\b|button\b|\w+[^>]*buttonClass\()/.test(
          source.text.slice(node.openingElement.start, node.openingElement.end),
        )
          ? [node]
          : [],
      );
      return placesIn(project, path).filter(
        (place) => place.kind === "text" && buttons.some((node) => node.start < place.start && node.end > place.end),
      );
    });
}
