/**
 * Statements that recreate a database: each query answers statements as rows, in the order they are tried. Run with
 * `search_path = pg_catalog`, so that every other name is written with its schema. Objects that belong to extensions
 * are left to the extensions.
 */

const OURS = "n.nspname !~ '^pg_' and n.nspname <> 'information_schema'";
/** Objects made by an extension, or along with another object, as a range brings functions and a cast. */
const made = (catalog: string): string => (["pg_proc", "pg_cast"].includes(catalog) ? "'e', 'i'" : "'e'");
export const notMade = (catalog: string, oid: string): string =>
  `not exists (select from pg_depend e where e.classid = '${catalog}'::regclass and e.objid = ${oid} and e.deptype in (${made(catalog)}))`;
const RELATION = `${OURS} and ${notMade("pg_class", "c.oid")}`;
export const FROM_CLASS = "from pg_class c join pg_namespace n on n.oid = c.relnamespace";
export const NAME = "format('%I.%I', n.nspname, c.relname)";
const COLLATED = `case when a.attcollation <> t.typcollation and a.attcollation <> 0 then ' collate ' || a.attcollation::regcollation else '' end`;
export const SEQUENCE = `format('%s increment %s minvalue %s maxvalue %s start %s cache %s%s', case when $KIND then '' else 'as ' || s.seqtypid::regtype end,
    s.seqincrement, s.seqmin, s.seqmax, s.seqstart, s.seqcache, case when s.seqcycle then ' cycle' else '' end)`;

export const COLUMN = `format('%I %s%s%s', a.attname, format_type(a.atttypid, a.atttypmod), ${COLLATED},
    case
      when a.attgenerated <> '' then format(' generated always as (%s) %s', pg_get_expr(d.adbin, d.adrelid), case a.attgenerated when 's' then 'stored' else 'virtual' end)
      when a.attidentity <> '' then (
        select format(' generated %s as identity (sequence name %I.%I %s)', case a.attidentity when 'a' then 'always' else 'by default' end,
          sn.nspname, sc.relname, ${SEQUENCE.replace("$KIND", "true")})
        from pg_depend p join pg_class sc on sc.oid = p.objid and sc.relkind = 'S' join pg_namespace sn on sn.oid = sc.relnamespace
          join pg_sequence s on s.seqrelid = sc.oid
        where p.refobjid = c.oid and p.refobjsubid = a.attnum and p.classid = 'pg_class'::regclass and p.deptype = 'i')
      else '' end)`;
export const COLUMNS = `pg_attribute a join pg_type t on t.oid = a.atttypid left join pg_attrdef d on d.adrelid = a.attrelid and d.adnum = a.attnum`;
export const LIVE = "a.attnum > 0 and not a.attisdropped";

