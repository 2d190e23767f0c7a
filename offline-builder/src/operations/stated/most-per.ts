/** "At most 3 open loans per pupil", "nicht mehr Anmeldungen pro Ausflug als Plätze", "no más personas que plazas". */
import { alike, pickedEntries } from "../../parse/declared/picked-entries.ts";
import { silent } from "../../parse/declared/picked-words.ts";
import { isNumeric } from "../../emit/app/fields.ts";
import { tokens } from "../../parse/words.ts";
import type { Condition, Entity, Field, Language, Plan } from "../../plan/plan.ts";
import type { ProjectEdit } from "../../edit/project-edit.ts";
import { operation, worded, type Changed, type Unchanged, type Wording } from "../operation.ts";
import { sourcePaths } from "../pages/routes.ts";
import { carryOut, keepsRecords, withEntity } from "../records/records.ts";
import { isAlready, withRule } from "../rules/field-meant.ts";
import { nameOfConditions } from "./names.ts";

const atMost =
  /(?<![\p{L}])(?:at most|no more(?: \p{L}+)?(?: than)?|not more(?: \p{L}+)? than|(?:not|never|n['’]t|cannot|nobody)(?: \p{L}+){0,4} more(?: \p{L}+){0,3} than|max(?:imum|imal) of|höchstens|maximal|nicht mehr(?: als)?|kein\p{L}* mehr als|niemand(?: \p{L}+){0,4} mehr als|como máximo|máximo|no (?:\p{L}+ ){0,3}más(?: de)?)(?![\p{L}])/iu;
const numbers: Record<string, number> = {
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  ein: 1,
  eine: 1,
  zwei: 2,
  drei: 3,
  vier: 4,
  fünf: 5,
  un: 1,
  una: 1,
  dos: 2,
  tres: 3,
  cuatro: 4,
  cinco: 5,
};
const says =
  /^(?:\d+|one|two|three|four|five|zwei|drei|vier|fünf|dos|tres|cuatro|cinco|most|more|than|not?|never|cannot|\p{L}+n['’]t|max\p{L}*|up|per|person|time|once|simultaneously|allowed|höchstens|maximal|nicht|kein\p{L}*|mehr|als|pro|je|darf|dürfen|gleichzeitig|zugleich|geben|máximo|como|más|por|cada|vez|podrá|tener|haya|admite)$/iu;

const did: Wording = {
  en: "{entity}: the form takes no more than {count} for the same {label}{which}",
  de: "{entity}: das Formular nimmt nicht mehr als {count} mit derselben Angabe bei {label} an{which}",
  es: "{entity}: el formulario no admite más de {count} con el mismo dato en {label}{which}",
};
const didField: Wording = {
  en: "{entity}: {label} takes no more than {most} of the chosen entry in {list}",
  de: "{entity}: {label} nimmt nicht mehr an als {most} des gewählten Eintrags in {list}",
  es: "{entity}: {label} no admite más que {most} de la entrada elegida en {list}",
};

export const mostPer = operation<{ text: string }>({
  id: "most-per",
  words: "",
  match({ text }) {
    return atMost.test(text) ? { confidence: 0.5, values: { text }, understood: "" } : null;
  },
  reads: sourcePaths,
  change(project, { text }, { language }) {
    const { plan } = project;
    if (!keepsRecords(plan)) return { say: "" };
    return byOther(project, text, language) ?? byNumber(project, text, language) ?? { say: "" };
  },
});

const isSaid = (label: string, words: readonly string[]): boolean => {
  const all = tokens(label).filter((part) => part.length > 2);
  const telling = all.filter((part) => !silent.test(part));
  const parts = telling.length > 0 ? telling : all;
  return parts.length > 0 && words.some((word) => alike(word, parts.at(-1)!) || alike(word, parts[0]!));
};

/** "A pupil may have at most 3 open loans": so many entries with the same value of a field. */
function byNumber(project: ProjectEdit, text: string, language: Language): Changed | Unchanged | null {
  const { plan } = project;
  const words = tokens(text);
  // "Ein Mitglied" is no number of them: what counts stands behind "at most".
  const said = atMost.exec(text)!;
  const number = tokens(text.slice(said.index + said[0].length))
    .map((word) => numbers[word] ?? Number(word))
    .find((value) => Number.isInteger(value) && value > 0);
  if (number === undefined) return null;
  const found = plan.entities.flatMap((entity) => {
    if (!isSaid(entity.plural, words) && !isSaid(entity.singular, words)) return [];
    const per = perField(entity, words);
    const picked = per && pickedEntries([entity], text, says);
    if (!per || !picked) return [];
    const left = picked.left.filter((word) => !isSaid(per.label, [word]));
    const fields = picked.fields.filter((field) => field !== per);
    return left.length === 0 && fields.length === 0 ? [{ entity, per, when: picked.when }] : [];
  });
  const one = found.length === 1 ? found[0] : undefined;
  return one ? limit(project, { ...one, count: number }, language) : null;
}

/** Whose entries are counted: a person, or an entry of another list. */
function perField(entity: Entity, words: readonly string[]): Field | undefined {
  const fields = entity.fields.filter(
    ({ type, label }) => (type === "relation" || type === "text" || type === "enum") && isSaid(label, words),
  );
  return fields.length === 1 ? fields[0] : fields.find(({ type }) => type === "relation");
}

interface Limit {
  entity: Entity;
  per: Field;
  when: Condition[];
  count: number | string;
  /** What the number is called, where it is a field. */
  called?: string;
}

function limit(
  project: ProjectEdit,
  { entity, per, when, count, called }: Limit,
  language: Language,
): Changed | Unchanged {
  const { plan } = project;
  const what = nameOfConditions(entity, when, plan.language);
  const label = worded(did, language, {
    entity: entity.plural,
    count: called ?? count,
    label: per.label,
    which: what === "" ? "" : ` (${what})`,
  });
  const after = withEntity(plan, entity, {
    ...entity,
    most: { per: per.key, count, when },
    fields: entity.fields.map((field) =>
      field === per && field.type !== "enum" ? { ...field, required: true } : field,
    ),
  });
  const done = carryOut(project, after, {
    language,
    text: label,
    path: /Form\.tsx$/,
    holds: (content) => content.includes("row.id !== ownId") && content.includes(".length >= "),
  });
  return done ?? { say: worded(isAlready, language, { label }) };
}

const than =
  /(?<![\p{L}])(?:than|as|als|wie|que|de las?|de los?)\s+(?:its|the|there are|die|der|das|es|seine|las?|los|el|hay|sus?)?\s*([\p{L} -]{3,40})$/iu;

/** "No more registrations per course than its capacity", "no más personas que plazas": a number of what they belong to. */
function byOther(project: ProjectEdit, text: string, language: Language): Changed | Unchanged | null {
  const { plan } = project;
  const most = than.exec(text)?.[1];
  if (!most || /\d/.test(text)) return null;
  const before = tokens(text.slice(0, than.exec(text)!.index));
  const places = plan.entities.flatMap((entity) =>
    entity.fields.flatMap((relation) => {
      const other = relation.type === "relation" ? otherOf(plan, relation) : undefined;
      const limits = other?.fields.filter((field) => isNumeric(field) && isSaid(field.label, tokens(most))) ?? [];
      return other && limits.length === 1 ? [{ entity, relation, other, limitField: limits[0]! }] : [];
    }),
  );
  for (const { entity, relation, other, limitField } of places) {
    const counted = entity.fields.filter((field) => isNumeric(field) && isSaid(field.label, before));
    if (counted.length === 1) {
      const place = { entity, field: counted[0]! };
      const label = worded(didField, language, {
        entity: entity.plural,
        label: place.field.label,
        most: limitField.label,
        list: other.plural,
      });
      return withRule(project, {
        place,
        next: { ...place.field, notOver: { relation: relation.key, field: limitField.key } },
        says: label,
        language,
        shows: `?.${limitField.key} ?? Infinity`,
      });
    }
    if (isSaid(entity.plural, before) || isSaid(entity.singular, before))
      return limit(
        project,
        { entity, per: relation, when: [], count: limitField.key, called: `${limitField.label} (${other.singular})` },
        language,
      );
  }
  return null;
}

const otherOf = ({ entities }: Plan, { to }: Field): Entity | undefined => entities.find(({ key }) => key === to);
