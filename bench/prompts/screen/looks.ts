/** Computed looks of the first page's parts, to compare before and after a change. */
import { visit, type App } from "./app.ts";

export interface Look {
  background: string;
  colour: string;
  font: string;
  radius: number;
  /** Of the font, in pixels. */
  size?: number;
}

/** By role: `body`, `header`, `h1`, `button`, `card`; what the page does not have is missing. */
export type Screen = Record<string, Look>;

function readParts(): Record<
  string,
  { background: string; colour: string; font: string; radius: number; size: number }
> {
  const parts: Record<string, string> = {
    body: "body",
    header: "header, [role=banner], nav",
    h1: "h1",
    h2: "h2",
    text: "main p",
    button: "main button, main a[class*=button], main a[class*=btn], button",
    item: "main li, main article, main tr",
    footer: "footer",
    sidebar: "aside",
  };
  const canvas = document.createElement("canvas");
  const brush = canvas.getContext("2d", { willReadFrequently: true })!;
  const bytes = (css: string): string => {
    brush.clearRect(0, 0, 1, 1);
    brush.fillStyle = css;
    brush.fillRect(0, 0, 1, 1);
    return [...brush.getImageData(0, 0, 1, 1).data].join(" ");
  };
  const found: ReturnType<typeof readParts> = {};
  for (const [name, selector] of Object.entries(parts)) {
    const visible = [...document.querySelectorAll<HTMLElement>(selector)].filter(window.probe.visible);
    // Of the buttons the one that is filled: it carries the design's colour.
    const drawn = (one: HTMLElement): boolean => !bytes(getComputedStyle(one).backgroundColor).endsWith(" 0");
    // A button in the frame goes with the frame.
    const inPage = visible.filter((one) => one.closest("header, [role=banner], aside, nav") === null);
    const candidates = name === "button" && inPage.length > 0 ? inPage : visible;
    const filled = candidates.find(drawn);
    const part = name === "button" || name === "header" ? (filled ?? candidates[0]) : visible[0];
    if (part === undefined) continue;
    const style = getComputedStyle(part);
    // What a page stands on may be painted on the root.
    const ground = name === "body" && !drawn(part) ? getComputedStyle(document.documentElement) : style;
    found[name] = {
      background: bytes(ground.backgroundColor),
      colour: bytes(style.color),
      font: style.fontFamily,
      radius: Number.parseFloat(style.borderTopLeftRadius) || 0,
      size: Number.parseFloat(style.fontSize) || 0,
    };
  }
  return found;
}

export async function readLook(app: App): Promise<Screen> {
  await using visited = await visit(app);
  return await visited.page.evaluate(readParts);
}

/** `12 34 56 255` -> bytes and whether it is drawn at all. */
export function rgbOf(bytes: string): { rgb: readonly [number, number, number]; drawn: boolean } {
  const [r = 0, g = 0, b = 0, a = 0] = bytes.split(" ").map(Number);
  return { rgb: [r, g, b], drawn: a > 100 };
}
