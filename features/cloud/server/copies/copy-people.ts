/** The people of a throwaway copy: one account without a role, and one for each role that the project's tables know. */
import { request } from "node:http";
import type { BackendTransaction, Connections } from "@slipway/cloud/backend/port";
import type { ProjectKeys } from "@slipway/cloud/tokens/project-keys";
import pg from "pg";

const USER = "user";
/** For journeys that fill in the form of the sign-in. */
const PASSWORD = "Checks-only-1";
const MAX_ROLES = 6;
const ROLE = /^[a-z][a-z0-9_-]{0,29}$/;
/** Roles with all rights; of others the first in the table's own order counts as the strongest. */
const STRONGEST = ["owner", "admin", "administrator", "superadmin", "manager", "staff"];
const MAX_ANSWER_BYTES = 65_536;
const ASK_MS = 10_000;

const addressOf = (name: string): string => `${name}@checks.example`;

interface RoleTable {
  table: string;
  person: string;
  role: string;
  type: string;
  names: string[];
}

/** Tables that give an account one of a few roles, by a type or a check that lists them. */
const ROLE_TABLES = `
select pg_catalog.format('%I.%I', n.nspname, c.relname) as table, pg_catalog.quote_ident(p.attname) as person,
  pg_catalog.quote_ident(r.attname) as role, pg_catalog.format_type(r.atttypid, r.atttypmod) as type,
  coalesce(
    (select pg_catalog.json_agg(e.enumlabel order by e.enumsortorder) from pg_catalog.pg_enum e where e.enumtypid = r.atttypid),
    (select pg_catalog.json_agg(m.found[1]) from pg_catalog.pg_constraint k
     cross join pg_catalog.regexp_matches(pg_catalog.pg_get_constraintdef(k.oid), '''([^'']*)''::', 'g') m (found)
     where k.conrelid = c.oid and k.contype = 'c' and k.conkey = array[r.attnum]), '[]') as names
from pg_catalog.pg_class c join pg_catalog.pg_namespace n on n.oid = c.relnamespace
join pg_catalog.pg_attribute r on r.attrelid = c.oid and r.attname = 'role' and not r.attisdropped
join pg_catalog.pg_constraint f on f.conrelid = c.oid and f.contype = 'f' and f.confrelid = 'auth.users'::regclass
  and pg_catalog.cardinality(f.conkey) = 1
join pg_catalog.pg_attribute p on p.attrelid = c.oid and p.attnum = f.conkey[1]
where n.nspname = 'public' and c.relkind in ('r', 'p')
order by c.relname limit 10`;

async function roleTable(database: Connections): Promise<RoleTable | null> {
  const { rows } = await database.query<RoleTable>(ROLE_TABLES);
  return rows.find(({ names }) => names.length > 0) ?? null;
}

/** Its own rules may refuse: then there is nobody with this role. */
async function hasRole(
  tx: BackendTransaction,
  { table, person, role, type }: RoleTable,
  account: { id: string; name: string },
): Promise<boolean> {
  const values = [account.id, account.name];
  await tx.query("savepoint role");
  try {
    const value = `$2::text::${type}`;
    const { count } = await tx.query(`update ${table} set ${role} = ${value} where ${person} = $1`, values);
    if (count === 0) await tx.query(`insert into ${table} (${person}, ${role}) values ($1, ${value})`, values);
    await tx.query("release savepoint role");
    return true;
  } catch (error) {
    if (!(error instanceof pg.DatabaseError)) throw error;
    await tx.query("rollback to savepoint role");
    return false;
  }
}

interface Place {
  socketPath: string;
  keys: ProjectKeys;
}

const askSignIn = async (place: Place, path: string, body: object): Promise<Record<string, unknown>> =>
  JSON.parse(await ask(place, `POST /auth/v1${path}`, JSON.stringify(body))) as Record<string, unknown>;

/** REST reads the schema with its first request. Never fails: the pages' requests meet the same error, and report it. */
export async function warmUp(place: Place, table: string | undefined): Promise<void> {
  if (table !== undefined)
    await ask(place, `GET /rest/v1/${encodeURIComponent(table)}?limit=0`, "").catch(() => undefined);
}

/** Asks the copy as its operator. */
function ask({ socketPath, keys }: Place, what: string, text: string): Promise<string> {
  const [method, path] = what.split(" ") as [string, string];
  return new Promise((resolve, reject) => {
    const headers = {
      ...{ apikey: keys.serviceKey, authorization: `Bearer ${keys.serviceKey}` },
      ...{ "content-type": "application/json", "content-length": Buffer.byteLength(text) },
    };
    const call = request({ socketPath, method, path, headers, timeout: ASK_MS });
    call.once("timeout", () => call.destroy(new Error("a copy did not answer")));
    call.once("error", reject);
    call.once("response", (answer) => {
      const parts: Buffer[] = [];
      let bytes = 0;
      answer.on("data", (part: Buffer) => {
        bytes += part.length;
        if (bytes > MAX_ANSWER_BYTES) call.destroy(new Error("a copy answered too much"));
        else parts.push(part);
      });
      answer.once("error", reject);
      answer.once("end", () => {
        if (answer.statusCode === 200) resolve(Buffer.concat(parts).toString());
        else reject(new Error(`a copy answered ${answer.statusCode} at ${path}`));
      });
    });
    call.end(text);
  });
}

async function account(place: Place, name: string): Promise<{ id: string; name: string }> {
  const person = { email: addressOf(name), email_confirm: true, ...(name === USER ? { password: PASSWORD } : {}) };
  const { id } = await askSignIn(place, "/admin/users", person);
  return { id: String(id), name };
}

/** As a link in a mail does it, which needs no password and sends none. */
export async function signIn(place: Place, name: string): Promise<string> {
  const link = { type: "magiclink", email: addressOf(name) };
  const { hashed_token } = await askSignIn(place, "/admin/generate_link", link);
  return JSON.stringify(await askSignIn(place, "/verify", { type: "magiclink", token_hash: hashed_token }));
}

/** Names of the people, and which of them sees most. */
export async function makePeople(
  place: Place,
  database: Connections,
): Promise<{ people: readonly string[]; strongest: string }> {
  const table = await roleTable(database);
  const roles = (table?.names ?? []).filter((name) => ROLE.test(name) && name !== "anon").slice(0, MAX_ROLES);
  // The first account of an app may be its owner by the app's own rules.
  const first = await account(place, USER);
  if (table === null || roles.length === 0) return { people: [USER], strongest: USER };
  const others = await Promise.all(roles.filter((name) => name !== USER).map((name) => account(place, name)));
  const given = await database.transaction(async (tx) => {
    await tx.query("set transaction read write");
    const names: string[] = [];
    for (const one of [...others, ...(roles.includes(USER) ? [first] : [])])
      if (await hasRole(tx, table, one)) names.push(one.name);
    return names;
  });
  const named = roles.filter((name) => given.includes(name) && name !== USER);
  const strongest = STRONGEST.find((name) => named.includes(name)) ?? named[0] ?? USER;
  return { people: [USER, ...named], strongest };
}
