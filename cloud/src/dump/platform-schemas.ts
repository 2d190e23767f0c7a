/** Schemas that a backend brings along, here or at Supabase: a project's dump holds none of their objects. */
export const PLATFORM_SCHEMAS = [
  "auth",
  "storage",
  "realtime",
  "_realtime",
  "_analytics",
  "extensions",
  "slipway",
  "supabase_migrations",
  "supabase_functions",
  "graphql",
  "graphql_public",
  "vault",
  "pgsodium",
  "pgsodium_masks",
  "pgbouncer",
  "pgtle",
  "net",
  "cron",
  "pgmq",
  "information_schema",
] as const;

const LIST = PLATFORM_SCHEMAS.map((name) => `'${name}'`).join(", ");

/** Whether a schema, by the SQL of its name, is the project's own. */
export const isOwn = (name: string): string => `(${name} !~ '^pg_' and ${name} not in (${LIST}))`;