/** Each answers rows of one column, `sql`. */
export const STATEMENTS: readonly string[] = [
  `select format('create schema %I', n.nspname) as sql from pg_namespace n
   where ${OURS} and n.nspname <> 'public' and ${notMade("pg_namespace", "n.oid")} order by 1`,
  `select format('create extension %I with schema %I', x.extname, n.nspname) as sql
   from pg_extension x join pg_namespace n on n.oid = x.extnamespace where x.extname <> 'plpgsql' order by 1`,

  `select format('create type %I.%I as enum (%s)', n.nspname, t.typname,
     (select string_agg(quote_literal(v.enumlabel), ', ' order by v.enumsortorder) from pg_enum v where v.enumtypid = t.oid)) as sql
   from pg_type t join pg_namespace n on n.oid = t.typnamespace
   where t.typtype = 'e' and ${OURS} and ${notMade("pg_type", "t.oid")} order by t.oid`,
  `select format('create type %I.%I as (%s)', n.nspname, c.relname,
     (select string_agg(format('%I %s', a.attname, format_type(a.atttypid, a.atttypmod)), ', ' order by a.attnum)
      from pg_attribute a where a.attrelid = c.oid and ${LIVE})) as sql
   ${FROM_CLASS} where c.relkind = 'c' and ${RELATION} and ${notMade("pg_type", "c.reltype")} order by c.oid`,
  `select format('create domain %I.%I as %s%s', n.nspname, t.typname, format_type(t.typbasetype, t.typtypmod),
     case when t.typdefault is null then '' else ' default ' || t.typdefault end) as sql
   from pg_type t join pg_namespace n on n.oid = t.typnamespace
   where t.typtype = 'd' and ${OURS} and ${notMade("pg_type", "t.oid")} order by t.oid`,
  `select format('alter domain %I.%I add constraint %I %s', n.nspname, t.typname, k.conname, pg_get_constraintdef(k.oid)) as sql
   from pg_constraint k join pg_type t on t.oid = k.contypid join pg_namespace n on n.oid = t.typnamespace
   where ${OURS} and ${notMade("pg_type", "t.oid")} order by t.oid, k.conname`,
  `select format('create type %I.%I as range (subtype = %s, multirange_type_name = %s)', n.nspname, t.typname, r.rngsubtype::regtype,
     format('%I.%I', mn.nspname, m.typname)) as sql
   from pg_range r join pg_type t on t.oid = r.rngtypid join pg_namespace n on n.oid = t.typnamespace
     join pg_type m on m.oid = r.rngmultitypid join pg_namespace mn on mn.oid = m.typnamespace
   where ${OURS} and ${notMade("pg_type", "t.oid")} order by t.oid`,

  `select format('create sequence %I.%I %s', n.nspname, c.relname, ${SEQUENCE.replace("$KIND", "false")}) as sql
   ${FROM_CLASS} join pg_sequence s on s.seqrelid = c.oid
   where ${RELATION} and not exists (select from pg_depend p where p.classid = 'pg_class'::regclass and p.objid = c.oid and p.deptype = 'i')
   order by c.oid`,
  `select pg_get_functiondef(f.oid) as sql from pg_proc f join pg_namespace n on n.oid = f.pronamespace
   where f.prokind <> 'a' and ${OURS} and ${notMade("pg_proc", "f.oid")} order by f.oid`,

  `select format('create %stable %s %s', case c.relpersistence when 'u' then 'unlogged ' else '' end, ${NAME},
     case
       when c.relispartition then format('partition of %s %s%s', (select i.inhparent::regclass from pg_inherits i where i.inhrelid = c.oid),
         pg_get_expr(c.relpartbound, c.oid), case c.relkind when 'p' then ' partition by ' || pg_get_partkeydef(c.oid) else '' end)
       when c.relkind = 'p' then format('(%s) partition by %s',
         (select string_agg(${COLUMN}, ', ' order by a.attnum) from ${COLUMNS} where a.attrelid = c.oid and ${LIVE}), pg_get_partkeydef(c.oid))
       else '()' || coalesce((select ' inherits (' || string_agg(i.inhparent::regclass::text, ', ' order by i.inhseqno) || ')' from pg_inherits i where i.inhrelid = c.oid), '')
     end) as sql
   ${FROM_CLASS} where c.relkind in ('r', 'p') and ${RELATION} order by c.relispartition, c.oid`,
  `select format('alter table %s add column %s', ${NAME}, ${COLUMN}) as sql ${FROM_CLASS} join ${COLUMNS} on a.attrelid = c.oid
   where c.relkind = 'r' and not c.relispartition and a.attislocal and ${LIVE} and ${RELATION} order by c.oid, a.attnum`,
  `select format('alter table %s set (%s)', ${NAME}, array_to_string(c.reloptions, ', ')) as sql
   ${FROM_CLASS} where c.relkind = 'r' and c.reloptions is not null and ${RELATION} order by c.oid`,
  `select format('alter table only %s alter column %I set default %s', ${NAME}, a.attname, pg_get_expr(d.adbin, d.adrelid)) as sql
   ${FROM_CLASS} join pg_attribute a on a.attrelid = c.oid join pg_attrdef d on d.adrelid = c.oid and d.adnum = a.attnum
   where c.relkind in ('r', 'p', 'v') and a.attgenerated = '' and ${LIVE} and ${RELATION} order by c.oid, a.attnum`,
  `select format('alter table %s alter column %I set not null', ${NAME}, a.attname) as sql
   ${FROM_CLASS} join pg_attribute a on a.attrelid = c.oid
   where c.relkind in ('r', 'p') and a.attnotnull and a.attidentity = '' and ${LIVE} and ${RELATION} order by c.oid, a.attnum`,
  `select format('alter sequence %s owned by %s.%I', ${NAME}, p.refobjid::regclass, a.attname) as sql
   ${FROM_CLASS} join pg_depend p on p.classid = 'pg_class'::regclass and p.objid = c.oid and p.deptype = 'a'
     join pg_attribute a on a.attrelid = p.refobjid and a.attnum = p.refobjsubid
   where c.relkind = 'S' and ${RELATION} order by c.oid`,
];

