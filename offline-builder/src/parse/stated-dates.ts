/** Days that a request names with their month: "3-5 September 2027", "12. Juni", "20 de mayo de 2027". */
const months =
  "jan\\p{L}*|feb\\p{L}*|mar(?:ch|s)|märz|marzo|apr\\p{L}*|abril|ma[iy]o?|june?|juni|junio|july?|juli|julio|aug\\p{L}*|agosto|sep\\p{L}*|o[ck]t\\p{L}*|nov\\p{L}*|de[cz]\\p{L}*|enero|diciembre";
const dates = new RegExp(
  `\\d{1,2}\\.?(?:\\s*(?:-|–|to|bis|al)\\s*\\d{1,2}\\.?)?\\s+(?:de\\s+)?(?:${months})(?:\\s+(?:de\\s+)?\\d{4})?(?![\\p{L}])`,
  "giu",
);

/** As they were written, in order. */
export function datesOf(text: string): string[] {
  return [...text.matchAll(dates)].map((found) => found[0]);
}

const monthStems: readonly RegExp[] = [
  /^(?:jan|ene)/i,
  /^feb/i,
  /^(?:mar|mär)/i,
  /^(?:apr|abr)/i,
  /^ma[iy]/i,
  /^jun/i,
  /^jul/i,
  /^(?:aug|ago)/i,
  /^sep/i,
  /^(?:oct|okt)/i,
  /^nov/i,
  /^(?:dec|dez|dic)/i,
];

/** The first day of a date as it was written, where it says its year. */
export function dayOf(written: string): { year: number; month: number; date: number } | null {
  const found = /^(\d{1,2})\D*?.*?(\p{L}{3,})(?:\s+(?:de\s+)?)(\d{4})$/iu.exec(written.replace(/\bde\b\s*/giu, ""));
  if (!found) return null;
  const month = monthStems.findIndex((stem) => stem.test(found[2]!)) + 1;
  const [date, year] = [Number(found[1]), Number(found[3])];
  return month > 0 && date >= 1 && date <= 31 ? { year, month, date } : null;
}
