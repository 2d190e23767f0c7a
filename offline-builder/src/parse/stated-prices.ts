/** Things with their prices as a request states them: "small posy £18", "Rohrreinigung (89 € pauschal)". */

export interface StatedPrice {
  name: string;
  price: number;
  /** "from 49": a lower bound. */
  from: boolean;
}

const amount = "(\\d{1,3}(?:[.,]\\d{3})+(?:[.,]\\d{1,2})?|\\d{1,6}(?:[.,]\\d{1,2})?)";
export const currencyWords =
  "euros?|eur|pounds?|gbp|dollars?|usd|chf|franken|kroner?|kronor|kr|nok|sek|dkk|kronen|pesos?|ars|mxn|z[lł]oty|pln|rupees?|inr|yen";
const pattern = new RegExp(
  `^(.*?)[\\s(:=–-]*(?:\\s(?:for|at|costs?|für|kostet|kosten|por|a|cuesta|vale))?\\s*(from|ab|desde|starting at)?\\s*(?:[£€$]\\s?${amount}|${amount}\\s?(?:€|£|\\$|(?:${currencyWords})(?![\\p{L}])))`,
  "iu",
);
/** What leads up to the name in a sentence. */
const lead =
  /^(?:.*?(?<![\p{L}])(?:we (?:do|offer|sell|make|have)|prices?|menu|with|wir (?:machen|bieten|verkaufen|haben)|preise|angebot|mit|ofrecemos|hacemos|vendemos|tenemos|precios|con)(?![\p{L}])[:\s]*)?(?:(?:and|und|y|plus|also|an?|the|our|my|eine?n?|die|der|das|unsere?|un[ao]?|el|la|los|las|nuestr[oa]s?)\s+)*/iu;

/** "1.290" and "1,290" are one thousand and more, "5,80" is not. */
function valueOf(written: string): number {
  return Number(written.replace(/[.,](?=\d{3}(?!\d))/g, "").replace(",", "."));
}

/** What a price is for, where it follows: "18 kroner per extra km", "1290 kroner within 20 km". */
const conditions =
  /^\s*((?:per|each|an?|within|up to|for up to|beyond|in the|every|pro|je|innerhalb|bis|ab|für|por|cada|hasta|dentro de|al)\s+[\p{L}\p{N}][^.;,(]{1,38})/iu;

/** A name of up to five words, its price and a condition. */
const MAX_PIECE = 500;

export function findPrices(text: string): StatedPrice[] {
  const pieces = text.split(/[.!?;\n]+(?!\d)|,(?!\d)|\s(?:and|und|y)\s/iu);
  const found: StatedPrice[] = [];
  for (const whole of pieces) {
    const piece = whole.trim().slice(0, MAX_PIECE);
    const match = pattern.exec(piece);
    const condition = match ? (conditions.exec(piece.slice(match[0].length))?.[1]?.trim() ?? "") : "";
    const stated =
      match?.[1]
        ?.replace(lead, "")
        // "For a barber: beard trim 20": what the list is of is no part of its first name.
        .replace(/^.*:\s+(?=\p{L})/su, "")
        .replace(/["„“”«»(]/g, "")
        .trim() ?? "";
    const name = stated === "" ? condition : condition === "" ? stated : `${stated} (${condition})`;
    if (!match || !/\p{L}{3}/u.test(name) || stated.split(/\s+/).length > 5) continue;
    if (found.some((entry) => entry.name.toLowerCase() === name.toLowerCase())) continue;
    found.push({
      name: name.charAt(0).toUpperCase() + name.slice(1),
      price: valueOf((match[3] ?? match[4])!),
      from: match[2] !== undefined,
    });
  }
  return found;
}
