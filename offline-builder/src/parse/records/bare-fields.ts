/** Fields that stand behind the name of a list without a comma: "gym log exercise sets reps weight". */
import { fieldTypeOf } from "../../lexicon/field-words.ts";
import { shapeOf } from "../../lexicon/stated-field-words.ts";
import { stem, tokens } from "../words.ts";
import { toolWords } from "./request-form.ts";

const tool = new RegExp(
  `^[\\p{L}' -]*?(?:(?:${toolWords.en}|${toolWords.es})|\\p{L}*(?:${toolWords.de}))(?![\\p{L}])((?:\\s+[\\p{L}/]{3,}){2,6})$`,
  "iu",
);

/** Small words join what is said; a row of fields has none. */
const joined =
  /(?<![\p{L}])(?:for|of|my|our|the|with|and|or|in|on|at|to|by|from|that|für|von|mein\p{L}*|unser\p{L}*|der|die|das|mit|und|oder|im|zum|zur|de|del|para|mis?|nuestr\p{L}*|el|la|los|las|con|y|o|en)(?![\p{L}])/iu;

/** Fewer known words of a row may be anything: "reading list summer holidays". */
const enough = 2;

/** A name and up to six words; a longer text is no row, and asking the pattern takes the square of its length. */
const MAX_ROW = 500;

export function bareFields(text: string): string[] {
  const written = text.trim();
  const row = written.length > MAX_ROW ? undefined : tool.exec(written)?.[1];
  if (row === undefined || joined.test(row)) return [];
  const words = tokens(row);
  const known = words.filter((word) => [word, stem(word)].some((form) => shapeOf(form) ?? fieldTypeOf(form)));
  return known.length >= enough && known.length * 3 >= words.length * 2 ? words : [];
}
