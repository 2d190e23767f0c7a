/** What things are called in German and Spanish, from the lists beside this file. */
import type { Language } from "../../../plan/plan.ts";
import { samplePools } from "../../sample-words.ts";
import { thingNames } from "./names.ts";
import { labelPhrases } from "./phrases.ts";
import { titleSamples } from "./samples.ts";
import { specialPhrases } from "./special-phrases.ts";
import { specialSamples } from "./special-samples.ts";
import { textPhrases } from "./texts.ts";

const languages: readonly Language[] = ["en", "de", "es"];
/** As many rows as every list has. */
const rows = 12;

const linesOf = (text: string): string[] => text.trim().split("\n");
const labels = dictionary(`${labelPhrases.trim()}\n${specialPhrases.trim()}`);
const texts = dictionary(textPhrases);
const names = new Map(
  linesOf(thingNames).map((line) => {
    const [key = "", de = "", es = ""] = line.split(" = ");
    return [key, [de, es] as const];
  }),
);
const samples = new Map(
  linesOf(`${titleSamples.trim()}\n${specialSamples.trim()}`).map((line) => {
    const at = line.indexOf(": ");
    return [line.slice(0, at), line.slice(at + 2)];
  }),
);

function dictionary(text: string): ReadonlyMap<string, readonly string[]> {
  return new Map(
    linesOf(text).map((line) => {
      const words = line.split("|").map((word) => word.replaceAll("¶", "\n"));
      if (words.length !== languages.length) throw new Error(`Not in three languages: ${line}`);
      return [words[0]!, words];
    }),
  );
}

/** A label or a value to choose from. */
export function inThree(text: string): readonly [string, string, string] {
  const found = labels.get(text);
  if (!found) throw new Error(`No German and Spanish for ${text}`);
  return found as unknown as readonly [string, string, string];
}

export function optionsInThree(values: readonly string[]): readonly [string[], string[], string[]] {
  const all = values.map(inThree);
  return [all.map(([en]) => en), all.map(([, de]) => de), all.map(([, , es]) => es)];
}

/** A text of a row: people have names of the country, what is no word stays as it is. */
export function textIn(text: string, language: Language): string {
  const people = samplePools["person"]!;
  const person = people.en.indexOf(text);
  if (person >= 0) return people[language][person]!;
  return texts.get(text)?.[languages.indexOf(language)] ?? text;
}

/** The words that name a thing, in German and in Spanish; empty where none does. */
export function wordsOfThing(key: string): readonly [de: string, es: string] {
  return names.get(key) ?? ["", ""];
}

/** What the sample rows of a thing are called. */
export function samplesOf(key: string, language: Language): readonly string[] {
  const line = samples.get(key);
  if (line === undefined) throw new Error(`No sample rows for ${key}`);
  const people = samplePools["person"]![language];
  if (line === "person") return people.slice(0, rows);
  if (line === "expert") return people.toReversed().slice(0, rows);
  if (line === "first") return people.slice(0, rows).map((name) => name.split(" ")[0]!);
  const at = languages.indexOf(language);
  const own = (text: string): string => {
    const values = text.split("/");
    if (values.length !== 1 && values.length !== languages.length) throw new Error(`Not in three languages: ${text}`);
    return (values[at] ?? values[0]!).replace("~", "/");
  };
  if (line.startsWith("code ")) return counted(own(line.slice("code ".length)));
  return line.split("; ").map(own);
}

/** "PO-1041" and those that follow it. */
function counted(first: string): string[] {
  const digits = /\d+$/.exec(first)![0];
  return Array.from(
    { length: rows },
    (_, at) => first.slice(0, -digits.length) + String(Number(digits) + at).padStart(digits.length, "0"),
  );
}
