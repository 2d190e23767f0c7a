/** "Move leads through the stages new, contacted and won": the values that a state has, in English. */
import { stem, tokens } from "../words.ts";
import type { Entity } from "../../plan/plan.ts";

const patterns: readonly RegExp[] = [
  /\b(?:mov|tak|push|track|guid|follow)(?:e|ing)?\s+(?:the\s|each\s|their\s|an?\s)?((?:\p{L}+\s){0,2}?\p{L}+)\s+(?:through|across|between)\s+(?:the\s|different\s|several\s|various\s)*(?:stages?|status(?:es)?|states?|phases?|steps?|columns?)\s*(?:of|such as|like|from|:|,|\()?\s+([^.;()]+)/giu,
  /\b(?:the\s)?((?:\p{L}+\s)?\p{L}+)\s+(?:status(?:es)?|stages|states|phases)\s*(?:such as|like|including|can be|:|\()\s*([^.;()]+)/giu,
  /\b(?:status(?:es)?|stages?)\s+of\s+(?:the\s|each\s|an?\s|their\s)?(\p{L}+)\s*(?:\(|:|such as|like|as|to)\s*([^.;()]+)/giu,
];
const fewest = 3;
const mostWords = 3;

interface SaidStages {
  /** As it is written. */
  thing: string;
  values: string[];
}

function saidStages(text: string): SaidStages[] {
  return patterns.flatMap((pattern) =>
    [...text.matchAll(pattern)].flatMap(([, thing = "", list = ""]) => {
      const values = valuesOf(list);
      return values.length >= fewest ? [{ thing: thing.trim(), values }] : [];
    }),
  );
}

/** The enumeration ends behind its last "and" or "or". */
function valuesOf(list: string): string[] {
  const pieces = list.split(/\s*,\s*/);
  const last = pieces.findIndex((piece) => /(?:^|\s)(?:and|or)\s/i.test(piece));
  const own = last < 0 ? pieces : pieces.slice(0, last + 1);
  const values = own
    .flatMap((piece) => piece.split(/(?:^|\s+)(?:and|or)\s+/i))
    .map((value) => value.replace(/["“”']/g, "").trim());
  if (values.some((value) => tokens(value).length > mostWords)) return [];
  return values.filter((value) => value !== "").map((value) => value.charAt(0).toUpperCase() + value.slice(1));
}

/** The lists with the values that are said of their state. */
export function withStages(text: string, entities: readonly Entity[]): Entity[] {
  const all = saidStages(text);
  if (all.length === 0) return [...entities];
  return entities.map((entity) => {
    const said = all.find(({ thing }) => names(entity, thing));
    if (!said) return entity;
    const state = entity.fields.find(({ type, key }) => type === "enum" && /^(?:status|stage|state|phase)$/.test(key));
    const fields = state
      ? entity.fields.map((field) => (field === state ? { ...field, options: said.values } : field))
      : [...entity.fields, { key: "status", label: "Status", type: "enum" as const, options: said.values }];
    return { ...entity, fields };
  });
}

function names({ singular, plural }: Entity, thing: string): boolean {
  const last = stem(tokens(thing).at(-1) ?? "");
  return [singular, plural].some((name) => stem(tokens(name).at(-1) ?? "") === last);
}
