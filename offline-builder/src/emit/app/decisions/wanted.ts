/** "Employees hand in receipts and managers approve them": a state of each entry, and a page of what waits. */
import { decisionOf } from "./decision.ts";
import type { Entity, Field, Language } from "../../../plan/plan.ts";

const asked =
  /(?<![\p{L}])(?:approv\p{L}*|reject\p{L}*|(?:sign|signs|signed|signing) off|genehmig\p{L}*|bewillig\p{L}*|freigeb\p{L}*|freigabe\p{L}*|gibt? (?:\p{L}+ )?frei|geben (?:\p{L}+ )?frei|aprob\p{L}*|aprueb\p{L}*|autoriz\p{L}*|autoric\p{L}*|rechaz\p{L}*|(?:says?|gives?|decides?|sagt|dice|decide) (?:\p{L}+ )?(?:yes|no|the ok|ok|okay|ja|nein|sí)(?: (?:or|oder|o) (?:yes|no|ja|nein|sí))?|yes or no|ja oder nein|sí o no|visto bueno)(?![\p{L}])/iu;

const states: Record<Language, [label: string, ...options: string[]]> = {
  en: ["Status", "Submitted", "Approved", "Rejected"],
  de: ["Status", "Eingereicht", "Genehmigt", "Abgelehnt"],
  es: ["Estado", "Enviado", "Aprobado", "Rechazado"],
};

export const wantsDecisions = (text: string): boolean => asked.test(text);

/** The list that is decided on gets the three states, unless one has them already. */
export function withDecisions(entities: Entity[], text: string, language: Language): Entity[] {
  const [first, ...others] = entities;
  if (!first || !wantsDecisions(text) || entities.some((entity) => decisionOf(entity))) return entities;
  const [label, ...options] = states[language];
  const status: Field = { key: "status", label, type: "enum", options };
  const known = first.fields.findIndex(({ key, type }) => key === "status" && type === "enum");
  const fields =
    known < 0 ? [...first.fields, status] : first.fields.map((field, at) => (at === known ? status : field));
  return [{ ...first, fields }, ...others];
}
