/** One database as statements. Two databases with the same statements are the same except for their rows. */
import type pg from "pg";
import { DEFAULT_RIGHTS, NOT_COPIED, RIGHTS, STATEMENTS, STATEMENTS_AFTER_ROWS } from "./catalog-queries.ts";

export interface Description {
  beforeRows: string[];
  afterRows: string[];
}

interface Right {
  to: string;
  right: string;
  grantable: boolean;
}

/** Roles that get rights without being asked for: by the default of the kind, or by default privileges. */
const USUAL = ["public", "anon", "authenticated", "service_role"];

/** One `grant` per role with a right, in an order that is the same in two databases. */
function grantsOf(rights: readonly Right[], on: string, columns: string | null = null): string[] {
  const grouped = new Map<string, string[]>();
  for (const { to, right, grantable } of rights) {
    const key = `to ${to}${grantable ? " with grant option" : ""}`;
    grouped.set(key, [...(grouped.get(key) ?? []), columns === null ? right : `${right} (${columns})`]);
  }
  return [...grouped]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([to, names]) => `grant ${names.sort().join(", ")} ${on} ${to}`);
}

async function column(client: pg.Client, name: string, queries: readonly string[]): Promise<string[]> {
  const found: string[] = [];
  for (const query of queries) {
    const { rows } = await client.query<Record<string, string>>(query);
    found.push(...rows.map((row) => row[name]!));
  }
  return found;
}

async function rightsIn(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ what: string; owner: string; columns: string | null; rights: Right[] }>(RIGHTS);
  return rows.map(({ what, owner, columns, rights }) => {
    const grants = grantsOf(rights, `on ${what}`, columns);
    const before = columns === null ? [`revoke all on ${what} from ${[...USUAL, owner].join(", ")}`] : [];
    return [...before, ...grants].join("; ");
  });
}

async function defaultRightsIn(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ role: string; schema: string | null; word: string; rights: Right[] }>(
    DEFAULT_RIGHTS,
  );
  return rows.map(({ role, schema, word, rights }) => {
    const change = `alter default privileges for role ${role}${schema === null ? "" : ` in schema "${schema.replaceAll('"', '""')}"`}`;
    const before = schema === null ? [...USUAL, role] : USUAL;
    return [`revoke all on ${word} from ${before.join(", ")}`, ...grantsOf(rights, `on ${word}`)]
      .map((statement) => `${change} ${statement}`)
      .join("; ");
  });
}

/** Runs inside a transaction whose path is `pg_catalog`. */
export async function describeDatabase(client: pg.Client): Promise<Description> {
  const beforeRows = await column(client, "sql", STATEMENTS);
  const afterRows = await column(client, "sql", STATEMENTS_AFTER_ROWS);
  return { beforeRows, afterRows: [...afterRows, ...(await rightsIn(client)), ...(await defaultRightsIn(client))] };
}

/** Objects that a description leaves out, worded for people. */
export const notDescribed = (client: pg.Client): Promise<string[]> => column(client, "what", NOT_COPIED);
