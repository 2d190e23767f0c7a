/** "Wet Stone costs 30, the Dry Stone 25 and the Whetstone 12": prices of things that the site lists. */
import { numberAt, setLiteral, valueAt } from "../../edit/objects.ts";
import { isCommand } from "../clause-words.ts";
import { operation, worded, type Claim, type Wording } from "../operation.ts";
import { currencyOf, currencySaid } from "../records/money.ts";
import { has, quotedTexts, titled } from "../requests.ts";
import { amount, contentPaths, itemNamed, namesNear, priceIn } from "../shop/items.ts";

const understoodPrice: Wording = { en: "{name} at {price}", de: "{name} für {price}", es: "{name} a {price}" };
const noItem: Wording = {
  en: 'I found nothing called "{name}" with a price, so I changed nothing. There is for example: {list}.',
  de: "„{name}“ mit einem Preis habe ich nicht gefunden und nichts geändert. Es gibt zum Beispiel: {list}.",
  es: "No he encontrado «{name}» con precio y no he cambiado nada. Hay por ejemplo: {list}.",
};
/** Beside prices that were set. */
const noOther: Wording = {
  en: 'I found nothing called "{name}" with a price. There is for example: {list}',
  de: "„{name}“ mit einem Preis habe ich nicht gefunden. Es gibt zum Beispiel: {list}",
  es: "No he encontrado «{name}» con precio. Hay por ejemplo: {list}",
};

const newPrices = [
  new RegExp(
    `(?:price|cost|preis|precio)\\s+(?:of|for|von|für|de|del)\\s+(?:the\\s+)?(.+?)\\s+(?:to|at|is|on|auf|zu|a|es|:)\\s*${amount}`,
    "iu",
  ),
  new RegExp(
    `^(?:the\\s+|der\\s+|die\\s+|das\\s+|el\\s+|la\\s+)?(.+?)\\s+(?:now\\s+|ahora\\s+)?(?:should (?:now )?cost|costs?|is now|kostet|kosten|soll|cuesta|vale)\\s+(?:jetzt\\s+|now\\s+|ahora\\s+|nun\\s+)?${amount}`,
    "iu",
  ),
  new RegExp(
    `(?:change|set|make|raise|lower|reduce)\\s+(?:the\\s+)?(.+?)(?:'s)?\\s+price\\s+(?:to|at|:)\\s*${amount}`,
    "iu",
  ),
];

/** Names with prices behind the first price: ", the Dry Stone 25 and the Whetstone 12". */
const further = new RegExp(
  `(?:,|;|(?<!\\p{L})(?:and|und|y))\\s+(?:(?:the|der|die|das|el|la)\\s+)?([^,;\\d]{2,60}?)\\s+(?:(?:costs?|is|at|to|for|kostet|auf|für|cuesta|a)\\s+)?${amount}`,
  "giu",
);
const otherCurrency: Wording = {
  en: "Prices are still in {now}. To change that, say: prices in {said}",
  de: "Preise stehen weiter in {now}. Zum Ändern sagen Sie: Preise in {said}",
  es: "Los precios siguen en {now}. Para cambiarlo di: precios en {said}",
};

interface Price {
  name: string;
  price: number;
}

const priceOf = (name: string, said: string): Price => ({ name: name.trim(), price: Number(said.replace(",", ".")) });

export const changePrice = operation<{ prices: Price[]; said: string | null }>({
  id: "change-price",
  words: "price cost costs preis kostet precio cuesta",
  match({ text, language }) {
    for (const pattern of newPrices) {
      const found = pattern.exec(text);
      if (!found) continue;
      const name = quotedTexts(text)[0] ?? found[1]!;
      if (has(name, "shipping|delivery|versand|envío|tax|it")) continue;
      const rest = text.slice(found.index + found[0].length);
      const others = [...rest.matchAll(further)].flatMap(([whole, other, said]) =>
        isCommand(whole.replace(/^[,;\s]*(?:and|und|y)?\s+/iu, "")) ? [] : priceOf(other!, said!),
      );
      const prices = [priceOf(name, found[2]!), ...others];
      const understood = prices.map((one) =>
        worded(understoodPrice, language, { name: titled(one.name), price: one.price }),
      );
      return {
        confidence: 0.89,
        values: { prices, said: currencySaid(text) },
        understood: `${understood.join(", ")}.`,
      };
    }
    return null;
  },
  reads: contentPaths,
  change(project, { prices, said }, { language }) {
    const claims: Claim[] = [];
    const lost: string[] = [];
    for (const { name, price } of prices) {
      const item = itemNamed(project, name, (entry) => numberAt(entry.record, "price") !== null);
      if (!item) {
        lost.push(name);
        continue;
      }
      const old = numberAt(item.record, "price")!;
      setLiteral(item.source, valueAt(item.record, "price")!, price);
      project.save(item.path, item.source);
      claims.push({
        text: `${item.name}: ${old} → ${price}`,
        path: item.path,
        holds: (content) => priceIn(content, item.name) === price,
      });
    }
    const about = (words: Wording, name: string): string =>
      worded(words, language, { name, list: namesNear(project, name, true) });
    if (claims.length === 0) return { say: about(noItem, lost[0]!) };
    const notDone = lost.map((name) => about(noOther, name));
    const now = currencyOf(project.plan);
    if (said !== null && said !== now) notDone.push(worded(otherCurrency, language, { now, said }));
    return { plan: project.plan, claims, notDone, routes: ["/"] };
  },
});
