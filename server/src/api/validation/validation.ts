/** Turns a Zod verdict into the one error body: the sentence names the field and the rule. */
import type { RouteDefinition } from "@slipway/kernel/contract/route";
import { invalidRequest } from "@slipway/kernel/errors";
import type { z } from "zod";
import "./plain-rules.ts";
import { isStorable, unstorable } from "@slipway/kernel/text/storable-text";

const MAX_ISSUES = 20;

function validate(schema: z.ZodType, value: unknown, where: "params" | "query" | "body"): unknown {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  const issues = result.error.issues.slice(0, MAX_ISSUES).map((issue) => ({
    field: issue.path.map(String).join(".") || where,
    rule: issue.message,
  }));
  const first = issues[0]!;
  throw invalidRequest(`${first.field}: ${first.rule}`, { ...first, in: where, issues });
}

/** Once given: text; several times: a list. */
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

export function parseParams(route: RouteDefinition, params: Record<string, string>): unknown {
  for (const [name, value] of Object.entries(params)) if (!isStorable(value)) throw unstorable(name);
  return route.params === undefined ? params : validate(route.params, params, "params");
}

/** An empty body counts as `{}`, so that the answer names the first missing field. */
export const parseBody = (route: RouteDefinition, body: unknown): unknown =>
  route.body === undefined ? undefined : validate(route.body, body === undefined ? {} : body, "body");
