/** Which relationship `select=target!hint(…)` means. */
import { manyRelationships, noRelationship, tooManyRelationships } from "../rest-error.ts";
import type { Relationship } from "../schema/relationship.ts";
import { MAX_LISTED, TooManyWays } from "../schema/relationships.ts";
import type { SchemaCache } from "../schema/schema-cache.ts";
import type { Table } from "../schema/tables.ts";
import { closest } from "./resemblance.ts";

type Place = Pick<Table, "schema" | "name">;

interface Wanted {
  target: string;
  hint: string | null;
}

const columnHere = (one: Relationship, name: string): boolean =>
  "pairs" in one && one.pairs.length === 1 && one.pairs[0]![0] === name;
const columnThere = (one: Relationship, name: string): boolean =>
  "pairs" in one && one.pairs.length === 1 && one.pairs[0]![1] === name;
const hasConstraint = (one: Relationship, name: string): boolean => "constraint" in one && one.constraint === name;

/** One foreign key, two directions: the table's name means its children, the column's name the parent. */
function matchesSelf(one: Relationship, { target, hint }: Wanted): boolean {
  if (hint !== null) return one.kind === "one-to-many" && target === one.to.name && columnThere(one, hint);
  if (one.kind === "one-to-many") return target === one.to.name;
  return one.kind === "many-to-one" && columnHere(one, target);
}

function matches(one: Relationship, wanted: Wanted): boolean {
  const { target, hint } = wanted;
  if (one.kind === "computed") return target === one.function.name;
  if (one.from === one.to) return matchesSelf(one, wanted);
  if (hint === null) {
    if (target === one.to.name) return true;
    return !one.to.isView && (hasConstraint(one, target) || columnHere(one, target));
  }
  if (target !== one.to.name) return false;
  const isJunction = one.kind === "many-to-many" && one.junction.name === hint;
  return isJunction || hasConstraint(one, hint) || columnHere(one, hint) || columnThere(one, hint);
}

const columnList = (names: readonly string[]): string => `(${names.join(", ")})`;

function describe(one: Relationship): Record<string, string> {
  if (one.kind === "computed") return {};
  const embedding = `${one.from.name} with ${one.to.name}`;
  if (one.kind === "many-to-many") {
    const [first, second] = one.constraints;
    const here = columnList(one.source.map(([, column]) => column));
    const there = columnList(one.target.map(([, column]) => column));
    const relationship = `${one.junction.name} using ${first}${here} and ${second}${there}`;
    return { cardinality: one.kind, embedding, relationship };
  }
  const here = columnList(one.pairs.map(([column]) => column));
  const there = columnList(one.pairs.map(([, column]) => column));
  const relationship = `${one.constraint} using ${one.from.name}${here} and ${one.to.name}${there}`;
  return { cardinality: one.kind, embedding, relationship };
}

function suggestion(one: Relationship): string {
  if (one.kind === "computed") return `'${one.function.name}'`;
  return `'${one.to.name}!${one.kind === "many-to-many" ? one.junction.name : one.constraint}'`;
}

/** Only names the caller may see are hinted at: tables of the exposed schema. */
function missingHint(cache: SchemaCache, from: Place, target: string): string | null {
  const names = cache.relationships.namesFrom(from);
  if (names === null) {
    const close = closest(from.name, cache.relationships.startsIn(from.schema), 0.33);
    return close === null ? null : `Perhaps you meant '${close}' instead of '${from.name}'.`;
  }
  const close = names.includes(target) ? null : closest(target, names, 0.33);
  return close === null ? null : `Perhaps you meant '${close}' instead of '${target}'.`;
}

/** Throws RestError 54000 where the schema has more of them than one search looks at. */
function candidates(cache: SchemaCache, from: Place, wanted: Wanted): readonly Relationship[] {
  const { target, hint } = wanted;
  const key = JSON.stringify([target, hint]);
  try {
    return cache.relationships.find(from, { target, matches: (one) => matches(one, wanted), key });
  } catch (error) {
    if (error instanceof TooManyWays) throw tooManyRelationships(from.name, target);
    throw error;
  }
}

/** Throws RestError PGRST200, PGRST201 or 54000. */
export function findRelationship(cache: SchemaCache, from: Place, wanted: Wanted): Relationship {
  const { target, hint } = wanted;
  const found = candidates(cache, from, wanted);
  if (found.length === 1) return found[0]!;
  if (found.length === 0) {
    const using = hint === null ? "" : `' using the hint '${hint}`;
    throw noRelationship(
      `Could not find a relationship between '${from.name}' and '${target}' in the schema cache`,
      `Searched for a foreign key relationship between '${from.name}' and '${target}${using}' in the schema '${from.schema}', but no matches were found.`,
      missingHint(cache, from, target),
    );
  }
  const listed = found.slice(0, MAX_LISTED);
  const more = found.length > MAX_LISTED ? " and others" : "";
  throw manyRelationships(
    `Could not embed because more than one relationship was found for '${from.name}' and '${target}'`,
    listed.map(describe),
    `Try changing '${target}' to one of the following: ${listed.map(suggestion).join(", ")}${more}. Find the desired relationship in the 'details' key.`,
  );
}
