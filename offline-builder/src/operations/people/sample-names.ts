/** People as the first rows of an app: the team of a board, the flatmates who share costs. */
import { plainValues, stringAt } from "../../edit/objects.ts";
import type { ProjectEdit } from "../../edit/project-edit.ts";
import { findAll, indentAt, type Source } from "../../edit/source.ts";
import { entityNames } from "../../emit/app/naming.ts";
import { literal, stringLiteral } from "../../emit/literal.ts";
import { sharingOf } from "../../backend/tables.ts";
import type { Entity, Language } from "../../plan/plan.ts";
import { isInsider } from "../../read/owners/insiders.ts";
import type { SaidPeople } from "../../read/owners/said-people.ts";
import { worded, type Changed, type Wording } from "../operation.ts";
import { entityNamed } from "../records/records.ts";
import { meantBy, nameAt } from "./team-places.ts";

export const keptRows: Wording = {
  en: "Where entries were changed already, {where} keeps what it has: add people there",
  de: "Wo schon Einträge geändert wurden, bleibt {where}, wie es ist: Personen dort hinzufügen",
  es: "Donde ya se cambiaron datos, {where} queda como está: añade las personas allí",
};

export interface Place {
  path: string;
  /** As people read it. */
  where: string;
  /** Fields that belong to one person: no other gets their values. */
  own: ReadonlySet<string>;
}

const BOARD = "src/content/sample-people.ts";

/** Null where the app keeps no people, or keeps them in a database. */
export function rowsOfPeople(project: ProjectEdit, word: string | null = null): Place | null {
  const { plan } = project;
  const text = (path: string): string | null => project.text(path);
  // Rows in a database are changed there.
  if (sharingOf(plan) !== null) return null;
  if (plan.archetype === "kanban" && text(BOARD) !== null) {
    const page = plan.pages.find(({ component }) => component === "Team");
    return { path: BOARD, where: page?.title ?? "Team", own: new Set() };
  }
  const isPeople = ({ key, singular, fields }: Entity): boolean =>
    fields[0]?.key === "name" && (isInsider(singular) || isInsider(key));
  const named = word === null ? null : entityNamed(plan, word);
  const entity = named && named.fields[0]?.key === "name" ? named : plan.entities.find(isPeople);
  if (!entity) return null;
  const path = `src/content/sample-${entityNames(entity).file}.ts`;
  const own = entity.fields.slice(1).filter(({ type }) => /^(?:email|phone|url|text|long-text|image)$/.test(type));
  return text(path) === null ? null : { path, where: entity.plural, own: new Set(own.map(({ key }) => key)) };
}

/** Null where the app keeps no people. */
export function sampleNames(
  project: ProjectEdit,
  { people, means, word }: SaidPeople,
  language: Language,
): Changed | null {
  const place = means === "gone" ? null : rowsOfPeople(project, word);
  const source = place && project.open(place.path);
  const rows = source && rowsIn(source);
  if (!place || !source || !rows) return null;
  const old = rows.records.map(nameAt);
  const said = people.map(({ name }) => meantBy(name, old) ?? name);
  const now = means === "more" ? [...new Set([...old, ...said])] : said;
  if (now.join("|") === old.join("|")) return null;
  const ids = rows.records.map((record) => stringAt(record, "id") ?? "");
  const stem = (ids[0] ?? "").replace(/\d+$/, "");
  const texts = now.map((name, at) => {
    const known = plainValues(rows.records[Math.min(at, rows.records.length - 1)]!);
    const isSame = known["name"] === name;
    const blank = Object.fromEntries(
      Object.keys(known).flatMap((key) => (place.own.has(key) && !isSame ? [[key, ""]] : [])),
    );
    return literal({ ...known, ...blank, id: ids[at] ?? `${stem}${at + 1}`, name }, 1);
  });
  const indent = indentAt(source.text, rows.records[0]!.start);
  source.edits.overwrite(rows.start, rows.end, `[\n${texts.map((text) => `${indent}${text},\n`).join("")}]`);
  project.save(place.path, source);
  handOver(project, ids.slice(now.length), ids.slice(0, now.length));
  return {
    plan: project.plan,
    claims: [
      {
        text: `${place.where}: ${now.join(", ")}`,
        path: place.path,
        holds: (content) => now.every((name) => content?.includes(stringLiteral(name)) === true),
      },
    ],
    notDone: [worded(keptRows, language, { where: place.where })],
    routes: ["/"],
  };
}

function rowsIn(source: Source) {
  const found = findAll(source.program, "ArrayExpression").find(
    ({ parents }) => parents.at(-1)?.type === "VariableDeclarator",
  );
  const records = found?.node.elements.filter((element) => element?.type === "ObjectExpression") ?? [];
  const isWhole = found !== undefined && records.length > 0 && records.length === found.node.elements.length;
  return isWhole ? { start: found.node.start, end: found.node.end, records } : null;
}

/** Entries of a sample person who is gone move to one who is still there. */
function handOver(project: ProjectEdit, gone: readonly string[], ids: readonly string[]) {
  for (const path of project.paths.filter((one) => one.startsWith("src/content/sample-"))) {
    const text = project.text(path)!;
    const next = gone.reduce(
      (all, id, at) => all.replaceAll(stringLiteral(id), stringLiteral(ids[at % ids.length]!)),
      text,
    );
    if (next !== text) project.write(path, next);
  }
}
