/**
 * A project's choices for its REST API, and the settings of its database role (`alter role authenticator set pgrst.…`).
 */
import type { Backend } from "../backend/port.ts";
import type { SchemaCache } from "./schema/schema-cache.ts";

export interface RestSettings {
  /** Exposed schemas; a request without a schema uses the first. */
  schemas: readonly string[];
  /** Schemas that are searched after the request's schema. */
  extraSearchPath: readonly string[];
  /** Most rows of one answer; null for no bound. */
  maxRows: number | null;
  /** Most bytes of one body. */
  maxBodyBytes: number;
}

export interface RoleSettings {
  allowsPlan: boolean;
  allowsAggregates: boolean;
  /** Allows `Prefer: tx=rollback`. */
  mayEndTransaction: boolean;
  rollsBack: boolean;
  maxRows: number | null;
  /** The bound in the project's settings, which the role may override. */
  projectMaxRows: number | null;
  /** Function called before each request's statement, in its transaction, as its caller: `schema.name`. */
  preRequest: string | null;
  /** Name of a function that answers the root instead of the description. */
  rootSpec: string | null;
  openApi: OpenApiSettings;
}

export interface OpenApiSettings {
  mode: "follow-privileges" | "ignore-privileges" | "disabled";
  showsSecurity: boolean;
  /** URL of the API for clients, where it differs from ours. */
  proxyUrl: string | null;
}

const MODES = ["follow-privileges", "ignore-privileges", "disabled"] as const;

function openApiSettings(settings: SchemaCache["settings"]): OpenApiSettings {
  const mode = settings.get("openapi_mode");
  const proxy = settings.get("openapi_server_proxy_uri") ?? "";
  return {
    // An unknown mode must not show more than the project may intend.
    mode: mode === undefined ? MODES[0] : (MODES.find((one) => one === mode) ?? "disabled"),
    showsSecurity: isOn(settings.get("openapi_security_active")),
    proxyUrl: /^https?:/.test(proxy) && URL.canParse(proxy) ? proxy : null,
  };
}

const DEFAULTS: RestSettings = {
  schemas: ["public", "graphql_public"],
  extraSearchPath: ["public", "extensions"],
  maxRows: 1000,
  maxBodyBytes: 10 * 1024 * 1024,
};

/** An empty list counts as a choice. */
const texts = (value: unknown): string[] | null =>
  Array.isArray(value) && value.every((one) => typeof one === "string") ? (value as string[]) : null;

export async function restSettings({ settings }: Backend): Promise<RestSettings> {
  const saved = (await settings.read("rest")) ?? {};
  const schemas = texts(saved.schemas) ?? [];
  return {
    schemas: schemas.length > 0 ? schemas : DEFAULTS.schemas,
    extraSearchPath: texts(saved.extra_search_path) ?? DEFAULTS.extraSearchPath,
    maxRows: typeof saved.max_rows === "number" ? saved.max_rows : saved.max_rows === null ? null : DEFAULTS.maxRows,
    maxBodyBytes: DEFAULTS.maxBodyBytes,
  };
}

const isOn = (value: string | undefined): boolean => value === "true" || value === "on" || value === "1";

const known = new WeakMap<SchemaCache, RoleSettings>();

/** Answers the same object while schema and bound are unchanged. */
export function roleSettings(cache: SchemaCache, { maxRows }: RestSettings): RoleSettings {
  const before = known.get(cache);
  if (before !== undefined && before.projectMaxRows === maxRows) return before;
  const settings = readRole(cache, maxRows);
  known.set(cache, settings);
  return settings;
}

function readRole({ settings }: SchemaCache, maxRows: number | null): RoleSettings {
  const end = settings.get("db_tx_end") ?? "commit";
  const rows = Number(settings.get("db_max_rows") ?? Number.NaN);
  return {
    allowsPlan: isOn(settings.get("db_plan_enabled")),
    allowsAggregates: isOn(settings.get("db_aggregates_enabled")),
    mayEndTransaction: end.endsWith("-allow-override"),
    rollsBack: end.startsWith("rollback"),
    preRequest: settings.get("db_pre_request") || null,
    rootSpec: settings.get("db_root_spec") || null,
    openApi: openApiSettings(settings),
    maxRows: Number.isInteger(rows) && rows >= 0 ? rows : maxRows,
    projectMaxRows: maxRows,
  };
}
