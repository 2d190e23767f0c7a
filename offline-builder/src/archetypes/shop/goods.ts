import { mix } from "../../emit/random.ts";
import type { Product } from "../../lexicon/domain.ts";
import type { Language } from "../../plan/plan.ts";

const sold: Record<Language, RegExp> = {
  en: /\b(?:sells?|selling|store for|shop for|sale of)\s+(?:my |our |some )?((?:[\p{L}-]+\s){0,2}?[\p{L}-]+s)\b/iu,
  de: /\b(?:verkauft|verkaufe|verkaufen|shop für|laden für|onlineshop für)\s+((?:[\p{L}-]+\s)?\p{Lu}[\p{L}-]+)/u,
  es: /\b(?:tienda (?:online )?de|vender|vende|venta de)\s+((?:[\p{L}-]+)(?:\s(?:de\s)?[\p{L}-]+)?)/iu,
};

/** What a shop sells when no subject of ours covers it: the words of the request. */
export function goodsIn(text: string, language: Language): string | null {
  const found = sold[language].exec(text)?.[1]?.trim();
  if (!found || /^(?:it|them|things|products|stuff|produkte|productos)$/i.test(found)) return null;
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

/** Twelve products named as editions, for goods we know nothing about beyond their name. */
export function inventProducts(language: Language, seed: number): Product[] {
  const words = wording[language];
  const base = 12 + (mix(seed, "price") % 30);
  return editions.map((edition, index) => ({
    name: edition,
    category: words.kinds[index % words.kinds.length]!,
    price: base + ((index * 7) % 23) + (index % 2 === 0 ? 0.5 : 0),
    note: words.notes[index % words.notes.length]!,
    details: words.details,
    options: words.options,
    stock: 2 + (mix(seed, edition) % 18),
  }));
}
