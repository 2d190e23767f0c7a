/**
 * Objects of a project as statements, each with its place in the catalogs, by which their order is worked out. Run with
 * `search_path = pg_catalog`, so that every other name is written with its schema.
 */
import {
  COLUMN,
  COLUMNS,
  FROM_CLASS,
  LIVE,
  NAME,
  notMade,
  SEQUENCE,
} from "../clusters/managed/export/catalog-queries.ts";
import { isOwn } from "./platform-schemas.ts";

/** Lower ranks come first, as far as nothing in them needs a higher one. Rows stand behind the last table. */
export const RANK = {
  schema: 10,
  extension: 20,
  type: 30,
  sequence: 40,
  function: 50,
  table: 60,
  default: 62,
  owned: 64,
  key: 70,
  index: 80,
  reference: 88,
  view: 90,
  materialized: 95,
  refresh: 98,
  rule: 100,
  trigger: 105,
  security: 110,
  policy: 115,
  other: 120,
  publication: 130,
  comment: 140,
} as const;

const OWN = isOwn("n.nspname");
const RELATION = `${OWN} and ${notMade("pg_class", "c.oid")}`;
const TYPE = `${OWN} and ${notMade("pg_type", "t.oid")}`;
/** `owns`: what comes along with it. */
const node = (
  [rank, catalog, oid]: readonly [rank: keyof typeof RANK, catalog: string, oid: string],
  sql: string,
  owns = "null::oid[]",
): string =>
  `select ${RANK[rank]} as rank, '${catalog}'::regclass::oid::int8::text as class, ${oid}::int8::text as oid, (${owns})::text as owns, (${sql}) as sql`;
/** Also tables of the platform that a project hangs triggers and policies on. */
const HELD = `(${RELATION} or n.nspname in ('auth', 'storage', 'realtime'))`;

const TABLE = `case
    when c.relispartition then format('create table %s partition of %s %s%s', ${NAME}, (select i.inhparent::regclass from pg_inherits i where i.inhrelid = c.oid),
      pg_get_expr(c.relpartbound, c.oid), case c.relkind when 'p' then ' partition by ' || pg_get_partkeydef(c.oid) else '' end)
    else format(E'create %stable %s (%s)%s%s%s', case c.relpersistence when 'u' then 'unlogged ' else '' end, ${NAME},
      coalesce((select E'\\n  ' || string_agg(${COLUMN} || case when a.attnotnull and a.attidentity = '' then ' not null' else '' end, E',\\n  ' order by a.attnum) || E'\\n'
        from ${COLUMNS} where a.attrelid = c.oid and ${LIVE} and a.attislocal), ''),
      coalesce((select ' inherits (' || string_agg(i.inhparent::regclass::text, ', ' order by i.inhseqno) || ')' from pg_inherits i where i.inhrelid = c.oid), ''),
      case c.relkind when 'p' then ' partition by ' || pg_get_partkeydef(c.oid) else '' end,
      case when c.reloptions is null then '' else format(' with (%s)', array_to_string(c.reloptions, ', ')) end)
  end`;

const VIEW_OPTIONS = `case when c.reloptions is null then '' else format(' with (%s)', array_to_string(c.reloptions, ', ')) end`;
const RULES = "array(select r.oid from pg_rewrite r where r.ev_class = c.oid)";
const CONSTRAINT = `format('alter table %s%s add constraint %I %s%s', case when c.relkind = 'p' or k.contype = 'c' and not k.connoinherit then '' else 'only ' end,
    ${NAME}, k.conname, pg_get_constraintdef(k.oid),
    case when $1::boolean and k.contype = 'f' and k.convalidated and exists (select from pg_class f join pg_namespace fn on fn.oid = f.relnamespace
      where f.oid = k.confrelid and not ${isOwn("fn.nspname")}) then ' not valid' else '' end)`;

