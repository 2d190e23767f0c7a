/** As whom the embedded Postgres runs: it refuses root, so root gives it a user number of its own. */
import { createHash } from "node:crypto";
import { chown, readdir, readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import { unavailable } from "@slipway/kernel/errors";
import { findExecutable } from "../processes/find-executable.ts";
import { DATABASE_UIDS } from "../processes/uid-leases.ts";

/** A program and its arguments. */
export type Command = [string, string[]];

export interface PostgresUser {
  /** Runs the program as this user; the kernel kills it when this process dies. */
  wrap(program: string, args: readonly string[]): Command;
  /** Gives a path to this user. */
  own(path: string): Promise<void>;
  /** Runs the steps that make a cluster in a folder, which belongs to this user afterwards. */
  initialise(folder: string, steps: readonly SetupStep[], run: RunStep): Promise<void>;
}

export interface SetupStep {
  program: string;
  args: readonly string[];
  input?: string;
}

export type RunStep = (command: Command, input?: string) => Promise<void>;

/** The number stays with the data: taken from the files that exist, else from the folder's name. */
async function uidFor(folder: string): Promise<number> {
  const existing = await stat(join(folder, "data")).catch(() => null);
  if (existing !== null && existing.uid !== 0) return existing.uid;
  const hash = createHash("sha256").update(folder).digest().readUInt32BE(0);
  return DATABASE_UIDS.first + (hash % (DATABASE_UIDS.blockSize * DATABASE_UIDS.blocks));
}

interface Account {
  uid: number;
  gid: number;
}

/** initdb and single-user mode, unlike the server, insist on an account with a name; any will do for that moment. */
async function namedAccount(): Promise<Account> {
  const accounts = (await readFile("/etc/passwd", "utf8")).split("\n").map((line) => line.split(":"));
  const found = accounts.find(([name]) => name === "nobody") ?? accounts.find((fields) => Number(fields[2]) > 0);
  if (found === undefined)
    throw unavailable("database_unavailable", "This machine has no user beside root, and Postgres refuses root.");
  return { uid: Number(found[2]), gid: Number(found[3]) };
}

async function ownTree(folder: string, uid: number, gid: number): Promise<void> {
  await chown(folder, uid, gid);
  for (const entry of await readdir(folder, { recursive: true })) await chown(join(folder, entry), uid, gid);
}

/** `given`: the number the caller keeps beside the data, for a folder that is one of many. Only root can give numbers. */
export async function postgresUser(folder: string, given?: number): Promise<PostgresUser> {
  const setpriv = findExecutable("setpriv");
  const follow = ["--no-new-privs", "--pdeathsig", "KILL", "--"];
  if (process.getuid?.() !== 0) {
    const wrap = (program: string, args: readonly string[]): Command =>
      setpriv === null ? [program, [...args]] : [setpriv, [...follow, program, ...args]];
    return {
      wrap,
      own: () => Promise.resolve(),
      async initialise(_folder, steps, run) {
        for (const { program, args, input } of steps) await run(wrap(program, args), input);
      },
    };
  }
  if (setpriv === null) {
    throw unavailable(
      "database_unavailable",
      "Postgres refuses to run as root, and setpriv (package util-linux) is missing. Run Slipway as another user.",
    );
  }
  const uid = given ?? (await uidFor(folder));
  const as = (account: Account, program: string, args: readonly string[]): Command => [
    setpriv,
    [`--reuid=${account.uid}`, `--regid=${account.gid}`, "--clear-groups", ...follow, program, ...args],
  ];
  return {
    wrap: (program, args) => as({ uid, gid: uid }, program, args),
    own: (path) => chown(path, uid, uid),
    async initialise(target, steps, run) {
      const account = await namedAccount();
      await chown(target, account.uid, account.gid);
      for (const { program, args, input } of steps) await run(as(account, program, args), input);
      await ownTree(target, uid, uid);
    },
  };
}
