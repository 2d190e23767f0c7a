/** Questions with their answers as people write them: "Who painted it? Klimt, wrong: Schiele, Monet". */

export interface WrittenQuestion {
  question: string;
  /** Null when no answer is said. */
  answer: string | null;
  wrong: string[];
}

const rightWords =
  "(?:the )?(?:right|correct|true)(?: answers?| one)?|(?:the )?answers?|richtig(?:e antwort)?|(?:die )?(?:richtige )?antwort|(?:la )?respuesta(?: correcta)?|correcta|solution|lösung";
const wrongWords =
  "(?:the )?(?:wrong|false|incorrect|other|bad)(?: answers?| options?| choices?| ones?)?|falsch(?:e antworten|e)?|(?:die )?falschen(?: antworten)?|(?:las )?(?:respuestas )?(?:incorrectas?|falsas?|malas?|erróneas?)|decoys?|not";
const between = "(?![\\p{L}])\\s*(?::|=|–|-|\\b(?:is|are|ist|sind|lautet|es|son)\\b)?\\s*";
const right = new RegExp(`(?<![\\p{L}(\\[])(?:${rightWords})${between}`, "iu");
const wrong = new RegExp(`(?<![\\p{L}])(?:${wrongWords})${between}`, "iu");
const marked = /\s*[([]\s*(?:right|correct|true|richtig|correcta|✓|x)\s*[)\]]|\s*\*+$/iu;
const pairs: readonly (readonly [one: string, other: string])[] = [
  ["yes", "no"],
  ["true", "false"],
  ["ja", "nein"],
  ["wahr", "falsch"],
  ["richtig", "falsch"],
  ["sí", "no"],
  ["verdadero", "falso"],
];

/** Every question of a text, in its order. A question ends in its mark. */
export function writtenQuestions(text: string): WrittenQuestion[] {
  const pieces = text.split("?");
  const found: WrittenQuestion[] = [];
  let begun = numbered((pieces[0] ?? "").replace(lead, ""));
  for (const [at, piece] of pieces.slice(1).entries()) {
    const isLast = at === pieces.length - 2;
    const cut = isLast ? piece.length : nextBegins(piece);
    const question = `${begun}?`.replace(/^["“„«'\s]+/, "");
    if (/\p{L}.*\s/u.test(question)) found.push({ question, ...answersIn(piece.slice(0, cut)) });
    begun = numbered(piece.slice(cut));
  }
  return found;
}

/** Where in the words behind a question the next one begins: behind the last end of a line or sentence. */
function nextBegins(piece: string): number {
  const ends = [...piece.matchAll(/\n|[.;!]\s+|\s\d+[.)]\s/g)];
  const last = ends.at(-1);
  return last ? last.index + last[0].length : piece.length;
}

/** What introduces the first question: "add these questions:", "füge die Frage hinzu:", "ask the question". */
const lead =
  /^.*?(?:(?:questions?|fragen?|preguntas?)[^:?\n]{0,40}:\s*|(?:add|ask|füge|ergänze|añade|agrega|include)\s+(?:(?:an?|another|the|this|new|eine|diese|die|una|la|esta)\s+)*(?:question|frage|pregunta)\s+(?!hinzu))/isu;

function numbered(text: string): string {
  return text
    .replace(/^[\s\d.)*•-]+/, "")
    .replace(/^(?:Q|F|P)\s*[:.]\s*/, "")
    .replace(/^["“„«']/, "")
    .trim();
}

function answersIn(text: string): { answer: string | null; wrong: string[] } {
  const words = text.replace(/^["”“»'\s]+/, "").trim();
  const at = wrong.exec(words);
  const first = words.slice(0, at?.index ?? words.length);
  const others = at ? itemsOf(words.slice(at.index + at[0].length)) : [];
  const behindRight = right.exec(first);
  const said = behindRight ? first.slice(behindRight.index + behindRight[0].length) : first;
  const before = behindRight ? itemsOf(first.slice(0, behindRight.index)) : [];
  const items = itemsOf(said);
  const own = [...items, ...before].find((item) => marked.test(item));
  const [answer = null, ...rest] = own
    ? [own, ...[...items, ...before].filter((item) => item !== own)]
    : [...items, ...before];
  const clean = (item: string): string => item.replace(marked, "").trim();
  const right_ = answer === null ? null : clean(answer);
  const given = [...rest, ...others].map(clean).filter((item) => item !== "" && item !== right_);
  return { answer: right_, wrong: given.length > 0 ? [...new Set(given)] : opposite(right_) };
}

function opposite(answer: string | null): string[] {
  const word = answer?.toLowerCase();
  for (const [one, other] of pairs) {
    if (word === one) return [titled(other)];
    if (word === other) return [titled(one)];
  }
  return [];
}

function titled(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}

function itemsOf(text: string): string[] {
  return text
    .replace(/^(?:with|mit|con)\s+(?:the\s+|der\s+|den\s+|la\s+|las\s+)?/iu, "")
    .replace(/[\s,;.]*(?:and|und|y|with|mit|con)?[\s,;.]*$/iu, "")
    .split(/\s*(?:,|;|\n|\/|(?<![\p{L}])(?:or|oder|o|and|und|y)(?![\p{L}]))\s*/iu)
    .map((item) =>
      item
        .replace(/^["“„«']+|["”“»'.]+$/g, "")
        .replace(/^(?:[a-d]|\d)[.)]\s*/i, "")
        .trim(),
    )
    .filter(Boolean);
}
