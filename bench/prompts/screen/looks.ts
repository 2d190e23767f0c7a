/** Computed looks of the first page's parts, compared before and after a change. */
import { visit, type App } from "./app.ts";

export interface Look {
  background: string;
  colour: string;
  font: string;
  radius: number;
  /** Pixels. */
  size: number;
  weight: number;
  /** Height of the box, which follows from its words and is no look by itself. */
  height: number;
}

/** Looks by role: `body`, `header`, `h1`, `button`, `card`; roles that the page lacks are missing. */
export type Screen = Record<string, Look>;

/** Parts of the first page whose order matters. */
export interface Frame {
  /** Labels of the menu in order. */
  nav: string[];
  headings: string[];
}

interface ReadLook {
  background: string;
  colour: string;
  font: string;
  radius: number;
  size: number;
  weight: number;
  height: number;
}

function readParts(): Record<string, ReadLook> {
  const parts: Record<string, string> = {
    body: "body",
    header: "header, [role=banner], nav",
    h1: "h1",
    h2: "h2",
    text: "main p",
    button: "main button, main a[class*=button], main a[class*=btn], button",
    item: "main li, main article, main tr",
    footer: "footer",
  };
  const canvas = document.createElement("canvas");
  const brush = canvas.getContext("2d", { willReadFrequently: true })!;
  const bytes = (css: string): string => {
    brush.clearRect(0, 0, 1, 1);
    brush.fillStyle = css;
    brush.fillRect(0, 0, 1, 1);
    return [...brush.getImageData(0, 0, 1, 1).data].join(" ");
  };
  const found: Record<string, ReadLook> = {};
  for (const [name, selector] of Object.entries(parts)) {
    const visible = [...document.querySelectorAll<HTMLElement>(selector)].filter(window.probe.visible);
    // The filled button, which has the design's colour.
    const drawn = (one: HTMLElement): boolean => !bytes(getComputedStyle(one).backgroundColor).endsWith(" 0");
    // A button in the frame belongs to the frame.
    const inPage = visible.filter((one) => one.closest("header, [role=banner], aside, nav") === null);
    const candidates = name === "button" && inPage.length > 0 ? inPage : visible;
    const filled = candidates.find(drawn);
    const part = name === "button" || name === "header" ? (filled ?? candidates[0]) : visible[0];
    if (part === undefined) continue;
    const style = getComputedStyle(part);
    // The page's background may be painted on the root.
    const ground = name === "body" && !drawn(part) ? getComputedStyle(document.documentElement) : style;
    found[name] = {
      background: bytes(ground.backgroundColor),
      colour: bytes(style.color),
      font: style.fontFamily,
      radius: Number.parseFloat(style.borderTopLeftRadius) || 0,
      size: Number.parseFloat(style.fontSize) || 0,
      weight: Number(style.fontWeight) || 400,
      height: Math.round(part.getBoundingClientRect().height),
    };
  }
  return found;
}

export async function readLook(app: App): Promise<Screen> {
  await using visited = await visit(app);
  return await visited.page.evaluate(readParts);
}

function readOrder(): { nav: string[]; headings: string[] } {
  const texts = (selector: string): string[] =>
    [...document.querySelectorAll<HTMLElement>(selector)]
      .filter(window.probe.visible)
      .map((one) => one.innerText.trim().replaceAll(/\s+/g, " "))
      .filter((text) => text !== "");
  const inNav = texts("nav a[href], [role=navigation] a[href]");
  return { nav: inNav.length > 0 ? inNav : texts("header a[href], aside a[href]"), headings: texts("h1, h2, h3") };
}

export async function readFrame(app: App): Promise<Frame> {
  await using visited = await visit(app);
  return await visited.page.evaluate(readOrder);
}

/** `12 34 56 255` -> bytes, and whether it is visible at all. */
export function rgbOf(bytes: string): { rgb: readonly [number, number, number]; drawn: boolean } {
  const [r = 0, g = 0, b = 0, a = 0] = bytes.split(" ").map(Number);
  return { rgb: [r, g, b], drawn: a > 100 };
}

export const sameLook = (one: Look | undefined, other: Look | undefined): boolean =>
  JSON.stringify({ ...one, height: 0 }) === JSON.stringify({ ...other, height: 0 });
