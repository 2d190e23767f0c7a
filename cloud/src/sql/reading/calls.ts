/**
 * Functions and operators that change nothing: those of Postgres and of the platform's schemas that ordinary SQL uses.
 * Any other may do anything.
 */
import { namesOf, type Node } from "./tree.ts";

const words = (text: string): string[] => text.split(/\s+/).filter(Boolean);

/** Functions of `pg_catalog`. A test checks with the bundled Postgres that each exists and that none of them writes. */
export const READING = words(`
  abs acos age any_value array_agg array_append array_cat array_dims array_fill array_length array_lower array_ndims array_position
  array_positions array_prepend array_remove array_replace array_reverse array_sample array_shuffle array_sort array_to_json array_to_string
  array_to_tsvector array_upper ascii asin atan atan2 avg bit_and bit_length bit_or bool_and bool_or btrim bytea cardinality cbrt ceil ceiling char_length
  character_length chr clock_timestamp col_description concat concat_ws convert_from convert_to corr cos cosh cot count covar_pop
  covar_samp crc32 cume_dist current_database current_schema current_schemas current_setting currval date date_add date_bin date_part
  date_subtract date_trunc decode degrees dense_rank div encode every exp extract factorial first_value floor format format_type gcd
  gen_random_uuid generate_series generate_subscripts get_bit get_byte has_column_privilege has_function_privilege
  has_schema_privilege has_table_privilege initcap isfinite json_agg json_array_elements json_array_elements_text json_array_length
  json_build_array json_build_object json_each json_each_text json_extract_path json_extract_path_text json_object json_object_agg
  json_object_keys json_populate_record json_populate_recordset json_strip_nulls json_to_record json_to_recordset json_typeof jsonb_agg
  jsonb_array_elements jsonb_array_elements_text jsonb_array_length jsonb_build_array jsonb_build_object jsonb_each jsonb_each_text
  jsonb_extract_path jsonb_extract_path_text jsonb_insert jsonb_object jsonb_object_agg jsonb_object_keys jsonb_path_exists
  jsonb_path_match jsonb_path_query jsonb_path_query_array jsonb_path_query_first jsonb_populate_record jsonb_populate_recordset
  jsonb_pretty jsonb_set jsonb_set_lax jsonb_strip_nulls jsonb_to_record jsonb_to_recordset jsonb_typeof justify_days justify_hours
  justify_interval lag lastval last_value lcm lead left length like_escape ln log lower lpad ltrim make_date make_interval make_time
  make_timestamp make_timestamptz max md5 min mod mode nextval normalize now nth_value ntile num_nonnulls num_nulls obj_description
  octet_length overlay parse_ident percent_rank percentile_cont percentile_disc pg_backend_pid pg_column_size pg_database_size
  pg_get_constraintdef pg_get_expr pg_get_functiondef pg_get_indexdef pg_get_serial_sequence pg_get_triggerdef pg_get_userbyid
  pg_get_viewdef pg_indexes_size pg_relation_size pg_size_pretty pg_sleep pg_table_is_visible pg_table_size pg_total_relation_size pg_typeof pi plainto_tsquery
  phraseto_tsquery position power quote_ident quote_literal quote_nullable radians random random_normal rank regexp_count regexp_instr
  regexp_like regexp_match regexp_matches regexp_replace regexp_split_to_array regexp_split_to_table regexp_substr repeat replace reverse
  right round row_number row_to_json rpad rtrim scale set_bit set_byte setweight sha224 sha256 sha384 sha512 sign similar_to_escape sin
  sinh split_part sqrt starts_with statement_timestamp stddev stddev_pop stddev_samp string_agg string_to_array string_to_table strip
  strpos substr substring sum tan tanh text timeofday timestamptz timezone to_ascii to_bin to_char to_date to_hex to_json to_jsonb to_number to_oct
  to_regclass to_regproc to_regtype to_timestamp to_tsquery to_tsvector transaction_timestamp translate trim_array trunc ts_headline
  ts_rank ts_rank_cd tsvector_to_array txid_current unicode_assigned unistr unnest upper uuid_extract_timestamp uuidv4 uuidv7 var_pop
  var_samp variance version websearch_to_tsquery width_bucket xmlagg`);

/**
 * Postgres calls these volatile because each call answers something else. Sequences leave a gap, and nothing is
 * removed.
 */
export const READING_THOUGH_VOLATILE = words(
  "array_sample array_shuffle clock_timestamp currval gen_random_uuid lastval nextval pg_database_size pg_indexes_size pg_relation_size pg_sleep pg_table_size pg_total_relation_size random random_normal timeofday uuidv4 uuidv7",
);

/** Functions of extensions, in any schema, and of the platform's own schemas. */
const OF_EXTENSIONS = words(
  "armor crypt digest gen_random_bytes gen_salt hmac similarity show_trgm unaccent uuid_generate_v1 uuid_generate_v4 uuid_generate_v5 uuid_nil word_similarity",
);
const OF_THE_PLATFORM = words(
  "auth.uid auth.jwt auth.role auth.email storage.foldername storage.filename storage.extension realtime.topic",
);

const KNOWN = new Set([
  ...READING.flatMap((name) => [name, `pg_catalog.${name}`]),
  ...OF_EXTENSIONS.flatMap((name) => [name, `extensions.${name}`]),
  ...OF_THE_PLATFORM,
]);

/** Anybody may define an operator with other characters, and the function it calls. */
const OPERATORS = new Set(
  words(
    "+ - * / % ^ = <> != < > <= >= || & | # ~ << >> ~~ !~~ ~~* !~~* ~* !~ !~* ~>=~ ~<=~ ~>~ ~<~ @ @> <@ && -> ->> #> #>> #- ? ?| ?& @? @@ @@@ <-> |/ ||/ ^@ -|- &< &> <<= >>= %> <% <#> <=>",
  ),
);

/** Null for an operator that only reads. */
export function unknownOperator(name: unknown): string | null {
  const parts = namesOf(name);
  const symbol = parts.at(-1) ?? "";
  const isBuiltIn = parts.length === 1 || (parts.length === 2 && parts[0] === "pg_catalog");
  return isBuiltIn && (OPERATORS.has(symbol) || /^[A-Z]/.test(symbol)) ? null : parts.join(".");
}

/** Null for a function that only reads. */
export function unknownCall(call: Node): string | null {
  const name = namesOf(call["funcname"]).join(".");
  return KNOWN.has(name) ? null : name;
}
