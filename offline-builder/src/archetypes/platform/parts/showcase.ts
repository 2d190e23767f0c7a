/** What visitors of a site look at before they read of it stands on cards with a picture, and not in a table. */
import { localized } from "../../../lexicon/entities/entity.ts";
import type { Entity, Field, Language } from "../../../plan/plan.ts";

const looked = new Set([
  "home-listing",
  "listing",
  "hotel",
  "eatery",
  "dating-profile",
  "album",
  "music-artist",
  "destination",
  "museum-piece",
  "exhibition",
  "range-product",
  "catalogue-product",
  "catalogue-book",
  "adoptable-pet",
  "animal",
  "car",
  "recipe",
  "news-story",
  "travel-package",
  "pledge-project",
  "freelancer",
]);
/** Tables are sorted by their columns, and cards have none. */
const sorted = /\bsort(?:s|ed|ing)?\b|sortier|ordenar/i;

export function onCards(
  entities: readonly Entity[],
  { text, language }: { text: string; language: Language },
): Entity[] {
  if (sorted.test(text)) return [...entities];
  const photo: Field = { key: "photo", label: localized(["Photo", "Foto", "Foto"], language), type: "file" };
  return entities.map((entity) => {
    if (!looked.has(entity.key) || entity.view) return entity;
    const hasPicture = entity.fields.some(({ type }) => type === "file" || type === "image");
    return { ...entity, view: "cards", fields: hasPicture ? entity.fields : [...entity.fields, photo] };
  });
}
