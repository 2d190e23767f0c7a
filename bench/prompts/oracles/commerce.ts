/** Carts that total and checkouts that take an order. */
import type { Locator } from "playwright-core";
import { PRESS, visit, type App, type Visit } from "../screen/app.ts";
import { confirmation, fillAndSend, objections, openForm, submitButton } from "./forms.ts";
import { firstThatHolds, no, yes, type Finding } from "./verdict.ts";

const ADD_TO_CART = /add to (cart|basket|bag|order)|in den warenkorb|añadir al carrito|\bbuy\b/i;
const CART = /\b(cart|basket|bag|warenkorb|carrito)\b/i;

/** Amounts of money in a text, in cents: `€1,234.50`, `12,00 €`, `$7`. */
function amounts(text: string): number[] {
  const money = /(?:[$€£¥]|\b(?:USD|EUR|GBP)\b)\s?(\d[\d.,]*\d|\d)|(\d[\d.,]*\d|\d)\s?(?:[$€£¥]|\b(?:USD|EUR|GBP)\b)/gu;
  return [...text.matchAll(money)].map(([, before, after]) => {
    const digits = (before ?? after)!;
    const cents = /[.,](\d\d)$/.exec(digits);
    const whole = (cents === null ? digits : digits.slice(0, -3)).replaceAll(/\D/g, "");
    return Number(whole) * 100 + Number(cents?.[1] ?? 0);
  });
}

async function putInCart(visited: Visit): Promise<boolean> {
  const buttons = visited.page.getByRole("button", { name: ADD_TO_CART, disabled: false }).locator("visible=true");
  if ((await buttons.count()) === 0) {
    const item = (await visited.items())[0];
    const link =
      item === undefined ? null : visited.page.locator("main, body").first().getByRole("link", { name: item.title });
    if (link === null || (await link.count()) === 0) return false;
    await link
      .first()
      .click(PRESS)
      .catch(() => undefined);
    await visited.settled();
  }
  if ((await buttons.count()) === 0) return false;
  await buttons.first().click();
  await visited.settled();
  return true;
}

const byName = (visited: Visit, name: RegExp): Locator =>
  visited.page.getByRole("link", { name }).or(visited.page.getByRole("button", { name })).locator("visible=true");

/** Opens the cart; a drawer that has opened by itself counts. */
async function openCart(visited: Visit, app: App): Promise<void> {
  const page = app.pages.find(({ path }) => /cart|basket|bag|warenkorb|carrito/i.test(path));
  if (page !== undefined) return visited.go(page.path);
  const way = byName(visited, CART);
  if ((await way.count()) > 0) await way.first().click();
  await visited.settled();
}

async function withCart(app: App, ask: (visited: Visit, path: string) => Promise<Finding>): Promise<Finding> {
  const selling = app.pages.filter(({ controls }) => controls.some((name) => ADD_TO_CART.test(name)));
  const places = [
    ...selling.slice(0, 3),
    ...app.pages.filter((page) => page.linkedFromNav && !selling.includes(page)).slice(0, 3),
  ];
  return firstThatHolds(places, async ({ path }) => {
    await using visited = await visit(app, { path });
    if (!(await putInCart(visited))) return no(`${path}: nothing can be put into a cart`);
    await openCart(visited, app);
    return await ask(visited, new URL(visited.page.url()).pathname);
  });
}

const MORE = /increase|more|one more|add one|^\+$|plus/i;

/** With one more of the same, the cart shows twice its price, also after a reload. */
export const cartTotals = (app: App): Promise<Finding> =>
  withCart(app, async (visited, path) => {
    const one = new Set(amounts(await visited.text()).filter((amount) => amount > 0));
    if (one.size === 0) return no(`${path}: the cart shows no price`);
    const quantity = visited.page
      .getByRole("spinbutton")
      .or(visited.page.getByRole("textbox", { name: /quantity|qty/i }))
      .locator("visible=true");
    const more = visited.page.getByRole("button", { name: MORE }).locator("visible=true");
    if ((await more.count()) > 0) await more.first().click();
    else if ((await quantity.count()) > 0) {
      await quantity.first().fill("2");
      await quantity.first().press("Tab");
    } else return no(`${path}: the cart has no quantity to change`);
    await visited.settled();
    const two = amounts(await visited.text());
    const doubled = [...one].find((amount) => two.includes(amount * 2) && !one.has(amount * 2));
    if (doubled === undefined) return no(`${path}: two cost no more than one`);
    await visited.page.reload();
    await visited.settled();
    if (!amounts(await visited.text()).includes(doubled * 2)) {
      await openCart(visited, app);
      if (!amounts(await visited.text()).includes(doubled * 2))
        return no(`${path}: the cart is forgotten after a reload`);
    }
    return yes(`${path}: ${doubled / 100} becomes ${(doubled * 2) / 100} and is kept`);
  });

