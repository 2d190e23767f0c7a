/**
 * Settings that sessions of the platform's logins state when they begin. A project's owner may set any session setting
 * for these roles (`alter role ... set`), and a setting stated at the connection takes precedence, also after `reset
 * all`. Settings that only concern the project's own API (`timezone`, `pgrst.…`) are left to the owner.
 */
const STATED: Readonly<Record<string, string>> = {
  // Whether the session begins at all, and as whom.
  local_preload_libraries: "",
  post_auth_delay: "0",
  ignore_system_indexes: "off",
  // How long statements may take. Each statement of a caller has a bound of its own beside these.
  statement_timeout: "0",
  lock_timeout: "0",
  transaction_timeout: "0",
  idle_session_timeout: "0",
  idle_in_transaction_session_timeout: "30s",
  // A statement ends when its client is gone.
  client_connection_check_interval: "5s",
  // Properties of transactions.
  default_transaction_isolation: "read committed",
  default_transaction_deferrable: "off",
  synchronous_commit: "on",
  exit_on_error: "off",
  row_security: "on",
  restrict_nonsystem_relation_kind: "",
  // Reading of texts and formatting of values.
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
  // Where new tables go, and how much memory is used.
  default_table_access_method: "heap",
  default_tablespace: "",
  temp_tablespaces: "",
  check_function_bodies: "on",
  jit: "off",
  // Server log: a plan for each statement would drown the project's log.
  client_min_messages: "notice",
  debug_print_parse: "off",
  debug_print_rewritten: "off",
  debug_print_plan: "off",
  trace_notify: "off",
  trace_sort: "off",
};

/** Services read and write values in these formats. */
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
  /** Decides which of the platform's logins the session uses. */
  login: keyof typeof PATHS;
  /** Role the session begins as and falls back to. Default: the login itself. */
  role?: string;
  /** Transactions begin read-only. */
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

/** Text of a connection's `options`: a space ends an option, and a backslash escapes it. */
export const optionsText = (settings: Readonly<Record<string, string>>): string =>
  Object.entries(settings)
    .map(([name, value]) => `-c ${name}=${value.replace(/[\\ ]/g, "\\$&")}`)
    .join(" ");