/** `$1`: users are left out, so references to them cannot be checked. */
export const OBJECTS = [
  `${node(["schema", "pg_namespace", "n.oid"], "format('create schema %I', n.nspname)")} from pg_namespace n
   where ${OWN} and n.nspname <> 'public' and ${notMade("pg_namespace", "n.oid")}`,
  `${node(["extension", "pg_extension", "x.oid"], "format('create extension if not exists %I with schema %I', x.extname, n.nspname)")}
   from pg_extension x join pg_namespace n on n.oid = x.extnamespace where x.extname not in ('plpgsql', 'pgcrypto', 'uuid-ossp')`,
  `${node(
    ["type", "pg_type", "t.oid"],
    `format('create type %I.%I as enum (%s)', n.nspname, t.typname,
     (select string_agg(quote_literal(v.enumlabel), ', ' order by v.enumsortorder) from pg_enum v where v.enumtypid = t.oid))`,
  )} from pg_type t join pg_namespace n on n.oid = t.typnamespace where t.typtype = 'e' and ${TYPE}`,
  `${node(
    ["type", "pg_type", "c.reltype"],
    `format('create type %s as (%s)', ${NAME}, (select string_agg(format('%I %s', a.attname, format_type(a.atttypid, a.atttypmod)), ', ' order by a.attnum)
     from pg_attribute a where a.attrelid = c.oid and ${LIVE}))`,
    "array[c.oid]",
  )} ${FROM_CLASS} where c.relkind = 'c' and ${RELATION} and ${notMade("pg_type", "c.reltype")}`,
  `${node(
    ["type", "pg_type", "t.oid"],
    `format('create domain %I.%I as %s%s%s', n.nspname, t.typname, format_type(t.typbasetype, t.typtypmod),
     case when t.typdefault is null then '' else ' default ' || t.typdefault end,
     coalesce((select string_agg(format(' constraint %I %s', k.conname, pg_get_constraintdef(k.oid)), '' order by k.conname) from pg_constraint k where k.contypid = t.oid and k.contype in ('c', 'n')), ''))`,
    "array(select k.oid from pg_constraint k where k.contypid = t.oid)",
  )} from pg_type t join pg_namespace n on n.oid = t.typnamespace where t.typtype = 'd' and ${TYPE}`,
  `${node(
    ["type", "pg_type", "t.oid"],
    `format('create type %I.%I as range (subtype = %s, multirange_type_name = %I.%I)', n.nspname, t.typname, r.rngsubtype::regtype, mn.nspname, m.typname)`,
  )} from pg_range r join pg_type t on t.oid = r.rngtypid join pg_namespace n on n.oid = t.typnamespace
     join pg_type m on m.oid = r.rngmultitypid join pg_namespace mn on mn.oid = m.typnamespace where ${TYPE}`,
  `${node(["sequence", "pg_class", "c.oid"], `format('create sequence %s %s', ${NAME}, ${SEQUENCE.replace("$KIND", "false")})`)}
   ${FROM_CLASS} join pg_sequence s on s.seqrelid = c.oid
   where ${RELATION} and not exists (select from pg_depend p where p.classid = 'pg_class'::regclass and p.objid = c.oid and p.deptype = 'i')`,
  `${node(["function", "pg_proc", "f.oid"], "rtrim(pg_get_functiondef(f.oid), E'\\n')")}
   from pg_proc f join pg_namespace n on n.oid = f.pronamespace where f.prokind <> 'a' and ${OWN} and ${notMade("pg_proc", "f.oid")}`,
  `${node(["table", "pg_class", "c.oid"], TABLE, "array(select d.oid from pg_attrdef d join pg_attribute a on a.attrelid = d.adrelid and a.attnum = d.adnum where d.adrelid = c.oid and a.attgenerated <> '')")}
   ${FROM_CLASS} where c.relkind in ('r', 'p') and c.reloftype = 0 and ${RELATION}`,
  `${node(["default", "pg_attrdef", "d.oid"], `format('alter table only %s alter column %I set default %s', ${NAME}, a.attname, pg_get_expr(d.adbin, d.adrelid))`)}
   ${FROM_CLASS} join pg_attribute a on a.attrelid = c.oid join pg_attrdef d on d.adrelid = c.oid and d.adnum = a.attnum
   where c.relkind in ('r', 'p') and a.attgenerated = '' and ${LIVE} and ${RELATION}`,
  `${node(["owned", "pg_class", "0"], `format('alter sequence %s owned by %s.%I', ${NAME}, p.refobjid::regclass, a.attname)`)}
   ${FROM_CLASS} join pg_depend p on p.classid = 'pg_class'::regclass and p.objid = c.oid and p.deptype = 'a'
     join pg_attribute a on a.attrelid = p.refobjid and a.attnum = p.refobjsubid where c.relkind = 'S' and ${RELATION}`,
  `${node(["key", "pg_constraint", "k.oid"], CONSTRAINT)} ${FROM_CLASS} join pg_constraint k on k.conrelid = c.oid
   where k.contype in ('p', 'u', 'x', 'c') and k.conparentid = 0 and k.conislocal and ${RELATION}`,
  `${node(["reference", "pg_constraint", "k.oid"], CONSTRAINT)} ${FROM_CLASS} join pg_constraint k on k.conrelid = c.oid
   where k.contype = 'f' and k.conparentid = 0 and k.conislocal and ${RELATION}`,
  `${node(["index", "pg_class", "i.indexrelid"], "pg_get_indexdef(i.indexrelid)")} ${FROM_CLASS} join pg_index i on i.indrelid = c.oid join pg_class x on x.oid = i.indexrelid
   where not x.relispartition and c.relkind in ('r', 'p', 'm') and ${RELATION}
     and not exists (select from pg_constraint k where k.conindid = i.indexrelid and k.contype in ('p', 'u', 'x'))`,
  `${node(["index", "pg_statistic_ext", "s.oid"], "pg_get_statisticsobjdef(s.oid)")} from pg_statistic_ext s join pg_namespace n on n.oid = s.stxnamespace where ${OWN}`,
  `${node(["view", "pg_class", "c.oid"], `format(E'create view %s%s as\\n%s', ${NAME}, ${VIEW_OPTIONS}, rtrim(pg_get_viewdef(c.oid), ';'))`, RULES)}
   ${FROM_CLASS} where c.relkind = 'v' and ${RELATION}`,
  `${node(["materialized", "pg_class", "c.oid"], `format(E'create materialized view %s%s as\\n%s\\nwith no data', ${NAME}, ${VIEW_OPTIONS}, rtrim(pg_get_viewdef(c.oid), ';'))`, RULES)}
   ${FROM_CLASS} where c.relkind = 'm' and ${RELATION}`,
  `${node(["rule", "pg_rewrite", "r.oid"], "rtrim(pg_get_ruledef(r.oid), ';')")} ${FROM_CLASS} join pg_rewrite r on r.ev_class = c.oid where r.rulename <> '_RETURN' and ${RELATION}`,
  `${node(["trigger", "pg_trigger", "g.oid"], "pg_get_triggerdef(g.oid)")} ${FROM_CLASS} join pg_trigger g on g.tgrelid = c.oid
     join pg_proc f on f.oid = g.tgfoid join pg_namespace fn on fn.oid = f.pronamespace
   where not g.tgisinternal and g.tgparentid = 0 and ${HELD} and (${isOwn("fn.nspname")} or ${OWN})`,
  `${node(["other", "pg_class", "0"], `format('alter table %s %s trigger %I', ${NAME}, case g.tgenabled when 'D' then 'disable' when 'A' then 'enable always' else 'enable replica' end, g.tgname)`)}
   ${FROM_CLASS} join pg_trigger g on g.tgrelid = c.oid where not g.tgisinternal and g.tgparentid = 0 and g.tgenabled <> 'O' and ${RELATION}`,
  `${node(["security", "pg_class", "0"], `format('alter table %s %s row level security', ${NAME}, what)`)}
   ${FROM_CLASS} cross join lateral (values (c.relrowsecurity, 'enable'), (c.relforcerowsecurity, 'force')) as f (holds, what)
   where c.relkind in ('r', 'p') and f.holds and ${RELATION}`,
  `${node(
    ["policy", "pg_policy", "q.oid"],
    `format('create policy %I on %s as %s for %s to %s%s%s', q.polname, ${NAME}, case when q.polpermissive then 'permissive' else 'restrictive' end,
     case q.polcmd when 'r' then 'select' when 'a' then 'insert' when 'w' then 'update' when 'd' then 'delete' else 'all' end,
     (select string_agg(case when r = 0 then 'public' else quote_ident(pg_get_userbyid(r)) end, ', ' order by r) from unnest(q.polroles) r),
     case when q.polqual is null then '' else format(' using (%s)', pg_get_expr(q.polqual, q.polrelid)) end,
     case when q.polwithcheck is null then '' else format(' with check (%s)', pg_get_expr(q.polwithcheck, q.polrelid)) end)`,
  )} ${FROM_CLASS} join pg_policy q on q.polrelid = c.oid where ${HELD}`,
  `${node(
    ["other", "pg_class", "0"],
    `format('alter table %s replica identity %s', ${NAME}, case c.relreplident when 'f' then 'full' when 'n' then 'nothing'
     else (select format('using index %I', x.relname) from pg_index i join pg_class x on x.oid = i.indexrelid where i.indrelid = c.oid and i.indisreplident) end)`,
  )} ${FROM_CLASS} where c.relkind in ('r', 'p') and c.relreplident <> 'd' and ${RELATION}`,
  `${node(
    ["other", "pg_publication", "p.oid"],
    `format('create publication %I with (publish = %L, publish_via_partition_root = %s)', p.pubname, concat_ws(', ', case when p.pubinsert then 'insert' end,
     case when p.pubupdate then 'update' end, case when p.pubdelete then 'delete' end, case when p.pubtruncate then 'truncate' end), p.pubviaroot::text)`,
  )} from pg_publication p where not p.puballtables and p.pubname <> 'supabase_realtime' and p.pubname !~ '^slipway_'`,
  `${node(
    ["publication", "pg_class", "0"],
    `format('alter publication %I add table %s%s%s', p.pubname, case c.relkind when 'p' then '' else 'only ' end || ${NAME},
     (select ' (' || string_agg(quote_ident(a.attname), ', ' order by a.attnum) || ')' from pg_attribute a where a.attrelid = c.oid and a.attnum = any(m.prattrs)),
     case when m.prqual is null then '' else format(' where (%s)', pg_get_expr(m.prqual, m.prrelid)) end)`,
  )} ${FROM_CLASS} join pg_publication_rel m on m.prrelid = c.oid join pg_publication p on p.oid = m.prpubid where not p.puballtables and p.pubname !~ '^slipway_' and ${RELATION}`,
  `${node(["comment", "pg_class", "0"], "format('comment on %s is %L', what, e.description)")} from pg_description e cross join lateral (
     select format('%s %s', case c.relkind when 'v' then 'view' when 'm' then 'materialized view' when 'S' then 'sequence' when 'c' then 'type' else 'table' end, ${NAME})
       ${FROM_CLASS} where e.classoid = 'pg_class'::regclass and c.oid = e.objoid and e.objsubid = 0 and c.relkind in ('r', 'p', 'v', 'm', 'S', 'c') and ${RELATION}
     union all select format('column %s.%I', ${NAME}, a.attname)
       ${FROM_CLASS} join pg_attribute a on a.attrelid = c.oid where e.classoid = 'pg_class'::regclass and c.oid = e.objoid and a.attnum = e.objsubid and a.attnum > 0 and c.relkind in ('r', 'p', 'v', 'm') and ${RELATION}
     union all select format('routine %s', f.oid::regprocedure) from pg_proc f join pg_namespace n on n.oid = f.pronamespace
       where e.classoid = 'pg_proc'::regclass and f.oid = e.objoid and f.prokind <> 'a' and ${OWN} and ${notMade("pg_proc", "f.oid")}
   ) as w (what)`,
] as const;

