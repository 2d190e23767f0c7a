/** Reads and writes of a table or view. */
import { headerOf } from "../gateway/body.ts";
import type { ServiceResponse } from "../gateway/service.ts";
import { answer, contentHeaders, contentRange, preferenceApplied, rangeOf } from "./answer.ts";
import { execute, explain, type Execution, type ResultRow } from "./execute.ts";
import { chooseMedia } from "./plan/choose-media.ts";
import { closest } from "./plan/resemblance.ts";
import { neededColumns, planRead, rootConditions, type ReadNode } from "./plan/read-plan.ts";
import { readStatement } from "./plan/read-statement.ts";
import { readPayload } from "./request/large/read-payload.ts";
import { parseQuery, type QueryParameters } from "./request/query-parameters.ts";
import type { RestContext, UnansweredContext } from "./rest-context.ts";
import {
  badPutFilters,
  noColumn,
  noLimitOnPut,
  notSingular,
  noTable,
  putMismatch,
  tooManyAffected,
  unsupportedMethod,
} from "./rest-error.ts";
import { tableKey, type Table } from "./schema/tables.ts";
import { conditionSql, type Scope } from "./sql/conditions.ts";
import { selectSql } from "./sql/read-sql.ts";
import { bodySql, resultSql } from "./sql/result-sql.ts";
import { identifier, StatementBuilder } from "./sql/statement-builder.ts";
import { deleteSql, insertSql, updateSql, type WritePlan } from "./sql/write-sql.ts";

function findTable({ cache, schema }: UnansweredContext, name: string): Table {
  const table = cache.tables.get(tableKey(schema, name));
  if (table !== undefined) return table;
  const known = [...cache.tables.values()].filter((one) => one.schema === schema).map((one) => one.name);
  const close = closest(name, known, 0.75);
  throw noTable(
    `Could not find the table '${schema}.${name}' in the schema cache`,
    null,
    close === null ? null : `Perhaps you meant the table '${schema}.${close}'`,
  );
}

interface Asked {
  table: Table;
  query: QueryParameters;
}

function planned({ cache, role }: RestContext, { table, query }: Asked): ReadNode {
  return planRead({
    table,
    place: table,
    alias: table.name,
    query,
    cache,
    maxRows: role.maxRows,
    allowsAggregates: role.allowsAggregates,
    isWrite: true,
  });
}

/** A plan has the body of the media type that its `for` names. */
const bodyMedia = ({ media }: RestContext) => media.plan?.of ?? media;

async function explained(context: RestContext, execution: Execution): Promise<ServiceResponse> {
  const body = await explain(context, execution);
  return { status: 200, headers: contentHeaders(context), body };
}

async function readTable(asked: UnansweredContext, name: string): Promise<ServiceResponse> {
  const { media, execution, range, location } = readStatement(asked, name, () => findTable(asked, name));
  const context: RestContext = { ...asked, media };
  if (media.plan !== null) return explained(context, execution);
  const row = await execute(context, execution);
  if (media.kind === "object" && row.rows !== "1") throw notSingular(Number(row.rows));
  const { status, header } = rangeOf(row, range);
  const headers = {
    "content-range": header,
    "content-location": location,
    ...preferenceApplied(context.preferences, []),
  };
  return answer(context, row, { status, headers, body: row.body });
}

/** The check that a write has to pass before it is committed. */
function writeCheck({ media, preferences, request }: RestContext, isPut: boolean) {
  const isSingular = media.kind === "object";
  const { handling, maxAffected } = preferences;
  const bound = handling === "strict" && request.method !== "POST" ? maxAffected : null;
  if (!isSingular && bound === null && !isPut) return undefined;
  return ({ rows }: ResultRow): void => {
    const count = Number(rows);
    if (isPut && count !== 1) throw putMismatch();
    if (bound !== null && count > bound) throw tooManyAffected(count);
    if (isSingular && count !== 1) throw notSingular(count);
  };
}

interface Written {
  query: QueryParameters;
  node: ReadNode;
  plan: WritePlan;
  builder: StatementBuilder;
}

const EMPTY = { kind: "json", text: "{}", keys: [], isArray: false } as const;

async function planWrite(context: RestContext, { table, query }: Asked, body: Buffer): Promise<Written> {
  const { request, preferences } = context;
  const { method } = request;
  const isPut = method === "PUT";
  const node = planned(context, { table, query });
  const builder = new StatementBuilder();
  const columns = isPut ? null : query.columns;
  const payload =
    method === "DELETE"
      ? { ...EMPTY, keys: [] as string[] }
      : await readPayload(context.backend.ref, body, {
          contentType: headerOf(request, "content-type"),
          isCall: false,
          columns,
        });
  if (payload.kind !== "json") throw new Error("a table takes rows only");
  const written = payload.keys.map((name) => {
    const column = table.columns.get(name);
    if (column === undefined) throw noColumn(table.name, name);
    return column;
  });
  const scope: Scope = isPut
    ? { builder, table: null, alias: "pgrst_body", children: [] }
    : { builder, table, alias: identifier(table.name), children: [] };
  const conflictColumns = query.onConflict ?? table.primaryKey;
  const merges = isPut || preferences.resolution === "merge-duplicates";
  const hasConflict = isPut || (method === "POST" && preferences.resolution !== null);
  const shows = preferences.representation === "representation" || preferences.representation === "headers-only";
  const plan: WritePlan = {
    table,
    columns: written,
    payload,
    appliesDefaults: preferences.missing === "default" && !isPut,
    conflict: hasConflict ? { columns: isPut ? table.primaryKey : conflictColumns, merges } : null,
    where: method === "POST" ? [] : rootConditions(query).map((condition) => conditionSql(scope, condition)),
    isPut,
    returning: shows ? neededColumns(node, table.primaryKey) : [],
  };
  return { query, node, plan, builder };
}

