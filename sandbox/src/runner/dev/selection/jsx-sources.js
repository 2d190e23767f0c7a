// Stands between the project's markup and React: elements of the page carry the place they are written at as an attribute,
// uses of components are remembered by their properties.
import { Fragment, jsxDEV as makeElement } from "react/jsx-dev-runtime";

export { Fragment };

const ATTRIBUTE = "data-slipway-source";
const ROOT = "/app/";
const places = (globalThis.__slipwayPlaces ??= new WeakMap());

export function jsxDEV(type, props, key, isStatic, source, self) {
  const place =
    typeof source?.fileName === "string" && source.fileName.startsWith(ROOT)
      ? `${source.fileName.slice(ROOT.length)}:${source.lineNumber}:${source.columnNumber}`
      : null;
  if (place !== null && typeof type === "string" && !(ATTRIBUTE in props))
    return makeElement(type, { ...props, [ATTRIBUTE]: place }, key, isStatic, source, self);
  const element = makeElement(type, props, key, isStatic, source, self);
  if (place !== null && (typeof type === "function" || typeof type === "object")) places.set(element.props, place);
  return element;
}
