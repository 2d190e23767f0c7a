/**
 * Requests of one seed: every route in turn, by every caller, with parameters, query and body that fit, nearly fit or
 * are hostile.
 */
import { PNG_PIXEL } from "@slipway/features/uploads/testing.ts";
import { fillPath, type RouteDefinition } from "@slipway/kernel/contract/route";
import { limits } from "@slipway/kernel/limits";
import { isStorable } from "@slipway/kernel/text/storable-text";
import { diceOf, type Dice } from "@slipway/platform/testing/dice";
import { hostileTexts } from "@slipway/platform/testing/hostile-inputs";
import { fittingValue, hostileValue, type Known, type KnownHere, nearlyValid, schemaOf } from "./request-values.ts";
import type { Wire } from "./send-bytes.ts";

export interface Caller {
  name: string;
  headers: Record<string, string>;
  /** Limits the run to these routes, for calls that would lock everybody else out. */
  only?: (route: RouteDefinition) => boolean;
}

export interface FuzzRequest {
  /** `seed:index`, which recreates the request. */
  id: string;
  route: RouteDefinition;
  caller: string;
  /** The request's fault in words, for the report. */
  flaw: string;
  /** Whether the contract's schemas accept it; null where they do not decide. */
  fits: boolean | null;
  wire: Omit<Wire, "port">;
}

export interface FuzzOptions {
  seed: number;
  /** Index of the first request. */
  from?: number;
  count: number;
  routes: readonly RouteDefinition[];
  callers: readonly Caller[];
  host: string;
  known: Known;
}

interface Making {
  route: RouteDefinition;
  dice: Dice;
  known: Known;
}

interface Part<T> {
  sent: T;
  fits: boolean | null;
  flaw: string;
}

const HOSTILE_PARAMS = [
  ..."..|.|%2e%2e|%00|%0a|%ff|%|__proto__|constructor|%2F|..%2f..%2fetc%2fpasswd|*|'|%F0%9F%92%A9|%C0%AE|%252e|;|:id|{id}".split(
    "|",
  ),
  "x".repeat(65),
  "x".repeat(7000),
];
const TYPES = [
  "text/plain",
  "application/xml",
  "",
  "application/json;charset=utf-16",
  "multipart/form-data; boundary=x",
  "application/jsonp",
  "application/x-www-form-urlencoded",
];
const METHODS = ["HEAD", "OPTIONS", "PATCH", "TRACE", "PROPFIND", "DELETE", "POST", "PUT", "GET"];
const CREDENTIALS: readonly Record<string, string>[] = [
  { authorization: "Bearer" },
  { authorization: `Bearer slp_${"x".repeat(40)}` },
  { authorization: `Bearer ${"x".repeat(9000)}` },
  { authorization: "Basic eDp5" },
  { authorization: "Bearer \u00ff" },
  { cookie: "=;;=;__Host-slipway-=.;" },
  { cookie: "__Host-slipway-x=%00%ff.\u00ff" },
];

/** Values for one route's field take precedence over those for its name: `POST /admin/models/test base_url`. */
const knownHere = ({ route, known }: Making): KnownHere => ({
  get: (name) => known.get(`${route.method} ${route.path} ${name}`) ?? known.get(name),
});

/** Values for one route's parameter take precedence over those for its name: `DELETE /projects/{id} id`. */
const paramValues = ({ route, known }: Making, name: string): readonly unknown[] => {
  const own = known.get(`${route.method} ${route.path} ${name}`);
  if (own !== undefined) return own;
  const aboutWorkspace = typeof route.policy === "object" && "workspace" in route.policy;
  const ids = name === "id" || name === "projectId" ? (aboutWorkspace ? "workspace_id" : "project_id") : name;
  return known.get(ids) ?? ["x", "1"];
};

