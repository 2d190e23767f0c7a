/** Finds where a picture is written: the address and the words of an `<img>`, or a drawing that a picture can replace. */
import type { JSXAttribute, JSXElement, Node } from "oxc-parser";
import type { Chain } from "../contract/index.ts";
import type { TextEdit } from "./classes/class-target.ts";
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
import { writtenText } from "./texts/text-places.ts";

export interface Picture {
  /** The words for people who do not see it; null: code works them out, or they cannot be found. */
  alt: string | null;
  /** `alt` null leaves the words as they are. */
  replacedBy: (address: string, alt: string | null) => TextEdit[];
}

interface Place {
  path: string;
  start: number;
  end: number;
  /** The text, where it is written out. */
  value: string | null;
  isAttribute: boolean;
}

const MAX_STEPS = 8;

/** Null: it shows no picture, or code works out which. */
export function pictureAt(files: SourceFiles, chain: Chain, found: FoundElement): Picture | null {
  const drawing = drawingAround(found);
  if (drawing !== null) return pictureInsteadOf(drawing, found);
  if (elementName(found.element) !== "img") return null;
  const address = placeOfValue(files, chain, { found, name: "src" });
  if (address === null) return null;
  const words = placeOfValue(files, chain, { found, name: "alt" });
  const hasNone = attributeOf(found.element, "alt") === null;
  return {
    alt: hasNone ? "" : (words?.value ?? null),
    replacedBy: (to, alt) => [
      { path: address.path, start: address.start, end: address.end, text: `"${to}"` },
      ...(alt === null ? [] : altEdits(found, words, alt)),
    ],
  };
}

function altEdits({ source, element }: FoundElement, words: Place | null, alt: string): TextEdit[] {
  if (words?.value != null) {
    const { path, start, end, isAttribute } = words;
    return [{ path, start, end, text: writtenText(isAttribute ? "attribute" : "string", alt) }];
  }
  if (attributeOf(element, "alt") !== null) return [];
  const { end } = element.openingElement.name;
  return [{ path: source.path, start: end, end, text: ` alt=${writtenText("attribute", alt)}` }];
}

/** The value of an attribute, followed through the properties of components to where it is written. */
function placeOfValue(
  files: SourceFiles,
  chain: Chain,
  { found: first, name: firstName }: { found: FoundElement; name: string },
): Place | null {
  let [found, name] = [first, firstName];
  for (let step = 0; step < MAX_STEPS; step += 1) {
    const value = attributeOf(found.element, name)?.value;
    if (value == null) return null;
    const { path } = found.source;
    if (value.type === "Literal")
      return { path, start: value.start, end: value.end, value: String(value.value), isAttribute: true };
    if (value.type !== "JSXExpressionContainer") return null;
    const { expression } = value;
    if (expression.type === "Literal" && typeof expression.value === "string")
      return { path, start: expression.start, end: expression.end, value: expression.value, isAttribute: false };
    const component = componentAround(found.parents);
    const prop = component === null ? null : readsProp(propsOf(component), expression);
    const use = prop === null ? null : useOf(files, chain, found);
    if (use === null)
      return importedPicture(found, expression)
        ? { path, start: value.start, end: value.end, value: null, isAttribute: true }
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

const isSvg = (node: Node): node is JSXElement => node.type === "JSXElement" && elementName(node) === "svg";

/**
 * The whole drawing that the element is, or is a part of. Attributes from elsewhere (`{...props}`) are made for a drawing
 * and would not fit a picture.
 */
function drawingAround({ element, parents }: FoundElement): JSXElement | null {
  const drawing = [...parents, element].find(isSvg);
  const isPlain = drawing?.openingElement.attributes.every(({ type }) => type === "JSXAttribute") ?? false;
  return isPlain ? drawing! : null;
}

/** Attributes that a picture has, too, and that say where and how large it is. */
const KEPT: ReadonlySet<string> = new Set(["className", "id", "key", "style", "width", "height"]);

const nameOf = ({ name }: JSXAttribute): string => (name.type === "JSXIdentifier" ? name.name : "");

/** The look of the drawing's place stays: the picture fills it and is cut where it does not fit. */
function pictureInsteadOf(drawing: JSXElement, { source }: FoundElement): Picture {
  const { openingElement } = drawing;
  const { name, attributes } = openingElement;
  const label = attributeOf(drawing, "aria-label")?.value;
  const alt = label?.type === "Literal" ? String(label.value) : "";
  const edit = (start: number, end: number, text: string): TextEdit => ({ path: source.path, start, end, text });
  const fits = attributeOf(drawing, "style") === null ? ` style={{ objectFit: "cover" }}` : "";
  return {
    alt,
    replacedBy: (address, words) => [
      edit(name.start, name.end, `img src="${address}" alt=${writtenText("attribute", words ?? alt)}${fits}`),
      ...attributes.flatMap((attribute) =>
        attribute.type === "JSXAttribute" && KEPT.has(nameOf(attribute))
          ? []
          : [edit(startOfGap(source.text, attribute.start), attribute.end, "")],
      ),
      edit(startOfGap(source.text, openingElement.end - (openingElement.selfClosing ? 2 : 1)), drawing.end, " />"),
    ],
  };
}

/** White space before it goes, too. */
function startOfGap(text: string, at: number): number {
  let start = at;
  while (/\s/.test(text[start - 1] ?? "")) start -= 1;
  return start;
}
