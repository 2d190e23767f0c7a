/** Ways from one table or view to another, as requests name them. */
import type { Table } from "./tables.ts";

/** Column here, column there. */
export type Pairs = readonly (readonly [string, string])[];

export interface KeyRelationship {
  kind: "many-to-one" | "one-to-many" | "one-to-one";
  from: Table;
  to: Table;
  constraint: string;
  pairs: Pairs;
  /** `from` has the foreign key. */
  isFromKey: boolean;
}

export interface JoinRelationship {
  kind: "many-to-many";
  from: Table;
  to: Table;
  junction: Table;
  constraints: readonly [string, string];
  /** Column of `from`, column of the junction. */
  source: Pairs;
  /** Column of `to`, column of the junction. */
  target: Pairs;
}

export interface ComputedRelationship {
  kind: "computed";
  from: Table;
  to: Table;
  function: { schema: string; name: string };
  isToOne: boolean;
}

export type Relationship = KeyRelationship | JoinRelationship | ComputedRelationship;

export const isToOne = (relationship: Relationship): boolean =>
  relationship.kind === "computed"
    ? relationship.isToOne
    : relationship.kind === "many-to-one" || relationship.kind === "one-to-one";

const ORDER = ["one-to-many", "many-to-one", "one-to-one", "many-to-many", "computed"] as const;

const orderText = (one: Relationship): string => {
  const place = String(ORDER.indexOf(one.kind));
  if (one.kind === "computed") return place;
  if (one.kind !== "many-to-many") return JSON.stringify([place, one.constraint, one.pairs]);
  return JSON.stringify([place, one.junction.schema, one.junction.name, ...one.constraints]);
};

/** Refusals list them in this order, whatever order they were made in. */
export const ordered = <One extends Relationship>(list: readonly One[]): One[] =>
  list
    .map((one) => ({ one, text: orderText(one) }))
    .toSorted((a, b) => (a.text < b.text ? -1 : a.text > b.text ? 1 : 0))
    .map(({ one }) => one);