export const checksOut = (app: App): Promise<Finding> =>
  withCart(app, async (visited, path) => {
    const way = byName(visited, /check ?out|place .*order|pay|order now|zur kasse|pagar/i);
    if ((await way.count()) === 0) return no(`${path}: no way to the checkout`);
    await way.last().click();
    await visited.settled();
    const form = await openForm(visited.page);
    if (form === null) return no(`${path}: the checkout has no form`);
    await (await submitButton(form))?.click();
    await visited.settled();
    if ((await objections(form)) === 0) return no(`${path}: the empty checkout objects to nothing`);
    const { before } = await fillAndSend(visited, form);
    const told = confirmation(before, await visited.text());
    return told === null ? no(`${path}: the order is not confirmed`) : yes(`${path}: "${told.slice(0, 80)}"`);
  });

/** Lines with such a word, and the line below each: a sum often has its own line. */
const linesAbout = (text: string, words: RegExp): string => {
  const lines = text.split("\n").filter((line) => line.trim() !== "");
  return lines
    .filter((line, at) => words.test(line) || (/^\D{0,4}\d/.test(line) && words.test(lines[at - 1] ?? "")))
    .join("\n");
};

export interface CartRule {
  /** The rule's words in a cart. Its total, which grows with every quantity, is not among them. */
  words: RegExp;
  /** In cents; null when the request states none. */
  limit: number | null;
}

/** The cart with a quantity of one item. */
interface Filled {
  goods: number;
  /** Total minus quantity times price; null when no total is shown. */
  fee: number | null;
  said: string;
}

function filledAt(
  text: string,
  { price, quantity, words }: { price: number; quantity: number; words: RegExp },
): Filled {
  const totals = linesAbout(text, /\b(?:grand |order )?total\b|gesamt|summe/i)
    .split("\n")
    .filter((line) => !/sub-?\s?total|zwischensumme/i.test(line));
  const total = amounts(totals.join("\n")).at(-1);
  const goods = price * quantity;
  // The amount missing to the limit changes with every piece and proves no rule.
  const said = linesAbout(text, words)
    .replaceAll(/[^\n]*\b(?:more|left|until|noch|away)\b[^\n]*/gi, "")
    .trim();
  return { goods, fee: total === undefined ? null : total - goods, said };
}

async function withQuantity(visited: Visit, from: number, to: number): Promise<boolean> {
  const more = visited.page.getByRole("button", { name: MORE }).locator("visible=true");
  const quantity = visited.page.getByRole("spinbutton").locator("visible=true");
  if ((await more.count()) > 0)
    for (let now = from; now < to; now += 1)
      await more
        .first()
        .click(PRESS)
        .catch(() => undefined);
  else if ((await quantity.count()) > 0) {
    await quantity.first().fill(String(to));
    await quantity.first().press("Tab");
  } else return from === to;
  await visited.settled();
  return true;
}

const MAX_QUANTITY = 40;

/** A rule such as free shipping over an amount: the fee or the rule's text differs on both sides of it. */
export const ruleInCart = (app: App, { words, limit }: CartRule): Promise<Finding> =>
  withCart(app, async (visited, path) => {
    const first = await visited.text();
    const one = new Set(amounts(first).filter((amount) => amount > 0));
    if (!(await withQuantity(visited, 1, 2))) return no(`${path}: the cart has no quantity to change`);
    // Fees stay the same: the price has doubled.
    const second = amounts(await visited.text());
    const price = [...one].find((amount) => second.includes(amount * 2) && !one.has(amount * 2));
    if (price === undefined) return no(`${path}: two cost no more than one`);
    if (limit !== null && price >= limit) return no(`${path}: one of it is above the limit already`);
    const at = (text: string, quantity: number): Filled => filledAt(text, { price, quantity, words });
    const below = at(first, 1);
    const needed = limit === null ? 12 : Math.min(MAX_QUANTITY, Math.floor(limit / price) + 1);
    await withQuantity(visited, 2, needed);
    const above = at(await visited.text(), needed);
    if (below.fee !== null && above.fee !== null && below.fee !== above.fee)
      return yes(
        `${path}: beside goods of ${below.goods / 100} ${below.fee / 100} is paid, beside ${above.goods / 100} ${above.fee / 100}`,
      );
    if (below.said === "" && above.said === "") return no(`${path}: the cart does not mention it`);
    return above.said !== below.said
      ? yes(`${path}: the cart says "${above.said.split("\n").at(-1)!.slice(0, 50)}" above the limit`)
      : no(`${path}: the cart says the same on both sides of the limit`);
  });