function pathOf(making: Making): Part<string> {
  const { route, dice } = making;
  const params: Record<string, string> = {};
  for (const [, name] of route.path.matchAll(/\{(\w+)\}/g)) params[name!] = String(dice.of(paramValues(making, name!)));
  const path = fillPath(route.path, params);
  if (!dice.chance(0.12)) return { sent: path, fits: route.params?.safeParse(params).success ?? true, flaw: "" };
  const parts = path.split("/");
  const at = 1 + dice.below(parts.length - 1);
  parts[at] = dice.of(HOSTILE_PARAMS);
  return { sent: parts.join("/"), fits: null, flaw: `path ${at}` };
}

function searchOf({ route, dice, known }: Making): Part<string> {
  const search = new URLSearchParams();
  let flaw = "";
  const fitting = route.query === undefined ? {} : (fittingValue(route.query, { dice, known }) as object);
  for (const [name, value] of Object.entries(fitting)) {
    const isHostile = dice.chance(0.25);
    if (isHostile) flaw = `query ${name}`;
    search.append(name, (isHostile ? String(hostileValue(dice)).slice(0, 2000) : String(value)).toWellFormed());
    if (dice.chance(0.05)) search.append(name, "twice");
  }
  if (dice.chance(0.05)) search.append(dice.of(hostileTexts).slice(0, 40).toWellFormed(), "1");
  const text = search.toString();
  if (dice.chance(0.02)) return { sent: `?${text}&%ff=%`, fits: null, flaw: "query is no text" };
  return { sent: text === "" ? "" : `?${text}`, fits: queryFits(route, search), flaw };
}

/** Parses as the server does: a name that comes twice is a list. */
function queryFits(route: RouteDefinition, search: URLSearchParams): boolean {
  // The sign-in library's calls ignore the query.
  if (route.path.startsWith("/auth/") && route.method === "POST") return true;
  if ([...search].some(([name, value]) => !isStorable(name) || !isStorable(value))) return false;
  const query = Object.fromEntries([...new Set(search.keys())].map((name) => [name, search.getAll(name)]));
  const value = Object.fromEntries(
    Object.entries(query).map(([name, values]) => [name, values.length === 1 ? values[0] : values]),
  );
  return route.query?.safeParse(value).success ?? true;
}

const STORED = /\\u(0000|d[89a-f])/i;

function bodyFits(route: RouteDefinition, bytes: Buffer): boolean | null {
  if (route.body === undefined) return null;
  if (bytes.byteLength > (route.maxBodyBytes ?? limits.jsonBodyBytes)) return null;
  let value: unknown;
  try {
    const text = new TextDecoder("utf-8", { fatal: true }).decode(bytes);
    value = text === "" ? {} : JSON.parse(text);
    // Deep nesting and unstorable text are refused on entry; the rules for them are not repeated here.
    if (STORED.test(text) || /(\[\s*){200}|(\{[^{}]*){200}/.test(text)) return null;
  } catch {
    return false;
  }
  return route.body.safeParse(value).success;
}

/** Texts that are no JSON, or that programs parse differently. */
const brokenBodies = (text: string): readonly Buffer[] => [
  Buffer.from(text.slice(0, -1)),
  Buffer.from(text.replace("{", '{"id":"twice","__proto__":{"is_staff":true},')),
  Buffer.from(text.replace(/"(\w+)":([^,}]*)/, '"$1":{"first":1},"$1":$2')),
  Buffer.from(text.replace(/}$/, ",}")),
  Buffer.from(`\ufeff${text}`),
  Buffer.from(`${text}${text}`),
  Buffer.from(`/* */${text}`),
  Buffer.from(text, "utf16le"),
  Buffer.from("[".repeat(60_000)),
  Buffer.from('{"a":'.repeat(30_000)),
  Buffer.from([0x22, 0xff, 0xfe, 0x22]),
  Buffer.alloc(1_100_000, 0x61),
  Buffer.from("NaN"),
  Buffer.alloc(0),
];

