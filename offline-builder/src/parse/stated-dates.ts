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
