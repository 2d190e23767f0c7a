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

/** The first three, none repeated, none over the length a chip can show. No more are asked for than it takes. */
export function threeSuggestions(candidates: Iterable<string>, more: Iterable<string> = []): string[] {
  const fitting = new Set<string>();
  for (const texts of [candidates, more])
    for (const text of texts) {
      if (text.length <= suggestionLength) fitting.add(text);
      if (fitting.size === 3) return [...fitting];
    }
  return [...fitting];
}