/** Run after the rows: checking them once is cheaper, and they may come in any order. */
export const STATEMENTS_AFTER_ROWS: readonly string[] = [
  `select format('alter table %s%s add constraint %I %s', case when c.relkind = 'p' or k.contype = 'c' and not k.connoinherit then '' else 'only ' end, ${NAME}, k.conname, pg_get_constraintdef(k.oid)) as sql
   ${FROM_CLASS} join pg_constraint k on k.conrelid = c.oid
   where k.contype in ('p', 'u', 'x', 'c', 'f') and k.conparentid = 0 and k.conislocal and ${RELATION}
   order by k.contype = 'f', c.oid, k.conname`,
  `select pg_get_indexdef(i.indexrelid) as sql ${FROM_CLASS} join pg_index i on i.indrelid = c.oid join pg_class x on x.oid = i.indexrelid
   where not x.relispartition and c.relkind in ('r', 'p') and ${RELATION}
     and not exists (select from pg_constraint k where k.conindid = i.indexrelid and k.contype in ('p', 'u', 'x')) order by i.indexrelid`,
  `select pg_get_statisticsobjdef(s.oid) as sql from pg_statistic_ext s join pg_namespace n on n.oid = s.stxnamespace where ${OURS} order by s.oid`,
  `select format('create view %s%s as %s', ${NAME}, case when c.reloptions is null then '' else format(' with (%s)', array_to_string(c.reloptions, ', ')) end,
     rtrim(pg_get_viewdef(c.oid), ';')) as sql ${FROM_CLASS} where c.relkind = 'v' and ${RELATION} order by c.oid`,
  `select format('create materialized view %s as %s with no data', ${NAME}, rtrim(pg_get_viewdef(c.oid), ';')) as sql
   ${FROM_CLASS} where c.relkind = 'm' and ${RELATION} order by c.oid`,
  `select pg_get_indexdef(i.indexrelid) as sql ${FROM_CLASS} join pg_index i on i.indrelid = c.oid where c.relkind = 'm' and ${RELATION} order by i.indexrelid`,
  `select format('refresh materialized view %s', ${NAME}) as sql ${FROM_CLASS} where c.relkind = 'm' and c.relispopulated and ${RELATION} order by c.oid`,
  `select pg_get_ruledef(r.oid) as sql ${FROM_CLASS} join pg_rewrite r on r.ev_class = c.oid where r.rulename <> '_RETURN' and ${RELATION} order by r.oid`,
  `select pg_get_triggerdef(g.oid) as sql ${FROM_CLASS} join pg_trigger g on g.tgrelid = c.oid
   where not g.tgisinternal and g.tgparentid = 0 and ${RELATION} order by g.oid`,
  `select format('alter table %s %s trigger %I', ${NAME}, case g.tgenabled when 'D' then 'disable' when 'A' then 'enable always' else 'enable replica' end, g.tgname) as sql
   ${FROM_CLASS} join pg_trigger g on g.tgrelid = c.oid where not g.tgisinternal and g.tgparentid = 0 and g.tgenabled <> 'O' and ${RELATION} order by g.oid`,
  `select format('alter table %s %s row level security', ${NAME}, what) as sql
   ${FROM_CLASS} cross join lateral (values (c.relrowsecurity, 'enable'), (c.relforcerowsecurity, 'force')) as f (holds, what)
   where c.relkind in ('r', 'p') and f.holds and ${RELATION} order by c.oid, what`,
  `select format('create policy %I on %I.%I as %s for %s to %s%s%s', p.policyname, p.schemaname, p.tablename, lower(p.permissive), lower(p.cmd),
     (select string_agg(quote_ident(r), ', ') from unnest(p.roles) r),
     case when p.qual is null then '' else format(' using (%s)', p.qual) end,
     case when p.with_check is null then '' else format(' with check (%s)', p.with_check) end) as sql
   from pg_policies p order by 1`,
  `select format('alter table %s replica identity %s', ${NAME}, case c.relreplident when 'f' then 'full' when 'n' then 'nothing'
     else (select format('using index %I', x.relname) from pg_index i join pg_class x on x.oid = i.indexrelid where i.indrelid = c.oid and i.indisreplident) end) as sql
   ${FROM_CLASS} where c.relkind in ('r', 'p') and c.relreplident <> 'd' and ${RELATION} order by c.oid`,
  // The platform's own publication belongs to the operator's role, and every database begins with it.
  `select format('create publication %I with (publish = %L, publish_via_partition_root = %s)', p.pubname,
     concat_ws(', ', case when p.pubinsert then 'insert' end, case when p.pubupdate then 'update' end, case when p.pubdelete then 'delete' end,
       case when p.pubtruncate then 'truncate' end), p.pubviaroot::text) as sql
   from pg_publication p where p.pubname <> 'slipway_realtime_messages' order by 1`,
  // The target may be an older Postgres without this option.
  `select format('do $do$ begin if pg_catalog.current_setting(%L)::int >= 180000 then execute %L; end if; end $do$', 'server_version_num',
     format('alter publication %I set (publish_generated_columns = stored)', p.pubname)) as sql
   from pg_publication p where p.pubgencols = 's' and p.pubname <> 'slipway_realtime_messages' order by 1`,
  `select format('alter publication %I add table %s%s%s', p.pubname, case c.relkind when 'p' then '' else 'only ' end || ${NAME},
     (select ' (' || string_agg(quote_ident(a.attname), ', ' order by a.attnum) || ')' from pg_attribute a where a.attrelid = c.oid and a.attnum = any(m.prattrs)),
     case when m.prqual is null then '' else format(' where (%s)', pg_get_expr(m.prqual, m.prrelid)) end) as sql
   ${FROM_CLASS} join pg_publication_rel m on m.prrelid = c.oid join pg_publication p on p.oid = m.prpubid
   where p.pubname <> 'slipway_realtime_messages' order by 1`,
  `select format('comment on %s is %L', what, e.description) as sql from pg_description e cross join lateral (
     select format('%s %s', case c.relkind when 'v' then 'view' when 'm' then 'materialized view' when 'S' then 'sequence' when 'c' then 'type' else 'table' end, ${NAME})
       ${FROM_CLASS} where e.classoid = 'pg_class'::regclass and c.oid = e.objoid and e.objsubid = 0 and c.relkind in ('r', 'p', 'v', 'm', 'S', 'c') and ${RELATION}
     union all select format('column %s.%I', ${NAME}, a.attname)
       ${FROM_CLASS} join pg_attribute a on a.attrelid = c.oid where e.classoid = 'pg_class'::regclass and c.oid = e.objoid and a.attnum = e.objsubid and a.attnum > 0 and ${RELATION}
     union all select format('routine %s', f.oid::regprocedure) from pg_proc f join pg_namespace n on n.oid = f.pronamespace
       where e.classoid = 'pg_proc'::regclass and f.oid = e.objoid and f.prokind <> 'a' and ${OURS} and ${notMade("pg_proc", "f.oid")}
     union all select format('type %s', t.oid::regtype) from pg_type t join pg_namespace n on n.oid = t.typnamespace
       where e.classoid = 'pg_type'::regclass and t.oid = e.objoid and t.typtype in ('e', 'd', 'r') and ${OURS} and ${notMade("pg_type", "t.oid")}
     union all select format('schema %I', n.nspname) from pg_namespace n where e.classoid = 'pg_namespace'::regclass and n.oid = e.objoid and n.nspname <> 'public' and ${OURS}
   ) as w (what) order by 1`,
  `select format('alter %s owner to %s', what, owner::regrole) as sql from (
     select format('schema %I', n.nspname), n.nspowner from pg_namespace n where ${OURS} and ${notMade("pg_namespace", "n.oid")}
     union all select format('table %s', ${NAME}), c.relowner ${FROM_CLASS} where c.relkind in ('r', 'p', 'v', 'm') and ${RELATION}
     union all select format('sequence %s', ${NAME}), c.relowner ${FROM_CLASS} where c.relkind = 'S' and ${RELATION}
       and not exists (select from pg_depend p where p.classid = 'pg_class'::regclass and p.objid = c.oid and p.deptype in ('a', 'i'))
     union all select format('routine %s', f.oid::regprocedure), f.proowner from pg_proc f join pg_namespace n on n.oid = f.pronamespace
       where f.prokind <> 'a' and ${OURS} and ${notMade("pg_proc", "f.oid")}
     union all select format('type %s', t.oid::regtype), t.typowner from pg_type t join pg_namespace n on n.oid = t.typnamespace
       left join pg_class c on c.oid = t.typrelid
       where (t.typtype in ('e', 'd', 'r') or c.relkind = 'c') and ${OURS} and ${notMade("pg_type", "t.oid")}
     union all select format('publication %I', p.pubname), p.pubowner from pg_publication p where p.pubname <> 'slipway_realtime_messages'
   ) as o (what, owner) order by 1`,
];

