/**
 * Rules for every answer to any request: it matches the contract or is a declared error, and reveals nobody else's
 * data.
 */
import type { RouteDefinition } from "@slipway/kernel/contract/route";
import { z } from "zod";
import type { FuzzRequest } from "./fuzz-requests.ts";
import type { WireAnswer } from "./send-bytes.ts";

const errorSchema = z.strictObject({
  error: z.strictObject({
    code: z.string().regex(/^[a-z][a-z_]+$/),
    message: z.string().min(1),
    details: z.unknown().optional(),
    trace_id: z.string().regex(/^[0-9a-f]{32}$/),
  }),
});
const ruleSchema = z.looseObject({ field: z.string().min(1), rule: z.string().min(1) });

/**
 * Errors that every route may answer: those of the entry and the policy. Others are declared by the route. [K3] [K4]
 */
const COMMON: Readonly<Record<string, number>> = {
  invalid_request: 400,
  invalid_json: 400,
  not_signed_in: 401,
  forbidden: 403,
  origin_refused: 403,
  sso_required: 403,
  not_found: 404,
  method_not_allowed: 405,
  too_large: 413,
  unsupported_media_type: 415,
  rate_limited: 429,
};

/** Codes of requests that were not understood. */
const MISREAD: ReadonlySet<string> = new Set(["invalid_request", "invalid_json", "unsupported_media_type"]);

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const isDeclared = (route: RouteDefinition | null, status: number, code: string): boolean =>
  COMMON[code] === status || (route?.errors ?? []).some((error) => error.status === status && error.code === code);

const outlineOf = (path: string): string => path.replace(/\{\w+\}/g, "{}");

/** The route that the request's method leads to; null when there is none at this path. */
function answeringRoute({ route, wire }: FuzzRequest, routes: readonly RouteDefinition[]): RouteDefinition | null {
  if (wire.method === route.method) return route;
  return routes.find(({ path, method }) => method === wire.method && outlineOf(path) === outlineOf(route.path)) ?? null;
}

function failureProblem(request: FuzzRequest, answer: WireAnswer, route: RouteDefinition | null): string | null {
  const { status, headers, text } = answer;
  if (request.wire.method === "HEAD") return status >= 500 ? "is a failure" : null;
  const failure = errorSchema.safeParse(parsed(text));
  if (!failure.success) return "is no error of ours";
  const { code, details, trace_id } = failure.data.error;
  if (headers["x-trace-id"] !== trace_id) return "has two trace ids";
  if (!isDeclared(route, status, code)) return `is an undeclared ${code}`;
  if (code === "invalid_request" && !ruleSchema.safeParse(details).success) return "names no field and rule";
  const isOwnWord = (route?.errors ?? []).some((error) => error.code === code);
  if (request.fits === true && request.wire.method === request.route.method && MISREAD.has(code) && !isOwnWord)
    return "refuses what the contract allows";
  return null;
}

/** A path that climbs out of its route arrives at another address, such as a page. */
const climbs = (path: string): boolean => /(^|\/)(\.|%2e){1,2}(\/|\?|$)/i.test(path);

export interface Judging {
  routes: readonly RouteDefinition[];
  /** Text of a person whom no caller may know of. */
  canary: string;
}

/** The fault of an answer, or null. */
export function answerProblem(request: FuzzRequest, answer: WireAnswer, { routes, canary }: Judging): string | null {
  const { status, text } = answer;
  const { wire } = request;
  if (status === 0) return "did not come";
  const mayKnowEverybody = request.caller === "staff" && request.route.policy === "staff";
  if (!mayKnowEverybody && (text.includes(canary) || JSON.stringify(answer.headers).includes(canary)))
    return "tells of somebody else";
  const route = answeringRoute(request, routes);
  if (status >= 400) return failureProblem(request, answer, climbs(wire.path) ? request.route : route);
  if (status !== (route?.status ?? 200)) return "is neither an error nor the declared success";
  if (climbs(wire.path) || wire.method === "HEAD") return null;
  if (route === null) return "answers a method that nobody declared";
  if (route === request.route && request.fits === false) return "takes what the contract refuses";
  if (route.resultKind === "bytes") return null;
  return (route.result ?? z.strictObject({})).safeParse(parsed(text)).success ? null : "breaks the contract";
}
