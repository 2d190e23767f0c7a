import { describe, expect, it } from "vitest";
import { domains } from "../../lexicon/domains/index.ts";
import type { Language } from "../../plan/plan.ts";
import { templateFiles, type Files } from "../../testing.ts";
import { allFiles } from "../../turn/apply.ts";
import { prepareBuild } from "../../turn/build.ts";
import { typeCheck } from "../../type-check.ts";

const asked: Record<Language, string> = { en: "website for a", de: "Webseite für", es: "página web de" };

function site(request: string, language: Language): Files {
  const { archetype, plan } = prepareBuild(request, language)!;
  const written = allFiles(archetype.emit(plan), plan).map(({ path, content }) => [path, content] as const);
  return new Map([...templateFiles(), ...written]);
}

describe("A site of any trade", () => {
  for (const language of ["en", "de", "es"] as const)
    it(`imports what is there, in ${language}`, { timeout: 120_000 }, () => {
      const words = domains.flatMap((domain) => domain.words[language]?.split("|")[0] ?? []);
      expect(words.length).toBeGreaterThan(100);
      expect(typeCheck(words.map((word) => site(`${asked[language]} ${word}`, language)))).toBe("");
    });
});
