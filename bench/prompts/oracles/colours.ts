/** Compares computed colours of the first page in light appearance with the requested colours. */
import { matches, namedColour, NEAR, HUE_TOLERANCE, type NamedColour, type Rgb } from "../screen/colour-space.ts";
import { visit, type App, type Visit } from "../screen/app.ts";
import { no, yes, type Finding, type Oracle } from "./verdict.ts";

export type ColourRole = "background" | "component" | "accent";

interface Shown {
  background: Rgb;
  /** Backgrounds of pressable elements, headers and cards. */
  surfaces: Rgb[];
  /** Colours of texts, borders and drawings as well. */
  inks: Rgb[];
}

/** Runs in the page; a canvas turns any CSS colour (also oklch) into bytes. */
function readColours(): { background: number[]; surfaces: number[][]; inks: number[][] } {
  const canvas = document.createElement("canvas");
  canvas.width = 1;
  canvas.height = 1;
  const brush = canvas.getContext("2d", { willReadFrequently: true })!;
  const bytes = (css: string): number[] => {
    brush.clearRect(0, 0, 1, 1);
    brush.fillStyle = css;
    brush.fillRect(0, 0, 1, 1);
    return [...brush.getImageData(0, 0, 1, 1).data];
  };
  const solid = (css: string): number[] | null => {
    const colour = bytes(css);
    return colour[3]! > 200 ? colour.slice(0, 3) : null;
  };
  const backgroundOf = (element: Element | null): number[] | null =>
    element === null ? null : solid(getComputedStyle(element).backgroundColor);
  const app = document.body.firstElementChild;
  const main = document.querySelector("main, [role=main]");
  const filling = [app, app?.firstElementChild ?? null, main].filter(
    (one) =>
      one !== null &&
      one.getBoundingClientRect().height >= innerHeight * 0.8 &&
      one.getBoundingClientRect().width >= innerWidth * 0.95,
  );
  const background = filling.map(backgroundOf).findLast((colour) => colour !== null) ??
    backgroundOf(document.body) ??
    backgroundOf(document.documentElement) ?? [255, 255, 255];
  const parts =
    "button, [role=button], a, header, nav, th, thead, input, select, [class*=card], [class*=badge], [class*=btn], aside, footer, h1, h2, h3, svg";
  const surfaces: number[][] = [];
  const inks: number[][] = [];
  for (const part of document.querySelectorAll(parts)) {
    if (!window.probe.visible(part)) continue;
    const style = getComputedStyle(part);
    const surface = solid(style.backgroundColor);
    if (surface !== null) surfaces.push(surface);
    for (const css of [style.color, style.borderTopColor, style.borderBottomColor, style.accentColor]) {
      const ink = css === "auto" ? null : solid(css);
      if (ink !== null) inks.push(ink);
    }
  }
  return { background, surfaces, inks };
}

const readShown = async (visited: Visit): Promise<Shown> =>
  (await visited.page.evaluate(readColours)) as unknown as Shown;

/** Asks the page's browser for a CSS colour's name. */
function cssColour(visited: Visit) {
  return async (name: string): Promise<Rgb | null> =>
    (await visited.page.evaluate((css) => {
      if (!CSS.supports("color", css) || /^(inherit|initial|unset|revert|currentcolor|transparent)/i.test(css))
        return null;
      const probe = document.createElement("i");
      probe.style.color = css;
      document.body.append(probe);
      const colour = getComputedStyle(probe).color.match(/\d+/g)!.slice(0, 3).map(Number);
      probe.remove();
      return colour;
    }, name)) as Rgb | null;
}

/** The browser's meaning of the words; null when neither it nor the table knows them. */
export async function knownColour(app: App, words: string): Promise<NamedColour | null> {
  await using visited = await visit(app);
  return namedColour(words, cssColour(visited));
}

const print = (rgb: Rgb): string =>
  `#${rgb.map((channel) => Math.round(channel).toString(16).padStart(2, "0")).join("")}`;

/** The exact colour for a background; for parts a hue when only a family was named. */
function holds(shown: Shown, wanted: NamedColour, role: ColourRole): boolean {
  if (role === "background") return matches(shown.background, wanted, true);
  const among = role === "component" ? shown.surfaces : [...shown.surfaces, ...shown.inks];
  return among.some((colour) => matches(colour, wanted, true));
}

async function ask(app: App, words: string, role: ColourRole): Promise<Finding> {
  await using visited = await visit(app);
  const wanted = await namedColour(words, cssColour(visited));
  if (wanted === null) return no(`"${words}" is no colour this measurement knows`);
  const paths =
    role === "background"
      ? ["/"]
      : [
          "/",
          ...app.pages
            .map(({ path }) => path)
            .filter((path) => path !== "/")
            .slice(0, 2),
        ];
  let seen: Shown | null = null;
  for (const path of paths) {
    if (path !== "/") await visited.go(path);
    const shown = await readShown(visited);
    seen ??= shown;
    if (holds(shown, wanted, role)) return yes(`${path}: ${role} is ${words}`);
  }
  const instead =
    role === "background" ? print(seen!.background) : [...new Set(seen!.surfaces.map(print))].slice(0, 4).join(" ");
  const target = wanted.targets[0] === undefined ? "" : ` (${print(wanted.targets[0])})`;
  return no(
    `${role} is ${instead}, not ${words}${target}; tolerance ${NEAR} in OKLab, a family's hue ${HUE_TOLERANCE} degrees`,
  );
}

export const colourOracle = (words: string, role: ColourRole): Oracle => ({
  name: `colour: ${role} ${words}`,
  ask: (app) => ask(app, words, role),
});

/** All colours of a design as one case. */
export const colourSet = (wanted: readonly { words: string; role: ColourRole }[]): Oracle => ({
  name: `colours: ${wanted.map(({ words }) => words).join(", ")}`,
  async ask(app) {
    const findings: Finding[] = [];
    for (const { words, role } of wanted) findings.push(await ask(app, words, role));
    const broken = findings.filter((finding) => finding.holds !== true);
    return (broken.length === 0 ? yes : no)(
      (broken.length === 0 ? findings : broken).map(({ reason }) => reason).join("; "),
    );
  },
});

export const colourPair = (background: string, component: string): Oracle =>
  colourSet([
    { words: background, role: "background" },
    { words: component, role: "component" },
  ]);
