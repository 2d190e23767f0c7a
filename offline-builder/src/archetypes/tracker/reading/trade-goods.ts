/** What lies on the shelves of a trade: the stock of a flower shop is flowers, and no screws. */
import type { Product } from "../../../lexicon/domain.ts";
import type { Understanding } from "../../../parse/understanding.ts";
import type { Entity, Language } from "../../../plan/plan.ts";
import { withCards } from "./cards.ts";

/** Who delivers to any trade, under names that say nothing of one. As many as the samples of products point to. */
const suppliers: Record<Language, string[]> = {
  en: [
    "Halvorsen Wholesale",
    "Castell & Co.",
    "Fold & Sons",
    "Northgate Supplies",
    "Brightwell Trading",
    "Marlin Direct",
    "Cloud Nine Imports",
    "Quiet Works",
  ],
  de: [
    "Großhandel Hartmann",
    "Castell & Co.",
    "Karton & Söhne",
    "Nordtor Handel",
    "Brünning Vertrieb",
    "Marquardt Direkt",
    "Wolke Import",
    "Stillwerk",
  ],
  es: [
    "Mayorista Herrero",
    "Castell y Cía.",
    "Pliego e Hijos",
    "Suministros Norte",
    "Comercial Brañas",
    "Marlés Directo",
    "Importaciones Nube",
    "Obra Serena",
  ],
};

const inStock = [24, 6, 40, 3, 18, 9, 32, 12, 5, 60, 14, 28];
const reorder = [10, 8, 15, 6, 10, 8, 12, 10, 8, 20, 8, 12];
const most = 12;

/** The lists with the goods of the trade that is named; as they are where none is, or where it sells nothing that is kept. */
export function withTradeGoods(entities: Entity[], { domains, language }: Understanding): Entity[] {
  const goods = domains.find(({ general }) => general !== true)?.copy[language]?.products?.slice(0, most) ?? [];
  if (goods.length < 4 || !entities.some(({ key }) => key === "product")) return entities;
  return entities.map((entity) => {
    if (entity.key === "supplier") return withCards(entity, { name: suppliers[language] });
    return entity.key === "product" ? withGoods(entity, goods) : entity;
  });
}

function withGoods(entity: Entity, goods: readonly Product[]): Entity {
  const groups = [...new Set(goods.map(({ category }) => category))];
  const samples = withCards(entity, {
    name: goods.map(({ name }) => name),
    sku: goods.map(({ name }, at) => `${initials(name)}-${String(101 + at)}`),
    category: goods.map(({ category }) => category),
    price: goods.map(({ price }) => String(price)),
    stock: goods.map((_, at) => String(inStock[at % inStock.length])),
    reorderLevel: goods.map((_, at) => String(reorder[at % reorder.length])),
  });
  return {
    ...samples,
    fields: samples.fields.map((field) => (field.key === "category" ? { ...field, options: groups } : field)),
  };
}

const initials = (name: string): string =>
  name
    .normalize("NFD")
    .replace(/[^\p{L}]/gu, "")
    .slice(0, 2)
    .toUpperCase();
