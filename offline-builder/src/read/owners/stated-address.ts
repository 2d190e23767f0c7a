/** Where a place is: "on Kirkstall Road in Leeds", "Herrenstraße 14, 79098 Freiburg", "calle Mayor 3, Toledo". */

export interface StatedAddress {
  street?: string;
  city?: string;
  postcode?: string;
}

const NUMBER = String.raw`\d{1,4}\s?[a-h]?(?![\p{L}\d.,:]?\d|\p{L})`;
const CITY = String.raw`(\p{Lu}[\p{L}'’-]+(?:\s(?:\p{Lu}[\p{L}'’-]+|am|an\sder|upon|on|de|la|del)){0,3}(?<!\s(?:am|upon|on|de|la|del)))`;

const english = new RegExp(
  String.raw`(?<!\p{L})((?:\d{1,4}[a-h]?\s)?(?:\p{Lu}[\p{L}'’]+\s){1,3}(?:Road|Street|Lane|Avenue|Close|Square|Drive|Terrace|Crescent|Boulevard|Quay|(?:Rd|St|Ave)\.?)(?!\p{L}))(?=\s*(?:[,.;:)\n]|in\s|and\s|$))(?:,?\s(?:in\s)?${CITY})?`,
  "u",
);
const german = new RegExp(
  String.raw`(?<!\p{L})((?:\p{Lu}[\p{L}.-]*\s){0,3}\p{Lu}?[\p{L}.-]*(?:[Ss]traße|[Ss]trasse|[Ss]tr\.|[Ww]eg|[Gg]asse|[Aa]llee|[Pp]latz|[Uu]fer|[Dd]amm|[Cc]haussee)\s${NUMBER})(?:,?\s(?:in\s)?(?:(\d{5})\s)?${CITY})?`,
  "u",
);
const spanish = new RegExp(
  String.raw`(?<!\p{L})((?:[Cc]alle|[Aa]venida|[Aa]vda\.|[Pp]laza|[Pp]aseo|[Cc]amino|[Rr]onda|C\/)\s(?:(?:de|del|la|las|los|el)\s)*\p{Lu}[\p{L}'’]+(?:\s(?:(?:de|del|la|las|los|el|y)\s)*\p{Lu}[\p{L}'’]+){0,3},?\s(?:n\.?º\s)?${NUMBER})(?:,?\s(?:(?:en|de)\s)?(?:(\d{5})\s)?${CITY})?`,
  "u",
);

/** Street and city as they were written; nothing where no street is named. */
export function statedAddress(text: string): StatedAddress {
  for (const pattern of [german, spanish, english]) {
    const found = pattern.exec(text);
    if (found === null) continue;
    const [, street, ...rest] = found;
    const city = rest.at(-1);
    const postcode = rest.length > 1 ? rest[0] : undefined;
    return {
      street: street!.trim(),
      ...(city === undefined ? {} : { city }),
      ...(postcode === undefined ? {} : { postcode }),
    };
  }
  return {};
}
