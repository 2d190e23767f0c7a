/**
 * Knowledge for the prompt's stable beginning: chosen by order and size, never by the request, so that it is the same
 * in every turn. The scores say how well each text matches the request. Pure. [T3.09]
 */
import type { KnowledgeFile } from "../../../knowledge/contract/index.ts";
import { bm25 } from "./files/bm25.ts";
import { termsOf } from "./files/terms.ts";

/** Share of the model's window. */
const SHARE = 0.15;
const CHARACTERS_PER_TOKEN = 4;
const MAX_CHARACTERS = 60_000;
/** A file marked to be summarised is summarised above this length. */
const SUMMARISED_FROM = 1500;
const SUMMARY_CHARACTERS = 1500;
/**
 * Bounds of the debug view, per file and in total. A larger output would be stored apart, and the view would miss it.
 */
const SHOWN_CHARACTERS = 600;
const SHOWN_TOGETHER = 15_000;

export interface KnowledgeFound {
  /** "" if there is none. */
  prompt: string;
  output: {
    scores: Record<string, number>;
    files: { name: string; description: string; knowledge: string; preprocess: boolean }[];
  };
}

const HEAD =
  "What the people of this project have written down for you. Keep to it, unless the person asks for something else now.";

export function knowledgeFound(
  files: readonly KnowledgeFile[],
  message: string,
  contextTokens: number,
): KnowledgeFound {
  let left = Math.min(contextTokens * CHARACTERS_PER_TOKEN * SHARE, MAX_CHARACTERS);
  const parts: string[] = [];
  for (const file of files) {
    const whole = file.preprocess ? summaryOf(file.knowledge) : file.knowledge;
    const text = whole.length <= left ? whole : summaryOf(file.knowledge).slice(0, Math.max(0, left));
    left -= text.length;
    if (text === "") continue;
    const about = file.description === "" ? "" : `${file.description}\n`;
    parts.push(`## ${file.name}\n${about}${text}`);
  }
  const scores = bm25(
    files.map((file) => ({ id: file.name, terms: countsOf(`${file.name} ${file.description} ${file.knowledge}`) })),
    termsOf(message),
  );
  return {
    prompt: parts.length === 0 ? "" : `${HEAD}\n\n${parts.join("\n\n")}`,
    output: shownOf(files, scores),
  };
}

function shownOf(files: readonly KnowledgeFile[], scores: ReadonlyMap<string, number>): KnowledgeFound["output"] {
  for (let max = SHOWN_CHARACTERS; ; max = Math.floor(max / 2)) {
    const output = {
      scores: Object.fromEntries(files.map(({ name }) => [name, Math.round((scores.get(name) ?? 0) * 100) / 100])),
      files: files.map(({ name, description, knowledge, preprocess }) => ({
        name,
        description: description.slice(0, max),
        knowledge: knowledge.slice(0, max),
        preprocess,
      })),
    };
    if (max === 0 || JSON.stringify(output).length <= SHOWN_TOGETHER) return output;
  }
}

function countsOf(text: string): Map<string, number> {
  const counts = new Map<string, number>();
  for (const term of termsOf(text)) counts.set(term, (counts.get(term) ?? 0) + 1);
  return counts;
}

/** Headings, and the first sentence of each paragraph and list entry. The same text gives the same summary. */
export function summaryOf(text: string): string {
  if (text.length <= SUMMARISED_FROM) return text;
  const lines: string[] = [];
  let length = 0;
  for (const block of text.split(/\n+/)) {
    const line = block.trim();
    if (line === "") continue;
    const end = line.search(/[.!?](?:\s|$)/);
    const short = line.startsWith("#") || end < 0 ? line.slice(0, 200) : line.slice(0, Math.min(end + 1, 300));
    length += short.length + 1;
    if (length > SUMMARY_CHARACTERS) break;
    lines.push(short);
  }
  return lines.join("\n");
}
