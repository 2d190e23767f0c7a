/**
 * Draws a diagram. Its code may come from a model or a stranger, so the library runs at its strict level, and the
 * result is shown as an image, in which nothing runs and nothing is loaded. [T8.13]
 */
import classes from "./diagram.module.css";
import { withoutTags } from "./diagram-code.ts";
import type { Size } from "@slipway/ui/pan-zoom/pan-zoom";

/** `url` is the picture itself, as an address. */
export type Picture = { kind: "picture"; url: string; size: Size } | { kind: "failed"; message: string };

/** Longer or denser diagrams would block the page. */
const MAX_CHARACTERS = 50_000;
const MAX_EDGES = 500;
/** An image has no access to the page's fonts. */
const FONT = "system-ui, -apple-system, 'Segoe UI', sans-serif";
const MESSAGE_CHARACTERS = 2000;

let drawn = 0;

async function library(dark: boolean) {
  const { default: mermaid } = await import("mermaid");
  mermaid.initialize({
    startOnLoad: false,
    securityLevel: "strict",
    htmlLabels: false,
    flowchart: { htmlLabels: false },
    suppressErrorRendering: true,
    maxTextSize: MAX_CHARACTERS,
    maxEdges: MAX_EDGES,
    fontFamily: FONT,
    theme: dark ? "dark" : "default",
    // In dark mode the library draws a white glow around every box, and borders that fade into the background.
    themeVariables: { dropShadow: "none", useGradient: false },
    // Settings that the diagram's own directives may not change.
    secure: [
      ...["secure", "securityLevel", "startOnLoad", "maxTextSize", "maxEdges", "suppressErrorRendering"],
      ...["htmlLabels", "flowchart", "fontFamily", "altFontFamily", "theme", "themeCSS", "dompurifyConfig"],
    ],
  });
  return mermaid;
}

/** An element out of sight in which the library draws and measures. */
function putUpEasel(): Disposable & { element: HTMLElement } {
  const element = document.createElement("div");
  element.className = classes.easel ?? "";
  element.setAttribute("aria-hidden", "true");
  document.body.append(element);
  return { element, [Symbol.dispose]: () => element.remove() };
}

const failed = (message: string): Picture => ({ kind: "failed", message });
/** The library's escapes in its own messages. */
const ESCAPES = /ﬂ°lt¶ß|#lt;/g;
const wordsOf = (error: unknown): string =>
  (error instanceof Error ? error.message : String(error)).replace(ESCAPES, "<").slice(0, MESSAGE_CHARACTERS);

/** Turns the drawing into XML with a size of its own, which an image needs. */
function asImage(svg: string): { url: string; size: Size } | null {
  const root = new DOMParser().parseFromString(svg, "text/html").querySelector("svg");
  const box = (root?.getAttribute("viewBox") ?? "").split(/[\s,]+/).map(Number);
  const [width = 0, height = 0] = box.slice(2);
  if (root === null || !(width > 0) || !(height > 0)) return null;
  root.setAttribute("width", String(width));
  root.setAttribute("height", String(height));
  root.style.maxWidth = "";
  const text = new XMLSerializer().serializeToString(root);
  return { url: `data:image/svg+xml;charset=utf-8,${encodeURIComponent(text)}`, size: { width, height } };
}

let last: Promise<unknown> = Promise.resolve();

/**
 * Draws one diagram after another: the library has one set of options, and each picture needs its own. Must not throw.
 */
export function renderDiagram(code: string, look: { dark: boolean }): Promise<Picture> {
  const picture = last.then(() => draw(code, look));
  last = picture;
  return picture;
}

async function draw(written: string, { dark }: { dark: boolean }): Promise<Picture> {
  try {
    const mermaid = await library(dark);
    const code = withoutTags(written);
    try {
      await mermaid.parse(code);
    } catch (error) {
      return failed(`Diagram syntax error: ${wordsOf(error)}`);
    }
    drawn += 1;
    using easel = putUpEasel();
    const { svg } = await mermaid.render(`slipway-diagram-${drawn}`, code, easel.element);
    const image = asImage(svg);
    return image === null ? failed("Failed to render diagram") : { kind: "picture", ...image };
  } catch {
    return failed("Failed to render diagram");
  }
}
