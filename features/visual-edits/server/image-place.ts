/** Finds where the address of a picture is written. */
import type { Chain } from "../contract/index.ts";
import {
  attributeOf,
  componentAround,
  elementName,
  propsOf,
  readsProp,
  useOf,
  type FoundElement,
} from "./source/find-element.ts";
import type { SourceFiles } from "./source/source-files.ts";

export interface ImagePlace {
  path: string;
  /** Offsets of the attribute's value. */
  start: number;
  end: number;
}

const MAX_STEPS = 8;

/** Null: it is not a picture, or its address is computed by code. */
export function imagePlace(files: SourceFiles, chain: Chain, element: FoundElement): ImagePlace | null {
  if (elementName(element.element) !== "img") return null;
  let [found, name] = [element, "src"];
  for (let step = 0; step < MAX_STEPS; step += 1) {
    const value = attributeOf(found.element, name)?.value;
    if (value == null) return null;
    if (value.type === "Literal") return { path: found.source.path, start: value.start, end: value.end };
    if (value.type !== "JSXExpressionContainer") return null;
    const { expression } = value;
    if (expression.type === "Literal" && typeof expression.value === "string")
      return { path: found.source.path, start: value.start, end: value.end };
    const component = componentAround(found.parents);
    const prop = component === null ? null : readsProp(propsOf(component), expression);
    const use = prop === null ? null : useOf(files, chain, found);
    if (use === null)
      return importedPicture(found, expression)
        ? { path: found.source.path, start: value.start, end: value.end }
        : null;
    [found, name] = [use, prop!];
  }
  return null;
}

const PICTURE = /\.(png|jpe?g|webp|gif|svg|avif)$/i;
const isPicture = (place: string): boolean => PICTURE.test(place.split("?", 1)[0]!);

/**
 * For `import hero from "@/assets/hero.png"` the element may name another file; the import stays for its other users.
 */
function importedPicture({ source }: FoundElement, expression: { type: string; name?: unknown }): boolean {
  if (expression.type !== "Identifier") return false;
  return source.program.body.some(
    (node) =>
      node.type === "ImportDeclaration" &&
      isPicture(node.source.value) &&
      node.specifiers.some(({ local }) => local.name === expression.name),
  );
}
