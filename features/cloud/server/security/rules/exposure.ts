/** Rules about objects that strangers can reach because of their schema. */
import { IS_EXPOSED, IS_INVOKER, may, NAME, relations, type Rule } from "./rule.ts";

/** Names of columns that usually hold private values. */
const SENSITIVE = [
  ...[
    "password",
    "passwd",
    "pwd",
    "passphrase",
    "secret",
    "secret_key",
    "private_key",
    "api_key",
    "apikey",
    "auth_key",
  ],
  ...["token", "jwt", "access_token", "refresh_token", "oauth_token", "session_token", "bearer_token", "auth_code"],
  ...["session_id", "session_key", "session_secret", "recovery_code", "backup_code", "verification_code", "otp"],
  ...["two_factor", "2fa_secret", "2fa_code", "ssn", "social_security", "social_security_number", "driver_license"],
  ...["drivers_license", "license_number", "passport_number", "passport_id", "national_id", "tax_id", "credit_card"],
  ...[
    "card_number",
    "cvv",
    "cvc",
    "cvn",
    "bank_account",
    "account_number",
    "routing_number",
    "iban",
    "swift_code",
    "bic",
  ],
  ...["health_record", "medical_record", "patient_id", "insurance_number", "health_insurance", "medical_insurance"],
  ...["treatment", "mac_address", "macaddr", "imei", "device_uuid", "pgp_key", "gpg_key", "ssh_key", "certificate"],
  ...["license_key", "activation_key", "facial_recognition"],
];

const GRAPHQL = "exists (select from pg_catalog.pg_extension g where g.extname = 'pg_graphql')";

const seenBy = (
  role: string,
): string => `select ${NAME} ${relations("r", "v", "m", "f")} and ${IS_EXPOSED} and ${GRAPHQL}
  and pg_catalog.has_any_column_privilege('${role}', c.oid, 'select')`;

const runBy = (role: string): string => `select distinct pg_catalog.format('%s.%s', n.nspname, f.proname) as object
  from pg_catalog.pg_proc f join pg_catalog.pg_namespace n on n.oid = f.pronamespace
  where ${IS_EXPOSED} and f.prosecdef and f.prorettype <> all (array['trigger', 'event_trigger']::regtype[])
    and pg_catalog.has_function_privilege('${role}', f.oid, 'execute')`;

