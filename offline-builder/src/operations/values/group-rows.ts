/** "Group the plants by owner": a heading for each value, and its entries below it. */
import { titleField } from "../../emit/app/naming.ts";
import type { Entity, Field, Plan } from "../../plan/plan.ts";
import { operation, worded, type Wording } from "../operation.ts";
import { sourcePaths } from "../pages/routes.ts";
import { carryOut, entityIn, fieldIn, keepsRecords, withEntity, type FieldPlace } from "../records/records.ts";
import { has } from "../requests.ts";
import { isAlready } from "../rules/field-meant.ts";

const grouping =
  "group(?:ed|ing|s)?|sub-?headings?|headings? (?:for|per)|gruppier\\p{L}*|gruppen|zwischenüberschrift\\p{L}*|agrup\\p{L}*|grupos";
const ends =
  "ungroup(?:ed)?|(?:without|no|remove|stop|don['’]?t) (?:the )?group(?:s|ing|ed)?|nicht (?:mehr )?gruppier\\p{L}*|ohne gruppen|gruppierung (?:weg|entfernen|aufheben)|desagrup\\p{L}*|sin (?:agrupar|grupos)|no (?:los |las )?agrup\\p{L}*";
const by = /(?<!\p{L})(?:by|per|for each|nach|pro|je|por|seg[uú]n)\s+(.+)$/iu;

const understood: Wording = {
  en: "A list in groups with headings.",
  de: "Eine Liste in Gruppen mit Überschriften.",
  es: "Una lista en grupos con títulos.",
};
const did: Wording = {
  en: "{entity} stand in groups by {field}, each with a heading and its number; search and filters stay",
  de: "{entity} stehen in Gruppen nach {field}, jede mit Überschrift und Anzahl; Suche und Filter bleiben",
  es: "{entity} están en grupos por {field}, cada uno con título y número; la búsqueda y los filtros siguen ahí",
};
const didEnd: Wording = {
  en: "{entity} stand in one list again, without groups",
  de: "{entity} stehen wieder in einer Liste, ohne Gruppen",
  es: "{entity} vuelven a estar en una sola lista, sin grupos",
};
const noField: Wording = {
  en: "{entity} have no field for “{said}” that they could be grouped by. There are: {list}. I changed nothing.",
  de: "{entity} haben kein Feld für „{said}“, nach dem sie sich gruppieren ließen. Vorhanden: {list}. Ich habe nichts geändert.",
  es: "{entity} no tienen un campo para «{said}» por el que agruparlas. Hay: {list}. No he cambiado nada.",
};

export const groupRows = operation<{ text: string; said: string; stops: boolean }>({
  id: "group-rows",
  words: "",
  match({ text, language }) {
    const stops = has(text, ends);
    if (!stops && !has(text, grouping)) return null;
    if (has(text, "add|charts?|diagram\\p{L}*|gráfic\\p{L}*|pages?|menu|seiten?|menü|páginas?|menú|whatsapp|telegram"))
      return null;
    const said = by.exec(text.trim().replace(/[.!?]+$/u, ""))?.[1] ?? "";
    if (!stops && (said === "" || /^(?:it|them|that|this|these|es|ihm|ihr|ihnen|dem|ello|eso|esto)$/iu.test(said)))
      return null;
    return { confidence: 0.5, values: { text, said, stops }, understood: understood[language] };
  },
  reads: sourcePaths,
  change(project, { text, said, stops }, { language }) {
    const { plan } = project;
    if (!keepsRecords(plan)) return { say: "" };
    if (stops) {
      const entity = plan.entities.find(({ groupBy }) => groupBy !== undefined);
      if (!entity) return { say: "" };
      const { groupBy: _, ...next } = entity;
      const says = worded(didEnd, language, { entity: entity.plural });
      const done = carryOut(project, withEntity(plan, entity, next), {
        language,
        text: says,
        path: /^src\/pages\//,
        holds: (content) => !content.includes("const inGroup = "),
      });
      return done ?? { say: worded(isAlready, language, { label: says }) };
    }
    const place = groupedBy(plan, said, text);
    if (!place) {
      const entity = entityIn(plan, text) ?? plan.entities[0]!;
      const list = entity.fields.filter((field) => divides(entity, field)).map(({ label }) => label);
      return { say: worded(noField, language, { entity: entity.plural, said, list: list.join(", ") || "–" }) };
    }
    const { entity, field } = place;
    // Fixed values are the columns of a board.
    if (field.type === "enum" && entity.view !== "cards") return { say: "" };
    const says = worded(did, language, { entity: entity.plural, field: field.label });
    const { view, ...rest } = entity;
    const next: Entity = { ...rest, ...(view === "cards" ? { view } : {}), groupBy: field.key };
    const done = carryOut(project, withEntity(plan, entity, next), {
      language,
      text: says,
      path: /^src\/pages\//,
      holds: (content) => content.includes("const inGroup = "),
    });
    return done ?? { say: worded(isAlready, language, { label: says }) };
  },
});

const divides = (entity: Entity, field: Field): boolean =>
  !["long-text", "url", "image", "file", "email", "phone"].includes(field.type) && field !== titleField(entity);

/** In the list that the sentence names, by the words behind "by". */
function groupedBy(plan: Plan, said: string, text: string): FieldPlace | null {
  const near = entityIn(plan, text.slice(0, text.length - said.length)) ?? plan.entities[0]!;
  const fits = (field: Field): boolean =>
    plan.entities.some((entity) => entity.fields.includes(field) && divides(entity, field));
  const own = fieldIn({ ...plan, entities: [near] }, said, fits);
  return own ?? fieldIn(plan, said, fits);
}
