import { expect, it } from "vitest";
import { countsInWords, defaultFilter, findingsOf, findingText, levelCounts } from "./findings.ts";
import type { Finding, Level, SecurityData } from "./index.ts";

const finding = (level: Level, name: string, ignore = false): Finding => ({
  ...{ id: name, internal_id: name, name, level, description: `${name} happens.`, details: "src/a.ts:1", link: null },
  ignore,
  ignore_reason: ignore ? "known" : null,
});
const result = (...items: Finding[]) => ({
  ...{ timestamp: "2026-11-22T10:00:00.000Z", commit: "a", isScanUpToDate: true, is_applicable: true },
  items,
});
const results: SecurityData["results"] = {
  supabase_lov: result(finding("info", "c"), finding("error", "z"), finding("error", "ignored", true)),
  supabase: result(finding("warn", "b"), finding("error", "a")),
};

it("findings of every scanner are listed by severity, and ignored ones do not count [SE1] [T3.10]", () => {
  const findings = findingsOf({ results });
  expect(findings.map(({ name }) => name)).toEqual(["a", "ignored", "z", "b", "c"]);
  expect(levelCounts(findings)).toEqual({ error: 2, warn: 1, info: 1 });
  expect(countsInWords(levelCounts(findings))).toBe("2 errors, 1 warning, 1 note");
  expect(countsInWords({ error: 0, warn: 0, info: 0 })).toBeNull();
});

it("the filter begins with errors, else the first level with findings, else all [T2.26]", () => {
  expect(defaultFilter({ error: 1, warn: 5, info: 5 })).toBe("error");
  expect(defaultFilter({ error: 0, warn: 0, info: 2 })).toBe("info");
  expect(defaultFilter({ error: 0, warn: 0, info: 0 })).toBe("all");
});

it("the agent gets findings in one format [T5.09]", () => {
  expect(findingText(finding("warn", "Text as HTML"))).toBe(
    "Security Finding: [warn] Text as HTML\nText as HTML happens.",
  );
  expect(findingText({ level: "error", name: "Open", description: "" })).toBe("Security Finding: [error] Open");
});
