/** Repairs errors of a running page: lists without keys, and undefined values. */
import type { ArrowFunctionExpression, JSXElement, Node } from "oxc-parser";
import { findAll, openSource, textOf, type Source } from "../source.ts";

export interface RuntimeRepair {
  path: string;
  text: string;
  says: string;
}

/** Gives every element rendered by a `.map` in the file a key; null if all have one. */
export function withKeys(path: string, text: string): RuntimeRepair | null {
  const source = openSource(path, text);
  if (source === null) return null;
  let count = 0;
  for (const { node } of findAll(source.program, "CallExpression")) {
    const [callback] = node.arguments;
    if (node.callee.type !== "MemberExpression" || textOf(source, node.callee.property) !== "map") continue;
    if (callback?.type !== "ArrowFunctionExpression") continue;
    const element = drawnBy(callback);
    if (element === null || hasKey(element)) continue;
    const key = keyFor(source, callback, element);
    if (key === null) continue;
    source.edits.appendLeft(
      element.openingElement.typeArguments?.end ?? element.openingElement.name.end,
      ` key={${key}}`,
    );
    count += 1;
  }
  return count === 0
    ? null
    : {
        path,
        text: source.edits.toString(),
        says: `gave the elements of ${count === 1 ? "a list" : `${count} lists`} a key in ${path}`,
      };
}

const unwrapped = (node: Node | null): Node | null =>
  node?.type === "ParenthesizedExpression" ? unwrapped(node.expression) : node;

function drawnBy({ body }: ArrowFunctionExpression): JSXElement | null {
  const last =
    body.type === "BlockStatement"
      ? body.body.findLast((statement) => statement.type === "ReturnStatement")
      : undefined;
  const drawn = unwrapped(body.type === "BlockStatement" ? (last?.argument ?? null) : body);
  return drawn?.type === "JSXElement" ? drawn : null;
}

const hasKey = ({ openingElement }: JSXElement): boolean =>
  openingElement.attributes.some(
    (entry) => entry.type === "JSXSpreadAttribute" || (entry.type === "JSXAttribute" && entry.name.name === "key"),
  );

/** The item's `id` if the element reads it, else its index. */
function keyFor(source: Source, callback: ArrowFunctionExpression, element: JSXElement): string | null {
  const [item, place] = callback.params;
  if (item === undefined) return null;
  if (item.type === "Identifier" && new RegExp(`\\b${item.name}\\.id\\b`).test(textOf(source, element)))
    return `${item.name}.id`;
  if (place?.type === "Identifier") return place.name;
  if (place !== undefined) return null;
  const bare = source.text[callback.start] !== "(" && item.type === "Identifier";
  if (bare) source.edits.overwrite(item.start, item.end, `(${textOf(source, item)}, index)`);
  else source.edits.appendLeft(item.end, ", index");
  return "index";
}

/**
 * `Cannot read properties of undefined (reading 'map')`: uses optional chaining, if the line has only one such place.
 */
export function readWithCare(
  path: string,
  text: string,
  read: { property: string; line: number | null },
): RuntimeRepair | null {
  const source = openSource(path, text);
  if (source === null) return null;
  const lineOf = (offset: number): number => text.slice(0, offset).split("\n").length;
  const places = readsOf(source, read.property);
  const onLine = places.filter(({ node }) => read.line !== null && lineOf(node.property.start) === read.line);
  const [place, other] = onLine.length > 0 ? onLine : places;
  if (place === undefined || other !== undefined) return null;
  source.edits.appendLeft(place.node.object.end, "?");
  return { path, text: source.edits.toString(), says: `read ${textOf(source, place.node)} with care in ${path}` };
}

const readsOf = (source: Source, property: string) =>
  findAll(source.program, "MemberExpression").filter(
    ({ node, parents }) =>
      !node.optional &&
      !node.computed &&
      textOf(source, node.property) === property &&
      !isWritten(node, parents.at(-1)),
  );

const isWritten = (node: Node, parent: Node | undefined): boolean =>
  (parent?.type === "AssignmentExpression" && parent.left === node) || parent?.type === "UpdateExpression";
