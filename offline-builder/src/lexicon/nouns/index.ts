/** Nouns that people keep lists of, in three languages: what they are called, what is kept of them, samples for it. */
import type { Language } from "../../plan/plan.ts";
import { fields, type KnownField } from "../entities/entity.ts";
import { enteredNouns, enteredSets } from "./entered.ts";
import { detailPools, detailWords } from "./detail-words.ts";
import { measuredNouns, measuredSets } from "./measured.ts";
import { nounLines } from "./nouns.ts";
import { fieldSets } from "./sets.ts";

const languages: readonly Language[] = ["en", "de", "es"];

export interface NounForms {
  one: string;
  many: string;
}

export interface Noun {
  /** The English word: "board game". */
  id: string;
  /** Which of the kinds of ../noun-kinds.ts it is like. */
  like: string;
  /** Name in lucide-react. */
  icon: string;
  forms: Record<Language, NounForms>;
  /** All words of the language that mean it, in small letters. */
  words: Record<Language, readonly string[]>;
  /** The first of them names a row; its samples are of the noun's own pool. */
  fields: KnownField[];
}

interface FieldSet {
  like: string;
  icon: string;
  lines: string[];
}

const blocksOf = (text: string, mark: string): string[][] =>
  text
    .split(new RegExp(`^${mark} `, "m"))
    .filter((block) => block.trim() !== "")
    .map((block) => block.split("\n").filter((line) => line.trim() !== ""));

const sets = new Map(
  blocksOf(`${fieldSets}${measuredSets}${enteredSets}`, "@").map(([head = "", ...lines]): [string, FieldSet] => {
    const [id = "", like = "", icon = ""] = head.split(" | ");
    return [id, { like, icon, lines }];
  }),
);

/** What the samples of nouns are called, by the name of their pool. */
export const nounPools: Record<string, Record<Language, readonly string[]>> = {};

for (const line of detailWords.trim().split("\n")) {
  const at = line.indexOf(": ");
  nounPools[line.slice(0, at)] = inEachLanguage(line.slice(at + 2));
}

function nounsIn([head = "", titles = "", ...lines]: string[], at: number): Noun[] {
  const set = sets.get(head);
  if (!set) throw new Error(`No set of fields called ${head}`);
  const about = poolOf(titles.replace(/^\* /, ""), `${head}-${at}`);
  const own = fields(...set.lines).map((field, place) => (place === 0 ? { ...field, about } : detailed(field, head)));
  return lines.map((line) => nounOf(line, { ...set, fields: own }));
}

/** Texts beside the name are filled from a pool of their own; things in a larder lie in the house, not in the fields. */
function detailed(field: KnownField, set: string): KnownField {
  if (field.type !== "text") return field;
  const about = field.key === "place" ? (indoors.has(set) ? "shelfPlace" : undefined) : detailPools[field.key];
  return about ? { ...field, about } : field;
}

const indoors = new Set(["craft", "storage", "larder"]);

/** The pool of the samples' names; people are those of every list. */
function poolOf(line: string, name: string): string {
  if (line === "person") return "person";
  nounPools[name] = inEachLanguage(line);
  return name;
}

function inEachLanguage(line: string): Record<Language, readonly string[]> {
  const values = line.split("; ").map((value) => value.split("/"));
  const wrong = values.find((value) => value.length !== 1 && value.length !== languages.length);
  if (wrong) throw new Error(`Not in three languages: ${wrong.join("/")}`);
  const of = (at: number): string[] => values.map((value) => (value[at] ?? value[0]!).trim());
  return { en: of(0), de: of(1), es: of(2) };
}

function nounOf(line: string, { like, icon, fields: own }: Pick<Noun, "like" | "icon" | "fields">): Noun {
  const said = line.split(";").map((part) => part.trim().split("|"));
  if (said.length !== languages.length) throw new Error(`Not in three languages: ${line}`);
  const inEach = <T>(value: (words: string[]) => T): Record<Language, T> => ({
    en: value(said[0]!),
    de: value(said[1]!),
    es: value(said[2]!),
  });
  return {
    id: said[0]![0]!,
    like,
    icon,
    forms: inEach(([one = "", many = one]) => ({ one, many })),
    words: inEach((words) => words.map((word) => word.toLowerCase())),
    fields: own,
  };
}

export const nouns: readonly Noun[] = blocksOf(`${nounLines}${measuredNouns}${enteredNouns}`, "#").flatMap(nounsIn);

const wordsIn = (language: Language): ReadonlyMap<string, Noun> =>
  new Map(nouns.flatMap((noun) => noun.words[language].map((word): [string, Noun] => [word, noun])));

const byWord: Record<Language, ReadonlyMap<string, Noun>> = { en: wordsIn("en"), de: wordsIn("de"), es: wordsIn("es") };

/** The noun that this word, one or many of it, means in the language. */
export function nounNamed(word: string, language: Language): Noun | undefined {
  return byWord[language].get(word.toLowerCase());
}

/** One and many of what a word means, where the lexicon knows it: "Bienenstöcke" is several "Bienenstock". */
export function formsOf(word: string, language: Language): NounForms | undefined {
  const noun = nounNamed(word, language);
  const own = noun?.forms[language];
  const small = word.toLowerCase();
  return own && (own.one.toLowerCase() === small || own.many.toLowerCase() === small) ? own : undefined;
}
