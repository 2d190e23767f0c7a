/** Comments, rights and lengths, which the schema cache does not have. Read as the caller, for one schema. */
import { AppError } from "@slipway/kernel/errors";
import type { Queries } from "../../backend/port.ts";

export interface DescribedColumn {
  relation: number;
  name: string;
  comment: string | null;
  not_null: boolean;
  max_length: number | null;
  /** Labels, for an enumeration. */
  labels: string[];
}

export interface DescribedRelation {
  id: number;
  comment: string | null;
}

export interface DescribedParameter {
  name: string;
  type: string;
  is_required: boolean;
  is_variadic: boolean;
}

export interface DescribedRoutine {
  name: string;
  comment: string | null;
  is_volatile: boolean;
  parameters: DescribedParameter[];
}

export interface Described {
  comment: string | null;
  relations: DescribedRelation[];
  columns: DescribedColumn[];
  routines: DescribedRoutine[];
}

export interface Scope {
  schema: string;
  /** Set by `openapi-mode = ignore-privileges`. */
  showsAll: boolean;
}

const MAY_USE = `($2 or (has_schema_privilege(n.oid, 'usage') and (pg_has_role(c.relowner, 'usage')
  or has_table_privilege(c.oid, 'select, insert, update, delete, truncate, references, trigger')
  or has_any_column_privilege(c.oid, 'select, insert, update, references'))))`;

const FROM = `pg_catalog.pg_class c join pg_catalog.pg_namespace n on n.oid = c.relnamespace`;
const SHOWN = `n.nspname = $1 and c.relkind in ('r','v','m','f','p') and not c.relispartition and ${MAY_USE}`;

const SCHEMA = `select obj_description(oid, 'pg_namespace') as comment from pg_catalog.pg_namespace where nspname = $1`;

const RELATIONS = `select c.oid::int8::float8 as id, obj_description(c.oid, 'pg_class') as comment
  from ${FROM} where ${SHOWN} order by c.relname`;

const COLUMNS = `select a.attrelid::int8::float8 as relation, a.attname as name, col_description(a.attrelid, a.attnum) as comment,
    a.attnotnull or t.typnotnull as not_null,
    case when a.atttypid in ('bpchar'::regtype, 'varchar'::regtype) and a.atttypmod > 4 then a.atttypmod - 4
      when a.atttypid in ('bit'::regtype, 'varbit'::regtype) and a.atttypmod > 0 then a.atttypmod end as max_length,
    coalesce((select array_agg(e.enumlabel::text order by e.enumsortorder) from pg_catalog.pg_enum e
      where e.enumtypid = pg_basetype(t.oid)), '{}') as labels
  from ${FROM} join pg_catalog.pg_attribute a on a.attrelid = c.oid join pg_catalog.pg_type t on t.oid = a.atttypid
  where ${SHOWN} and a.attnum > 0 and not a.attisdropped order by a.attrelid, a.attnum`;

const ROUTINES = `select p.proname as name, obj_description(p.oid, 'pg_proc') as comment, p.provolatile = 'v' as is_volatile,
    coalesce((select json_agg(json_build_object('name', coalesce(p.proargnames[i.at], ''),
        'type', format_type(i.type, null),
        'is_required', i.nth <= p.pronargs - p.pronargdefaults and not i.mode = 'v', 'is_variadic', i.mode = 'v') order by i.nth)
      from (select u.at, u.type, coalesce(p.proargmodes[u.at], 'i')::text as mode, row_number() over (order by u.at) as nth
        from unnest(coalesce(p.proallargtypes, p.proargtypes::oid[])) with ordinality u(type, at)
        where coalesce(p.proargmodes[u.at], 'i') in ('i', 'b', 'v')) i), '[]') as parameters
  from pg_catalog.pg_proc p join pg_catalog.pg_namespace n on n.oid = p.pronamespace
  where n.nspname = $1 and p.prokind = 'f'
    and ($2 or (has_schema_privilege(n.oid, 'usage') and has_function_privilege(p.oid, 'execute')))
    and p.prorettype not in ('trigger'::regtype, 'event_trigger'::regtype)
  order by p.proname, p.oid`;

/** The document is made and written in one go: each column takes about 800 bytes of it. */
const MAX_ROWS = 10_000;
/** Comments and labels of enumerations may be of any length. */
const MAX_MEBIBYTES = 4;

/** An AppError, which outlives a connection that the answer ended. */
const descriptionTooLarge = (bound: string): AppError =>
  new AppError({
    code: "answer_too_large",
    status: 400,
    userMessage: `The description of this schema would have more than ${bound}, the most it may have.`,
  });

/** With the request's search path: types of its own schema come by their short names. Throws AppError `answer_too_large`. */
export async function readDescribed(tx: Queries, { schema, showsAll }: Scope): Promise<Described> {
  const rows = async <Row extends object>(text: string, name: string, values: unknown[] = [schema, showsAll]) => {
    try {
      const bounds = { maxBytes: MAX_MEBIBYTES * 1_048_576 };
      const found = (await tx.query<Row>(`${text} limit ${MAX_ROWS + 1}`, values, bounds)).rows;
      if (found.length > MAX_ROWS) throw descriptionTooLarge(`${MAX_ROWS} ${name}`);
      return found;
    } catch (error) {
      if (!(error instanceof AppError) || error.code !== "answer_too_large") throw error;
      throw descriptionTooLarge(`${MAX_MEBIBYTES} MB of ${name} with their comments`);
    }
  };
  return {
    comment: (await rows<{ comment: string | null }>(SCHEMA, "schemas", [schema]))[0]?.comment ?? null,
    relations: await rows<DescribedRelation>(RELATIONS, "tables"),
    columns: await rows<DescribedColumn>(COLUMNS, "columns"),
    routines: await rows<DescribedRoutine>(ROUTINES, "functions"),
  };
}
