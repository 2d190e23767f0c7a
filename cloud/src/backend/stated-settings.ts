/**
 * What a session of one of the platform's logins says of itself when it begins. An owner of a project may settle for these roles
 * whatever a session may set (`alter role ... set`), and what is stated at the connection comes before that: also after `reset all`.
 * What means something for the project's own API alone (`timezone`, `pgrst.…`) is left to the owner.
 */
const STATED: Readonly<Record<string, string>> = {
  // Whether it begins at all, and as whom.
  local_preload_libraries: "",
  post_auth_delay: "0",
  ignore_system_indexes: "off",
  // How long it may take. Each statement of a caller has a bound of its own beside these.
  statement_timeout: "0",
  lock_timeout: "0",
  transaction_timeout: "0",
  idle_session_timeout: "0",
  idle_in_transaction_session_timeout: "30s",
  // Who asked is gone: what they asked for ends.
  client_connection_check_interval: "5s",
  // What a transaction is.
  default_transaction_isolation: "read committed",
  default_transaction_deferrable: "off",
  synchronous_commit: "on",
  exit_on_error: "off",
  row_security: "on",
  restrict_nonsystem_relation_kind: "",
  // What a text means, and how a value is written.
  standard_conforming_strings: "on",
  backslash_quote: "safe_encoding",
  transform_null_equals: "off",
  array_nulls: "on",
  quote_all_identifiers: "off",
  datestyle: "ISO, MDY",
  intervalstyle: "postgres",
  extra_float_digits: "1",
  bytea_output: "hex",
  xmlbinary: "base64",
  xmloption: "content",
  // Where new tables go, and what is kept in memory.
  default_table_access_method: "heap",
  default_tablespace: "",
  temp_tablespaces: "",
  check_function_bodies: "on",
  jit: "off",
  // What the server writes about it: a plan for each statement would drown the project's log.
  client_min_messages: "notice",
  debug_print_parse: "off",
  debug_print_rewritten: "off",
  debug_print_plan: "off",
  trace_notify: "off",
  trace_sort: "off",
};

/** Of services, which read and write values as they know them. */
const OF_SERVICES: Readonly<Record<string, string>> = { timezone: "UTC" };

const PUBLIC_PATH = '"$user",public,extensions';
const PATHS = {
  authenticator: PUBLIC_PATH,
  postgres: PUBLIC_PATH,
  supabase_auth_admin: "auth",
  supabase_storage_admin: "storage",
  supabase_realtime_admin: "realtime",
} as const;

export interface StatedFor {
  /** Which of the platform's logins. */
  login: keyof typeof PATHS;
  /** What the session begins as, and falls back to; default: the login itself. */
  role?: string;
  /** Transactions begin as reading ones. */
  isReadOnly?: boolean;
}

export function statedSettings({ login, role = "none", isReadOnly = false }: StatedFor): Record<string, string> {
  const isOfProject = login === "authenticator" || login === "postgres";
  return {
    ...STATED,
    ...(isOfProject ? {} : OF_SERVICES),
    role,
    search_path: PATHS[login],
    default_transaction_read_only: isReadOnly ? "on" : "off",
  };
}

/** Text of a connection's `options`: a space ends an option, and a backslash keeps it. */
export const optionsText = (settings: Readonly<Record<string, string>>): string =>
  Object.entries(settings)
    .map(([name, value]) => `-c ${name}=${value.replace(/[\\ ]/g, "\\$&")}`)
    .join(" ");
