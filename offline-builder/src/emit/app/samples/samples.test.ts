import { expect, it } from "vitest";
import { knownEntities } from "../../../lexicon/entities/index.ts";
import type { DraftPlan, Entity } from "../../../plan/plan.ts";
import { sampleRows } from "./samples.ts";

const LANGUAGES = ["en", "de", "es"] as const;

it("writes what the type of each field takes, also where a row leaves something out", () => {
  const wrong: string[] = [];
  for (const known of knownEntities) {
    const numbers = known.fields.filter(({ type }) => ["number", "money", "boolean"].includes(type));
    for (const language of LANGUAGES) {
      const plan = { language, options: {}, entities: [] } as unknown as DraftPlan;
      const rows = sampleRows(plan, { key: known.key, fields: known.fields } as unknown as Entity);
      for (const { key, type } of numbers)
        if (new RegExp(`[ {]${key}: "`).test(rows)) wrong.push(`${known.key}.${key} (${type}, ${language})`);
    }
  }
  expect(wrong).toEqual([]);
});
