/** Every setting of the server's that a session may change, at values that nobody could work with, for each of the platform's logins. */
import type { Login } from "../../backend/port.ts";
import type { Clusters } from "../../clusters/port.ts";

export const ALL_LOGINS: readonly Login[] = [
  ...(["postgres", "authenticator"] as const),
  ...(["supabase_auth_admin", "supabase_storage_admin", "supabase_realtime_admin"] as const),
];

/** Texts mean something each: the ends of a range are not enough. */
const TEXTS: Readonly<Record<string, string>> = {
  role: "anon",
  session_authorization: "anon",
  local_preload_libraries: "nothing_of_this_name",
  session_preload_libraries: "nothing_of_this_name",
  search_path: "hostile, pg_catalog",
  datestyle: "German, DMY",
  timezone: "Pacific/Kiritimati",
  default_text_search_config: "pg_catalog.german",
  client_encoding: "SQL_ASCII",
  restrict_nonsystem_relation_kind: "view, foreign-table",
  "plpgsql.extra_errors": "all",
};

interface Setting {
  name: string;
  type: "bool" | "integer" | "real" | "enum" | "string";
  setting: string;
  min: string | null;
  max: string | null;
  others: string[] | null;
}

export type End = "min" | "max";

/** At its maximum it is the time that a password takes, of whoever sets one: nobody's but their own. */
const LEFT = ["scram_iterations"];

function valueOf({ name, type, setting, min, max, others }: Setting, end: End): string | null {
  if (type === "bool") return setting === "on" ? "off" : "on";
  if (type === "enum") return others!.filter((other) => other !== setting).at(end === "min" ? 0 : -1) ?? null;
  if (type === "string") return TEXTS[name.toLowerCase()] ?? "hostile";
  return end === "min" ? min : max;
}

/** `alter role ... set` for each; what the server refuses stays as it is. Answers the names of those that were taken. */
export async function settleEverything(clusters: Clusters, ref: string, end: End): Promise<Set<string>> {
  const taken = new Set<string>();
  for (const login of ALL_LOGINS) {
    const database = clusters.database(ref).as(login);
    const { rows } = await database.query<Setting>(
      `select name, vartype as type, setting, min_val as min, max_val as max, to_json(enumvals) as others
       from pg_catalog.pg_settings where context in ('user', 'backend', 'superuser', 'superuser-backend')`,
    );
    const extra = ["role", "session_authorization"].map((name) => ({ name, type: "string" as const }));
    for (const setting of [...rows, ...extra] as Setting[]) {
      const value = valueOf(setting, end);
      if (value === null || LEFT.includes(setting.name)) continue;
      const text = `set local role none; do $$ begin
        execute pg_catalog.format('alter role %I set %s = %L', session_user, '${setting.name}', '${value.replaceAll("'", "''")}');
      end $$`;
      await database
        .transaction((tx) => tx.script(text), undefined, { aim: "any" })
        .then(
          () => taken.add(setting.name),
          () => undefined,
        );
    }
  }
  return taken;
}
