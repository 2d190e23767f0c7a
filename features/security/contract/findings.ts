/** Reads results: which findings count, their order, and their text for the agent. Pure. */
import { LEVELS, SCANNERS, type Finding, type Level, type SecurityData } from "./index.ts";

export type LevelCounts = Readonly<Record<Level, number>>;

const byLevel = (one: Finding, other: Finding): number =>
  LEVELS.indexOf(one.level) - LEVELS.indexOf(other.level) || one.name.localeCompare(other.name);

/** Findings of all scanners, the most severe first, including ignored ones. */
export const findingsOf = ({ results }: Pick<SecurityData, "results">): Finding[] =>
  SCANNERS.flatMap((scanner) => results[scanner]?.items ?? []).toSorted(byLevel);

/** Ignored findings do not count. [SE1] */
export function levelCounts(findings: readonly Finding[]): LevelCounts {
  const counts = { error: 0, warn: 0, info: 0 };
  for (const { level, ignore } of findings) if (!ignore) counts[level] += 1;
  return counts;
}

export type Filter = Level | "all";

/** Errors, else the first level that has findings, else all. [T2.26] */
export const defaultFilter = (counts: LevelCounts): Filter => LEVELS.find((level) => counts[level] > 0) ?? "all";

/** [T5.09] */
export const findingText = ({ level, name, description }: Pick<Finding, "level" | "name" | "description">): string =>
  `Security Finding: [${level}] ${name}${description === "" ? "" : `\n${description}`}`;

/** "1 error, 3 warnings" without ignored findings; null if none are left. */
export function countsInWords(counts: LevelCounts): string | null {
  const words: Record<Level, [one: string, many: string]> = {
    error: ["error", "errors"],
    warn: ["warning", "warnings"],
    info: ["note", "notes"],
  };
  const parts = LEVELS.filter((level) => counts[level] > 0).map(
    (level) => `${counts[level]} ${words[level][counts[level] === 1 ? 0 : 1]}`,
  );
  return parts.length === 0 ? null : parts.join(", ");
}
