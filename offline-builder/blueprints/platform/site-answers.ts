import { createCollection } from "@/lib/collection";
import type { ReportRow, ReportSource } from "@/data/report-archive";

export interface Asked {
  id: string;
  question: string;
  answer: string;
  /** Where it stands; empty when nothing on the site says it. */
  path: string;
  place: string;
}

export const asked = createCollection<Asked>("site-questions", []);

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]{3,}/gu) ?? [];

/** Endings differ between what is asked and what is written. */
const alike = (one: string, other: string): boolean =>
  one === other || (one.length > 4 && other.length > 4 && one.slice(0, -2) === other.slice(0, Math.max(3, one.length - 2)));

const hits = (words: readonly string[], text: string): number => {
  const there = wordsOf(text);
  return words.filter((word) => there.some((one) => alike(word, one))).length;
};

/** The entry that shares most words with the question, else the list that is named, else what can be asked for. */
export function answerTo(question: string, sources: readonly ReportSource[]): Omit<Asked, "id" | "question"> {
  const words = wordsOf(question);
  const entries = sources
    .flatMap((source) => source.rows.map((row) => ({ source, row, score: hits(words, row.cells.join(" ")) })))
    .sort((one, other) => other.score - one.score);
  const named = sources
    .map((source) => ({ source, score: hits(words, [source.label, ...source.header].join(" ")) }))
    .sort((one, other) => other.score - one.score)[0];
  const best = entries[0];
  if (best && best.score > 0 && best.score >= (named?.score ?? 0)) {
    const { source, row } = best;
    return { answer: entryText(source, row), path: `${source.path}/${row.id}`, place: String(row.cells[0]) };
  }
  if (named && named.score > 0) {
    const { source } = named;
    const examples = source.rows.slice(-3).map((row) => String(row.cells[0]));
    return {
      answer: `${source.label}: ${source.rows.length} ${__("entries")}. ${__("For example")}: ${examples.join(", ")}.`,
      path: source.path,
      place: source.label,
    };
  }
  return {
    answer: `${__("Nothing on this site says that. I can tell you about:")} ${sources.map(({ label }) => label).join(", ")}.`,
    path: "",
    place: "",
  };
}

function entryText({ header }: ReportSource, { cells }: ReportRow): string {
  const facts = header.map((label, at) => ({ label, value: String(cells[at] ?? "").replace(/[.]$/, "") })).filter(({ value }) => value !== "");
  return facts
    .slice(0, 6)
    .map(({ label, value }, at) => (at === 0 ? `${value}.` : `${label}: ${value}.`))
    .join(" ");
}
