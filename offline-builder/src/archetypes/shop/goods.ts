import { mix } from "../../emit/random.ts";
import type { Product } from "../../lexicon/domain.ts";
import { isPlural, pluralOf, singularOf } from "../../parse/records/grammatical-number.ts";
import type { Language } from "../../plan/plan.ts";

const sold: Record<Language, RegExp> = {
  en: /\b(?:sells?|selling|store for|shop for|sale of)\s+(?:my |our |some )?((?:[\p{L}-]+\s){0,2}?[\p{L}-]+s)\b/iu,
  de: /\b(?:verkauft|verkaufe|verkaufen|shop für|laden für|onlineshop für)\s+((?:[\p{L}-]+\s)?\p{Lu}[\p{L}-]+)/u,
  es: /\b(?:tienda (?:online )?de|vender|vende|venta de)\s+((?:[\p{L}-]+)(?:\s(?:de\s)?[\p{L}-]+)?)/iu,
};

/** "Houseplant shop", "Pflanzenladen" excepted: what stands before the shop, where it is no word for the shop itself. */
const before: Record<Language, RegExp> = {
  en: /(?:^|[\s"])((?:[\p{L}-]+\s)?[\p{L}-]{3,})\s+(?:web ?shop|web ?store|e-?shop|online (?:shop|store)|store|shop)(?![\p{L}])/iu,
  de: /(?:webshop|onlineshop|online-shop|shop|laden) für (?:\p{Ll}+ )?(\p{L}[\p{L}-]{3,})/iu,
  es: /tienda (?:online )?de ([\p{L}-]{4,})/iu,
};
const noGoods =
  /(?<![\p{L}])(?:an?|the|my|our|your|online|web|e|small|little|tiny|local|new|second|hand|handmade|vintage|simple|modern|nice|build|make|create|me|for|of|in|internet|mobile|sell|general|department|pop-up|corner|whole|family|village|click|gift|for my|coffee and|app)(?![\p{L}])/giu;

function goodsBefore(text: string, language: Language): string | null {
  const found = before[language].exec(text)?.[1]?.replace(noGoods, " ").trim().split(/\s+/).at(-1) ?? "";
  if (found.length < 4) return null;
  const many = language === "en" && !isPlural(found.toLowerCase(), "en") ? pluralOf(found.toLowerCase(), "en") : found;
  return many.charAt(0).toUpperCase() + many.slice(1);
}

/** What a shop sells when no subject of ours covers it: the words of the request. */
export function goodsIn(text: string, language: Language): string | null {
  const found = sold[language].exec(text)?.[1]?.trim();
  if (!found || /^(?:it|them|things|products|stuff|produkte|productos)$/i.test(found))
    return goodsBefore(text, language);
  const words = found.replace(/^(?:handmade|handgemachte|online)\s+/i, "");
  return words.charAt(0).toUpperCase() + words.slice(1);
}

const editions = ["Alba", "Nord", "Linde", "Marlow", "Ondo", "Sur", "Vela", "Hollis", "Brio", "Tarn", "Ida", "Kestrel"];

interface Wording {
  kinds: string[];
  notes: string[];
  details: string[];
  options: string[];
}

const wording: Record<Language, Wording> = {
  en: {
    kinds: ["Everyday", "Limited", "Gifts"],
    notes: [
      "The one to begin with: plain, well made, hard to get wrong.",
      "Made in small numbers and numbered by hand.",
      "Comes wrapped, with room for a few words of your own.",
    ],
    details: ["Checked by hand before it is packed", "Returns within thirty days", "Leaves us within two working days"],
    options: ["Small", "Medium", "Large"],
  },
  de: {
    kinds: ["Für jeden Tag", "Kleine Serie", "Geschenke"],
    notes: [
      "Der Anfang: schlicht, gut gemacht, schwer zu verfehlen.",
      "In kleiner Zahl gefertigt und von Hand nummeriert.",
      "Kommt verpackt, mit Platz für ein paar eigene Worte.",
    ],
    details: [
      "Vor dem Verpacken von Hand geprüft",
      "Rückgabe innerhalb von dreißig Tagen",
      "Versand innerhalb von zwei Werktagen",
    ],
    options: ["Klein", "Mittel", "Groß"],
  },
  es: {
    kinds: ["Para cada día", "Serie corta", "Regalos"],
    notes: [
      "Para empezar: sencillo, bien hecho, difícil de fallar.",
      "Hecho en pocas unidades y numerado a mano.",
      "Llega envuelto, con sitio para unas palabras tuyas.",
    ],
    details: ["Revisado a mano antes de empaquetar", "Devoluciones en treinta días", "Sale en dos días laborables"],
    options: ["Pequeño", "Mediano", "Grande"],
  },
};

/** "Alba houseplant", "Planta Alba": the edition alone where one of the goods has no name. */
function nameOf(edition: string, goods: string | null, language: Language): string {
  const one = goods && singularOf(language === "de" ? goods : goods.toLowerCase(), language);
  if (!one || one.length > 24) return edition;
  return language === "es" ? `${one.charAt(0).toUpperCase()}${one.slice(1)} ${edition}` : `${edition} ${one}`;
}

/** Twelve products named as editions, for goods we know nothing about beyond their name. */
export function inventProducts(language: Language, seed: number, goods: string | null = null): Product[] {
  const words = wording[language];
  const base = 12 + (mix(seed, "price") % 30);
  return editions.map((edition, index) => ({
    name: nameOf(edition, goods, language),
    category: words.kinds[index % words.kinds.length]!,
    price: base + ((index * 7) % 23) + (index % 2 === 0 ? 0.5 : 0),
    note: words.notes[index % words.notes.length]!,
    details: words.details,
    options: words.options,
    stock: 2 + (mix(seed, edition) % 18),
  }));
}

const browsed =
  /\b(?:brows(?:e|ing)|categories (?:such as|like|including|of)|products? (?:such as|like|including)|sells?|selling|buy(?:ing)?)\s+([^.;:]+)/giu;
const noCategory =
  /^(?:(?:the |all |our |various |different )?(?:products?|items?|goods|categories|catalog(?:ue)?s?|orders?|reviews?|users?|customers?|articles|things|collections?|prices?|stores?|shops?|sellers?|brands?|carts?)(?: .*)?|.*\b(?:by|to|for|with|their|cart|checkout|wish ?list|search|and .* to)\b.*)$/iu;

/** "Browse fish tanks, filters and plants": the kinds of goods that a long request names, at least two of them; English so far. */
export function statedCategories({ text, language }: { text: string; language: Language }): string[] {
  if (language !== "en" || text.length < 150) return [];
  for (const [, list = ""] of text.matchAll(browsed)) {
    const closed = /^(.+?,?\s(?:and|or)\s[\p{L} -]+?)(?=,|$|\s(?:with|by|in|from|online|to|for)\s)/iu.exec(list)?.[1];
    if (!closed) continue;
    const items = closed.split(/\s*,\s*(?:and\s+|or\s+)?|\s+(?:and|or)\s+/iu).filter(Boolean);
    const own = items.every(
      (item) =>
        item.split(" ").length <= 3 && !noCategory.test(item) && isPlural(item.split(" ").at(-1)!.toLowerCase(), "en"),
    );
    if (items.length >= 2 && own) return items.map((item) => item.charAt(0).toUpperCase() + item.slice(1)).slice(0, 6);
  }
  return [];
}

/** Twelve products or a few more, in the categories that were named. */
export function productsOfCategories(
  categories: readonly string[],
  { language, seed }: { language: Language; seed: number },
): Product[] {
  const each = Math.max(3, Math.ceil(12 / categories.length));
  return categories.flatMap((category, at) =>
    inventProducts(language, seed + at, category)
      .slice(at, at + each)
      .map((product) => ({ ...product, category, options: [] })),
  );
}
