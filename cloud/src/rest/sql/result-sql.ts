/**
 * The outer select of every statement: the number of rows, the body as text, and headers and status that the database
 * sets.
 */
import type { CustomMedia, Media } from "../request/media.ts";

const ROWS = "_pgrst_rows";

function csvSql(): string {
  const header =
    "(select coalesce(string_agg(a.k, ','), '') from (select json_object_keys(r)::text as k from (select row_to_json(h) as r from pgrst_source as h limit 1) s) a)";
  const lines = `coalesce(string_agg(substring(${ROWS}::text, 2, length(${ROWS}::text) - 2), E'\\n'), '')`;
  return `${header} || E'\\n' || ${lines}`;
}

export interface BodyShape {
  media: Media;
  /** Set for a function that answers values instead of rows. */
  isScalar: boolean;
  /** Set for a function that answers one value or row. */
  isSingle: boolean;
  /** Function that turns a row into GeoJSON; null where there is none. */
  geoJson: string | null;
}

/** Bytes travel as base64; `answer` decodes them. */
function customSql({ form, handler }: CustomMedia): string {
  const cast = handler === null || handler.rowType === null ? "" : `::${handler.rowType}`;
  const value = handler === null ? "(select pgrst_scalar from pgrst_source)" : `${handler.aggregate}(${ROWS}${cast})`;
  return `coalesce(${form === "bytes" ? `encode(${value}::bytea, 'base64')` : `(${value})::text`}, '')`;
}

export function bodySql({ media, isScalar, isSingle, geoJson }: BodyShape): string {
  if (media.custom !== null) return customSql(media.custom);
  if (media.kind === "csv") return csvSql();
  if (media.kind === "geojson") {
    const features = `coalesce(json_agg(${geoJson}(${ROWS})::json), '[]')`;
    return `json_build_object('type', 'FeatureCollection', 'features', ${features})::text`;
  }
  const row = isScalar ? `${ROWS}.pgrst_scalar` : ROWS;
  const strip = (sql: string): string => (media.stripsNulls ? `json_strip_nulls(${sql})` : sql);
  if (isSingle || media.kind === "object") return `coalesce((${strip(`json_agg(${row})->0`)})::text, 'null')`;
  return `coalesce(${strip(`json_agg(${row})`)}::text, '[]')`;
}

export interface ResultParts {
  /** Query behind `pgrst_source`. */
  source: string;
  /** Query of what is shown of it. */
  shown: string;
  /** Null for no body. */
  body: string | null;
  /** A select with one row per counted row; null when no count was requested. */
  count: string | null;
  /** Counts a single value as one row. */
  countsOne: boolean;
  /** Further columns as SQL. */
  extra?: readonly string[];
}

export function resultSql({ source, shown, body, count, countsOne, extra = [] }: ResultParts): string {
  const columns = [
    `${count === null ? "null::int8" : "(select count(*) from pgrst_count)"}::text as total`,
    `${countsOne ? "1" : `count(${ROWS})`}::text as rows`,
    `${body ?? "''"} as body`,
    "nullif(current_setting('response.headers', true), '') as headers",
    "nullif(current_setting('response.status', true), '') as status",
    ...extra,
  ];
  const counted = count === null ? "" : `, pgrst_count as (${count})`;
  return `with pgrst_source as (${source})${counted} select ${columns.join(", ")} from (${shown}) ${ROWS}`;
}
