/**
 * Roles on a server that many projects share. Roles belong to the whole server, so the names that policies and clients
 * know exist once, as groups without login, and each project has logins of its own that may become them in its own
 * database alone.
 */
import { createHmac, hash, pbkdf2Sync, randomBytes } from "node:crypto";
import type pg from "pg";
import type { Login } from "../../../backend/port.ts";

/** Owns what projects make. The name `postgres` belongs to whoever runs the server. */
export const OWNER = "slipway_owner";
const API_ROLES = ["anon", "authenticated", "service_role"];
const SERVICE_ROLES = ["supabase_auth_admin", "supabase_storage_admin", "supabase_realtime_admin"];
const SHARED_ROLES = [...API_ROLES, "authenticator", ...SERVICE_ROLES, OWNER];

interface LoginShape {
  /** Its name is `slipway_{ref}_{suffix}`. */
  suffix: string;
  /** Role that its sessions begin as and fall back to. */
  role: string;
  /** Further roles that its sessions may become. */
  becomes: readonly string[];
}

export const LOGINS: Readonly<Record<Login, LoginShape>> = {
  authenticator: { suffix: "api", role: "authenticator", becomes: API_ROLES },
  supabase_auth_admin: { suffix: "auth", role: "supabase_auth_admin", becomes: [] },
  supabase_storage_admin: {
    suffix: "storage",
    role: "supabase_storage_admin",
    becomes: API_ROLES,
  },
  supabase_realtime_admin: {
    suffix: "realtime",
    role: "supabase_realtime_admin",
    becomes: API_ROLES,
  },
  postgres: { suffix: "owner", role: OWNER, becomes: [...API_ROLES, ...SERVICE_ROLES] },
};
const ALL_LOGINS = Object.keys(LOGINS) as Login[];

/** References are lower-case letters and digits: nothing here needs quotes. */
export const loginName = (ref: string, login: Login): string => `slipway_${ref}_${LOGINS[login].suffix}`;
export const loginNames = (ref: string): string[] => ALL_LOGINS.map((login) => loginName(ref, login));

const ITERATIONS = 4096;

/**
 * The verifier that Postgres stores for a password (RFC 5802), so that the password itself appears in no log of the
 * server.
 */
function verifierOf(password: string): string {
  const salt = randomBytes(16);
  const salted = pbkdf2Sync(password, salt, ITERATIONS, 32, "sha256");
  const keyed = (text: string): Buffer => createHmac("sha256", salted).update(text).digest();
  const stored = hash("sha256", keyed("Client Key"), "base64");
  return `SCRAM-SHA-256$${ITERATIONS}:${salt.toString("base64")}$${stored}:${keyed("Server Key").toString("base64")}`;
}

/** All statements as one text for one transaction. */
export const sharedRoleStatements = (): string => `
do $$
declare
  wanted text;
begin
  perform pg_advisory_xact_lock(hashtext('slipway roles'));
  foreach wanted in array array['${SHARED_ROLES.join("','")}'] loop
    if not exists (select from pg_roles where rolname = wanted) then
      execute format('create role %I nologin %s', wanted, case when wanted = '${OWNER}' then 'inherit' else 'noinherit' end);
    end if;
    -- Only who is a member may give objects to a role, and end the sessions of one.
    execute format('grant %I to current_user with inherit true, set true', wanted);
  end loop;
end
$$;
grant ${SERVICE_ROLES.join(", ")} to ${OWNER} with inherit true, set true;
-- Row-level security does not hold for who has an owner's rights: that is what service_role is for, and the attribute for it is
-- not to be had on most servers.
grant ${OWNER}, supabase_storage_admin, supabase_realtime_admin to service_role with inherit true, set false;`;

/**
 * Those of the roles above that can log in or have more rights than they should: somebody else made them for another
 * purpose.
 */
export async function unfitRoles(client: pg.Pool): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `select rolname as name from pg_roles
     where rolname = any($1) and (rolcanlogin or rolsuper or rolcreaterole or rolcreatedb or rolreplication)`,
    [SHARED_ROLES],
  );
  return rows.map(({ name }) => name);
}

/** Creates or repairs passwords, memberships and the right to log in. One text for one transaction. */
export function loginStatements(ref: string, passwordOf: (login: Login) => string): string {
  const statements = ALL_LOGINS.flatMap((login) => {
    const name = loginName(ref, login);
    const { role, becomes } = LOGINS[login];
    return [
      `do $$ begin if not exists (select from pg_roles where rolname = '${name}') then create role ${name}; end if; end $$`,
      `alter role ${name} login noinherit connection limit -1 valid until 'infinity' password '${verifierOf(passwordOf(login))}'`,
      `grant ${[role, ...becomes].join(", ")} to ${name} with inherit false, set true`,
      `grant ${name} to current_user with inherit true, set false`,
    ];
  });
  return `${statements.join(";\n")};`;
}
