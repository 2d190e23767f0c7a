import { describe, expect, it } from "vitest";
import type { Language } from "../../plan/plan.ts";
import { knownEntities, knownEntity, listsNamedIn, unnamedEntities } from "../entities/index.ts";
import type { KnownEntity } from "../entities/entity.ts";
import { englishThings } from "../things/index.ts";

const languages: readonly Language[] = ["en", "de", "es"];
const lists = [...knownEntities, ...unnamedEntities, ...englishThings];
/** A flat has as many people as share it: a dozen of them would be no flat. */
const few = new Set(["flatmate"]);
/** Codes, numbers and times are the same everywhere. */
const codes = new Set(["parking-spot"]);

function wrongCells({ key, fields, rows }: KnownEntity, language: Language): string[] {
  return rows[language]!.flatMap((cells, row) =>
    fields.flatMap((field, column) => {
      const cell = cells[column];
      const told = `${key} ${language} ${row + 1}: ${field.key} is ${String(cell)}`;
      if (field.required && cell === "") return [told];
      if (cell === "") return [];
      const bound =
        field.type === "enum"
          ? field.options![languages.indexOf(language)]!.length
          : field.type === "relation"
            ? knownEntity(field.to!)!.rows[language]!.length
            : undefined;
      return bound !== undefined && !(Number(cell) >= 0 && Number(cell) < bound) ? [told] : [];
    }),
  );
}

describe("the sample rows of the lists we know", () => {
  it.each(languages)("are twelve at least of each list, no two the same (%s)", (language) => {
    const short = lists.filter(({ key, rows }) => !few.has(key) && (rows[language]?.length ?? 0) < 12);
    expect(short.map(({ key }) => key)).toEqual([]);
    const twice = lists.filter(
      ({ rows }) => new Set(rows[language]!.map((row) => row.join("|"))).size < rows[language]!.length,
    );
    expect(twice.map(({ key }) => key)).toEqual([]);
  });

  it.each(languages)("hold values and rows of other lists that are there (%s)", (language) => {
    expect(lists.flatMap((list) => wrongCells(list, language))).toEqual([]);
  });

  it.each(languages)(
    "are spread over the values to choose from, so that boards and charts have something to show (%s)",
    (language) => {
      const bare = lists.flatMap(({ key, fields, rows }) =>
        fields.flatMap((field, column) => {
          if (field.type !== "enum") return [];
          const used = new Set(rows[language]!.map((row) => row[column]));
          return used.size < Math.min(3, field.options![0].length) ? [`${key}: ${field.key}`] : [];
        }),
      );
      expect(bare).toEqual([]);
    },
  );

  it("are written in each language, and not in one for all", () => {
    const same = lists.filter(({ key, rows }) => {
      const [en, de, es] = languages.map((language) => JSON.stringify(rows[language]));
      return !few.has(key) && !codes.has(key) && (en === de || de === es || en === es);
    });
    expect(same.map(({ key }) => key)).toEqual([]);
  });

  it("can be named in each language, most of them by words of their own", () => {
    for (const language of languages) expect(listsNamedIn(language).length).toBeGreaterThanOrEqual(120);
    const words = (language: Language): string[] =>
      listsNamedIn(language).flatMap(({ key, where, words: said }) =>
        where ? [] : said[languages.indexOf(language)]!.split("|").map((word) => `${word} ${key}`),
      );
    for (const language of languages) expect(new Set(words(language)).size).toBe(words(language).length);
  });
});
