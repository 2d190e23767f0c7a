/** Verbs that no table has, known by where they stand: behind "we", "to", "can", and by Spanish endings. */
import type { LanguageTable } from "../languages/table.ts";
import { setOf } from "./nouns.ts";
import type { Token, TokenClass } from "./tokens.ts";

const subjects: Readonly<Record<LanguageTable["language"], ReadonlySet<string>>> = {
  en: new Set("i we you they he she i'd we'd i'll we'll i'm we're i've we've people_who they're".split(" ")),
  de: new Set("ich wir man".split(" ")),
  es: new Set("yo nosotros me nos se te les".split(" ")),
};

/** Before a German subject that its verb follows: in other places the verb stood before it. */
const opens: ReadonlySet<TokenClass> = new Set<TokenClass>(["mark", "and", "filler"]);

/** Nouns that end like Spanish verbs of "we". */
const nouns = new Set("ramos tramos reclamos extremos racimos gramos kilogramos tomos termos".split(" "));
const weEnding = /^[a-zñ]{3,}[aei]mos$/u;

/** Forms of the Spanish verbs of keeping and entering: "anotar" is "anota", "anotan", "anotando". */
export function formsOf({ words }: LanguageTable): [string, "keep" | "enter"][] {
  const endings = { ar: ["a", "an", "ando", "aba", "aban"], er: ["e", "en", "iendo"], ir: ["e", "en", "iendo"] };
  return (["keep", "enter"] as const).flatMap((is) =>
    words[is].split(" ").flatMap((verb) => {
      const kind = /^[a-zñ]{3,}(ar|er|ir)$/u.exec(verb)?.[1] as keyof typeof endings | undefined;
      return kind ? endings[kind].map((end): [string, typeof is] => [verb.slice(0, -2) + end, is]) : [];
    }),
  );
}

/** A word that stands where only a verb can becomes one. */
export function withVerbs(tokens: readonly Token[], table: LanguageTable): Token[] {
  return tokens.map((token, at) => {
    if (token.is === "word" && standsAsVerb(tokens, at, table)) return { ...token, is: "deed" };
    if (isFrequency(tokens, at, table)) return { ...token, is: "filler" };
    if (table.language === "en" && isCount(tokens, at)) return { ...token, is: "word", low: "number", text: "number" };
    return isWhether(tokens, at) ? { ...token, is: "whether" } : token;
  });
}

/** "…, and if they are vegetarian": an item of an enumeration that begins with "if" asks a question. */
function isWhether(tokens: readonly Token[], at: number): boolean {
  const [before, token] = [tokens[at - 1], tokens[at]!];
  return /^(?:if|si)$/.test(token.low) && before !== undefined && (before.is === "and" || before.low === ",");
}

const often =
  /^(?:day|week|month|year|morning|evening|night|time|tag|woche|monat|jahr|morgen|abend|mal|día|semana|mes|año|mañana|noche|vez)$/;

/** "Every morning": when, and of nothing. */
function isFrequency(tokens: readonly Token[], at: number, table: LanguageTable): boolean {
  const each = tokens[at]!.is === "each" ? at : at - 1;
  const [start, period, next] = [tokens[each], tokens[each + 1], tokens[each + 2]];
  if (start?.is !== "each" || period?.is !== "word" || !often.test(period.low)) return false;
  return (
    (each > 0 || /^(?:time|mal|vez)$/.test(period.low)) &&
    next?.is !== "has" &&
    next?.is !== "with" &&
    !tokens.slice(Math.max(0, each - 8), each + 6).some(({ low }) => setOf(table.clauses.chart).has(low))
  );
}

/** "Key no, …" is its number. */
function isCount(tokens: readonly Token[], at: number): boolean {
  const [before, token, next] = [tokens[at - 1], tokens[at]!, tokens[at + 1]];
  return (
    token.low === "no" &&
    before?.is === "word" &&
    !/^(?:yes|y)$/.test(before.low) &&
    (next === undefined || next.low === "," || next.low === ")" || next.low === ";" || next.low === "\n")
  );
}

function standsAsVerb(tokens: readonly Token[], at: number, { language }: LanguageTable): boolean {
  const token = tokens[at]!;
  const [before, next] = [tokens[at - 1], tokens[at + 1]];
  if (language === "es" && weEnding.test(token.low) && !nouns.has(token.low)) return true;
  if (!before) return false;
  if (subjects[language].has(before.low)) {
    const start = tokens[at - 2];
    return language !== "de" || ((!start || opens.has(start.is)) && /^\p{Ll}/u.test(token.text));
  }
  if (language === "de") return false;
  if (language === "es") return before.is === "modal" || (before.low === "que" && /^\p{Ll}/u.test(token.text));
  if (before.is === "modal" || (before.is === "want" && before.low.endsWith("_to"))) return true;
  if (before.low === "to" && tokens[at - 2]?.is === "want") return true;
  return before.is === "to" && next !== undefined && ["det", "poss", "pron", "each"].includes(next.is);
}