export const EXPOSURE: readonly Rule[] = [
  {
    name: "auth_users_exposed",
    level: "error",
    message: "The view shows rows of auth.users, with people's addresses, to everybody who may read it.",
    sql: `select distinct ${NAME} ${relations("v", "m")} and ${IS_EXPOSED} and ${may("select")}
      and exists (select from pg_catalog.pg_rewrite w join pg_catalog.pg_depend d on d.objid = w.oid and d.classid = 'pg_rewrite'::regclass
        join pg_catalog.pg_class u on u.oid = d.refobjid and d.refclassid = 'pg_class'::regclass
        where w.ev_class = c.oid and d.deptype = 'n' and u.oid = pg_catalog.to_regclass('auth.users')
          and (c.relkind = 'm' or not ${IS_INVOKER} or not u.relrowsecurity))`,
  },
  {
    name: "security_definer_view",
    level: "error",
    message: "The view reads with its owner's rights, past row-level security. Make it with (security_invoker = true).",
    sql: `select ${NAME} ${relations("v")} and ${IS_EXPOSED} and ${may("select")} and not ${IS_INVOKER}`,
  },
  {
    name: "materialized_view_in_api",
    level: "warning",
    message: "A materialized view knows no row-level security: everybody reads all of it.",
    sql: `select ${NAME} ${relations("m")} and ${IS_EXPOSED} and ${may("select")}`,
  },
  {
    name: "foreign_table_in_api",
    level: "warning",
    message: "A foreign table knows no row-level security: everybody reads all of it.",
    sql: `select ${NAME} ${relations("f")} and ${IS_EXPOSED} and ${may("select")}`,
  },
  {
    name: "insecure_queue_exposed_in_api",
    level: "error",
    message:
      "The queue is reached through the API, and row-level security is off: everybody reads and takes its messages.",
    sql: `select ${NAME} ${relations("r", "p")} and n.nspname = 'pgmq' and c.relname like 'q\\_%' and not c.relrowsecurity
      and 'pgmq_public' = any($1::text[]) and ${may("select")}`,
  },
  {
    name: "sensitive_columns_exposed",
    level: "error",
    message: "A column looks as if its values were secret, and row-level security is off: everybody reads them.",
    sql: `select distinct ${NAME} ${relations("r", "p")} and ${IS_EXPOSED} and not c.relrowsecurity and exists (
      select from pg_catalog.pg_attribute a where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
        and pg_catalog.replace(pg_catalog.lower(a.attname), '-', '_') = any(array[${SENSITIVE.map((name) => `'${name}'`).join(", ")}])
        and (pg_catalog.has_column_privilege('anon', c.oid, a.attnum, 'select')
          or pg_catalog.has_column_privilege('authenticated', c.oid, a.attnum, 'select')))`,
  },
  {
    name: "public_bucket_allows_listing",
    level: "warning",
    message:
      "The bucket is public, and a policy lets everybody list it. Its files are reached by their addresses without that.",
    sql: `select b.name as object from storage.buckets b where b.public and exists (
      select from pg_catalog.pg_policies p
      cross join lateral (select pg_catalog.regexp_replace(p.qual, '[[:space:]()]', '', 'g') as said) x
      where p.schemaname = 'storage' and p.tablename = 'objects' and p.cmd in ('SELECT', 'ALL') and p.permissive = 'PERMISSIVE'
        and p.roles && array['public', 'anon', 'authenticated']::name[]
        and (x.said is null or pg_catalog.lower(x.said) in ('true', '1=1')
          or pg_catalog.lower(pg_catalog.left(x.said, 10)) = 'bucket_id='
            and pg_catalog.regexp_replace(pg_catalog.substr(x.said, 11), '::[[:alnum:]_.]+$', '')
              = pg_catalog.regexp_replace(pg_catalog.quote_literal(b.id), '[[:space:]()]', '', 'g')))`,
  },
  {
    name: "pg_graphql_anon_table_exposed",
    level: "warning",
    message:
      "GraphQL shows strangers that it exists, with its columns. Revoke select from anon where they need not know.",
    sql: seenBy("anon"),
  },
  {
    name: "pg_graphql_authenticated_table_exposed",
    level: "warning",
    message:
      "GraphQL shows everybody with an account that it exists, with its columns. Revoke select from authenticated where they need not know.",
    sql: seenBy("authenticated"),
  },
  {
    name: "anon_security_definer_function_executable",
    level: "warning",
    message: "Strangers can call the function, and it runs with its owner's rights, past row-level security.",
    sql: runBy("anon"),
  },
  {
    name: "authenticated_security_definer_function_executable",
    level: "warning",
    message:
      "Everybody with an account can call the function, and it runs with its owner's rights, past row-level security.",
    sql: runBy("authenticated"),
  },
  {
    name: "fkey_to_auth_unique",
    level: "error",
    message:
      "A foreign key leads to a column of the sign-in that may change or go. Refer to the primary key of auth.users instead.",
    sql: `select distinct ${NAME} from pg_catalog.pg_constraint k
      join pg_catalog.pg_class c on c.oid = k.conrelid join pg_catalog.pg_namespace n on n.oid = c.relnamespace
      join pg_catalog.pg_class t on t.oid = k.confrelid join pg_catalog.pg_index i on i.indexrelid = k.conindid
      where k.contype = 'f' and t.relnamespace = pg_catalog.to_regnamespace('auth') and n.nspname <> 'auth'
        and i.indisunique and not i.indisprimary`,
  },
];
