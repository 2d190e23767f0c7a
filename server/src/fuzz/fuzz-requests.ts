/** Requests of one seed: every route in turn, by everybody, with parameters, query and body that fit, nearly fit or are hostile. */
import { fillPath, type RouteDefinition } from "@slipway/kernel/contract/route";
import { hostileTexts } from "@slipway/platform/testing/hostile-inputs";
import { diceOf, type Dice, hostileValue, type Known, nearlyValid, schemaOf, validValue } from "./request-values.ts";
import type { Wire } from "./send-bytes.ts";

export interface Caller {
  name: string;
  headers: Record<string, string>;
}

export interface FuzzRequest {
  route: RouteDefinition;
  caller: string;
  wire: Omit<Wire, "port">;
}

export interface FuzzOptions {
  seed: number;
  count: number;
  routes: readonly RouteDefinition[];
  callers: readonly Caller[];
  host: string;
  known: Known;
}

const HOSTILE_PARAMS = [
  ..."..|.|%2e%2e|%00|%0a|%ff|%|__proto__|constructor|%2F|..%2f..%2fetc%2fpasswd|*|'|%F0%9F%92%A9".split("|"),
  "x".repeat(65),
  "x".repeat(7000),
];
const TYPES = [
  "text/plain",
  "application/xml",
  "",
  "application/json;charset=utf-16",
  "multipart/form-data; boundary=x",
];
const METHODS = ["HEAD", "OPTIONS", "PATCH", "TRACE", "PROPFIND", "DELETE", "POST"];
const CREDENTIALS: readonly Record<string, string>[] = [
  { authorization: "Bearer" },
  { authorization: `Bearer slp_${"x".repeat(40)}` },
  { authorization: `Bearer ${"x".repeat(9000)}` },
  { authorization: "Basic eDp5" },
  { cookie: "=;;=;__Host-slipway-=.;" },
  { cookie: "__Host-slipway-x=%00%ff.\u00ff" },
];

function pathOf(route: RouteDefinition, { dice, known }: { dice: Dice; known: Known }): string {
  const params: Record<string, string> = {};
  const aboutWorkspace = typeof route.policy === "object" && "workspace" in route.policy;
  for (const [, name] of route.path.matchAll(/\{(\w+)\}/g)) {
    const ids = name === "id" || name === "projectId" ? (aboutWorkspace ? "workspace_id" : "project_id") : name!;
    params[name!] = String(dice.of(known.get(ids) ?? ["x", "1"]));
  }
  const path = fillPath(route.path, params);
  if (!dice.chance(0.15)) return path;
  const parts = path.split("/");
  const at = 1 + dice.below(parts.length - 1);
  parts[at] = dice.of(HOSTILE_PARAMS);
  return parts.join("/");
}

function searchOf(route: RouteDefinition, { dice, known }: { dice: Dice; known: Known }): string {
  if (route.query === undefined && !dice.chance(0.1)) return "";
  const fitting = route.query === undefined ? {} : (validValue(schemaOf(route.query), { dice, known }) as object);
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(fitting)) {
    const sent = dice.chance(0.3) ? String(hostileValue(dice)).slice(0, 2000) : String(value);
    search.append(name, sent.toWellFormed());
    if (dice.chance(0.05)) search.append(name, "twice");
  }
  if (dice.chance(0.1)) search.append(dice.of(hostileTexts).slice(0, 40).toWellFormed(), "1");
  const text = search.toString();
  return text === "" ? "" : `?${text}${dice.chance(0.05) ? "&%ff=%" : ""}`;
}

/** JSON for most, and then what is none. */
function bodyOf(route: RouteDefinition, { dice, known }: { dice: Dice; known: Known }): Buffer | null {
  if (route.method === "GET" && !dice.chance(0.02)) return null;
  if (route.body === undefined && !dice.chance(0.3)) return null;
  const fitting = route.body === undefined ? {} : validValue(schemaOf(route.body), { dice, known });
  const kind = dice.below(20);
  if (kind < 8) return Buffer.from(JSON.stringify(fitting));
  if (kind < 16) return Buffer.from(JSON.stringify(nearlyValid(fitting, dice)) ?? "");
  if (kind < 18) return Buffer.from(JSON.stringify(hostileValue(dice)));
  const text = JSON.stringify(fitting);
  return dice.of([
    Buffer.from(text.slice(0, -1)),
    Buffer.from(text.replace("{", `{"id":"twice","__proto__":{"is_staff":true},`)),
    Buffer.from(`${"[".repeat(60_000)}`),
    Buffer.from([0x22, 0xff, 0xfe, 0x22]),
    Buffer.alloc(1_100_000, 0x61),
    Buffer.alloc(0),
  ]);
}

export function* fuzzRequests(options: FuzzOptions): Generator<FuzzRequest> {
  const { seed, count, routes, callers, host, known } = options;
  const dice = diceOf(seed);
  for (let at = 0; at < count; at += 1) {
    const route = routes[at % routes.length]!;
    const caller = dice.of(callers);
    const body = bodyOf(route, { dice, known });
    const type = dice.chance(0.04) ? dice.of(TYPES) : "application/json";
    const odd = dice.chance(0.05) ? dice.of(CREDENTIALS) : {};
    yield {
      route,
      caller: Object.keys(odd).length > 0 ? "odd credentials" : caller.name,
      wire: {
        method: dice.chance(0.04) ? dice.of(METHODS) : route.method,
        path: `/api${pathOf(route, { dice, known })}${searchOf(route, { dice, known })}`,
        headers: {
          host,
          ...caller.headers,
          ...odd,
          ...(body === null ? {} : { "content-type": type, "content-length": String(body.byteLength) }),
        },
        body,
      },
    };
  }
}
