/** Clauses about rules of amounts: what a cart costs on both sides of a limit, a tax, a sum. */
import type { App } from "../../screen/app.ts";
import { ruleInCart, type CartRule } from "../../oracles/commerce.ts";
import { no, yes, type Finding } from "../../oracles/verdict.ts";
import type { Changed } from "./changed.ts";
import { rule, type Rule } from "./sentences.ts";

const numbersIn = (text: string): number[] =>
  [...text.matchAll(/\d[\d.,]*\d|\d/g)].map(([digits]) =>
    Number(digits.replaceAll(/[.,](?=\d{3}(?!\d))/g, "").replace(",", ".")),
  );

/** The request states the limit: "over 50". */
function cartRule({ one }: Changed): CartRule {
  const said = `${one.prompt} ${one.oracle}`;
  const limit = /(?:over|above|from|ab|über|more than|at least|of|>=?)\s*[€$£]?\s*(\d+(?:[.,]\d+)?)(?!\s*%)/i.exec(
    said,
  )?.[1];
  const words = /discount|rabatt|% off|percent off/i.test(said)
    ? /discount|rabatt|saved|off\b/i
    : /shipping|delivery|versand|postage|envío/i;
  return { words, limit: limit === undefined ? null : Math.round(Number(limit.replace(",", ".")) * 100) };
}

/** `total = subtotal*1.19`: somewhere two amounts stand to each other as asked. Without a factor there is nothing to ask. */
const multiplies: Rule["read"] = (_reading, { factor, percent }) => {
  const times = factor !== undefined ? Number(factor) : percent !== undefined ? 1 + Number(percent) / 100 : 1;
  if (!(times > 0) || times === 1) return null;
  return async (app: App): Promise<Finding> => {
    for (const { path, text } of app.pages) {
      const numbers = numbersIn(text);
      const whole = numbers.find(
        (number) => number > 10 && numbers.some((total) => Math.abs(total - number * times) < 0.011),
      );
      if (whole !== undefined && /tax|vat|mwst|steuer|iva|discount|rabatt|service|tip/i.test(text))
        return yes(`${path}: ${whole} and ${(whole * times).toFixed(2)}`);
    }
    return no(`nowhere two amounts stand as 1 to ${times}`);
  };
};

/** A sum on a page is that of a column beside it. */
const sums: Rule["read"] = () => async (app) => {
  for (const { path, text } of app.pages) {
    const told = /(?:total|sum|gesamt|summe)[^\d\n]{0,30}\n?[^\d\n]{0,6}(\d[\d.,]*)/giu;
    for (const [, digits] of text.matchAll(told)) {
      const [sum] = numbersIn(digits!);
      const others = numbersIn(text).filter((number) => number !== sum);
      for (let from = 0; from < others.length; from += 1)
        for (let to = from + 1, added = others[from]!; to < others.length && added <= sum!; to += 1)
          if (Math.abs((added += others[to]!) - sum!) < 0.011)
            return yes(`${path}: ${to - from + 1} amounts make ${sum}`);
    }
  }
  return no("no sum is that of amounts beside it");
};

const SIGNS_OF_MONEY: readonly (readonly [name: RegExp, sign: RegExp])[] = [
  [/^(?:€|eur|euros?)$/i, /€|\bEUR\b/],
  [/^(?:\$|usd|dollars?)$/i, /\$|\bUSD\b/],
  [/^(?:£|gbp|pounds?)$/i, /£|\bGBP\b/],
];

/** Amounts carry the sign, and none carries that of another currency. */
const inCurrency: Rule["read"] = (_reading, { sign }) => {
  const wanted = SIGNS_OF_MONEY.find(([name]) => name.test(sign!));
  if (wanted === undefined) return null;
  const others = SIGNS_OF_MONEY.filter((one) => one !== wanted);
  return async (app): Promise<Finding> => {
    const amounts = app.pages.flatMap(({ path, text }) =>
      [...text.matchAll(/(?:[€$£]|\b(?:EUR|USD|GBP))\s?\d[\d.,]*|\d[\d.,]*\s?(?:[€$£]|(?:EUR|USD|GBP)\b)/g)].map(
        ([amount]) => ({ path, amount }),
      ),
    );
    const other = amounts.find(({ amount }) => others.some(([, mark]) => mark.test(amount)));
    if (other !== undefined) return no(`${other.path}: ${other.amount}`);
    const [first] = amounts.filter(({ amount }) => wanted[1].test(amount));
    return first === undefined
      ? no("no amount carries that sign")
      : yes(`${amounts.length} amounts, as ${first.amount}`);
  };
};

export const MONEY: readonly Rule[] = [
  rule(
    "(?:all )?(?:prices?|amounts?|totals?|figures)(?: are| is)?(?: (?:shown|written|displayed))? ?(?:shows?|in|with|use|have|has|carry)(?: the| an?)? (?<sign>[€$£]|eur(?:os?)?|usd|dollars?|gbp|pounds?)(?: sign)?",
    inCurrency,
  ),
  rule(
    "(?:grand )?total(?: is)? ?(?:=|is|equals) ?(?:the )?(?:sub ?total|net|sum) ?(?:\\*|x|×|times) ?(?<factor>\\d+(?:\\.\\d+)?)",
    multiplies,
  ),
  rule(
    "(?:grand )?total ?(?:=|is|equals) ?(?:the )?(?:sub ?total|net|sum) ?(?:\\+|plus) ?(?<percent>\\d+(?:\\.\\d+)?) ?%(?: tax| vat| mwst)?",
    multiplies,
  ),
  rule(
    "(?:cart |order )?total (?:reflects|follows|respects|applies) (?:the )?(?:rule|discount|shipping|free shipping|limit)",
    ({ changed }) =>
      (app) =>
        ruleInCart(app, cartRule(changed)),
  ),
  rule(
    "(?:shipping|delivery)(?: costs?| fee)?(?: is| are)? (?:free|0|0\\.00|zero)(?: (?:over|above|from) [€$£]?\\d+)?(?: in (?:the )?cart)?",
    ({ changed }) =>
      (app) =>
        ruleInCart(app, cartRule(changed)),
  ),
  rule(
    "(?:cart |order )?(?:total )?(?:shows? |has )?(?:the )?discount(?: of \\d+ ?%)?(?: is)?(?: applied| shown)?(?: (?:over|above|from) [€$£]?\\d+)?(?: in (?:the )?cart)?",
    ({ changed }) =>
      (app) =>
        ruleInCart(app, cartRule(changed)),
  ),
  rule("(?:total|sum)(?: is|=| equals)?(?: shown)?(?: the)? (?:sum of|the sum of|sum over) [\\p{L} ]+", sums),
];
