/** Turns a Zod verdict into the one error body: the sentence names the field and the rule. */
import type { RouteDefinition } from "@slipway/kernel/contract/route";
import { invalidRequest, notFound } from "@slipway/kernel/errors";
import type { z } from "zod";
import "./plain-rules.ts";
import { isStorable, unstorable } from "@slipway/kernel/text/storable-text";

const MAX_ISSUES = 20;

/** An unknown field has no path: the issue belongs to the object that holds it. */
const fieldOf = (issue: z.core.$ZodIssue): string =>
  [...issue.path, ...(issue.code === "unrecognized_keys" ? issue.keys.slice(0, 1) : [])].map(String).join(".");

function validate(schema: z.ZodType, value: unknown, where: "params" | "query" | "body"): unknown {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  const issues = result.error.issues.slice(0, MAX_ISSUES).map((issue) => ({
    field: fieldOf(issue) || where,
    rule: issue.message,
  }));
  const first = issues[0]!;
  throw invalidRequest(`${first.field}: ${first.rule}`, { ...first, in: where, issues });
}

/** A parameter given once is a text; given several times, a list. */
function queryObject(search: URLSearchParams): Record<string, string | string[]> {
  const query: Record<string, string | string[]> = Object.create(null) as Record<string, string | string[]>;
  for (const name of new Set(search.keys())) {
    const values = search.getAll(name);
    query[name] = values.length === 1 ? values[0]! : values;
  }
  return { ...query };
}

export function parseQuery(route: RouteDefinition, url: string): unknown {
  const search = url.includes("?") ? new URL(url).searchParams : new URLSearchParams();
  for (const [name, value] of search) {
    if (!isStorable(name)) throw unstorable("query");
    if (!isStorable(value)) throw unstorable(name);
  }
  return route.query === undefined ? undefined : validate(route.query, queryObject(search), "query");
}

/** Parameters that callers may choose, such as a file's name; every other parameter names something that exists. */
const MADE_UP = /(?:_n|N)ame$/;

/** An impossible name is answered as an unknown one: 404. */
export function parseParams(route: RouteDefinition, params: Record<string, string>): unknown {
  for (const [name, value] of Object.entries(params))
    if (!isStorable(value)) throw MADE_UP.test(name) ? unstorable(name) : notFound();
  if (route.params === undefined) return params;
  const result = route.params.safeParse(params);
  if (!result.success && result.error.issues.some(({ path }) => !MADE_UP.test(String(path[0])))) throw notFound();
  return validate(route.params, params, "params");
}

/** An empty body counts as `{}`, so that the answer names the first missing field. */
export const parseBody = (route: RouteDefinition, body: unknown): unknown =>
  route.body === undefined ? undefined : validate(route.body, body === undefined ? {} : body, "body");
