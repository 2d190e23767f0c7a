/** A read tree as one select: each embedding is a lateral join that adds JSON, or columns when it is spread. */
import type { Embedding, ReadNode } from "../plan/read-plan.ts";
import type { Relationship } from "../schema/relationship.ts";
import type { SelectField } from "../request/select.ts";
import { conditionSql, fieldSql, orderTermSql, shownSql, whereSql, type Scope } from "./conditions.ts";
import { identifier, qualified, type StatementBuilder } from "./statement-builder.ts";

const scopeOf = (builder: StatementBuilder, { table, alias, children }: ReadNode): Scope => ({
  builder,
  table,
  alias: identifier(alias),
  children,
});

/** The last key of a JSON path names the result, as does a column's own name. */
function outputName({ field, alias, aggregate }: SelectField): string {
  if (alias !== null) return alias;
  if (aggregate !== null) return aggregate;
  return field.path.findLast(({ isIndex }) => !isIndex)?.key ?? field.name;
}

const castTo = (sql: string, type: string | null): string => (type === null ? sql : `cast(${sql} as ${type})`);

interface Output {
  sql: string;
  /** Null for several columns at once, under their own names. */
  name: string | null;
  /** The expression for `group by`; null for an aggregate. */
  group: string | null;
}

interface OutputOptions {
  /** An aggregate of a spread is computed by the row around it. */
  isHoisted: boolean;
  /** Expands `*` to a list, to group by it or to name each column outside. */
  expandsStar: boolean;
}

function fieldOutput(scope: Scope, item: SelectField, { isHoisted, expandsStar }: OutputOptions): Output[] {
  const { field, cast, aggregate, aggregateCast } = item;
  if (field.name === "*" && aggregate === null) {
    const isListed = expandsStar || scope.table?.hasShownCasts === true;
    const columns = isListed ? [...(scope.table?.columns.keys() ?? [])] : [];
    if (columns.length === 0) return [{ sql: `${scope.alias}.*`, name: null, group: null }];
    return columns.map((name) => {
      const group = `${scope.alias}.${identifier(name)}`;
      return { sql: shownSql(scope, { name, path: [] }, group), name, group };
    });
  }
  const bare = field.name === "*" ? (isHoisted ? scope.alias : "*") : fieldSql(scope, field);
  const plain = field.name === "*" ? bare : castTo(bare, cast);
  const name = outputName(item);
  if (aggregate === null) return [{ sql: castTo(shownSql(scope, field, bare), cast), name, group: plain }];
  // The row around a spread aggregates it.
  if (isHoisted) return [{ sql: plain, name, group: null }];
  return [{ sql: castTo(`${aggregate}(${plain})`, aggregateCast), name, group: null }];
}

/** Aggregates of a spread, by their name in the outer row. */
function spreadAggregates(node: ReadNode): Map<string, SelectField> {
  const own = node.fields.filter(({ aggregate }) => aggregate !== null);
  const below = node.children
    .filter(({ isSpread, isToOne }) => isSpread && isToOne)
    .flatMap((child) => [...spreadAggregates(child.node)]);
  return new Map([...own.map((field) => [outputName(field), field] as const), ...below]);
}

const shownNames = (node: ReadNode): string[] => [
  ...node.fields.flatMap((item) =>
    item.field.name === "*" && item.aggregate === null ? [...(node.table?.columns.keys() ?? [])] : [outputName(item)],
  ),
  ...node.children.flatMap((child) => (child.isSpread ? shownNames(child.node) : isShown(child) ? [child.name] : [])),
];

/** `rel()` filters without being shown. */
const isShown = ({ node }: Embedding): boolean =>
  !(node.fields.length === 0 && node.children.every((one) => !isShown(one)));

function childOutputs(child: Embedding, isHoisted: boolean): Output[] {
  const joined = identifier(child.joined);
  if (!child.isSpread) {
    if (!isShown(child)) return [];
    const sql = child.isToOne ? `row_to_json(${joined}.*)::jsonb` : `coalesce(${joined}.${joined}, '[]')`;
    const group = child.isToOne ? `row_to_json(${joined}.*)::jsonb` : `${joined}.${joined}`;
    return [{ sql, name: child.name, group }];
  }
  const aggregates = child.isToOne ? spreadAggregates(child.node) : new Map<string, SelectField>();
  return shownNames(child.node).map((name) => {
    const sql = `${joined}.${identifier(name)}`;
    const field = aggregates.get(name);
    if (field === undefined) return { sql, name, group: sql };
    if (isHoisted) return { sql, name, group: null };
    return { sql: castTo(`${field.aggregate}(${sql})`, field.aggregateCast), name, group: null };
  });
}

function fromSql(relationship: Relationship, node: ReadNode, parentAlias: string): { from: string; on: string[] } {
  const alias = identifier(node.alias);
  const parent = identifier(parentAlias);
  const column = (side: string, name: string): string => `${side}.${identifier(name)}`;
  if (relationship.kind === "computed") {
    const call = `${qualified(relationship.function)}(${parent}::${qualified(relationship.from)})`;
    return { from: `${call} as ${alias}`, on: [] };
  }
  if (relationship.kind === "many-to-many") {
    const junction = identifier(`${node.alias}_via`);
    const on = [
      ...relationship.target.map(([there, via]) => `${column(alias, there)} = ${column(junction, via)}`),
      ...relationship.source.map(([here, via]) => `${column(parent, here)} = ${column(junction, via)}`),
    ];
    return {
      from: `${qualified(relationship.to)} as ${alias}, ${qualified(relationship.junction)} as ${junction}`,
      on,
    };
  }
  const on = relationship.pairs.map(([here, there]) => `${column(alias, there)} = ${column(parent, here)}`);
  return { from: `${qualified(relationship.to)} as ${alias}`, on };
}