/** Materialized views that hold rows, behind everything they are made of. */
export const REFRESHES = `select format('refresh materialized view %s', ${NAME}) as sql ${FROM_CLASS} where c.relkind = 'm' and c.relispopulated and ${RELATION} order by c.oid`;

export const DEPENDENCIES = `
  select classid::oid::int8::text || ' ' || objid::int8::text as of, refclassid::oid::int8::text || ' ' || refobjid::int8::text as needs
  from pg_depend d where objid >= 16384 and refobjid >= 16384 and (classid, objid) <> (refclassid, refobjid)
    and not (classid = 'pg_class'::regclass and deptype = 'a' and exists (select from pg_class c where c.oid = d.objid and c.relkind = 'S'))`;

/** Rights that differ between roles: `on` as `grant` takes it. */
export const RIGHTS = `
  select o.object as object, case when x.grantee = 0 then 'public' else quote_ident(pg_get_userbyid(x.grantee)) end as role,
    string_agg(distinct x.privilege_type || o.columns, ', ') as rights, o.columns = '' as is_whole
  from (
    select format('schema %I', n.nspname), coalesce(n.nspacl, acldefault('n', n.nspowner)), '' from pg_namespace n where ${OWN} and ${notMade("pg_namespace", "n.oid")}
    union all select format('table %s', ${NAME}), coalesce(c.relacl, acldefault('r', c.relowner)), '' ${FROM_CLASS} where c.relkind in ('r', 'p', 'v', 'm') and ${RELATION}
    union all select format('sequence %s', ${NAME}), coalesce(c.relacl, acldefault('s', c.relowner)), '' ${FROM_CLASS} where c.relkind = 'S' and ${RELATION}
    union all select format('routine %s', f.oid::regprocedure), coalesce(f.proacl, acldefault('f', f.proowner)), '' from pg_proc f join pg_namespace n on n.oid = f.pronamespace
      where f.prokind <> 'a' and ${OWN} and ${notMade("pg_proc", "f.oid")}
    union all select format('table %s', ${NAME}), a.attacl, format(' (%I)', a.attname) ${FROM_CLASS} join pg_attribute a on a.attrelid = c.oid
      where a.attacl is not null and ${LIVE} and c.relkind in ('r', 'p', 'v', 'm') and ${RELATION}
  ) as o (object, acl, columns) left join lateral aclexplode(o.acl) x on x.grantee in (0, coalesce(to_regrole('anon'), 0), coalesce(to_regrole('authenticated'), 0), coalesce(to_regrole('service_role'), 0))
  group by 1, 2, 4 order by 1, 4 desc, 2`;

/** Tables with rows of their own; those that others refer to come first. Partitions are read by their whole. */
export const TABLES = `
  select ${NAME} as name, c.relkind = 'p' as is_whole, c.relforcerowsecurity as is_forced,
    array(select a.attname::text from pg_attribute a where a.attrelid = c.oid and ${LIVE} and a.attgenerated = '' order by a.attnum) as columns,
    exists (select from pg_attribute a where a.attrelid = c.oid and ${LIVE} and a.attidentity = 'a') as is_numbered,
    array(select distinct format('%I.%I', fn.nspname, f.relname) from pg_constraint k join pg_class f on f.oid = k.confrelid
      join pg_namespace fn on fn.oid = f.relnamespace where k.conrelid = c.oid and k.contype = 'f' and k.confrelid <> c.oid) as needs
  ${FROM_CLASS} where c.relkind in ('r', 'p') and not c.relispartition and c.reloftype = 0 and ${RELATION} order by 1`;

/** Where each sequence stands. */
export const SEQUENCES = `
  select format('select pg_catalog.setval(%L, %s)', format('%I.%I', schemaname, sequencename), last_value) as sql from pg_sequences
  where last_value is not null and ${isOwn("schemaname")} order by 1`;
