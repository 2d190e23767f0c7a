/**
 * Messages of a previewed page about its elements. The page is hostile: every field is checked and cut, and everything
 * else is dropped.
 */
import { LONGEST_CHAIN, LONGEST_TEXT, MAX_ELEMENTS, MAX_TEXTS, type Chain } from "../contract/index.ts";
import { PROPERTIES, type ShownValues } from "./values.ts";

export interface PickedElement {
  tag: string;
  chain: Chain;
  text: string;
  /** Texts of the element itself. */
  texts: string[];
  values: ShownValues;
  selector: string;
  /** Number of elements on the page that come from the same place. */
  count: number;
}

export interface Ancestor {
  name: string;
  component: string | null;
}

export type PageMessage =
  | { event: "here" }
  | { event: "on" }
  | { event: "selection"; elements: PickedElement[]; ancestors: Ancestor[]; viewport: number }
  | { event: "key"; key: PageKey }
  | { event: "colors"; colors: Record<string, string> };

const PAGE_KEYS = ["undo", "redo", "save", "escape", "edit"] as const;
export type PageKey = (typeof PAGE_KEYS)[number];

type Fields = Readonly<Record<string, unknown>>;

const PLACE = /^[^:]{1,400}:\d{1,7}:\d{1,6}$/;
const HEX = /^#[0-9a-f]{6}$/;
const MAX_COLORS = 60;
const MAX_ANCESTORS = 8;

const isFields = (value: unknown): value is Fields => typeof value === "object" && value !== null;
const text = (value: unknown, max: number): string =>
  typeof value === "string" ? value.slice(0, max).toWellFormed() : "";
const list = (value: unknown, max: number): readonly unknown[] => (Array.isArray(value) ? value.slice(0, max) : []);
const whole = (value: unknown, least: number, max: number): number =>
  Number.isInteger(value) ? Math.min(max, Math.max(least, value as number)) : least;

function chainOf(value: unknown): Chain {
  return list(value, LONGEST_CHAIN).flatMap((link) => {
    if (!isFields(link)) return [];
    const [source, name] = [link["source"], text(link["name"], 100)];
    return typeof source === "string" && PLACE.test(source) && name !== "" ? [{ source, name }] : [];
  });
}

function valuesOf(value: unknown): ShownValues {
  const fields = isFields(value) ? value : {};
  const shown: ShownValues = {};
  for (const { property, kind } of PROPERTIES) {
    const field = fields[property];
    if (kind === "color" && typeof field === "string" && HEX.test(field)) shown[property] = field;
    if (kind === "number" && Number.isFinite(field)) shown[property] = Math.round(field as number);
    if (kind === "word" && typeof field === "string" && /^[a-z]{1,12}$/.test(field)) shown[property] = field;
  }
  return shown;
}

function elementOf(value: unknown): PickedElement[] {
  if (!isFields(value)) return [];
  const chain = chainOf(value["chain"]);
  if (chain.length === 0) return [];
  return [
    {
      tag: text(value["tag"], 60),
      chain,
      text: text(value["text"], LONGEST_TEXT),
      texts: list(value["texts"], MAX_TEXTS).map((each) => text(each, LONGEST_TEXT)),
      values: valuesOf(value["values"]),
      selector: text(value["selector"], 500),
      count: whole(value["count"], 1, 10_000),
    },
  ];
}

/** Null for everything else. */
export function readPageMessage(message: Fields): PageMessage | null {
  switch (message["event"]) {
    case "here":
    case "on":
      return { event: message["event"] };
    case "selection":
      return {
        event: "selection",
        elements: list(message["elements"], MAX_ELEMENTS).flatMap(elementOf),
        ancestors: list(message["ancestors"], MAX_ANCESTORS).flatMap((each) =>
          isFields(each) ? [{ name: text(each["name"], 60), component: text(each["component"], 60) || null }] : [],
        ),
        viewport: whole(message["viewport"], 1, 10_000),
      };
    case "key": {
      const key = PAGE_KEYS.find((each) => each === message["key"]);
      return key === undefined ? null : { event: "key", key };
    }
    case "colors": {
      const colors = isFields(message["colors"]) ? Object.entries(message["colors"]).slice(0, MAX_COLORS) : [];
      const shown = colors.filter((each): each is [string, string] => typeof each[1] === "string" && HEX.test(each[1]));
      return { event: "colors", colors: Object.fromEntries(shown) };
    }
    default:
      return null;
  }
}
