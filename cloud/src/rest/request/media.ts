/** Which form of answer the caller wants (`Accept`). */
import { noSuchMedia } from "../rest-error.ts";

export type MediaKind = "json" | "object" | "stripped" | "csv" | "plan";

export interface Media {
  kind: MediaKind;
  /** Nulls are left out of objects. */
  stripsNulls: boolean;
  /** Of the answer. */
  contentType: string;
  /** Only for `plan`. */
  plan: PlanOptions | null;
}

export interface PlanOptions {
  format: "text" | "json";
  /** `analyze`, `verbose`, ... */
  options: string[];
  of: Media;
}

const PLAN_OPTIONS = ["analyze", "verbose", "settings", "buffers", "wal"];

const JSON_MEDIA: Media = {
  kind: "json",
  stripsNulls: false,
  contentType: "application/json; charset=utf-8",
  plan: null,
};

function parameters(parts: readonly string[]): Map<string, string> {
  const pairs = parts.map((part) => {
    const equals = part.indexOf("=");
    const value = part.slice(equals + 1).trim();
    return [part.slice(0, Math.max(0, equals)).trim(), value.replace(/^"(.*)"$/, "$1")] as const;
  });
  return new Map(pairs);
}

function planMedia(format: "text" | "json", settings: ReadonlyMap<string, string>): Media | null {
  const of = readMedia(settings.get("for") ?? "application/json", false);
  if (of === null) return null;
  const options = (settings.get("options") ?? "").split("|").filter((name) => PLAN_OPTIONS.includes(name));
  const target = of.contentType.replace("; charset=utf-8", "");
  const listed = options.length === 0 ? "" : ` options=${options.join("|")};`;
  return {
    kind: "plan",
    stripsNulls: false,
    contentType: `application/vnd.pgrst.plan+${format}; for="${target}";${listed} charset=utf-8`,
    plan: { format, options, of },
  };
}

function readMedia(text: string, mayPlan: boolean): Media | null {
  const [name = "", ...parts] = splitParameters(text);
  const settings = parameters(parts);
  const stripsNulls = settings.get("nulls") === "stripped";
  const strip = stripsNulls ? ";nulls=stripped" : "";
  switch (name.trim().toLowerCase()) {
    case "*/*":
    case "application/*":
    case "application/json":
      return JSON_MEDIA;
    case "application/vnd.pgrst.object":
    case "application/vnd.pgrst.object+json": {
      const contentType = `application/vnd.pgrst.object+json${strip}; charset=utf-8`;
      return { kind: "object", stripsNulls, contentType, plan: null };
    }
    case "application/vnd.pgrst.array":
    case "application/vnd.pgrst.array+json": {
      if (!stripsNulls) return JSON_MEDIA;
      const contentType = "application/vnd.pgrst.array+json;nulls=stripped; charset=utf-8";
      return { kind: "stripped", stripsNulls, contentType, plan: null };
    }
    case "text/csv":
      return { kind: "csv", stripsNulls: false, contentType: "text/csv; charset=utf-8", plan: null };
    case "application/vnd.pgrst.plan":
    case "application/vnd.pgrst.plan+text":
      return mayPlan ? planMedia("text", settings) : null;
    case "application/vnd.pgrst.plan+json":
      return mayPlan ? planMedia("json", settings) : null;
    default:
      return null;
  }
}

/** A semicolon inside quotes parts nothing. */
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

/** The first acceptable one. Throws RestError PGRST107. */
export function negotiate(accept: string | null, mayPlan: boolean): Media {
  if (accept === null || accept.trim() === "") return JSON_MEDIA;
  const wishes = splitList(accept)
    .map(readWish)
    .toSorted((a, b) => b.weight - a.weight);
  for (const { text } of wishes) {
    const media = readMedia(text, mayPlan);
    if (media !== null) return media;
  }
  throw noSuchMedia(wishes.map(({ text }) => text));
}