/** A picture: whole, cut off, with a byte changed, or none at all. */
function bytesBody(dice: Dice): Part<Buffer | null> {
  const whole = Buffer.from(PNG_PIXEL);
  const kind = dice.below(10);
  const at = dice.below(whole.length);
  if (kind === 0) return { sent: null, fits: null, flaw: "no body" };
  if (kind < 5) return { sent: whole, fits: null, flaw: "" };
  if (kind < 7) return { sent: whole.subarray(0, at), fits: null, flaw: `cut at byte ${at}` };
  if (kind < 9) whole[at] = whole[at]! ^ (1 + dice.below(255));
  return { sent: kind < 9 ? whole : Buffer.from(dice.of(hostileTexts)), fits: null, flaw: `byte ${at} changed` };
}

/** Mostly JSON, sometimes something else. */
function bodyOf(making: Making): Part<Buffer | null> {
  const { route, dice } = making;
  const known = knownHere(making);
  if (route.bodyKind === "bytes") return bytesBody(dice);
  if (route.method === "GET" && !dice.chance(0.02)) return { sent: null, fits: true, flaw: "" };
  if (route.body === undefined && !dice.chance(0.3)) return { sent: null, fits: true, flaw: "" };
  const fitting = route.body === undefined ? {} : fittingValue(route.body, { dice, known });
  const part = (sent: Buffer, flaw: string): Part<Buffer> => ({ sent, fits: bodyFits(route, sent), flaw });
  const kind = dice.below(20);
  if (kind < 8) return part(Buffer.from(JSON.stringify(fitting)), "");
  if (kind < 16) {
    const { value, flaw } = nearlyValid(fitting, route.body === undefined ? {} : schemaOf(route.body), dice);
    return part(Buffer.from(JSON.stringify(value) ?? ""), flaw);
  }
  if (kind < 17) return part(Buffer.from(JSON.stringify(hostileValue(dice))), "hostile body");
  return part(dice.of(brokenBodies(JSON.stringify(fitting))), "broken body");
}

const both = (...verdicts: (boolean | null)[]): boolean | null =>
  verdicts.includes(false) ? false : verdicts.includes(null) ? null : true;

function methodOf({ route, dice }: Making): string {
  if (!dice.chance(0.03)) return route.method;
  const method = dice.of(METHODS);
  // Moving the shared project to Trash would make the rest of the run pointless.
  return method === "DELETE" && route.path === "/projects/{id}" ? route.method : method;
}

function requestOf(options: FuzzOptions, index: number): FuzzRequest {
  const { seed, routes, callers, host, known } = options;
  const dice = diceOf(seed, index);
  const route = routes[index % routes.length]!;
  const making = { route, dice, known };
  const caller = dice.of(callers.filter(({ only }) => only?.(route) ?? true));
  const [path, search, body] = [pathOf(making), searchOf(making), bodyOf(making)];
  const type = dice.chance(0.04) ? dice.of(TYPES) : "application/json";
  const odd = dice.chance(0.04) ? dice.of(CREDENTIALS) : null;
  // An odd cookie beside a valid token does not change the caller.
  const isKnown = odd === null || !Object.keys(odd).some((name) => name in caller.headers);
  const isJson = body.sent === null || body.sent.byteLength === 0 || /^application\/json(;|$)/.test(type);
  return {
    id: `${seed}:${index}`,
    route,
    caller: isKnown ? caller.name : "odd credentials",
    flaw: [path.flaw, search.flaw, body.flaw, isJson ? "" : "content type"].filter(Boolean).join(", "),
    fits: both(path.fits, search.fits, body.fits, isJson || route.body === undefined),
    wire: {
      method: methodOf(making),
      path: `/api${path.sent}${search.sent}`,
      headers: {
        host,
        ...caller.headers,
        ...odd,
        // Sign-in is limited by address: a single client would soon be refused whatever it sends.
        ...(route.path.startsWith("/auth/") ? { "x-forwarded-for": `198.51.100.${dice.below(250)}` } : {}),
        ...(body.sent === null ? {} : { "content-type": type, "content-length": String(body.sent.byteLength) }),
      },
      body: body.sent,
    },
  };
}

export function* fuzzRequests(options: FuzzOptions): Generator<FuzzRequest> {
  const from = options.from ?? 0;
  for (let index = from; index < from + options.count; index += 1) yield requestOf(options, index);
}