function joinSql(builder: StatementBuilder, child: Embedding, parent: ReadNode): string {
  const joined = identifier(child.joined);
  const kind = child.isInner ? "inner" : "left";
  const { from, on } = fromSql(child.relationship, child.node, parent.alias);
  const isHoisted = child.isSpread && child.isToOne;
  if (child.isToOne) {
    const inner = selectSql(builder, child.node, { from, on, isHoisted, isEmbedded: true });
    return ` ${kind} join lateral (${inner}) as ${joined} on true`;
  }
  const condition = child.isInner ? `${joined}.${joined} is not null` : "true";
  if (!child.isSpread) {
    const inner = selectSql(builder, child.node, { from, on, isEmbedded: true });
    const list = `select json_agg(${joined})::jsonb as ${joined} from (${inner}) as ${joined}`;
    return ` ${kind} join lateral (${list}) as ${joined} on ${condition}`;
  }
  const spread = spreadManySql(builder, child, { from, on });
  return ` ${kind} join lateral (${spread}) as ${joined} on ${condition}`;
}

/** One list per column. The order is numbered inside, because the lists are made outside. */
function spreadManySql(
  builder: StatementBuilder,
  child: Embedding,
  { from, on }: { from: string; on: string[] },
): string {
  const rows = identifier(child.joined);
  const position = identifier(`${child.joined}_at`);
  const inner = selectSql(builder, child.node, { from, on, isEmbedded: true, position });
  const lists = shownNames(child.node).map((name) => {
    const column = `${rows}.${identifier(name)}`;
    return `coalesce(json_agg(${column} order by ${rows}.${position}), '[]')::jsonb as ${identifier(name)}`;
  });
  return `select ${[`json_agg(${rows})::jsonb as ${rows}`, ...lists].join(", ")} from (${inner}) as ${rows}`;
}

interface SelectOptions {
  from: string;
  on?: readonly string[];
  isEmbedded?: boolean;
  isHoisted?: boolean;
  /** Quoted name of the column that holds the order of rows. */
  position?: string;
}

const aggregatesHere = (node: ReadNode): boolean =>
  node.fields.some(({ aggregate }) => aggregate !== null) ||
  node.children.some((child) => child.isSpread && child.isToOne && spreadAggregates(child.node).size > 0);

export function selectSql(builder: StatementBuilder, node: ReadNode, options: SelectOptions): string {
  const { from, on = [], isEmbedded = false, isHoisted = false, position } = options;
  const scope = scopeOf(builder, node);
  const isAggregated = !isHoisted && aggregatesHere(node);
  const expandsStar = isAggregated || isHoisted || position !== undefined;
  const outputs = [
    ...node.fields.flatMap((item) => fieldOutput(scope, item, { isHoisted, expandsStar })),
    ...node.children.flatMap((child) => childOutputs(child, isHoisted)),
  ];
  const joins = node.children.map((child) => joinSql(builder, child, node)).join("");
  const where = whereSql([...on, ...node.where.map((condition) => conditionSql(scope, condition))]);
  const groups = isAggregated ? outputs.map(({ group }) => group).filter((group) => group !== null) : [];
  const order = node.order.map((term) => orderTermSql(scope, term)).join(", ");
  const shown = outputs.map(({ sql, name }) => (name === null ? sql : `${sql} as ${identifier(name)}`));
  if (position !== undefined)
    shown.push(`row_number() over (${order === "" ? "" : `order by ${order}`}) as ${position}`);
  if (shown.length === 0 && isEmbedded) shown.push("1 as pgrst_nothing");
  const { limit, offset } = node.range;
  return [
    `select ${shown.join(", ")} from ${from}${joins}${where}`,
    groups.length === 0 ? "" : ` group by ${groups.join(", ")}`,
    order === "" ? "" : ` order by ${order}`,
    limit === null ? "" : ` limit ${builder.bind(limit)}`,
    offset === 0 ? "" : ` offset ${builder.bind(offset)}`,
  ].join("");
}

/** Counts the rows of the root without limits: inner embeddings become `exists`. */
export function countSql(
  builder: StatementBuilder,
  node: ReadNode,
  { from, on = [] }: { from: string; on?: readonly string[] },
): string {
  const inner = node.children.filter(({ isInner }) => isInner);
  const exists = inner.map((child) => existsSql(builder, child, node));
  const conditions = node.where.map((condition) => countCondition(builder, node, condition));
  return `select 1 from ${from}${whereSql([...on, ...exists, ...conditions])}`;
}

function existsSql(builder: StatementBuilder, child: Embedding, parent: ReadNode): string {
  const { from, on } = fromSql(child.relationship, child.node, parent.alias);
  return `exists (${countSql(builder, child.node, { from, on })})`;
}

function countCondition(builder: StatementBuilder, node: ReadNode, condition: ReadNode["where"][number]): string {
  if (condition.kind === "logic") {
    const parts = condition.conditions.map((one) => countCondition(builder, node, one));
    return `${condition.isNegated ? "not " : ""}(${parts.join(` ${condition.operator} `)})`;
  }
  const { field, isNegated, operation } = condition;
  const child = node.children.find(({ name }) => name === field.name && !node.table?.columns.has(name));
  const scope = scopeOf(builder, node);
  if (child === undefined || operation.kind !== "is" || operation.value !== "null")
    return conditionSql(scope, condition);
  return `${isNegated ? "" : "not "}${existsSql(builder, child, node)}`;
}
