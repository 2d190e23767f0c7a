/** A request's `select`, filters, orders and limits as one tree of tables. */
import { embeddedTwice, noAggregates, notEmbedded, notImplemented, orderNotToOne } from "../rest-error.ts";
import type { Condition } from "../request/filter.ts";
import type { OrderTerm } from "../request/order.ts";
import type { EmbedPath, QueryParameters, Range } from "../request/query-parameters.ts";
import { STAR, type SelectField, type SelectItem, type SelectRelation } from "../request/select.ts";
import { isToOne, type Relationship } from "../schema/relationship.ts";
import type { SchemaCache } from "../schema/schema-cache.ts";
import type { Table } from "../schema/tables.ts";
import { findRelationship } from "./find-relationship.ts";

export interface ReadNode {
  /** Null for rows of unknown shape (a function's). */
  table: Table | null;
  /** Schema and name that embeddings are looked up by. */
  place: { schema: string; name: string };
  /** Name of its rows inside the statement. */
  alias: string;
  fields: SelectField[];
  /** Whether nothing was selected: `rel()`. */
  isEmpty: boolean;
  children: Embedding[];
  where: Condition[];
  order: OrderTerm[];
  range: Range;
}

export interface Embedding {
  node: ReadNode;
  relationship: Relationship;
  /** Name used in the request. */
  name: string;
  /** Name of the join's result. */
  joined: string;
  isInner: boolean;
  isToOne: boolean;
  isSpread: boolean;
}

export interface ReadPlanOptions {
  table: Table | null;
  place: { schema: string; name: string };
  alias: string;
  query: QueryParameters;
  cache: SchemaCache;
  maxRows: number | null;
  allowsAggregates: boolean;
  /** The root's filters choose which rows are written, not which are shown. */
  isWrite: boolean;
}

const ALL: Range = { offset: 0, limit: null };

interface Builder {
  cache: SchemaCache;
  /** Number of aliases given so far. */
  count: number;
  allowsAggregates: boolean;
}

function buildNode(
  builder: Builder,
  select: readonly SelectItem[],
  { table, place, alias, depth = 1 }: Pick<ReadNode, "table" | "place" | "alias"> & { depth?: number },
): ReadNode {
  const fields = select.filter((item): item is SelectField => item.kind === "field");
  if (!builder.allowsAggregates && fields.some(({ aggregate }) => aggregate !== null)) throw noAggregates();
  const node: ReadNode = {
    table,
    place,
    alias,
    fields,
    isEmpty: select.length === 0,
    children: [],
    where: [],
    order: [],
    range: ALL,
  };
  for (const item of select) {
    if (item.kind !== "relation") continue;
    const child = buildEmbedding(builder, node, { item, depth });
    if (node.children.some(({ name }) => name === child.name))
      throw embeddedTwice(`${node.place.name}_${child.name}_${depth}`);
    node.children.push(child);
  }
  return node;
}

function buildEmbedding(
  builder: Builder,
  parent: ReadNode,
  { item, depth }: { item: SelectRelation; depth: number },
): Embedding {
  const relationship = findRelationship(builder.cache, parent.place, { target: item.name, hint: item.hint });
  builder.count += 1;
  const name = item.alias ?? item.name;
  const { to } = relationship;
  // Postgres cuts names at 63 bytes; the number keeps shortened ones apart.
  const short = (text: string): string =>
    Buffer.from(text)
      .subarray(0, 40)
      .toString("utf8")
      .replace(/\uFFFD$/, "");
  const place = { schema: to.schema, name: to.name };
  const alias = `${short(to.name)}_${builder.count}`;
  const toOne = isToOne(relationship);
  const node = buildNode(builder, item.select, { table: to, place, alias, depth: depth + 1 });
  if (item.isSpread && !toOne && hasAggregate(node)) {
    throw notImplemented("Aggregates are not implemented for one-to-many or many-to-many spreads.");
  }
  return {
    node,
    relationship,
    name,
    joined: `${short(name)}_j${builder.count}`,
    isInner: item.join === "inner",
    isToOne: toOne,
    isSpread: item.isSpread,
  };
}

const hasAggregate = (node: ReadNode): boolean =>
  node.fields.some(({ aggregate }) => aggregate !== null) ||
  node.children.some((child) => child.isSpread && hasAggregate(child.node));

function findNode(root: ReadNode, path: EmbedPath): ReadNode {
  let node = root;
  for (const name of path) {
    const child = node.children.find((one) => one.name === name || one.relationship.to.name === name);
    if (child === undefined) throw notEmbedded(name);
    node = child.node;
  }
  return node;
}

function checkOrder(node: ReadNode): void {
  for (const { relation } of node.order) {
    if (relation === null) continue;
    const child = node.children.find((one) => one.name === relation);
    if (child === undefined) throw notEmbedded(relation);
    if (!child.isToOne) throw orderNotToOne(node.place.name, relation);
  }
  for (const child of node.children) checkOrder(child.node);
}

function restrict(node: ReadNode, maxRows: number): void {
  const { offset, limit } = node.range;
  node.range = { offset, limit: limit === null ? maxRows : Math.min(limit, maxRows) };
  for (const child of node.children) restrict(child.node, maxRows);
}

/** Throws RestError of the groups PGRST1xx and PGRST2xx. */
export function planRead(options: ReadPlanOptions): ReadNode {
  const { query, cache, maxRows, allowsAggregates, isWrite } = options;
  const builder: Builder = { cache, count: 0, allowsAggregates };
  const root = buildNode(builder, query.select ?? [STAR], options);
  for (const { path, condition } of query.conditions) {
    if (path.length === 0 && isWrite) continue;
    findNode(root, path).where.push(condition);
  }
  for (const { path, terms } of query.orders) findNode(root, path).order = terms;
  if (!isWrite) for (const { path, range } of query.ranges.values()) findNode(root, path).range = range;
  checkOrder(root);
  if (maxRows !== null && !isWrite) restrict(root, maxRows);
  return root;
}

/** Conditions that choose the rows of a write. */
export const rootConditions = (query: QueryParameters): Condition[] =>
  query.conditions.filter(({ path }) => path.length === 0).map(({ condition }) => condition);

/** Columns of the root that the answer needs: fields, keys of embeddings, orders. */
export function neededColumns(root: ReadNode, primaryKey: readonly string[]): string[] {
  const names = new Set(root.fields.map(({ field }) => field.name));
  for (const child of root.children) for (const column of joinColumns(child.relationship)) names.add(column);
  for (const { relation, field } of root.order) if (relation === null) names.add(field.name);
  for (const column of primaryKey) names.add(column);
  if (!names.has("*")) return [...names].sort();
  // The remaining ones are computed, and `*` leaves these out.
  return ["*", ...[...names].filter((name) => name !== "*" && root.table?.columns.has(name) === false).sort()];
}

function joinColumns(relationship: Relationship): string[] {
  // A function takes the whole row.
  if (relationship.kind === "computed") return ["*"];
  const pairs = relationship.kind === "many-to-many" ? relationship.source : relationship.pairs;
  return pairs.map(([column]) => column);
}
