/** Which of the lists and fields that a request names a use keeps beside those it begins with. */
import type { AppKind } from "../../../lexicon/app-kinds.ts";
import { knownEntity } from "../../../lexicon/entities/index.ts";
import { sameField, type NamedThings } from "../../../parse/entities.ts";
import type { Entity, Field, Language } from "../../../plan/plan.ts";

/** What is part of each entry there: runs are run in shoes, and no list of shoes is asked for. */
const parts: Partial<Record<string, { lists: string[]; fields: RegExp }>> = {
  runs: {
    lists: ["shoe"],
    fields: /shoe|schuh|zapatilla|time|zeit|dauer|tiempo|duraci|kilomet|kilómet|distan|strecke|route|ruta|day|tag|día/i,
  },
};

/** Words of a use that are also names of other lists ("stock", "hours") do not bring those lists in on their own. */
export function relevantOnes(things: NamedThings, kind: AppKind): Entity[] {
  if (kind.id === "lists" || things.entities.length <= 1) return things.entities;
  const usual = new Set(kind.entities);
  const listed = new Set(things.entities.map((entity) => entity.key));
  const noise =
    kind.id === "inventory" && listed.has("product")
      ? new Set(["asset", "order", "sale"])
      : new Set(parts[kind.id]?.lists);
  return things.entities.filter((entity) => usual.has(entity.key) || !noise.has(entity.key));
}

/** "Stock levels" names what an inventory does: neither a list nor a field of its own. */
export function withoutUse(things: NamedThings, kind: AppKind, language: Language): NamedThings {
  const uses = new Set(kind.words.flatMap((words) => words.split("|")));
  const isUse = (label: string): boolean => uses.has(label.toLowerCase());
  // "Search and favourites": entries are marked, and the list narrows to them.
  const marked = things.entities.length > 1 && things.entities.some(({ plural }) => marks.test(plural));
  const own = parts[kind.id]?.fields;
  const fields = things.fields.filter(
    ({ field: { label } }) => !isUse(label) && !sums.test(label) && !own?.test(label),
  );
  return {
    known: things.known,
    entities: things.entities.filter(
      (entity) => knownEntity(entity.key) || !(isUse(entity.plural) || (marked && marks.test(entity.plural))),
    ),
    fields: marked ? [...fields, { entity: null, field: favourite(language) }] : fields,
  };
}

const marks = /^(?:favou?rites?|bookmarks?|favoriten|lieblinge|favoritos)$/i;
/** A sum of what is listed is nothing that anybody types in. */
const sums =
  /^(?:(?:grand|monthly|weekly|daily|yearly|running|overall) )?totals?$|^(?:monats|gesamt|jahres)summen?$|^total(?:es)? (?:mensual|semanal|anual)(?:es)?$/i;

const favourite = (language: Language): Field => ({
  key: "favourite",
  label: { en: "Favourite", de: "Favorit", es: "Favorito" }[language],
  type: "boolean",
});

export function withFields(entities: Entity[], { fields }: NamedThings): Entity[] {
  return entities.map((entity, index) => {
    const added = fields
      .filter(({ entity: owner }) => (owner === null ? index === 0 : owner === entity.key))
      .map(({ field }) => field)
      .filter((field, at, all) => ![...entity.fields, ...all.slice(0, at)].some((own) => sameField(own, field)));
    return { ...entity, fields: [...entity.fields, ...added] };
  });
}
