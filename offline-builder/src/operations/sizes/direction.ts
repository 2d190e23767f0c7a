/** "The text is too small" asks for larger text, whatever else the words say. */
import { has } from "../requests.ts";

const tooSmall = "too (?:small|tiny|little|narrow)|zu (?:klein|winzig|schmal)|demasiado pequeñ[oa]s?|muy pequeñ[oa]s?";
const tooBig = "too (?:big|large|huge|wide)|zu (?:groß|riesig|breit)|demasiado grandes?|muy grandes?";

export function directionIn(text: string, words: { bigger: string; smaller: string }): 1 | -1 | null {
  if (has(text, tooSmall)) return 1;
  if (has(text, tooBig)) return -1;
  return has(text, words.bigger) ? 1 : has(text, words.smaller) ? -1 : null;
}
