/** Properties as the panel shows them, and the CSS that shows a value before it is written. */
import type { Property, Values } from "../contract/index.ts";

export interface PropertyKind {
  property: Property;
  kind: "color" | "number" | "word";
}

/** As the page has them now. */
export type ShownValues = Partial<Record<Property, string | number>>;

const numbers: readonly Property[] = [
  "fontSize",
  "fontWeight",
  "paddingTop",
  "paddingRight",
  "paddingBottom",
  "paddingLeft",
  "marginTop",
  "marginRight",
  "marginBottom",
  "marginLeft",
  "width",
  "height",
  "borderRadius",
];

export const PROPERTIES: readonly PropertyKind[] = [
  { property: "color", kind: "color" },
  { property: "backgroundColor", kind: "color" },
  { property: "textAlign", kind: "word" },
  ...numbers.map((property): PropertyKind => ({ property, kind: "number" })),
];

export interface ThemeColor {
  name: string;
  /** CSS of the page: may use its variables. */
  value: string;
}

const TOKEN = "token:";
export const tokenOf = (value: string): string | null => (value.startsWith(TOKEN) ? value.slice(TOKEN.length) : null);
export const tokenValue = (name: string): string => `${TOKEN}${name}`;

function cssValue(property: Property, value: string | number, colors: readonly ThemeColor[]): string {
  if (typeof value === "number") return property === "fontWeight" ? String(value) : `${value}px`;
  const token = tokenOf(value);
  return token === null ? value : (colors.find(({ name }) => name === token)?.value ?? "inherit");
}

export const cssOf = (values: Values, colors: readonly ThemeColor[]): Record<string, string> =>
  Object.fromEntries(
    (Object.entries(values) as [Property, string | number][]).map(([property, value]) => [
      property,
      cssValue(property, value, colors),
    ]),
  );

export const SIDES = ["Top", "Right", "Bottom", "Left"] as const;
