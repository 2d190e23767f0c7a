/**
 * An import must not open anything by mistake: tables without row-level security get it, views read with the rights of whoever
 * asks, and what knows no row-level security is closed to visitors.
 */
import type { BackendTransaction } from "@slipway/cloud/backend/port";
import { isOwn } from "@slipway/cloud/dump/platform-schemas";

export interface Secured {
  tables: string[];
  views: string[];
}

const RELATIONS = `
  select c.oid::int8::text as oid, pg_catalog.format('%I.%I', n.nspname, c.relname) as name, c.relkind::text as kind, c.relrowsecurity as is_secured,
    coalesce('security_invoker=true' = any(c.reloptions) or 'security_invoker=on' = any(c.reloptions), false) as is_invoker
  from pg_catalog.pg_class c join pg_catalog.pg_namespace n on n.oid = c.relnamespace
  where c.relkind in ('r', 'p', 'v', 'm', 'f') and ${isOwn("n.nspname")} and pg_catalog.pg_has_role(c.relowner, 'usage')
    and not exists (select from pg_catalog.pg_depend d where d.classid = 'pg_catalog.pg_class'::pg_catalog.regclass and d.objid = c.oid and d.deptype = 'e')
  order by 2`;

interface Relation {
  oid: string;
  name: string;
  kind: string;
  is_secured: boolean;
  is_invoker: boolean;
}

/** Called before the import; what it answers is called behind it. */
export async function secureNew(tx: BackendTransaction): Promise<(tx: BackendTransaction) => Promise<Secured>> {
  const before = new Set((await tx.query<Relation>(RELATIONS)).rows.map(({ oid }) => oid));
  return async (after) => {
    const made = (await after.query<Relation>(RELATIONS)).rows.filter(({ oid }) => !before.has(oid));
    const secured: Secured = { tables: [], views: [] };
    for (const { name, kind, is_secured, is_invoker } of made) {
      if ((kind === "r" || kind === "p") && !is_secured) {
        await after.query(`alter table ${name} enable row level security`);
        secured.tables.push(name);
      } else if (kind === "v" && !is_invoker) {
        await after.query(`alter view ${name} set (security_invoker = true)`);
        secured.views.push(name);
      } else if (kind === "m" || kind === "f") {
        await after.query(`revoke all on ${name} from public, anon, authenticated`);
        secured.views.push(name);
      }
    }
    return secured;
  };
}
