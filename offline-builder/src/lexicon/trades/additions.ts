/** What joins trades from lists of their own: further things they offer, and questions that are asked of their kind. */
import type { Language } from "../../plan/plan.ts";
import { commonQuestions } from "./common-questions.ts";
import { moreItems } from "./more-items.ts";

const languages: readonly Language[] = ["en", "de", "es"];
const linesOf = (text: string): [head: string, lines: string[]][] =>
  text
    .split(/^# /m)
    .filter((block) => block.trim() !== "")
    .map((block) => {
      const [head = "", ...lines] = block.split("\n").filter((line) => line.trim() !== "");
      return [head, lines];
    });

export interface Addition {
  /** A group of their own where one is named, else they join what is there. */
  group: string | null;
  items: { text: string; price: string }[];
}

const items = new Map(
  linesOf(moreItems).map(([head, lines]) => {
    const [id = "", prices = ""] = head.split("|").map((part) => part.trim());
    return [id, { prices: prices.split(/\s+/), lines }];
  }),
);

export function additionsTo(id: string, language: Language): Addition {
  const found = items.get(id);
  const line = found?.lines[languages.indexOf(language)];
  if (!found || !line) return { group: null, items: [] };
  const parts = line.split(";").map((part) => part.trim());
  const group = parts[0]!.startsWith("+ ") ? parts.shift()!.slice(2) : null;
  const free = found.prices[0] === "free";
  return {
    group,
    items: parts.map((text, at) => {
      const price = free ? "0" : found.prices[at];
      if (price === undefined) throw new Error(`${id} has no price for ${text}`);
      return { text, price };
    }),
  };
}

interface Question {
  question: string;
  answer: string;
}

const questions = new Map(linesOf(commonQuestions));

/** Four questions: those of the subject itself, then some that are asked of every trade of its kind. */
export function withCommon(own: readonly Question[], { id, offer }: { id: string; offer: string }, language: Language) {
  const at = languages.indexOf(language);
  const lines = (questions.get(offer) ?? []).map((line) => line.split("|")[at]!);
  const all = Array.from(
    { length: lines.length / 2 },
    (_, place): Question => ({
      question: lines[place * 2]!,
      answer: lines[place * 2 + 1]!,
    }),
  );
  const start = [...id].reduce((sum, letter) => sum + letter.charCodeAt(0), 0) % Math.max(1, all.length);
  const turned = [...all.slice(start), ...all.slice(0, start)];
  return [...own, ...turned.slice(0, Math.max(0, 4 - own.length))];
}
