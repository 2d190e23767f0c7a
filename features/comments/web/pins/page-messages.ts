/**
 * Messages of a previewed page about commented elements. The page is hostile: every field is checked and cut, and
 * everything else is dropped.
 */
import {
  MAX_PAGE_CHARACTERS,
  MAX_QUOTE_CHARACTERS,
  MAX_SELECTOR_CHARACTERS,
  type ElementPlace,
} from "../../contract/index.ts";
import type { PinPlace, Places } from "./places-store.ts";

export type PinMessage =
  /** The page is new, or its script has just been loaded: it knows nothing yet. */
  | { event: "begin" }
  | { event: "places"; places: Places }
  | { event: "picked"; place: ElementPlace }
  | { event: "cancelled" };

type Fields = Readonly<Record<string, unknown>>;

const MAX_PINS = 200;
const MAX_PIXELS = 20_000;

const isFields = (value: unknown): value is Fields => typeof value === "object" && value !== null;
const text = (value: unknown, max: number): string =>
  typeof value === "string" ? value.slice(0, max).replaceAll("\u0000", "").toWellFormed() : "";
const pixel = (value: unknown): number =>
  typeof value === "number" && Number.isFinite(value) ? Math.min(MAX_PIXELS, Math.max(0, value)) : 0;
const share = (value: unknown): number =>
  typeof value === "number" && Number.isFinite(value) ? Math.min(1, Math.max(0, value)) : 0.5;

const STATES: readonly PinPlace["state"][] = ["seen", "away", "gone"];

function pinOf(value: unknown): [string, PinPlace][] {
  if (!isFields(value)) return [];
  const state = STATES.find((each) => each === value["state"]);
  const id = text(value["id"], 64);
  return state === undefined || id === "" ? [] : [[id, { state, x: pixel(value["x"]), y: pixel(value["y"]) }]];
}

function pickedPlace(message: Fields): ElementPlace | null {
  const page = text(message["page"], MAX_PAGE_CHARACTERS);
  const selector = text(message["selector"], MAX_SELECTOR_CHARACTERS);
  const tag = text(message["tag"], 60);
  if (!page.startsWith("/") || selector === "" || tag === "") return null;
  const quote = text(message["quote"], MAX_QUOTE_CHARACTERS);
  return { kind: "element", page, selector, tag, quote, x: share(message["x"]), y: share(message["y"]) };
}

/** Null for everything else. */
export function readPinMessage(message: Fields): PinMessage | null {
  switch (message["event"]) {
    case "begin":
    case "here":
      return { event: "begin" };
    case "cancelled":
      return { event: "cancelled" };
    case "picked": {
      const place = pickedPlace(message);
      return place === null ? null : { event: "picked", place };
    }
    case "places": {
      const list = Array.isArray(message["pins"]) ? message["pins"].slice(0, MAX_PINS) : [];
      const page = text(message["page"], MAX_PAGE_CHARACTERS);
      return { event: "places", places: { page: page === "" ? null : page, pins: new Map(list.flatMap(pinOf)) } };
    }
    default:
      return null;
  }
}