/** Rights, from which `describe.ts` makes statements: `what` as `grant ... on` takes it. */
export const RIGHTS = `
  select what, owner::regrole::text as owner, columns, (
    select coalesce(json_agg(json_build_object('to', case when x.grantee = 0 then 'public' else x.grantee::regrole::text end,
      'right', x.privilege_type, 'grantable', x.is_grantable)), '[]') from aclexplode(acl) x) as rights
  from (
    select format('schema %I', n.nspname), n.nspowner, coalesce(n.nspacl, acldefault('n', n.nspowner)), null::text
      from pg_namespace n where ${OURS} and ${notMade("pg_namespace", "n.oid")}
    union all select format('table %s', ${NAME}), c.relowner, coalesce(c.relacl, acldefault('r', c.relowner)), null
      ${FROM_CLASS} where c.relkind in ('r', 'p', 'v', 'm') and ${RELATION}
    union all select format('sequence %s', ${NAME}), c.relowner, coalesce(c.relacl, acldefault('s', c.relowner)), null
      ${FROM_CLASS} where c.relkind = 'S' and ${RELATION}
    union all select format('routine %s', f.oid::regprocedure), f.proowner, coalesce(f.proacl, acldefault('f', f.proowner)), null
      from pg_proc f join pg_namespace n on n.oid = f.pronamespace where f.prokind <> 'a' and ${OURS} and ${notMade("pg_proc", "f.oid")}
    union all select format('type %s', t.oid::regtype), t.typowner, coalesce(t.typacl, acldefault('T', t.typowner)), null
      from pg_type t join pg_namespace n on n.oid = t.typnamespace where t.typtype in ('e', 'd') and ${OURS} and ${notMade("pg_type", "t.oid")}
    union all select format('table %s', ${NAME}), c.relowner, a.attacl, quote_ident(a.attname)
      ${FROM_CLASS} join pg_attribute a on a.attrelid = c.oid where a.attacl is not null and ${LIVE} and ${RELATION}
  ) as o (what, owner, acl, columns) order by columns is not null, what, columns`;

