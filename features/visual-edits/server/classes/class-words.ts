/** The Tailwind class that gives a property a value, so that the page looks exactly as its preview did. */
import type { Property, Values } from "../../contract/index.ts";
import type { Theme } from "./read-theme.ts";

const WEIGHTS: Record<number, string> = {
  300: "light",
  400: "normal",
  500: "medium",
  600: "semibold",
  700: "bold",
  800: "extrabold",
};
const RADII: Record<number, string> = { 0: "none", 2: "xs", 4: "sm", 6: "md", 8: "lg", 12: "xl", 16: "2xl", 24: "3xl" };
const ROUND_FROM = 999;
const SIDES = {
  paddingTop: "pt",
  paddingRight: "pr",
  paddingBottom: "pb",
  paddingLeft: "pl",
  marginTop: "mt",
  marginRight: "mr",
  marginBottom: "mb",
  marginLeft: "ml",
  width: "w",
  height: "h",
} as const satisfies Partial<Record<Property, string>>;

/** A step is 4 px, half steps exist. */
function length(pixels: number, theme: Theme): string {
  const size = Math.abs(pixels);
  return theme.ownSpacing || size % 2 !== 0 ? `[${size}px]` : String(size / 4);
}

const color = (value: string): string => (value.startsWith("token:") ? value.slice("token:".length) : `[${value}]`);

function radius(pixels: number, theme: Theme): string {
  if (pixels >= ROUND_FROM) return "rounded-full";
  const step = RADII[pixels];
  return step === undefined || theme.radii.includes(step) ? `rounded-[${pixels}px]` : `rounded-${step}`;
}

function classWord(property: Property, value: string | number, theme: Theme): string {
  switch (property) {
    case "color":
      return `text-${color(String(value))}`;
    case "backgroundColor":
      return `bg-${color(String(value))}`;
    case "fontSize":
      // Steps of the scale set the height of lines as well; rem follows the reader's own size.
      return `text-[${Number(value) / 16}rem]`;
    case "fontWeight":
      return `font-${WEIGHTS[Number(value)]}`;
    case "textAlign":
      return `text-${value}`;
    case "borderRadius":
      return radius(Number(value), theme);
    default:
      return `${Number(value) < 0 ? "-" : ""}${SIDES[property]}-${length(Number(value), theme)}`;
  }
}

export interface ClassWord {
  property: Property;
  word: string;
}

export const classWords = (values: Values, theme: Theme): ClassWord[] =>
  (Object.entries(values) as [Property, string | number][]).map(([property, value]) => ({
    property,
    word: classWord(property, value, theme),
  }));
