// What the workspace is told about an element. Everything in here is cut: it is read by a page that trusts nobody.
import { allFrom, neighbour } from "./elements.js";

const MAX_TEXTS = 6;
const LONGEST_TEXT = 2_000;
const MAX_ANCESTORS = 8;

/** Text nodes of the element's own that show something. */
export const ownTexts = (node) =>
  [...node.childNodes].filter((child) => child.nodeType === Node.TEXT_NODE && child.nodeValue.trim() !== "");

/** Texts that show something else than the page wrote, with what it wrote. */
export const originals = new WeakMap();

function writtenText(text) {
  const original = originals.get(text);
  return original?.value === text.nodeValue ? original.before : text.nodeValue;
}

const canvas = Object.assign(document.createElement("canvas"), { width: 1, height: 1 });
const context = canvas.getContext("2d", { willReadFrequently: true });

/** `#rrggbb` of any CSS colour; null when nothing of it is to be seen. */
function hexOf(color) {
  context.clearRect(0, 0, 1, 1);
  context.fillStyle = color;
  context.fillRect(0, 0, 1, 1);
  const [red, green, blue, alpha] = context.getImageData(0, 0, 1, 1).data;
  if (alpha === 0) return null;
  return `#${[red, green, blue].map((part) => part.toString(16).padStart(2, "0")).join("")}`;
}

const px = (value) => Math.round(Number.parseFloat(value) || 0);

function valuesOf(node) {
  const style = getComputedStyle(node);
  const align = { start: "left", end: "right", "-webkit-auto": "left" };
  return {
    color: hexOf(style.color),
    backgroundColor: hexOf(style.backgroundColor),
    fontSize: px(style.fontSize),
    fontWeight: px(style.fontWeight),
    textAlign: align[style.textAlign] ?? style.textAlign,
    paddingTop: px(style.paddingTop),
    paddingRight: px(style.paddingRight),
    paddingBottom: px(style.paddingBottom),
    paddingLeft: px(style.paddingLeft),
    marginTop: px(style.marginTop),
    marginRight: px(style.marginRight),
    marginBottom: px(style.marginBottom),
    marginLeft: px(style.marginLeft),
    width: px(style.width),
    height: px(style.height),
    borderRadius: px(style.borderTopLeftRadius),
  };
}

/** Enough for a person, or the agent, to find it again. */
function selectorOf(node) {
  const parts = [];
  for (let each = node; each && each !== document.body && parts.length < 6; each = each.parentElement) {
    const same = [...(each.parentElement?.children ?? [])].filter(({ localName }) => localName === each.localName);
    const position = same.length > 1 ? `:nth-of-type(${same.indexOf(each) + 1})` : "";
    parts.unshift(`${each.localName}${position}`);
  }
  return parts.join(" > ").slice(0, 500);
}

export const describeElement = ({ node, chain }) => ({
  tag: node.localName.slice(0, 60),
  chain,
  text: (node.innerText ?? node.textContent ?? "").trim().slice(0, LONGEST_TEXT),
  texts: ownTexts(node)
    .slice(0, MAX_TEXTS)
    .map((text) => writtenText(text).slice(0, LONGEST_TEXT)),
  values: valuesOf(node),
  selector: selectorOf(node),
  count: allFrom({ source: chain[0].source }).length,
});

/** Outer ones first. */
export function ancestorsOf(picked) {
  const names = [];
  for (let up = neighbour(picked, "parent"); up && names.length < MAX_ANCESTORS; up = neighbour(up, "parent"))
    names.unshift({ name: up.chain[0].name, component: up.chain[1]?.name ?? null });
  return names;
}

/** Values of the theme as this page shows them now. */
export function shownColors(colors) {
  const probe = document.createElement("i");
  // A colour on its way is still the last one.
  probe.style.setProperty("transition", "none", "important");
  document.body.append(probe);
  const shown = {};
  for (const { name, value } of colors.slice(0, 60)) {
    probe.style.color = "";
    probe.style.color = String(value);
    const hex = probe.style.color === "" ? null : hexOf(getComputedStyle(probe).color);
    if (hex !== null) shown[String(name).slice(0, 60)] = hex;
  }
  probe.remove();
  return shown;
}
