import { describe, expect, it } from "vitest";
import { typeCheck } from "../../type-check.ts";
import { createOfflineBuilder } from "../../model.ts";
import { isPlural, pluralOf, singularOf } from "../../parse/records/grammatical-number.ts";
import { statedRecords } from "../../parse/records/stated-records.ts";
import type { Language } from "../../plan/plan.ts";
import { runTurn } from "../../testing.ts";
import { nounKinds } from "../noun-kinds.ts";
import { samplePools } from "../sample-words.ts";
import { nouns } from "./index.ts";

const languages: readonly Language[] = ["en", "de", "es"];

describe("the nouns that lists are kept of", () => {
  it("are 400 at least, each with fields of their own kind and with words in three languages", () => {
    expect(nouns.length).toBeGreaterThanOrEqual(400);
    expect(new Set(nouns.map(({ id }) => id)).size).toBe(nouns.length);
    const kinds = new Set<string>([...nounKinds.map(({ id }) => id), "thing"]);
    for (const noun of nouns) {
      expect(kinds.has(noun.like), `${noun.id} is like ${noun.like}`).toBe(true);
      expect(noun.fields.length, noun.id).toBeGreaterThanOrEqual(5);
      for (const language of languages)
        expect(
          noun.words[language].every((word) => word.length > 1),
          noun.id,
        ).toBe(true);
    }
  });

  it.each(languages)("mean one thing each (%s)", (language) => {
    const seen = new Map<string, string>();
    const twice = nouns.flatMap(({ id, words }) =>
      [...new Set(words[language])].flatMap((word) => {
        const other = seen.get(word);
        seen.set(word, id);
        return other === undefined ? [] : [`${word}: ${other}, ${id}`];
      }),
    );
    expect(twice).toEqual([]);
  });

  it("have twelve samples of their own in each language, no two the same", () => {
    for (const { id, fields } of nouns)
      for (const language of languages) {
        const pool = samplePools[fields[0]!.about!]![language];
        expect(new Set(pool).size, `${id} ${language}`).toBeGreaterThanOrEqual(12);
        expect(pool.length).toBe(new Set(pool).size);
      }
    for (const { fields } of nouns)
      for (const { key, about } of fields) if (about) expect(samplePools[about], `${key}: ${about}`).toBeDefined();
  });

  it.each([
    ["de", "Bienenstock", "Bienenstöcke"],
    ["de", "Beitrag", "Beiträge"],
    ["de", "Wunsch", "Wünsche"],
    ["de", "Schlüssel", "Schlüssel"],
    ["es", "regalo", "regalos"],
    ["es", "inmersión", "inmersiones"],
    ["en", "knife", "knives"],
  ] as const)("are one and many as the language has it (%s): %s, %s", (language, one, many) => {
    expect(pluralOf(one, language)).toBe(many);
    expect(singularOf(many, language)).toBe(one);
    if (one !== many) expect([isPlural(many, language), isPlural(one, language)]).toEqual([true, false]);
  });

  it.each([
    ["en", "whisky tracker", "whisky", ["name", "maker", "origin", "year", "price", "rating", "tasted", "notes"]],
    ["de", "Geschenke verwalten", "gift", ["name", "person", "occasion", "price", "link", "got", "notes"]],
    ["es", "registro de mis inmersiones", "dive", ["place", "date", "depth", "minutes", "buddy", "rating", "notes"]],
  ] as const)("keep what belongs to them, in files named in English (%s): %s", (language, text, key, fields) => {
    const { entity } = statedRecords({ text, corrected: text, language })!;
    expect(entity.key).toBe(key);
    expect(entity.fields.map((field) => field.key)).toEqual(fields);
  });

  it("fill lists with names of their own, and compile", async () => {
    const model = createOfflineBuilder();
    const built = await runTurn(model, "Liste meiner Bienenstöcke");
    const samples = [...built.files].find(([path]) => path.includes("content/sample-"))!;
    expect(samples[0]).toContain("hives");
    expect(samples[1]).toContain("Schulvolk");
    expect(typeCheck([built.files])).toBe("");
  }, 120_000);
});
