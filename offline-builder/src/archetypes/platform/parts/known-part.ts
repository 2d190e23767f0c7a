/** Lists of the lexicon that a part names outright: "attendance" needs no plural to be one. */
import { listsNamedIn } from "../../../lexicon/entities/index.ts";
import { localized, planEntity, type KnownEntity } from "../../../lexicon/entities/entity.ts";
import { stem, tokens } from "../../../parse/words.ts";
import type { Entity, Language } from "../../../plan/plan.ts";
import { meantThings } from "../specification.ts";
import type { ReadPart } from "./part-lists.ts";

/** Kinds of part that say how a thing is shown, and not what is written down of it. */
const shown = new Set([
  undefined,
  "managed",
  "view",
  "catalogue",
  "dated",
  "person",
  "news",
  "written",
  "guide",
  "request",
  "reading",
]);

/** The list under the name of the part, in the words of the request; null when the lexicon has none. */
export function knownPart({ label, role, base }: ReadPart, text: string, language: Language): Entity | null {
  if (!shown.has(role?.id)) return null;
  const things = language === "en" ? meantThings(text) : listsNamedIn(language);
  const plain = role === undefined || role.id === "managed" || role.id === "view";
  const found = findNamed(things, label, language) ?? (plain && base !== "" ? findNamed(things, base, language) : null);
  return found ? planEntity(found, language) : null;
}

function findNamed(things: readonly KnownEntity[], label: string, language: Language): KnownEntity | null {
  const wanted = phraseOf(label);
  const says = (thing: KnownEntity): string[] => [
    ...localized(thing.words, language).split("|"),
    localized(thing.plural, language),
    localized(thing.singular, language),
  ];
  return things.find((thing) => says(thing).some((phrase) => phrase !== "" && phraseOf(phrase) === wanted)) ?? null;
}

const phraseOf = (words: string): string => tokens(words).map(stem).join(" ");