function writeSql({ plan, builder }: Written, method: string): string {
  if (method === "PATCH") return updateSql(builder, plan);
  return method === "DELETE" ? deleteSql(plan) : insertSql(builder, plan);
}

function writeStatement(context: RestContext, written: Written): Execution {
  const { request, preferences, cache } = context;
  const { node, plan, builder } = written;
  const source = writeSql(written, request.method);
  const isFull = preferences.representation === "representation";
  const from = `pgrst_source as ${identifier(plan.table.name)}`;
  const shown = isFull ? selectSql(builder, node, { from }) : "select * from pgrst_source";
  const counts = plan.isPut || (plan.conflict?.merges ?? false);
  const wantsLocation = preferences.representation === "headers-only" && request.method === "POST";
  const text = resultSql({
    source,
    shown,
    body: isFull
      ? bodySql({ media: bodyMedia(context), isScalar: false, isSingle: false, geoJson: cache.handlers.geoJson })
      : null,
    count: null,
    countsOne: false,
    extra: [
      `${counts ? "nullif(current_setting('pgrst.inserted', true), '')" : "null"} as inserted`,
      `${wantsLocation ? "(select row_to_json(s)::text from pgrst_source s limit 1)" : "null"} as location`,
    ],
  });
  return { text, values: builder.values, isReadOnly: false, check: writeCheck(context, plan.isPut) };
}

function locationOf(row: ResultRow, { name, primaryKey }: Table): Record<string, string> {
  if (row.rows !== "1" || !row.location || primaryKey.length === 0) return {};
  const values = JSON.parse(row.location) as Record<string, unknown>;
  const text = (value: unknown): string => (typeof value === "string" ? value : JSON.stringify(value));
  const filters = primaryKey.map((key) => {
    const value = values[key] ?? null;
    return `${encodeURIComponent(key)}=${value === null ? "is.null" : `eq.${encodeURIComponent(text(value))}`}`;
  });
  return { location: `/${name}?${filters.join("&")}` };
}

function writeAnswer(context: RestContext, { plan, query }: Written, row: ResultRow): ServiceResponse {
  const { request, preferences } = context;
  const isFull = preferences.representation === "representation";
  const rows = Number(row.rows);
  const counted = preferences.count === "exact" || preferences.count === "estimated" ? rows : null;
  const body = isFull ? row.body : null;
  const inserted = row.inserted === null || row.inserted === undefined ? null : Number(row.inserted);
  if (request.method === "POST") {
    const isUpdate = preferences.resolution === "merge-duplicates" && (inserted ?? 0) <= 0;
    const knowsKey = plan.table.primaryKey.length > 0 || query.onConflict !== null;
    const headers = {
      ...locationOf(row, plan.table),
      "content-range": contentRange(1, 0, counted),
      ...preferenceApplied(preferences, [...(knowsKey ? (["resolution"] as const) : []), "missing", "representation"]),
    };
    return answer(context, row, { status: isUpdate ? 200 : 201, headers, body });
  }
  if (plan.isPut) {
    const status = isFull ? ((inserted ?? 0) > 0 ? 201 : 200) : 204;
    return answer(context, row, { status, headers: preferenceApplied(preferences, ["representation"]), body });
  }
  const isPatch = request.method === "PATCH";
  const headers = {
    "content-range": isPatch ? contentRange(0, rows - 1, counted) : contentRange(1, 0, counted),
    ...preferenceApplied(preferences, [...(isPatch ? (["missing"] as const) : []), "representation", "maxAffected"]),
  };
  return answer(context, row, { status: isFull ? 200 : 204, headers, body });
}

function checkPut(query: QueryParameters, table: Table): void {
  if (query.ranges.size > 0) throw noLimitOnPut();
  const conditions = rootConditions(query);
  const isEquality = conditions.every(
    (one) =>
      one.kind === "filter" &&
      !one.isNegated &&
      one.operation.kind === "quantified" &&
      one.operation.operator === "=" &&
      one.operation.quantifier === null,
  );
  const key = new Set(table.primaryKey);
  const isKey = key.size > 0 && key.size === query.filtered.size && [...query.filtered].every((name) => key.has(name));
  if (!isEquality || !isKey) throw badPutFilters();
}

function allowedMethods({ insertable, updatable, deletable, primaryKey }: Table): string {
  const methods = ["OPTIONS,GET,HEAD"];
  if (insertable) methods.push("POST");
  if (insertable && updatable && primaryKey.length > 0) methods.push("PUT");
  if (updatable) methods.push("PATCH");
  if (deletable) methods.push("DELETE");
  return methods.join(",");
}

/** Throws RestError. */
export async function handleTable(asked: UnansweredContext, name: string, body: Buffer): Promise<ServiceResponse> {
  const { method, query: text } = asked.request;
  if (method === "GET" || method === "HEAD") return readTable(asked, name);
  const table = findTable(asked, name);
  if (method === "OPTIONS") return { status: 200, headers: { allow: allowedMethods(table) } };
  if (!["POST", "PATCH", "PUT", "DELETE"].includes(method)) throw unsupportedMethod(method);
  const query = parseQuery(text, false);
  const context: RestContext = { ...asked, media: chooseMedia(asked, { table, routine: null, query }) };
  if (method === "PUT") checkPut(query, table);
  const written = await planWrite(context, { table, query }, body);
  const execution = writeStatement(context, written);
  if (context.media.plan !== null) return explained(context, execution);
  return writeAnswer(context, written, await execute(context, execution));
}
