/** The tables of an app's lists: what a migration makes of them, and what the app's collections say of them. */
import { relatedEntities } from "../emit/app/fields.ts";
import { entityNames, property } from "../emit/app/naming.ts";
import type { DraftPlan, Entity, Field } from "../plan/plan.ts";
import { boardTables, isBoard } from "./board-tables.ts";

/** `own`: each account sees its own rows. `shared`: everybody who is signed in sees and changes the same ones. */
export type Sharing = "own" | "shared";

export function sharingOf(plan: DraftPlan): Sharing | null {
  const backend = plan.options["backend"];
  return backend === "own" || backend === "shared" ? backend : null;
}

/** A shared list of which an owner says who reads and who changes it. Lists that were shared before there were roles have none. */
export const hasRoles = (plan: DraftPlan): boolean => sharingOf(plan) === "shared" && plan.options["roles"] === true;

export interface Column {
  name: string;
  /** Property of a row in the app. */
  property: string;
  /** `numeric not null default 0`. */
  definition: string;
  /** Null in the database is an empty text in the app. */
  nullable: boolean;
  /** Table whose row it points to. */
  pointsTo: string | null;
  /** The values it may have, where they are few. */
  values: readonly string[] | null;
  renamed: readonly (readonly [from: string, to: string])[];
}

export interface Table {
  name: string;
  /** Key of the list in the plan. */
  key: string;
  /** What people call it. */
  label: string;
  columns: Column[];
  /** People put its rows into an order of their own. */
  isOrdered?: boolean;
}

const reserved = new Set(
  "all analyse analyze and any array as asc asymmetric both case cast check collate column constraint create current_catalog current_date current_role current_time current_timestamp current_user default deferrable desc distinct do else end except false fetch for foreign from grant group having in initially intersect into lateral leading limit localtime localtimestamp not null offset on only or order placing primary references returning select session_user some symmetric system_user table then to trailing true union unique user using variadic when where window with".split(
    " ",
  ),
);

/** As it stands in SQL: quoted only where it has to be. */
export const identifier = (name: string): string =>
  /^[a-z_][a-z0-9_]*$/.test(name) && !reserved.has(name) ? name : `"${name.replaceAll('"', '""')}"`;

export const text = (value: string): string => `'${value.replaceAll("'", "''")}'`;

/** The app's side makes the same of the same property (`columnOf` in the collection). */
export const columnName = (key: string): string => key.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** Column of who wrote a row; a field of that name goes first. */
export function ownerColumn(plan: DraftPlan): string {
  const taken = plan.entities.some((entity) =>
    entity.fields.some((field) => columnName(property(field)) === "user_id"),
  );
  return taken ? "owner_id" : "user_id";
}

const tableName = (entity: Entity): string => entityNames(entity).file.replaceAll("-", "_");

export function tablesOf(plan: DraftPlan): Table[] {
  if (isBoard(plan)) return boardTables(plan);
  return sorted(plan).map((entity) => ({
    name: tableName(entity),
    key: entity.key,
    label: entity.plural,
    columns: entity.fields.map((field) => columnFor(plan, field)),
  }));
}

/** Rows that others point to come first. A circle ends where it began. */
function sorted(plan: DraftPlan): Entity[] {
  const done = new Set<Entity>();
  const visit = (entity: Entity, above: readonly Entity[]): void => {
    if (done.has(entity) || above.includes(entity)) return;
    for (const other of relatedEntities(plan, entity)) visit(other, [...above, entity]);
    done.add(entity);
  };
  for (const entity of plan.entities) visit(entity, []);
  return [...done];
}

function columnFor(plan: DraftPlan, field: Field): Column {
  const key = property(field);
  const target = field.type === "relation" ? plan.entities.find((entity) => entity.key === field.to) : undefined;
  const definition = definitionOf(field);
  return {
    name: columnName(key),
    property: key,
    definition,
    nullable: !definition.includes("not null"),
    pointsTo: target ? tableName(target) : null,
    values: field.type === "enum" ? (field.options ?? []) : null,
    renamed: field.renamed ?? [],
  };
}

function definitionOf(field: Field): string {
  switch (field.type) {
    case "number":
    case "money":
      return "numeric not null default 0";
    case "boolean":
      return `boolean not null default ${field.initial === "true"}`;
    case "date":
      return "date";
    case "file":
      return "jsonb";
    case "relation":
      return "text";
    case "enum":
      return `text not null default ${text(field.initial ?? field.options?.[0] ?? "")}`;
    default:
      return "text not null default ''";
  }
}
