/** Calls of functions: `/rpc/name`. */
import { headerOf } from "../gateway/body.ts";
import type { ServiceResponse } from "../gateway/service.ts";
import { answer, contentHeaders, preferenceApplied, rangeOf } from "./answer.ts";
import { execute, explain, type Execution, type ResultRow } from "./execute.ts";
import { chooseMedia } from "./plan/choose-media.ts";
import { findRoutine } from "./plan/find-routine.ts";
import { neededColumns, planRead, rootConditions, type ReadNode } from "./plan/read-plan.ts";
import { readPayload } from "./request/large/read-payload.ts";
import { contentTypeOf, type Payload } from "./request/payload.ts";
import type { Condition } from "./request/filter.ts";
import { parseQuery, type QueryParameters } from "./request/query-parameters.ts";
import { applyRangeHeader, rootRange, type RestContext, type UnansweredContext } from "./rest-context.ts";
import { maxAffectedOfOne, notSingular, tooManyAffected, unreadableBody, wrongRpcMethod } from "./rest-error.ts";
import type { Routine } from "./schema/schema-cache.ts";
import { callSql, type CallArguments } from "./sql/call-sql.ts";
import { countSql, selectSql } from "./sql/read-sql.ts";
import { bodySql, resultSql } from "./sql/result-sql.ts";
import { identifier, StatementBuilder } from "./sql/statement-builder.ts";

const grouped = (pairs: readonly (readonly [string, string])[]): Map<string, string[]> =>
  new Map([...Map.groupBy(pairs, ([name]) => name)].map(([name, list]) => [name, list.map(([, value]) => value)]));

function argumentsOf(routine: Routine, payload: Payload | null, texts: ReadonlyMap<string, string[]>): CallArguments {
  const [only] = routine.parameters;
  const takesWhole = routine.parameters.length === 1 && only!.name === "";
  if (payload === null) return texts.size === 0 ? { kind: "none" } : { kind: "texts", values: texts };
  if (payload.kind === "raw") {
    const isText = only?.type !== "bytea";
    return takesWhole
      ? { kind: "whole", value: isText ? payload.bytes.toString("utf8") : payload.bytes }
      : { kind: "none" };
  }
  if (payload.kind === "form") return { kind: "texts", values: grouped(payload.pairs) };
  return takesWhole ? { kind: "whole", value: payload.text } : { kind: "json", payload };
}

function conditionNames(condition: Condition): string[] {
  return condition.kind === "filter" ? [condition.field.name] : condition.conditions.flatMap(conditionNames);
}

/** Computed columns of the rows: they are reached only while the rows still are the table's. */
function computedColumns(routine: Routine, node: ReadNode, query: QueryParameters): string[] {
  const { table } = routine;
  if (table === null) return [];
  const children = new Set(node.children.map(({ name }) => name));
  const named = [...neededColumns(node, []), ...rootConditions(query).flatMap(conditionNames)];
  return [...new Set(named)].filter((name) => name !== "*" && !table.columns.has(name) && !children.has(name));
}

function rowCheck({ media, preferences }: RestContext, routine: Routine) {
  const isSingular = media.kind === "object" && routine.isSet;
  const bound = preferences.handling === "strict" ? preferences.maxAffected : null;
  if (bound !== null && !routine.isSet) throw maxAffectedOfOne();
  if (!isSingular && bound === null) return undefined;
  return ({ rows }: ResultRow): void => {
    const count = Number(rows);
    if (bound !== null && count > bound) throw tooManyAffected(count);
    if (isSingular && count !== 1) throw notSingular(count);
  };
}

interface Called {
  routine: Routine;
  given: CallArguments;
  query: QueryParameters;
}

function statement(context: RestContext, { routine, given, query }: Called): Execution {
  const { request, cache, role, preferences } = context;
  const isScalar = !routine.isComposite;
  const { table } = routine;
  const place = { schema: routine.schema, name: table?.name ?? routine.name };
  const node = planRead({
    table,
    place,
    alias: place.name,
    query,
    cache,
    maxRows: role.maxRows,
    allowsAggregates: role.allowsAggregates,
    isWrite: false,
  });
  const builder = new StatementBuilder();
  const source = callSql(builder, routine, { given, extra: isScalar ? [] : computedColumns(routine, node, query) });
  const from = `pgrst_source as ${identifier(place.name)}`;
  const isSingle = !routine.isSet;
  const isHead = request.method === "HEAD";
  const counts = preferences.count !== null && !isSingle;
  const text = resultSql({
    source,
    shown: selectSql(builder, node, { from }),
    body:
      isHead || routine.isVoid
        ? null
        : bodySql({
            media: context.media.plan?.of ?? context.media,
            isScalar,
            isSingle,
            geoJson: cache.handlers.geoJson,
          }),
    count: counts ? countSql(builder, node, { from }) : preferences.count === null ? null : "select 1",
    countsOne: isSingle,
  });
  const isRead = request.method !== "POST" || routine.volatility !== "v";
  return { text, values: builder.values, isReadOnly: isRead, check: rowCheck(context, routine) };
}

async function readCall(context: UnansweredContext, name: string, body: Buffer): Promise<Called> {
  const { request, cache, schema } = context;
  const isPost = request.method === "POST";
  const query = parseQuery(request.query, !isPost);
  applyRangeHeader(context, query);
  const contentType = headerOf(request, "content-type");
  const { type, name: typeName } = contentTypeOf(contentType);
  if (isPost && type === null) throw unreadableBody(`Content-Type not acceptable: ${typeName}`);
  const wish = { contentType, isCall: true, columns: query.columns };
  const payload = isPost ? await readPayload(context.backend.ref, body, wish) : null;
  const texts = grouped(query.arguments);
  const argumentNames =
    payload === null
      ? [...texts.keys()]
      : payload.kind === "json"
        ? payload.keys
        : payload.kind === "form"
          ? [...new Set(payload.pairs.map(([key]) => key))]
          : [];
  const routine = findRoutine(cache, { schema, name, argumentNames, bodyType: isPost ? type : null });
  return { routine, given: argumentsOf(routine, payload, texts), query };
}

/** Throws RestError. */
export async function handleRoutine(asked: UnansweredContext, name: string, body: Buffer): Promise<ServiceResponse> {
  const { request, preferences } = asked;
  const { method } = request;
  if (!["GET", "HEAD", "POST", "OPTIONS"].includes(method)) throw wrongRpcMethod(method);
  const called = await readCall(asked, name, body);
  const { routine, query } = called;
  if (method === "OPTIONS") {
    return { status: 200, headers: { allow: routine.volatility === "v" ? "OPTIONS,POST" : "OPTIONS,GET,HEAD,POST" } };
  }
  const media = chooseMedia(asked, { table: routine.table, routine, query });
  const context: RestContext = { ...asked, media };
  const execution = statement(context, called);
  if (media.plan !== null) {
    return { status: 200, headers: contentHeaders(context), body: await explain(context, execution) };
  }
  const row = await execute(context, execution);
  const { status, header } = rangeOf(row, rootRange(query));
  const headers = { "content-range": header, ...preferenceApplied(preferences, ["maxAffected"]) };
  if (routine.isVoid) return answer(context, row, { status: 204, headers, body: null });
  return answer(context, row, { status, headers, body: row.body });
}
