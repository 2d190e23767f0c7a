/** Things with their prices as a request states them: "small posy £18", "Rohrreinigung (89 € pauschal)". */

export interface StatedPrice {
  name: string;
  price: number;
  /** "from 49": a lower bound. */
  from: boolean;
}

const amount = "(\\d{1,6}(?:[.,]\\d{1,2})?)";
const pattern = new RegExp(
  `^(.*?)[\\s(:=–-]*(?:\\s(?:for|at|costs?|für|kostet|kosten|por|a|cuesta|vale))?\\s*(from|ab|desde|starting at)?\\s*(?:[£€$]\\s?${amount}|${amount}\\s?(?:€|£|\\$|(?:euros?|eur|pounds?|gbp|dollars?|usd|chf|franken)(?![\\p{L}])))`,
  "iu",
);
/** What leads up to the name in a sentence. */
const lead =
  /^(?:.*?(?<![\p{L}])(?:we (?:do|offer|sell|make|have)|prices?|menu|with|wir (?:machen|bieten|verkaufen|haben)|preise|angebot|mit|ofrecemos|hacemos|vendemos|tenemos|precios|con)(?![\p{L}])[:\s]*)?(?:(?:and|und|y|plus|also|an?|the|our|my|eine?n?|die|der|das|unsere?|un[ao]?|el|la|los|las|nuestr[oa]s?)\s+)*/iu;

export function findPrices(text: string): StatedPrice[] {
  const pieces = text.split(/[.!?;\n]+(?!\d)|,(?!\d)|\s(?:and|und|y)\s/iu);
  const found: StatedPrice[] = [];
  for (const piece of pieces) {
    const match = pattern.exec(piece.trim());
    const name =
      match?.[1]
        ?.replace(lead, "")
        .replace(/["„“”«»(]/g, "")
        .trim() ?? "";
    if (!match || !/\p{L}{3}/u.test(name) || name.split(/\s+/).length > 5) continue;
    if (found.some((entry) => entry.name.toLowerCase() === name.toLowerCase())) continue;
    found.push({
      name: name.charAt(0).toUpperCase() + name.slice(1),
      price: Number((match[3] ?? match[4])!.replace(",", ".")),
      from: match[2] !== undefined,
    });
  }
  return found;
}
