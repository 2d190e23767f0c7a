/** Whose tasks an app keeps: those of people at work, of people who belong together, or of one person. */
import { localized, planEntity } from "../../lexicon/entities/entity.ts";
import { knownEntity } from "../../lexicon/entities/index.ts";
import type { Entity, Language } from "../../plan/plan.ts";
import { tidyRelations } from "./relations.ts";

const atWork =
  /(?<![\p{L}])(?:employ\p{L}*|staff|compan(?:y|ies)|business(?:es)?|office|departments?|agency|firm|colleagues?|co-?workers?|project managers?|clients?|customers?|work team|my team|our team|small team|teams|mitarbeit\p{L}*|firma|unternehmen|büro|abteilung|agentur|kolleg\p{L}*|betrieb|empresa|empleados?|oficina|equipo de trabajo|departamento)(?![\p{L}])/iu;
const relatives =
  /(?<![\p{L}])(?:famil(?:y|ies)|household|flat ?share|flat ?mates?|room ?mates?|kids|children|parents|friends|wedding|couple|familie|haushalt|wg|mitbewohner\p{L}*|kinder|freunde|eltern|hochzeit|familia|casa|piso compartido|compañeros de piso|amigos|hijos)(?![\p{L}])/iu;
const members =
  /(?<![\p{L}])(?:bands?|choirs?|orchestra|clubs?|crews?|teams?|groups?|society|association|committee|community|church|parish|volunteers?|scouts|class|squad|verein\p{L}*|chor|orchester|gruppe|mannschaft|gemeinde|klasse|ehrenamt\p{L}*|banda|coro|grupo|asociación|comunidad|parroquia|voluntari\p{L}*|clase|equipo)(?![\p{L}])/iu;

const memberNames: Record<Language, [one: string, many: string]> = {
  en: ["Member", "Members"],
  de: ["Mitglied", "Mitglieder"],
  es: ["Miembro", "Miembros"],
};

/** Tasks and employees as an office has them, in the shape of those who asked. */
export function whoseTasks(entities: Entity[], text: string, language: Language): Entity[] {
  const todo = knownEntity("todo");
  const companion = knownEntity("companion");
  const tasks = entities.find((entity) => entity.key === "task");
  if (!tasks || !todo || !companion || atWork.test(text)) return entities;
  const group = members.test(text) ? memberNames[language] : null;
  const together = group !== null || relatives.test(text);
  const assignee = tasks.fields.find((field) => field.key === "assignee");
  const own = planEntity(todo, language);
  const extra = tasks.fields.filter(
    (field) => !own.fields.some((other) => other.key === field.key) && field !== assignee,
  );
  const list: Entity = {
    ...own,
    ...spelled(text, language),
    fields: [
      ...own.fields.slice(0, 4),
      ...(together && assignee ? [{ ...assignee, to: "companion" }] : []),
      ...own.fields.slice(4),
      ...extra,
    ],
  };
  const people: Entity = {
    ...planEntity(companion, language),
    singular: group?.[0] ?? localized(companion.singular, language),
    plural: group?.[1] ?? localized(companion.plural, language),
  };
  return tidyRelations(
    entities.flatMap((entity) =>
      entity === tasks ? [list] : entity.key === "employee" ? (together ? [people] : []) : [entity],
    ),
  );
}

/** Lists are called what the request calls them. */
function spelled(text: string, language: Language): Partial<Entity> {
  if (language !== "en") return {};
  if (/\bto-dos?\b/i.test(text)) return { singular: "To-do", plural: "To-dos" };
  if (/\btodos?\b/i.test(text)) return { singular: "Todo", plural: "Todos" };
  return /\bchores?\b/i.test(text) ? { singular: "Chore", plural: "Chores" } : {};
}
