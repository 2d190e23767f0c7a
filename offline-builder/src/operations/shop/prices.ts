import type { ProjectEdit } from "../../edit/project-edit.ts";
import { mergePlan, pathsThatDiffer } from "../../edit/re-emit.ts";
import { findPrices } from "../../parse/stated-prices.ts";
import type { DraftPlan, Plan } from "../../plan/plan.ts";
import { asItIs, operation, worded, type Claim, type Wording } from "../operation.ts";
import { locales } from "../../language/translate.ts";
import { currencyOf, currencySaid, unconverted } from "../records/money.ts";
import { add, has, remove } from "../requests.ts";

const understoodRemove: Wording = { en: "Without prices.", de: "Ohne Preise.", es: "Sin precios." };
const didRemove: Wording = {
  en: "No prices stand on the pages any more",
  de: "Auf den Seiten stehen keine Preise mehr",
  es: "En las páginas ya no hay precios",
};
const neededInShop: Wording = {
  en: "The cart of this shop adds up prices, so each product needs one. I changed nothing.",
  de: "Der Warenkorb dieses Ladens rechnet mit Preisen, jedes Produkt braucht einen. Ich habe nichts geändert.",
  es: "El carrito de esta tienda suma precios y cada producto necesita uno. No he cambiado nada.",
};
const neededElsewhere: Wording = {
  en: "Orders and stays on this site are worked out from the prices, so they have to stay. I changed nothing.",
  de: "Bestellungen und Aufenthalte rechnet diese Seite aus den Preisen; sie müssen bleiben. Ich habe nichts geändert.",
  es: "Los pedidos y las estancias de este sitio se calculan con los precios, que tienen que quedarse. No he cambiado nada.",
};
const none: Wording = {
  en: "There are no prices here that I could remove. I changed nothing.",
  de: "Hier gibt es keine Preise, die ich entfernen könnte. Ich habe nichts geändert.",
  es: "Aquí no hay precios que quitar. No he cambiado nada.",
};

const siteFile = "src/content/site.ts";
const sites = new Set(["brochure", "booking"]);

function withoutPrices(plan: Plan): DraftPlan {
  return { ...plan, options: { ...plan.options, hidePrices: true, prices: false } };
}

/** "Remove the prices": the things stay, what they cost goes. */
export const removePrices = operation<null>({
  id: "remove-prices",
  words: "remove hide prices preise entfernen quitar precios",
  match({ text, language }) {
    const all =
      /^(?:(?:\P{L}*\p{L}+(?!\p{L})){0,4}?\P{L}*|(?:\P{L}*\p{L}+(?!\p{L})){0,3}?\P{L}*\p{L}+?)(?:prices|pricing|preise|preisangaben|precios)(?:\s+(?:from|on|of|von|auf|aus|de|del)\s+.+|\s+(?:entfernen|weg|löschen|ausblenden))?[.!]?$/iu;
    return has(text, `${remove}|without|no|ohne|keine|sin`) && all.test(text)
      ? { confidence: 0.87, values: null, understood: understoodRemove[language] }
      : null;
  },
  reads: (plan) => (sites.has(plan.archetype) ? pathsThatDiffer(plan, withoutPrices(plan)) : []),
  change(project, _, { language }) {
    const { plan } = project;
    if (plan.archetype === "shop") return { say: neededInShop[language] };
    if (!sites.has(plan.archetype)) return { say: none[language] };
    if (plan.pages.some(({ sections }) => sections?.some((id) => ["preorder", "stay"].includes(id))))
      return { say: neededElsewhere[language] };
    const after = withoutPrices(plan);
    const { changed } = mergePlan(project, after);
    const path = changed.find((name) => name === "src/content/site.ts");
    if (!path) return { say: none[language] };
    const claim: Claim = {
      text: didRemove[language],
      path,
      holds: (content) => content !== null && !/^\s*(?:\{ .*)?price: (?!0\b)/m.test(content),
    };
    return { plan: after, claims: [claim], routes: ["/"] };
  },
});

const understoodAdd: Wording = { en: "Prices: {list}.", de: "Preise: {list}.", es: "Precios: {list}." };
const noOffer: Wording = {
  en: "This app has no list of services with prices to put them in. I changed nothing.",
  de: "Diese App hat keine Liste von Leistungen mit Preisen dafür. Ich habe nichts geändert.",
  es: "Esta aplicación no tiene una lista de servicios con precios para ello. No he cambiado nada.",
};

interface Stated {
  offer: string[];
  currency: string | null;
}

/** Prices that were stated before and are not now. */
function keptBeside(plan: Plan, offer: readonly string[]): string[] {
  const known = plan.options["offer"];
  return (Array.isArray(known) ? known : []).filter(
    (line) => !offer.some((one) => one.split("|")[0]!.toLowerCase() === line.split("|")[0]!.toLowerCase()),
  );
}

function withOffer(plan: Plan, { offer, currency }: Stated): DraftPlan {
  const { hidePrices: _, ...options } = plan.options;
  const all = [...keptBeside(plan, offer), ...offer];
  return { ...plan, options: { ...options, offer: all, prices: false, ...(currency && { currency }) } };
}

/** "Add our prices: gutter cleaning 80 €, roof inspection 120 €": what is stated takes the place of what was made up. */
export const statePrices = operation<Stated>({
  id: "state-prices",
  words: "add our prices preise hinzufügen precios añadir",
  match({ text, language }) {
    if (
      !has(text, "prices|price list|services|preise|preisliste|leistungen|precios|servicios|tarifas") ||
      !has(text, `${add}|our|these|are|unsere|sind|nuestros|son`)
    )
      return null;
    const prices = findPrices(text);
    if (prices.length < 2) return null;
    const offer = prices.map(({ name, price, from }) => [name, price, from ? "from" : ""].join("|"));
    const list = prices.map(({ name }) => name).join(", ");
    return {
      confidence: 0.9,
      values: { offer, currency: currencySaid(text) },
      understood: worded(understoodAdd, language, { list }),
    };
  },
  reads: (plan, stated) => (sites.has(plan.archetype) ? pathsThatDiffer(plan, withOffer(plan, stated)) : []),
  change(project: ProjectEdit, stated, { language }) {
    const { plan } = project;
    if (!sites.has(plan.archetype)) return { say: noOffer[language] };
    const after = withOffer(plan, stated);
    const { changed } = mergePlan(project, after);
    // The same prices in another currency change how they are written.
    const isSame = plan.options["offer"] !== undefined && `${after.options["offer"]}` === `${plan.options["offer"]}`;
    const path = changed.find((name) => name === siteFile) ?? (isSame ? changed[0] : undefined);
    if (!path) return { say: (isSame ? asItIs : noOffer)[language] };
    const money = new Intl.NumberFormat(locales[language].tag, { style: "currency", currency: currencyOf(after) });
    const claims = stated.offer.map((line): Claim => {
      const [name = "", price = ""] = line.split("|");
      return {
        text: `${name}: ${money.format(Number(price))}`,
        path,
        holds: (content) =>
          path === siteFile
            ? content?.includes(JSON.stringify(name)) === true && content.includes(`price: ${price}`)
            : content?.includes(currencyOf(after)) === true,
      };
    });
    const isMixed = currencyOf(plan) !== currencyOf(after) && keptBeside(plan, stated.offer).length > 0;
    return { plan: after, claims, notDone: isMixed ? [unconverted[language]] : [], routes: ["/"] };
  },
});
