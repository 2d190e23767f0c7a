/** What the operations on lists and fields of an app share: finding what a phrase names, and carrying out a changed plan. */
import { mergePlan } from "../../edit/re-emit.ts";
import type { ProjectEdit } from "../../edit/project-edit.ts";
import { otherNames } from "../fields/same-field.ts";
import { knownEntity } from "../../lexicon/entities/index.ts";
import { stem, tokens } from "../../parse/words.ts";
import type { DraftPlan, Entity, Field, Language, Plan } from "../../plan/plan.ts";
import { worded, type Changed, type Claim, type Wording } from "../operation.ts";

/** Apps whose pages are all written from their lists, so that lists may come, go and change. */
export function keepsRecords(plan: Plan): boolean {
  return plan.entities.length > 0 && (plan.archetype === "tracker" || plan.archetype === "platform");
}

const fillers =
  /^(?:(?:the|a|an|my|our|all|each|every|any|new|der|die|das|den|dem|eine?[nrm]?|meine?[nrm]?|unsere?[nrm]?|alle[nr]?|jede[rnsm]?|el|la|los|las|un|una|mis?|nuestr[oa]s?|cada|todos|todas)\s+)+/iu;

const kinds =
  "fields?|columns?|labels?|options?|values?|status|lists?|tables?|feld(?:er)?|spalten?|wert|option|campos?|columnas?|opci[oó]n|valor|lista";