/**
 * Default privileges, for objects that are made later. The owner's in `public` are always listed, even where all of
 * them were revoked.
 */
export const DEFAULT_RIGHTS = `
  with kinds (type, word) as (values ('r'::"char", 'tables'), ('S', 'sequences'), ('f', 'routines'), ('T', 'types'), ('n', 'schemas')),
  wanted (role, namespace, type, acl) as (
    select d.defaclrole, d.defaclnamespace, d.defaclobjtype, d.defaclacl from pg_default_acl d
    union all select r.oid, n.oid, k.type, null from pg_roles r, pg_namespace n, kinds k
      where r.rolname = 'slipway_owner' and n.nspname = 'public' and k.type in ('r', 'S', 'f')
        and not exists (select from pg_default_acl d where d.defaclrole = r.oid and d.defaclnamespace = n.oid and d.defaclobjtype = k.type))
  select w.role::regrole::text as role, n.nspname::text as schema, k.word, (
    select coalesce(json_agg(json_build_object('to', case when x.grantee = 0 then 'public' else x.grantee::regrole::text end,
      'right', x.privilege_type, 'grantable', x.is_grantable)), '[]') from aclexplode(w.acl) x) as rights
  from wanted w join kinds k on k.type = w.type left join pg_namespace n on n.oid = w.namespace order by 1, 2, 3`;

