/** Passwords of the logins into all clusters of one installation, made from one secret that stays beside them. */
import { createHmac } from "node:crypto";
import { link, readFile, unlink } from "node:fs/promises";
import { join } from "node:path";
import { randomText } from "@slipway/kernel/ids";
import { writeDurably } from "@slipway/platform/database/embedded-postgres";
import type { Login } from "../../backend/port.ts";

export const SUPERUSER = "supabase_admin";
/** Role that reads the log of changes and runs no statement of a project. */
export const REPLICATOR = "supabase_replication_admin";
export type AnyLogin = Login | typeof REPLICATOR;
const LOGINS: readonly AnyLogin[] = [
  "authenticator",
  "supabase_auth_admin",
  "supabase_storage_admin",
  "supabase_realtime_admin",
  "postgres",
  REPLICATOR,
];

export interface ClusterPasswords {
  /** Each login has a password of its own, so that learning one does not give access to another. */
  of(login: AnyLogin | typeof SUPERUSER): string;
}

/** Its own `of` answers for the template, and for clusters that have not been started since each has passwords of its own. */
export interface LoginPasswords extends ClusterPasswords {
  /** Those of one cluster: who gets hold of them gets into no other one. */
  ofCluster(ref: string): ClusterPasswords;
  /** Password of a login on a server that all projects share. */
  ofProject(ref: string, login: Login): string;
}

export async function loginPasswords(folder: string): Promise<LoginPasswords> {
  const file = join(folder, "secret");
  let secret = await readFile(file, "utf8").catch(() => "");
  if (secret === "") {
    const staging = `${file}.${randomText(8)}`;
    await writeDurably(staging, randomText(52), 0o600);
    // The first process to link the file decides the secret for all.
    await link(staging, file).catch(() => undefined);
    await unlink(staging);
    secret = await readFile(file, "utf8");
  }
  const made = (what: string): string => createHmac("sha256", secret).update(what).digest("base64url");
  return {
    of: (login) => made(`login:${login}`),
    ofCluster: (ref) => ({ of: (login) => made(`cluster:${ref}:${login}`) }),
    ofProject: (ref, login) => made(`login:${ref}:${login}`),
  };
}

/** Statements that restore every login. The passwords are our own base64url, so nothing in them ends the literal. */
export const loginStatements = (passwords: ClusterPasswords): string[] =>
  LOGINS.map(
    (login) => `alter role ${login} login connection limit -1 valid until 'infinity' password '${passwords.of(login)}'`,
  );