/** A phrase without articles and without the word that says what kind of thing it is. */
export function bare(phrase: string): string {
  return phrase
    .trim()
    .replace(/["'„“”«».!?]/g, "")
    .replace(fillers, "")
    .replace(new RegExp(`^(?:${kinds})\\s+(?:called\\s+|named\\s+|namens\\s+|llamad[oa]\\s+)?`, "iu"), "")
    .replace(new RegExp(`\\s+(?:${kinds})$`, "iu"), "")
    .trim();
}

/** Words by their stems; "e-mail" is "email". */
export const stems = (text: string): string =>
  tokens(text.replace(/(?<=\b\p{L})-(?=\p{L})/gu, ""))
    .map(stem)
    .join(" ");

const same = (one: string, other: string): boolean => stems(one) === stems(other);

/** The list a phrase names as a whole: "tasks", "the task list". */
export function entityNamed(plan: Plan, phrase: string): Entity | null {
  const wanted = bare(phrase);
  if (wanted === "") return null;
  return (
    plan.entities.find(({ key, singular, plural }) => [key, singular, plural].some((name) => same(name, wanted))) ??
    null
  );
}

/** The list that a sentence mentions; the longest name wins. */
export function entityIn(plan: Plan, text: string): Entity | null {
  const line = ` ${stems(text)} `;
  const named = plan.entities.flatMap((entity) =>
    [entity.singular, entity.plural]
      .map(stems)
      .filter((name) => name !== "" && line.includes(` ${name} `))
      .map((name) => ({ entity, length: name.length })),
  );
  return named.sort((one, other) => other.length - one.length)[0]?.entity ?? inOtherWords(plan, line, text);
}

const people =
  /(?<!\p{L})(?:singers?|musicians?|dancers?|players?|kids|child(?:ren)?|pupils?|students?|volunteers?|helpers?|people|persons?|sänger(?:innen)?n?|musiker(?:innen)?n?|spieler(?:innen)?n?|kindern?|schüler(?:innen)?n?|helfer(?:innen)?n?|personen|leuten?|cantantes?|músic[oa]s?|jugador[ea]s?|niñ[oa]s?|alumn[oa]s?|voluntari[oa]s?|personas?)(?!\p{L})/iu;
const peopleLists = /^(?:member|person|employee|companion|player|student|volunteer|contact|guest)$/;

/** By what people call such lists, where the app calls them otherwise: "socios" are its "Miembros". */
function inOtherWords(plan: Plan, line: string, text: string): Entity | null {
  return (
    plan.entities.find((entity) =>
      (knownEntity(entity.key)?.words ?? []).some((words) =>
        words.split("|").some((name) => stems(name) !== "" && line.includes(` ${stems(name)} `)),
      ),
    ) ??
    (people.test(text) ? plan.entities.find(({ key }) => peopleLists.test(key)) : undefined) ??
    null
  );
}

export interface FieldPlace {
  entity: Entity;
  field: Field;
}

/** The field a phrase names, in the list that the sentence mentions before others. */
export function fieldPlace(plan: Plan, phrase: string, text: string): FieldPlace | null {
  const wanted = bare(phrase);
  if (wanted === "") return null;
  const near = entityIn(plan, text);
  const entities = near ? [near, ...plan.entities.filter((entity) => entity !== near)] : plan.entities;
  const all = entities.flatMap((entity) => entity.fields.map((field) => ({ entity, field })));
  return (
    all.find(({ field }) => same(field.label, wanted)) ??
    all.find(({ field }) => same(field.key, wanted)) ??
    all.find(
      ({ field }) => field.key === "due" && /^(?:due|deadlines?|due dates?|fällig\p{L}*|vencimiento)$/iu.test(wanted),
    ) ??
    null
  );
}

/** The field whose label stands somewhere in the text; the longest label wins. */
export function fieldIn(plan: Plan, text: string, fits: (field: Field) => boolean = () => true): FieldPlace | null {
  const line = ` ${stems(text)} `;
  const near = entityIn(plan, text);
  const found = plan.entities.flatMap((entity) =>
    entity.fields.filter(fits).flatMap((field) => {
      const name = [field.label, ...otherNames(field.label)].map(stems).find((one) => line.includes(` ${one} `));
      return name ? [{ entity, field, weight: name.length + (entity === near ? 50 : 0) }] : [];
    }),
  );
  const best = found.sort((one, other) => other.weight - one.weight)[0];
  if (best) return best;
  // "Price" is "Unit price", where no other field ends in that word.
  const ending = plan.entities.flatMap((entity) =>
    entity.fields.filter(fits).flatMap((field) => {
      const last = stems(field.label).split(" ").at(-1) ?? "";
      return last.length > 2 && line.includes(` ${last} `) ? [{ entity, field }] : [];
    }),
  );
  return ending.length === 1 ? ending[0]! : null;
}

export interface OptionPlace extends FieldPlace {
  option: string;
}

export function optionNamed(plan: Plan, phrase: string, text: string): OptionPlace | null {
  const wanted = bare(phrase).toLowerCase();
  const near = entityIn(plan, text);
  const all = plan.entities.flatMap((entity) =>
    entity.fields.flatMap((field) => (field.options ?? []).map((option) => ({ entity, field, option }))),
  );
  const fitting = all.filter(({ option, field }) => {
    const lead = new RegExp(`^${field.label.toLowerCase().replace(/[^\p{L}\p{N} ]/gu, "")}\\s+`, "u");
    return option.toLowerCase() === wanted || option.toLowerCase() === wanted.replace(lead, "");
  });
  return (
    fitting.find(({ entity }) => entity === near) ??
    fitting[0] ??
    // "Ganado" is the value "Ganada" of what is a feminine in Spanish.
    all.find(
      ({ option }) =>
        wanted.length > 4 && option.toLowerCase().replace(/[oa]s?$/u, "") === wanted.replace(/[oa]s?$/u, ""),
    ) ??
    null
  );
}

/** The value of a field that stands somewhere in the text, in the list it mentions before others. */
export function optionIn(plan: Plan, text: string): OptionPlace | null {
  const line = ` ${stems(text)} `;
  const near = entityIn(plan, text);
  const all = plan.entities.flatMap((entity) =>
    entity.fields.flatMap((field) =>
      (field.options ?? [])
        .filter((option) => stems(option) !== "" && endsAlike(line, stems(option)))
        .map((option) => ({ entity, field, option })),
    ),
  );
  return all.find(({ entity }) => entity === near) ?? all[0] ?? null;
}

/** "Offene" is "Offen", "abiertas" is "Abierta": endings that agree with the noun. */
function endsAlike(line: string, words: string): boolean {
  if (line.includes(` ${words} `)) return true;
  return (
    words.length > 4 &&
    line.split(" ").some((word) => word.startsWith(words.slice(0, -1)) && word.length <= words.length + 3)
  );
}

export function withEntity(plan: Plan, old: Entity, next: Entity): DraftPlan {
  return { ...plan, entities: plan.entities.map((entity) => (entity === old ? next : entity)) };
}

export function withField(plan: Plan, { entity, field }: FieldPlace, next: Field): DraftPlan {
  return withEntity(plan, entity, {
    ...entity,
    fields: entity.fields.map((entry) => (entry === field ? next : entry)),
  });
}

export const keptFiles: Wording = {
  en: "Edited by hand and left as it is: {list}",
  de: "Von Hand bearbeitet und so gelassen: {list}",
  es: "Editado a mano y sin cambios: {list}",
};

interface Done {
  language: Language;
  /** What is said when a file shows it. */
  text: string;
  /** Of the file to look at, and what it then holds. */
  path: RegExp;
  holds: (content: string) => boolean;
  notDone?: string[];
  /** Files that stay as they are. */
  except?: (path: string) => boolean;
}

/** Brings the files in line with the plan. Null when no file changed, so that nothing is claimed. */
export function carryOut(project: ProjectEdit, after: DraftPlan, done: Done): Changed | null {
  const { changed, kept } = mergePlan(project, after, done.except);
  const path = changed.find((name) => done.path.test(name) && done.holds(project.text(name) ?? ""));
  if (!path) return null;
  const claim: Claim = { text: done.text, path, holds: (content) => content !== null && done.holds(content) };
  return {
    plan: after,
    claims: [claim],
    notDone: [
      ...(done.notDone ?? []),
      ...(kept.length > 0 ? [worded(keptFiles, done.language, { list: kept.join(", ") })] : []),
    ],
    routes: ["/", ...changedPages(after, changed)].filter((route, at, all) => all.indexOf(route) === at),
  };
}

/** Pages of the menu whose files changed. */
export const changedPages = (plan: DraftPlan, changed: readonly string[]): string[] =>
  plan.pages.filter((page) => page.nav && changed.includes(`src/pages/${page.component}.tsx`)).map((page) => page.path);
