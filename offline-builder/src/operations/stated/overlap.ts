/** "No room may be booked twice on the same days", "Doppelbelegung darf nicht möglich sein", "que no se solapen". */
import type { Entity, Field, Plan } from "../../plan/plan.ts";
import { alike } from "../../parse/declared/picked-entries.ts";
import { tokens } from "../../parse/words.ts";
import { operation, worded, type Wording } from "../operation.ts";
import { sourcePaths } from "../pages/routes.ts";
import { carryOut, keepsRecords, withEntity } from "../records/records.ts";
import { pairOf } from "../rules/day-order.ts";
import { isAlready } from "../rules/field-meant.ts";

const not =
  /(?<![\p{L}])(?:not?|never|cannot|\p{L}+n['’]t|nobody|avoid|prevent|forbid|without|nicht|nie|kein\p{L}*|ohne|verhinder\p{L}*|vermeide\p{L}*|nunca|nadie|sin|evita\p{L}*)(?![\p{L}])/iu;
const over =
  /(?<![\p{L}])(?:overlap\p{L}*|double[- ]?book\p{L}*|doppelbuch\p{L}*|doppelbeleg\p{L}*|doppelt (?:belegt|gebucht|vergeben|vermietet)|überschneid\p{L}*|überlapp\p{L}*|solap\p{L}*|coincid\p{L}*|(?:the )?same (?:days?|dates?|time|period|night)|at once|at the same time|(?:booked|rented|lent|reserved|given out) twice|gleichzeitig|(?:selben|gleichen|dieselben|gleiche) (?:tage?n?|zeit\p{L}*|datum|nacht)|zweimal (?:gebucht|vergeben|verliehen|vermietet)|(?:mism[oa]s?) (?:días?|fechas?|hora|tiempo|noche)|a la vez|dos veces)(?![\p{L}])/iu;
const unsure =
  /(?<![\p{L}])(?:if|when|unless|except|more than (?:[2-9]|two|three)|per|week|wenn|falls|außer|sofern|mehr als|pro|woche|si|salvo|excepto|más de|por|semana)(?![\p{L}])/iu;
/** What can be taken by one at a time. */
const places =
  /^(?:room|table|boat|box|flat|apartment|court|car|vehicle|bike|machine|hall|field|pitch|seat|bed|place|object|device|tool|item|cabin|cottage|zimmer|kammer|kabine|hütte|raum|tisch|boot|wohnung|ferienwohnung|platz|fahrzeug|auto|gerät|maschine|halle|objekt|bett|stellplatz|habitación|cabaña|mesa|barco|apartamento|piso|pista|sala|coche|vehículo|máquina|objeto|aula|plaza)/iu;
const nightly = /arriv|check|anreis|ankunft|llegada|entrada/iu;

const did: Wording = {
  en: "{entity}: the form refuses a second entry for the same {label} on days that overlap",
  de: "{entity}: das Formular weist einen zweiten Eintrag ab, dessen Tage sich überschneiden ({label})",
  es: "{entity}: el formulario rechaza otra entrada con el mismo dato en {label} si los días se solapan",
};
const didTimes: Wording = {
  en: "{entity}: the form refuses a second entry for the same {label} at the same time",
  de: "{entity}: das Formular weist einen zweiten Eintrag zur selben Zeit ab ({label})",
  es: "{entity}: el formulario rechaza una segunda entrada a la misma hora ({label})",
};

export const overlap = operation<{ text: string }>({
  id: "overlap",
  words: "",
  match({ text }) {
    return over.test(text) && not.test(text) && !unsure.test(text)
      ? { confidence: 0.5, values: { text }, understood: "" }
      : null;
  },
  reads: sourcePaths,
  change(project, { text }, { language }) {
    const { plan } = project;
    if (!keepsRecords(plan)) return { say: "" };
    const found = placeIn(plan, text);
    if (!found) return { say: "" };
    const { entity, same, clash } = found;
    const needed = [clash.same, clash.day, clash.from, clash.to];
    const fields = entity.fields.map((field) =>
      needed.includes(field.key) && !["boolean", "enum"].includes(field.type) ? { ...field, required: true } : field,
    );
    const label = worded(clash.day === undefined ? did : didTimes, language, {
      entity: entity.plural,
      label: language === "de" ? same.label : same.label.toLowerCase(),
    });
    if (entity.clash) return { say: worded(isAlready, language, { label }) };
    const done = carryOut(project, withEntity(plan, entity, { ...entity, fields, clash }), {
      language,
      text: label,
      path: /Form\.tsx$/,
      holds: (content) => content.includes(`row.${clash.from} `) && content.includes("row.id !== ownId"),
    });
    return done ?? { say: worded(isAlready, language, { label }) };
  },
});

interface Place {
  entity: Entity;
  same: Field;
  clash: NonNullable<Entity["clash"]>;
}

/** The list whose entries take up something from one day or time to another, and what they take up. */
function placeIn({ entities }: Plan, text: string): Place | null {
  const words = tokens(text);
  const isSaid = (label: string): boolean =>
    tokens(label).some((part) => part.length > 2 && words.some((word) => alike(part, word)));
  const found = entities.flatMap((entity): Place[] => {
    const taken = entity.fields.filter(
      ({ type, label }) =>
        ["relation", "text", "number", "enum"].includes(type) && !/^(?:status|state|estado)$/iu.test(label),
    );
    const said = taken.filter(({ label }) => isSaid(label) && !isSaidOf(entity, label));
    const same =
      said.find(({ label, type }) => type === "relation" || places.test(label)) ??
      (said.length === 1 ? said[0] : undefined) ??
      (said.length === 0 ? onlyPlace(taken) : undefined);
    const span = spanOf(entity);
    return same && span ? [{ entity, same, clash: { same: same.key, ...span } }] : [];
  });
  const named = found.filter(({ entity }) => isSaid(entity.plural) || isSaid(entity.singular));
  const meant = named.length > 0 ? named : found;
  return meant.length === 1 ? meant[0]! : null;
}

/** "Two bookings" are no field of a booking. */
const isSaidOf = ({ singular }: Entity, label: string): boolean => alike(singular.toLowerCase(), label.toLowerCase());

function onlyPlace(fields: readonly Field[]): Field | undefined {
  // "Kammer (1 bis 5)": so many there are of it.
  const known = fields.filter(({ label, min, max }) => places.test(label) || (min === 1 && max !== undefined));
  return known.length === 1 ? known[0] : undefined;
}

function spanOf(entity: Entity): Omit<NonNullable<Entity["clash"]>, "same"> | null {
  const day = entity.fields.find(({ type }) => type === "date");
  const [start, end] = entity.fields.filter(({ type }) => type === "time");
  if (day && start) return { day: day.key, from: start.key, ...(end ? { to: end.key } : {}) };
  const pair = pairOf(entity, "");
  if (!pair) return null;
  const [from, to] = pair;
  return {
    from: from.key,
    to: to.key,
    ...(nightly.test(`${from.key} ${from.label}`) ? { nights: true as const } : {}),
  };
}