/** Objects of kinds that none of the statements above recreates; each query answers rows of one column, `what`. */
export const NOT_COPIED: readonly string[] = [
  `select format('aggregate %s', f.oid::regprocedure) as what from pg_proc f join pg_namespace n on n.oid = f.pronamespace
   where f.prokind = 'a' and ${OURS} and ${notMade("pg_proc", "f.oid")}`,
  `select format('operator %s', o.oid::regoperator) as what from pg_operator o join pg_namespace n on n.oid = o.oprnamespace where ${OURS} and ${notMade("pg_operator", "o.oid")}`,
  `select format('collation %I.%I', n.nspname, l.collname) as what from pg_collation l join pg_namespace n on n.oid = l.collnamespace where ${OURS} and ${notMade("pg_collation", "l.oid")}`,
  `select format('text search configuration %I.%I', n.nspname, s.cfgname) as what from pg_ts_config s join pg_namespace n on n.oid = s.cfgnamespace where ${OURS} and ${notMade("pg_ts_config", "s.oid")}`,
  `select format('text search dictionary %I.%I', n.nspname, s.dictname) as what from pg_ts_dict s join pg_namespace n on n.oid = s.dictnamespace where ${OURS} and ${notMade("pg_ts_dict", "s.oid")}`,
  `select format('foreign table %s', ${NAME}) as what ${FROM_CLASS} where c.relkind = 'f' and ${RELATION}`,
  `select format('foreign server %I', s.srvname) as what from pg_foreign_server s where ${notMade("pg_foreign_server", "s.oid")}`,
  `select format('cast from %s to %s', x.castsource::regtype, x.casttarget::regtype) as what from pg_cast x where x.oid >= 16384 and ${notMade("pg_cast", "x.oid")}`,
  `select format('typed table %s', ${NAME}) as what ${FROM_CLASS} where c.reloftype <> 0 and ${RELATION}`,
  "select format('%s large objects', count(*)) as what from pg_largeobject_metadata having count(*) > 0",
];

/** Tables with rows of their own; those that others refer to come first. */
export const TABLES = `
  select ${NAME} as name, c.relforcerowsecurity as forced,
    array(select a.attname::text from pg_attribute a where a.attrelid = c.oid and ${LIVE} and a.attgenerated = '' order by a.attnum) as columns,
    array(select distinct format('%I.%I', fn.nspname, f.relname) from pg_constraint k join pg_class f on f.oid = k.confrelid
      join pg_namespace fn on fn.oid = f.relnamespace where k.conrelid = c.oid and k.contype = 'f' and k.confrelid <> c.oid) as needs
  ${FROM_CLASS} where c.relkind = 'r' and c.reloftype = 0 and ${RELATION} order by 1`;

/** Where each sequence stands. */
export const SEQUENCES = `
  select format('select setval(%L, %s)', format('%I.%I', schemaname, sequencename), last_value) as sql from pg_sequences
  where last_value is not null and schemaname !~ '^pg_' order by 1`;
