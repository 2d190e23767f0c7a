import type { Copy, Domain, OfferItem } from "../lexicon/domain.ts";
import { domainById, domains } from "../lexicon/domains/index.ts";
import { withStaff } from "./brochure/asked-parts.ts";
import { fitted } from "./own-words.ts";
import type { Understanding } from "../parse/understanding.ts";
import type { DraftPlan, Language, OptionValue } from "../plan/plan.ts";

export interface Subject {
  domain: Domain;
  copy: Copy;
  /** False when the request's subject is unknown and the general one stands in. */
  known: boolean;
}

/** The strongest named subject that we can write about in the request's language, else the general one. */
export function chooseSubject(
  request: Understanding,
  fits: (copy: Copy, domain: Domain) => boolean = () => true,
): Subject {
  for (const domain of request.domains) {
    const copy = domain.copy[request.language];
    if (copy && fits(copy, domain)) return { domain, copy, known: domain.general !== true };
  }
  for (const domain of [...domains].reverse()) {
    const copy = domain.copy[request.language];
    if (copy && fits(copy, domain)) return { domain, copy, known: false };
  }
  throw new Error(`No subject can be written in ${request.language}`);
}

const listed: Record<Language, string> = { en: "Prices", de: "Preise", es: "Precios" };

/** The stated things with their prices, as a plan keeps them. */
export function offerOption({ prices }: Understanding): Record<string, OptionValue> {
  if (prices.length === 0) return {};
  return { offer: prices.map(({ name, price, from }) => [name, price, from ? "from" : ""].join("|")) };
}

/** The words of a plan's subject. What the request states takes the place of what would be made up. */
export function copyOf(plan: DraftPlan): Copy {
  const written = withStaff(fitted(domainById(plan.domain).copy[plan.language]!, plan), plan.options["staff"]);
  const copy = plan.options["hidePrices"] === true ? { ...written, offer: { ...written.offer, free: true } } : written;
  const { offer, trade, city, told } = plan.options;
  const about = typeof trade === "string" ? [trade, city].filter(Boolean).join(` ${inPlace[plan.language]} `) : null;
  const own = Array.isArray(told) ? withOwnWords(copy, told, plan.language) : copy;
  const tagged = about === null ? own : { ...own, tagline: `${about.charAt(0).toUpperCase()}${about.slice(1)}.` };
  if (!Array.isArray(offer)) return tagged;
  const items = offer.map(itemOf);
  const [first, ...others] = copy.offer.groups;
  const groups =
    items.length > 1 || !first
      ? [{ name: listed[plan.language], items }]
      : [{ ...first, items: [...items, ...first.items] }, ...others];
  return { ...tagged, offer: { ...copy.offer, groups } };
}

const ownWordsTitle: Record<Language, string> = {
  en: "In our own words",
  de: "In eigenen Worten",
  es: "En nuestras palabras",
};

/** What people said of themselves takes the place of a story made up for them. */
function withOwnWords(copy: Copy, sentences: readonly string[], language: Language): Copy {
  const [first = "", ...others] = sentences;
  return { ...copy, story: { title: ownWordsTitle[language], paragraphs: [first, others.join(" ")] } };
}

const inPlace: Record<Language, string> = { en: "in", de: "in", es: "en" };

function itemOf(entry: string): OfferItem {
  const [name = "", price = "0", from] = entry.split("|");
  return { name, note: "", price: Number(price), from: from === "from" };
}

/** Whether prices that nobody stated stand on the pages. */
export function inventsPrices({ prices }: Understanding): boolean {
  return prices.length < 2;
}
