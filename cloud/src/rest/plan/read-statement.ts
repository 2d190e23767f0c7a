/**
 * The statement of a read, cached by the shape of its request: planning costs more than anything else the server does
 * for it.
 */
import { RecentMap } from "@slipway/kernel/recent-map";
import { headerOf } from "../../gateway/body.ts";
import type { Execution } from "../execute.ts";
import type { Media } from "../request/media.ts";
import { parseQuery, type Range } from "../request/query-parameters.ts";
import { fillable, fillableValues, shapeOf, type Filled } from "../request/query-shape.ts";
import { applyRangeHeader, rootRange, type UnansweredContext } from "../rest-context.ts";
import type { SchemaCache } from "../schema/schema-cache.ts";
import { tableKey, type Table } from "../schema/tables.ts";
import { countSql, selectSql } from "../sql/read-sql.ts";
import { bodySql, resultSql } from "../sql/result-sql.ts";
import { identifier, qualified, StatementBuilder } from "../sql/statement-builder.ts";
import { chooseMedia } from "./choose-media.ts";
import { planRead } from "./read-plan.ts";

export interface ReadStatement {
  media: Media;
  execution: Execution;
  /** Range of the root. */
  range: Range;
  /** Value of `Content-Location`. */
  location: string;
}

/** The parts that also hold for requests with other values. */
interface KnownRead extends Omit<ReadStatement, "execution" | "location"> {
  text: string;
  values: ReturnType<typeof fillableValues>;
  estimate: { text: string; values: ReturnType<typeof fillableValues> } | null;
  location: Filled;
}

/** Cached statements of all projects, about two kilobytes each. */
const MAX_KNOWN = 2000;
const LONGEST_KEY = 2000;
const knownReads = new RecentMap<KnownRead>(MAX_KNOWN);

/** Each schema cache has its own number, so that a plan is never used with another one. */
const numbers = new WeakMap<SchemaCache, number>();
let lastNumber = 0;

function numberOf(cache: SchemaCache): number {
  let known = numbers.get(cache);
  if (known === undefined) numbers.set(cache, (known = lastNumber += 1));
  return known;
}

function planned(context: UnansweredContext, table: Table, text: string): ReadStatement {
  const { request, cache, role, preferences } = context;
  const query = parseQuery(text, false);
  const media = chooseMedia(context, { table, routine: null, query });
  applyRangeHeader(context, query);
  const { maxRows, allowsAggregates } = role;
  const plan = { table, place: table, alias: table.name, query, cache, maxRows, allowsAggregates };
  const node = planRead({ ...plan, isWrite: false });
  const builder = new StatementBuilder();
  const from = `${qualified(table)} as ${identifier(table.name)}`;
  const source = selectSql(builder, node, { from });
  const countsAll = preferences.count === "exact" || preferences.count === "estimated";
  const bound = preferences.count === "estimated" && maxRows !== null ? ` limit ${maxRows + 1}` : "";
  const shape = { media: media.plan?.of ?? media, isScalar: false, isSingle: false, geoJson: cache.handlers.geoJson };
  const sql = resultSql({
    source,
    shown: "select * from pgrst_source",
    body: request.method === "HEAD" ? null : bodySql(shape),
    count: countsAll ? countSql(builder, node, { from }) + bound : null,
    countsOne: false,
  });
  const execution: Execution = { text: sql, values: builder.values, isReadOnly: true, mayRunTwice: true };
  if (preferences.count === "planned" || preferences.count === "estimated") {
    const counting = new StatementBuilder();
    execution.estimate = { text: countSql(counting, node, { from }), values: counting.values };
  }
  const location = `/${table.name}${query.canonical === "" ? "" : `?${query.canonical}`}`;
  return {
    ...{ media, execution, range: rootRange(query) },
    location: encodeURI(decodeURI(location.replace(/%(?![0-9a-f]{2})/gi, "%25"))).replace(/%25/g, "%"),
  };
}

function filled({ media, range, ...known }: KnownRead, values: readonly string[]): ReadStatement {
  const { text, estimate } = known;
  const execution: Execution = { text, values: known.values(values), isReadOnly: true, mayRunTwice: true };
  if (estimate !== null) execution.estimate = { text: estimate.text, values: estimate.values(values) };
  return { media, range, execution, location: known.location(values) };
}

function knowable({ media, range, execution, location }: ReadStatement): KnownRead {
  const { text, values, estimate = null } = execution;
  return {
    ...{ media, range, text, values: fillableValues(values), location: fillable(location) },
    estimate: estimate === null ? null : { text: estimate.text, values: fillableValues(estimate.values) },
  };
}

/** The key holds everything that decides the plan. The caller does not. */
function keyOf({ request, cache, schema, role, accept }: UnansweredContext, name: string, shape: string): string {
  const [prefer, range] = [headerOf(request, "prefer"), headerOf(request, "range")];
  const named = `${request.method} ${tableKey(schema, name)}`;
  // Neither a header nor a name written as JSON can hold a line end.
  return `${numberOf(cache)} ${role.maxRows}\n${named}\n${accept ?? ""}\n${prefer ?? ""}\n${range ?? ""}\n${shape}`;
}

/** `find` looks up the table when the request is not cached. Throws RestError. */
export function readStatement(context: UnansweredContext, name: string, find: () => Table): ReadStatement {
  const { query } = context.request;
  const shape = shapeOf(query);
  const key = shape === null ? null : keyOf(context, name, shape.key);
  if (shape === null || key === null || key.length > LONGEST_KEY) return planned(context, find(), query);
  const before = knownReads.get(key);
  if (before !== undefined) return filled(before, shape.values);
  const table = find();
  const statement = planned(context, table, query);
  // Requests for a plan are rare and made by people, so they are not cached.
  if (statement.media.plan === null) knownReads.set(key, knowable(planned(context, table, shape.marked)));
  return statement;
}
