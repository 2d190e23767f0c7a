/** Chooses the form of the answer from the `Accept` header. */
import { noSuchMedia } from "../rest-error.ts";
import type { MediaHandler, ValueForm } from "../schema/media-handlers.ts";

export type MediaKind = "json" | "object" | "stripped" | "csv" | "plan" | "geojson" | "custom";

export interface Media {
  kind: MediaKind;
  /** Whether nulls are left out of objects. */
  stripsNulls: boolean;
  /** Content type of the answer. */
  contentType: string;
  /** Only for `plan`. */
  plan: PlanOptions | null;
  /** Set for `custom` only: the project's own media type. */
  custom: CustomMedia | null;
}

export interface CustomMedia {
  form: ValueForm;
  /** Null when the function's own value is the answer. */
  handler: Pick<MediaHandler, "aggregate" | "rowType"> | null;
}

/** Media types that the requested resource offers. */
export interface Offer {
  mayPlan: boolean;
  /** The project's media type of this name (`*` + `/*` is a name, too); null when there is none. */
  own(name: string): CustomMedia | null;
  /** The same, for rows of any shape. */
  any(name: string): CustomMedia | null;
  hasGeoJson: boolean;
}

export interface PlanOptions {
  format: "text" | "json";
  /** `analyze`, `verbose`, ... */
  options: string[];
  of: Media;
}

const PLAN_OPTIONS = ["analyze", "verbose", "settings", "buffers", "wal"];

const BUILT_IN = { stripsNulls: false, plan: null, custom: null } as const;

const JSON_MEDIA: Media = { ...BUILT_IN, kind: "json", contentType: "application/json; charset=utf-8" };

const CHARSET = "; charset=utf-8";

/** Media types for which PostgREST states UTF-8. */
const TEXT_MEDIA: readonly string[] = [
  "application/json",
  "application/geo+json",
  "application/openapi+json",
  "text/csv",
  "text/plain",
  "text/xml",
];

const ANYTHING = "*/*";

function customMedia(name: string, custom: CustomMedia): Media {
  const contentType =
    name === ANYTHING ? "application/octet-stream" : `${name}${TEXT_MEDIA.includes(name) ? CHARSET : ""}`;
  return { ...BUILT_IN, kind: "custom", contentType, custom };
}

function parameters(parts: readonly string[]): Map<string, string> {
  const pairs = parts.map((part) => {
    const equals = part.indexOf("=");
    const value = part.slice(equals + 1).trim();
    return [part.slice(0, Math.max(0, equals)).trim(), value.replace(/^"(.*)"$/, "$1")] as const;
  });
  return new Map(pairs);
}

function planMedia(format: "text" | "json", settings: ReadonlyMap<string, string>, offer: Offer): Media | null {
  const of = offer.mayPlan ? readMedia(settings.get("for") ?? "application/json", { ...offer, mayPlan: false }) : null;
  if (of === null) return null;
  const options = (settings.get("options") ?? "").split("|").filter((name) => PLAN_OPTIONS.includes(name));
  const target = of.contentType.replace(CHARSET, "");
  const listed = options.length === 0 ? "" : ` options=${options.join("|")};`;
  return {
    ...BUILT_IN,
    kind: "plan",
    contentType: `application/vnd.pgrst.plan+${format}; for="${target}";${listed} charset=utf-8`,
    plan: { format, options, of },
  };
}

/** Media types that no project can override. Undefined: `name` is none of them. */
function vendorMedia(name: string, settings: ReadonlyMap<string, string>, offer: Offer): Media | null | undefined {
  const stripsNulls = settings.get("nulls") === "stripped";
  const strip = stripsNulls ? ";nulls=stripped" : "";
  switch (name) {
    case "application/vnd.pgrst.object":
    case "application/vnd.pgrst.object+json": {
      const contentType = `application/vnd.pgrst.object+json${strip}${CHARSET}`;
      return { ...BUILT_IN, kind: "object", stripsNulls, contentType };
    }
    case "application/vnd.pgrst.array":
    case "application/vnd.pgrst.array+json": {
      if (!stripsNulls) return undefined;
      const contentType = `application/vnd.pgrst.array+json;nulls=stripped${CHARSET}`;
      return { ...BUILT_IN, kind: "stripped", stripsNulls, contentType };
    }
    case "application/vnd.pgrst.plan":
    case "application/vnd.pgrst.plan+text":
      return planMedia("text", settings, offer);
    case "application/vnd.pgrst.plan+json":
      return planMedia("json", settings, offer);
    default:
      return undefined;
  }
}

function builtInMedia(name: string, { hasGeoJson }: Offer): Media | null {
  switch (name) {
    case ANYTHING:
    case "application/*":
    case "application/json":
    case "application/vnd.pgrst.array":
    case "application/vnd.pgrst.array+json":
      return JSON_MEDIA;
    case "text/csv":
      return { ...BUILT_IN, kind: "csv", contentType: `text/csv${CHARSET}` };
    case "application/geo+json":
      return hasGeoJson ? { ...BUILT_IN, kind: "geojson", contentType: `application/geo+json${CHARSET}` } : null;
    default:
      return null;
  }
}

function readMedia(text: string, offer: Offer): Media | null {
  const [first = "", ...parts] = splitParameters(text);
  const name = first.trim().toLowerCase();
  const vendor = vendorMedia(name, parameters(parts), offer);
  if (vendor !== undefined) return vendor;
  const whole = offer.own(ANYTHING);
  if (whole !== null) return customMedia(ANYTHING, whole);
  const own = offer.own(name) ?? offer.any(name);
  return own === null ? builtInMedia(name, offer) : customMedia(name, own);
}

/** Semicolons inside quotes do not separate parameters. */
const splitParameters = (text: string): string[] => text.match(/(?:[^;"]|"[^"]*")+/g) ?? [];
const splitList = (text: string): string[] => text.match(/(?:[^,"]|"[^"]*")+/g) ?? [];

interface Wish {
  text: string;
  weight: number;
}

function readWish(text: string): Wish {
  const weight = Number(parameters(splitParameters(text).slice(1)).get("q") ?? "1");
  return { text: text.trim(), weight: Number.isFinite(weight) ? weight : 1 };
}

/** Accepted types in order of preference; without a header, any type. */
function wishesOf(accept: string | null): string[] {
  if (accept === null || accept.trim() === "") return [ANYTHING];
  const wishes = splitList(accept).map(readWish);
  return wishes.toSorted((a, b) => b.weight - a.weight).map(({ text }) => text);
}

/** Answers the first acceptable type. Throws RestError PGRST107. */
export function negotiate(accept: string | null, offer: Offer): Media {
  const wishes = wishesOf(accept);
  for (const text of wishes) {
    const media = readMedia(text, offer);
    if (media !== null) return media;
  }
  throw noSuchMedia(wishes);
}

const OPENAPI = ["application/openapi+json", "application/json", "application/*", ANYTHING];

/** Chooses the content type of the root. Throws RestError PGRST107. */
export function negotiateDescription(accept: string | null): string {
  const wishes = wishesOf(accept);
  const names = wishes.map((text) => (splitParameters(text)[0] ?? "").trim().toLowerCase());
  if (!names.some((name) => OPENAPI.includes(name))) throw noSuchMedia(wishes);
  return `${OPENAPI[0]}${CHARSET}`;
}
