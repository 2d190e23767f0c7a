// Shows changes before they are written: over the page as React made it, and taken off again without a trace.
import { originals, ownTexts } from "./describe.js";
import { allFrom } from "./elements.js";

const CSS_NAME = (name) => name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
const SETTLED_AFTER_MS = 15_000;
const LOOK_AGAIN_MS = 60;

export function createOverrides() {
  let changes = [];
  // What each node had before: inline styles, texts, address of a picture.
  let undo = [];
  let landing = null;

  const setStyle = (node, name, value) => {
    const before = [node.style.getPropertyValue(name), node.style.getPropertyPriority(name)];
    node.style.setProperty(name, value, "important");
    undo.push({
      node,
      name,
      value,
      restore: () => (before[0] === "" ? node.style.removeProperty(name) : node.style.setProperty(name, ...before)),
    });
  };
  const setText = (text, value) => {
    const before = text.nodeValue;
    text.nodeValue = value;
    originals.set(text, { value, before });
    undo.push({
      text,
      restore: () => {
        originals.delete(text);
        // React may have written something newer meanwhile.
        if (text.nodeValue === value) text.nodeValue = before;
      },
    });
  };
  const setImage = (node, address) => {
    const before = ["src", "srcset"].map((name) => [name, node.getAttribute(name)]);
    node.removeAttribute("srcset");
    node.setAttribute("src", address);
    undo.push({
      restore: () => {
        if (node.getAttribute("src") !== address) return;
        for (const [name, value] of before) if (value !== null) node.setAttribute(name, value);
      },
    });
  };

  /** The picture lies behind the drawing, which is hidden: React's own nodes stay as they are. */
  const setDrawing = (node, address) => {
    let drawing = node;
    while (drawing.ownerSVGElement) drawing = drawing.ownerSVGElement;
    for (const part of drawing.children) if (part.style) setStyle(part, "visibility", "hidden");
    setStyle(drawing, "background", `center / cover no-repeat url("${encodeURI(address)}")`);
  };

  const takeOff = () => {
    for (const { restore } of undo.toReversed()) restore();
    undo = [];
    // An attribute that is empty now was not there before.
    for (const node of document.querySelectorAll('[style=""]')) node.removeAttribute("style");
  };

  const putOn = () => {
    for (const { target, values, shown, texts, image } of changes) {
      for (const node of allFrom(target)) {
        for (const [name, value] of Object.entries(values ?? {})) setStyle(node, CSS_NAME(name), String(value));
        const own = ownTexts(node);
        for (const [index, text] of Object.entries(texts ?? {}))
          if (own[index] && own[index].nodeValue === shown?.[index]) setText(own[index], String(text));
        if (image && node instanceof HTMLImageElement) setImage(node, image);
        else if (image && node instanceof SVGElement) setDrawing(node, image);
      }
    }
  };

  const stopLanding = () => {
    clearInterval(landing);
    landing = null;
  };

  /** A style has landed when the page looks the same without it. */
  const hasLanded = ({ node, name, value, restore }) => {
    if (name === undefined || !node.isConnected) return true;
    const moves = [node.style.getPropertyValue("transition"), node.style.getPropertyPriority("transition")];
    const wanted = getComputedStyle(node).getPropertyValue(name);
    // Without its override it would only be on its way.
    node.style.setProperty("transition", "none", "important");
    restore();
    const landed = getComputedStyle(node).getPropertyValue(name) === wanted;
    if (!landed) node.style.setProperty(name, value, "important");
    void getComputedStyle(node).getPropertyValue(name);
    if (moves[0] === "") node.style.removeProperty("transition");
    else node.style.setProperty("transition", ...moves);
    return landed;
  };

  return {
    show(next) {
      stopLanding();
      takeOff();
      changes = next;
      putOn();
    },
    /** The page has other nodes now. */
    again() {
      if (changes.length === 0) return;
      takeOff();
      putOn();
    },
    /** They are written: each goes as soon as the page says the same by itself. Texts and pictures stay as React will have them. */
    land(done) {
      stopLanding();
      changes = [];
      for (const { text } of undo) if (text) originals.delete(text);
      undo = undo.filter(({ name }) => name !== undefined);
      const until = Date.now() + SETTLED_AFTER_MS;
      landing = setInterval(() => {
        undo = undo.filter((each) => !hasLanded(each));
        if (undo.length > 0 && Date.now() < until) return;
        stopLanding();
        takeOff();
        done();
      }, LOOK_AGAIN_MS);
    },
  };
}
