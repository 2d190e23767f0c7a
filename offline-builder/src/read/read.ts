/** The reader: a first request as an Ask. Linear in the length of the text, and without confidences. */
import type { Ask, AskKind, AskList } from "./ask.ts";
import { chartOf, isCalled, roleOf } from "./clauses.ts";
import { nameIn } from "./frame.ts";
import { isTool, kindByParts } from "./kind.ts";
import { english } from "./languages/english.ts";
import { german } from "./languages/german.ts";
import { spanish } from "./languages/spanish.ts";
import type { LanguageTable } from "./languages/table.ts";
import { lexemeOf, setOf } from "./words/nouns.ts";
import { Reading } from "./reading.ts";
import { readAll } from "./outline.ts";
import { sentencesOf, tokensOf, type Token } from "./words/tokens.ts";
import type { Language } from "../plan/plan.ts";

const tables: Readonly<Record<Language, LanguageTable>> = { en: english, de: german, es: spanish };

export function readAsk(text: string, language: Language): Ask {
  const table = tables[language];
  const reading = new Reading(text, table);
  const tokens = tokensOf(text, table);
  if (isTool(tokens, table)) reading.kind = "tool";
  readAll(sentencesOf(tokens), reading);
  const end = tokens.at(-1)?.end ?? 0;
  if (text.slice(end).trim() !== "" && tokens.length > 0) reading.unread.push({ at: end, end: text.length });
  const kind = kindOf(reading, tokens);
  const lists = linked(listsOf(reading, kind), language);
  const said = { text, table, lists };
  const name = nameIn(text, tokens);
  return {
    kind,
    language,
    ...(name === undefined ? {} : { name }),
    ...(reading.subject === undefined ? {} : { subject: reading.subject }),
    lists,
    pages: [...new Set(reading.pages)],
    charts: reading.charts.flatMap((words) => chartOf(words, said) ?? []),
    rules: reading.rules,
    roles: reading.roles.flatMap((words) => roleOf(words, said) ?? []),
    facts: reading.facts,
    look: reading.look,
    unread: reading.unread,
  };
}

/** Where no noun says it, or only one as wide as "something": by parts of sites and words of play. */
function kindOf({ kind, lists, table }: Reading, tokens: readonly Token[]): AskKind {
  if (kind !== null) return kind;
  const byParts = kindByParts(tokens, table);
  return byParts === "game" && lists.some(({ fields }) => fields.length > 2) ? "app" : (byParts ?? "app");
}

/** Games and tools have the lists that they say they keep, sites those with fields. */
function listsOf({ lists, kind: read, table }: Reading, kind: AskKind): AskList[] {
  if (kind === "game" && read === null) return [];
  if (kind !== "site" || read === "site") return lists;
  const parts = setOf(table.siteParts);
  return lists.filter(({ fields, key }) => fields.length > 0 || !parts.has(key));
}

/** "Hive" of an inspection is one of the hives. */
function linked(lists: readonly AskList[], language: Language): AskList[] {
  return lists.map((list) => ({
    ...list,
    fields: list.fields.map((field) => {
      if (!["text", "person", "choice", "number"].includes(field.type) || field.options) return field;
      const lexeme = field.label
        .toLowerCase()
        .split(" ")
        .map((word) => lexemeOf(word, language))
        .join(" ");
      const to = lists.find((other) => other !== list && isCalled(other, lexeme));
      return to ? { ...field, type: "link" as const, to: to.key } : field;
    }),
  }));
}
