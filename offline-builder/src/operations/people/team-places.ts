/** Where the people of an app stand: the team page of a site, what is booked with them, who holds a class. */
import type { ArrayExpression, Expression } from "oxc-parser";
import { keyOf, laidOut, plainValues, setLiteral, stringAt, valueAt } from "../../edit/objects.ts";
import type { ProjectEdit } from "../../edit/project-edit.ts";
import { findAll, indentAt, type Source } from "../../edit/source.ts";
import { stringLiteral } from "../../emit/literal.ts";
import { bookingTexts } from "../../archetypes/booking/texts.ts";
import { siteListsOf } from "../../emit/site-contents.ts";
import { isInsider } from "../../read/owners/insiders.ts";
import type { Detail, DraftPlan, Language, OptionValue, PlannedPage } from "../../plan/plan.ts";
import type { SaidPerson } from "../../read/owners/person-names.ts";
import { entryLists, listPaths, type EntryList } from "../entries/content-lists.ts";

/** The people that come with a site, else a list of people that was added to it; null where there is none. */
export function teamOf(project: ProjectEdit): EntryList | null {
  const lists = entryLists(project);
  const added = siteListsOf(project.plan).filter(({ singular, plural }) => isStaff(singular) || isStaff(plural));
  return (
    lists.find(({ holder }) => holder === "people") ??
    lists.find(({ path }) => added.some((list) => list.path === path)) ??
    null
  );
}

const isStaff = (label: string): boolean => isInsider(label) || /^(?:team|crew|staff|equipo|personal)$/iu.test(label);

/** The page that shows them. */
export function teamPage({ plan }: ProjectEdit, { path }: EntryList): PlannedPage | null {
  const added = siteListsOf(plan).find((list) => list.path === path);
  const shows = ({ sections, title }: PlannedPage): boolean =>
    added ? title === added.plural || title === added.singular : sections?.includes("people") === true;
  return plan.pages.find(shows) ?? null;
}

export const nameAt = (record: Expression): string => stringAt(record, "name") ?? "";

/** The person of these names that is meant: by the whole name, or by a first name that only one of them has. */
export function meantBy(name: string, names: readonly string[]): string | null {
  const same = names.find((one) => one.toLowerCase() === name.toLowerCase());
  if (same !== undefined || name.includes(" ")) return same ?? null;
  const alike = names.filter((one) => one.split(" ")[0]!.toLowerCase() === name.toLowerCase());
  return alike.length === 1 ? alike[0]! : null;
}

/** Writes the list with these people: those that stay keep what is said of them. */
export function writeTeam(
  project: ProjectEdit,
  list: EntryList,
  { people, role }: { people: readonly SaidPerson[]; role: string },
) {
  const { source, node, records, path } = list;
  const model = records.at(-1)!;
  const texts = people.map((person) => {
    const record = records.find((one) => nameAt(one) === person.name);
    if (record && (person.role === undefined || stringAt(record, "role") === null))
      return source.text.slice(record.start, record.end);
    const known = record ? plainValues(record) : blankOf(plainValues(model));
    const does = person.role ?? role;
    return laidOut(source, { ...known, name: person.name, ...("role" in known ? { role: does } : {}) }, model);
  });
  const indent = indentAt(source.text, model.start);
  const end = indentAt(source.text, node.end - 1);
  source.edits.overwrite(node.start, node.end, `[\n${texts.map((text) => `${indent}${text},\n`).join("")}${end}]`);
  project.save(path, source);
}

/** Facts about one person are not copied to another. */
const blankOf = (values: Record<string, string | number>): Record<string, string> =>
  Object.fromEntries(Object.keys(values).map((key) => [key, ""]));

const isText = (node: Expression | null): node is Extract<Expression, { type: "Literal" }> & { value: string } =>
  node?.type === "Literal" && typeof node.value === "string";

const textsOf = ({ elements }: ArrayExpression): string[] | null =>
  elements.length > 0 && elements.every((element) => isText(element as Expression))
    ? elements.map((element) => (element as { value: string }).value)
    : null;

export interface Staffing {
  /** The names before and now, in the order of the list. */
  old: readonly string[];
  now: readonly string[];
  language: Language;
}

/** Lists of names, and whoever is named for a class. Returns the files that changed. */
export function followTeam(project: ProjectEdit, staffing: Staffing): string[] {
  return listPaths(project.plan).filter((path) => {
    const source = project.open(path);
    if (!source || !namedAnew(source, staffing)) return false;
    project.save(path, source);
    return true;
  });
}

function namedAnew(source: Source, { old, now, language }: Staffing): boolean {
  const gone = old.filter((name) => !now.includes(name));
  const nobody = bookingTexts[language].team;
  const strangers: string[] = [];
  // Whoever holds a class is somebody of the team.
  const left = (key: string | null, name: string): number => {
    if (key !== "coach" || now.includes(name) || old.includes(name)) return gone.indexOf(name);
    if (!strangers.includes(name)) strangers.push(name);
    return gone.length + strangers.indexOf(name);
  };
  let changed = false;
  const written: { start: number; end: number }[] = [];
  for (const { node } of findAll(source.program, "ArrayExpression")) {
    const names = textsOf(node);
    const isTeam = names !== null && names.every((name) => old.includes(name) || name === nobody);
    if (!isTeam || names.join("|") === now.join("|")) continue;
    written.push(node);
    source.edits.overwrite(node.start, node.end, `[${now.map(stringLiteral).join(", ")}]`);
    changed = true;
  }
  for (const { node, parents } of findAll(source.program, "Literal")) {
    const holder = parents.at(-1)!;
    const at = isText(node) ? left(keyOf(holder), node.value) : -1;
    if (at < 0 || written.some(({ start, end }) => start <= node.start && node.end <= end)) continue;
    if (keyOf(holder) === null || (holder.type === "Property" && holder.key === node)) continue;
    setLiteral(source, node, now[at % now.length]!);
    changed = true;
  }
  return changed;
}

/** The plan with these people: names that were made up are no details to replace any more. */
export function withTeam(project: ProjectEdit, list: EntryList | null): DraftPlan {
  const { plan } = project;
  if (list?.holder !== "people") return plan;
  const records = entryLists(project).find(({ holder }) => holder === "people")?.records ?? [];
  const names = records.map(nameAt);
  const invented = new Map(plan.details.filter(isPerson).map((detail) => [detail.value, detail]));
  const people = names.flatMap((name, at): Detail[] => {
    const known = invented.get(name);
    return known ? [{ ...known, key: `people.${at}.name` }] : [];
  });
  const staff: OptionValue = records.map((record) =>
    ["name", "role", "note"].map((key) => (valueAt(record, key) ? (stringAt(record, key) ?? "") : "")).join("|"),
  );
  const others = plan.details.filter((detail) => !isPerson(detail));
  return { ...plan, details: [...others, ...people], options: { ...plan.options, staff } };
}

const isPerson = ({ key }: Detail): boolean => /^people\.\d+\.name$/.test(key);
