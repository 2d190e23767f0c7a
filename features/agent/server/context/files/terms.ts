/** Words of requests, paths and names, so that they can be compared. Pure. */

const MAX_TERMS = 400;
/** Words that do not help to find a file. */
const EMPTY_WORDS = new Set(
  (
    "a an and are as at be by can do does for from has have how i in into is it its make me my no not of on or please put " +
    "should so than that the their them then there these this to up us use want was we what when where which will with you " +
    "your all also but add change set src tsx ts jsx js css json index und der die das ein eine ist zu mit für auf de la el los las en un una y que"
  ).split(" "),
);

const PART = /[\p{Lu}]?[\p{Ll}]+|[\p{Lu}]+(?![\p{Ll}])|\p{N}+/gu;
/** Code is mostly plain letters, which need no tables of Unicode. */
const PLAIN_PART = /[A-Z]?[a-z]+|[A-Z]+(?![a-z])|[0-9]+/g;
const NOT_PLAIN = /[^ -~\s]/;

/** `src/pages/OrderList.tsx` -> page, order, list. Plural and singular are one. */
export function termsOf(text: string): string[] {
  const terms: string[] = [];
  for (const word of text.match(NOT_PLAIN.test(text) ? PART : PLAIN_PART) ?? []) {
    const term = stem(word.toLowerCase());
    if (term.length >= 2 && !EMPTY_WORDS.has(term)) terms.push(term);
    if (terms.length === MAX_TERMS) break;
  }
  return terms;
}

function stem(word: string): string {
  if (word.length > 4 && word.endsWith("ies")) return `${word.slice(0, -3)}y`;
  return word.length > 3 && word.endsWith("s") && !word.endsWith("ss") ? word.slice(0, -1) : word;
}
