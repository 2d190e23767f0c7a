import { phrases } from "../language/phrases.ts";
import type { Language } from "../plan/plan.ts";
import type { Turn } from "../protocol/tools.ts";

/** An answer that changes nothing. */
export function* talk(
  text: string,
  options: { language: Language; replies?: string[]; notDone?: string[]; suggestions?: string[] },
): Turn {
  const { language, replies, notDone = [], suggestions } = options;
  yield {
    text,
    calls: [
      {
        tool: "finish",
        input: {
          did: [],
          not_done: notDone,
          suggestions: threeSuggestions(suggestions ?? phrases[language].tiles),
          ...(replies ? { replies } : {}),
        },
      },
    ],
  };
}

export const suggestionLength = 32;

/** Exactly three, none repeated, none over the length a chip can show. */
export function threeSuggestions(candidates: readonly string[]): string[] {
  const fitting = [...new Set(candidates)].filter((text) => text.length <= suggestionLength);
  return fitting.slice(0, 3);
}
