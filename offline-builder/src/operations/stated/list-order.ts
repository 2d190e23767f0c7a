/** "Sort plots by number", "the next event first", "Termine nach Datum sortieren". */
import { entityNames } from "../../emit/app/naming.ts";
import { pickedEntries, type Picked } from "../../parse/declared/picked-entries.ts";
import { byThen } from "../../parse/declared/picked-words.ts";
import type { Entity, Field } from "../../plan/plan.ts";
import { operation, worded, type Changed, type OperationRequest, type Unchanged, type Wording } from "../operation.ts";
import { sourcePaths } from "../pages/routes.ts";
import type { ProjectEdit } from "../../edit/project-edit.ts";
import { carryOut, entityIn, keepsRecords, withEntity } from "../records/records.ts";
import { isAlready } from "../rules/field-meant.ts";
import { highestFirst } from "./highest-first.ts";

const sorts =
  /(?<![\p{L}])(?:sort\p{L}*|order(?:ed)? by|orden\p{L}+|(?:next|soonest|nearest|expiring|newest|latest|most recent|oldest|nächste[nrsm]?|neueste[nrsm]?|älteste[nrsm]?|ablaufende[nrsm]?|próxim[oa]s?|más (?:reciente|antigu[oa]|nuev[oa])s?|caduque[n]?)(?![\p{L}]).*(?<![\p{L}])(?:first|top|oben|zuerst|vorne?|primer[oa]s?|arriba))(?![\p{L}])/iu;
const says =
  /^(?:sort\p{L}*|order\p{L}*|orden\p{L}*|newest|latest|recent|most|oldest|next|soonest|nearest|first|top|last|ascending|descending|alphabetical\p{L}*|nach|neueste\p{L}*|älteste\p{L}*|nächste\p{L}*|zuerst|oben|vorne?|absteigend|aufsteigend|alphabetisch|más|reciente[s]?|antigu[oa]s?|próxim[oa]s?|primer[oa]s?|arriba|alfabétic\p{L}*|ascendente|descendente|ablaufende\p{L}*|caduque[n]?|expiring)$/iu;
const ahead = /(?<![\p{L}])(?:next|soonest|nearest|nächste[nrsm]?|próxim[oa]s?)(?![\p{L}])/iu;
const down =
  /(?<![\p{L}])(?:newest|latest|most recent|descending|highest|largest|neueste[nrsm]?|absteigend|höchste[nrsm]?|más (?:reciente|nuev[oa])s?|descendente)(?![\p{L}])/iu;
const expiring = /(?<![\p{L}])(?:expiring|ablaufende[nrsm]?|caduque[n]?)(?![\p{L}])/iu;

const did: Wording = {
  en: "{entity}: the list begins sorted by {field}{down}",
  de: "{entity}: die Liste ist nach {field} sortiert{down}",
  es: "{entity}: la lista está ordenada por {field}{down}",
};
const asAdded: Wording = {
  en: "{entity}: what was added last stands first",
  de: "{entity}: zuletzt Hinzugefügtes steht oben",
  es: "{entity}: lo último añadido va primero",
};
const newest =
  /(?<![\p{L}])(?:newest|latest|most recent|recent|neueste[nrsm]?|más (?:reciente|nuev[oa])s?|recientes?)(?![\p{L}])/iu;
const upward =
  /(?<![\p{L}])(?:ascending|lowest|smallest|fewest|least|worst|aufsteigend|niedrigste[nrsm]?|wenigste[nrsm]?|ascendente|menor(?:es)?|peor(?:es)?)(?![\p{L}])/iu;
const descending: Wording = { en: ", the highest or latest first", de: ", absteigend", es: ", de mayor a menor" };

export const listOrder = operation<{ text: string }>({
  id: "list-order",
  words: "",
  match({ text }) {
    return sorts.test(text) ? { confidence: 0.5, values: { text }, understood: "" } : null;
  },
  reads: sourcePaths,
  change(project, { text }, request) {
    const { plan } = project;
    const { language } = request;
    if (!keepsRecords(plan)) return { say: "" };
    const picked = pickedEntries(plan.entities, text, says) ?? onlyList(plan.entities, text);
    const latest = lastAdded(project, { text, picked }, request);
    if (latest) return latest;
    if (!picked || picked.when.length > 0 || picked.left.length > 0 || picked.fields.length > 1) return { say: "" };
    const { entity } = picked;
    const field = picked.fields[0] ?? dayOf(entity, text);
    if (!field || field.type === "relation") return { say: "" };
    const order = {
      by: field.key,
      ...(down.test(text) || (highestFirst(field) && !upward.test(text)) ? { down: true } : {}),
      ...(isAhead(text, field) ? { ahead: true } : {}),
    };
    const label = worded(did, language, {
      entity: entity.plural,
      field: field.label,
      down: order.down ? descending[language] : "",
    });
    const done = carryOut(project, withEntity(plan, entity, { ...entity, order }), {
      language,
      text: label,
      path: /^src\/pages\//,
      holds: (content) => content.includes(".sort((one, other) =>") && content.includes(`.${field.key}`),
    });
    return done ?? { say: worded(isAlready, language, { label }) };
  },
});

/** "Newest first" of a list that keeps no day on which something began: the order in which entries were added. */
function lastAdded(
  project: ProjectEdit,
  { text, picked }: { text: string; picked: Picked | null },
  { language, conversation }: OperationRequest,
): Changed | Unchanged | null {
  const { plan } = project;
  if (!newest.test(text) || (picked && (picked.when.length > 0 || picked.fields.length > 0))) return null;
  if (picked && picked.left.length > 0) return null;
  const page = plan.pages.find(({ path }) => path === (conversation.context.current_page ?? "/"));
  const shown = plan.entities.find((one) => entityNames(one).listPage === page?.component);
  const entity = entityIn(plan, text) ?? shown ?? plan.entities[0]!;
  if (!picked && !entityIn(plan, text) && pickedEntries([entity], `${entity.plural} ${text}`, says)?.left.length !== 0)
    return null;
  if (dayOf(entity, text) && !byThen.test(dayOf(entity, text)!.label)) return null;
  const label = worded(asAdded, language, { entity: entity.plural });
  if (!entity.order) return { say: worded(isAlready, language, { label }) };
  const { order: _, ...plain } = entity;
  return carryOut(project, withEntity(plan, entity, plain), {
    language,
    text: label,
    path: /^src\/pages\//,
    holds: (content) => content.includes(".reverse()"),
  });
}

/** Nothing but a field is named. */
function onlyList(entities: readonly Entity[], text: string): ReturnType<typeof pickedEntries> {
  const read = entities.flatMap((entity) => {
    const one = pickedEntries([entity], `${entity.plural} ${text}`, says);
    return one && one.left.length === 0 && one.fields.length > 0 ? [one] : [];
  });
  return read.length === 1 ? read[0]! : null;
}

/** "Next watering" is what a day is called: one that has passed is not behind the others, but due. */
function isAhead(text: string, { type, label }: Field): boolean {
  const said = text.toLowerCase().replace(label.toLowerCase(), " ");
  return type === "date" && ahead.test(said);
}

/** Words such as "next" and "newest" are of a day. */
function dayOf({ fields }: Entity, text: string): Field | undefined {
  if (!(ahead.test(text) || down.test(text) || expiring.test(text) || /oldest|älteste|antigu/iu.test(text)))
    return undefined;
  const days = fields.filter(({ type }) => type === "date");
  return days.length === 1 ? days[0] : days.find(({ label }) => byThen.test(label) === expiring.test(text));
}
