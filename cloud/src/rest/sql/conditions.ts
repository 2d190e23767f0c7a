/** Fields, filters and orders of one table in SQL. */
import { badEmbedFilter } from "../rest-error.ts";
import type { Condition, Filter, Operation } from "../request/filter.ts";
import type { OrderTerm } from "../request/order.ts";
import type { Field } from "../request/scanner.ts";
import type { Table } from "../schema/tables.ts";
import type { Embedding } from "../plan/read-plan.ts";
import { arrayLiteral, identifier, type StatementBuilder } from "./statement-builder.ts";

/** Where names are looked up. */
export interface Scope {
  builder: StatementBuilder;
  table: Table | null;
  /** Quoted; empty when columns stand alone. */
  alias: string;
  children: readonly Embedding[];
}

function columnSql({ alias }: Scope, name: string): string {
  if (name === "*") return alias === "" ? "*" : `${alias}.*`;
  return alias === "" ? identifier(name) : `${alias}.${identifier(name)}`;
}

const isJson = (type: string | undefined): boolean => type === "json" || type === "jsonb";

/** As it is shown: a domain may say how. */
export function shownSql({ table }: Scope, { name, path }: Field, plain: string): string {
  const cast = path.length > 0 ? null : (table?.columns.get(name)?.casts.toJson ?? null);
  return cast === null ? plain : `${cast}(${plain})`;
}

export function fieldSql(scope: Scope, { name, path }: Field): string {
  const column = columnSql(scope, name);
  if (path.length === 0) return column;
  const base = isJson(scope.table?.columns.get(name)?.baseType) ? column : `to_jsonb(${column})`;
  const steps = path.map(({ arrow, key, isIndex }) => {
    const operand = scope.builder.bind(key);
    return isIndex ? `${arrow}${operand}::int` : `${arrow}${operand}`;
  });
  return base + steps.join("");
}

const starToPercent = (value: string): string => value.replace(/\*/g, "%");

/** `fromText`: what makes the column's domain out of what callers write. */
function operationSql(builder: StatementBuilder, operation: Operation, fromText: string | null): string {
  const read = (value: string): string =>
    fromText === null ? builder.bind(value) : `${fromText}(${builder.bind(value)}::text)`;
  switch (operation.kind) {
    case "simple":
      return `${operation.operator} ${read(operation.value)}`;
    case "quantified": {
      const { operator, quantifier, value } = operation;
      const isLike = operator === "like" || operator === "ilike";
      if (!isLike && quantifier === null) return `${operator} ${read(value)}`;
      const bound = builder.bind(isLike ? starToPercent(value) : value);
      return quantifier === null ? `${operator} ${bound}` : `${operator} ${quantifier}(${bound})`;
    }
    case "in": {
      const isNothing = operation.values.length === 1 && operation.values[0] === "";
      if (isNothing) return "= any('{}')";
      const list = builder.bind(arrayLiteral(operation.values));
      return fromText === null ? `= any(${list})` : `= any(select ${fromText}(v) from unnest(${list}::text[]) v)`;
    }
    case "is":
      return `is ${operation.value}`;
    case "distinct":
      return `is distinct from ${read(operation.value)}`;
    case "text": {
      const language = operation.language === null ? "" : `${builder.bind(operation.language)}, `;
      return `@@ ${operation.function}(${language}${builder.bind(operation.value)})`;
    }
  }
}

function filterSql(scope: Scope, { field, isNegated, operation }: Filter): string {
  const { builder, table, children } = scope;
  const child = field.path.length === 0 ? children.find(({ name }) => name === field.name) : undefined;
  if (child !== undefined && !table?.columns.has(field.name)) {
    if (operation.kind !== "is" || operation.value !== "null") throw badEmbedFilter(field.name);
    return `${identifier(child.joined)} is ${isNegated ? "" : "not "}distinct from null`;
  }
  const fromText = field.path.length === 0 ? (table?.columns.get(field.name)?.casts.fromText ?? null) : null;
  let left = fieldSql(scope, field);
  const isVector = table?.columns.get(field.name)?.baseType === "tsvector" && field.path.length === 0;
  if (operation.kind === "text" && table?.columns.has(field.name) && !isVector) {
    const language = operation.language === null ? "" : `${builder.bind(operation.language)}, `;
    left = `to_tsvector(${language}${left})`;
  }
  return `${isNegated ? "not " : ""}${left} ${operationSql(builder, operation, fromText)}`;
}

export function conditionSql(scope: Scope, condition: Condition): string {
  if (condition.kind === "filter") return filterSql(scope, condition);
  const inner = condition.conditions.map((one) => conditionSql(scope, one)).join(` ${condition.operator} `);
  return `${condition.isNegated ? "not " : ""}(${inner})`;
}

export const whereSql = (parts: readonly string[]): string =>
  parts.length === 0 ? "" : ` where ${parts.map((part) => `(${part})`).join(" and ")}`;

export function orderTermSql(scope: Scope, { relation, field, direction, nulls }: OrderTerm): string {
  const child = relation === null ? undefined : scope.children.find(({ name }) => name === relation);
  const within = child === undefined ? scope : { ...scope, table: null, alias: identifier(child.joined) };
  const tail = [direction, nulls === null ? null : `nulls ${nulls}`].filter((part) => part !== null);
  return [fieldSql(within, field), ...tail].join(" ");
}
