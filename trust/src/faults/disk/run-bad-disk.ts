/**
 * Puts parts of the data folder on file systems of their own in a mount namespace of the server, fills them to the last
 * byte and empties them again; or gives it a disk that cannot make anything durable. People are told the reason,
 * nothing acknowledged is lost, and it works again.
 */
import { spawnSync } from "node:child_process";
import { randomBytes } from "node:crypto";
import { mkdir, mkdtemp, open, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { filesContract } from "@slipway/features/files/contract/index.ts";
import { projectsContract } from "@slipway/features/projects/contract/index.ts";
import { newProject } from "@slipway/features/projects/testing.ts";
import { publishContract } from "@slipway/features/publish/contract/index.ts";
import { upload } from "@slipway/features/uploads/testing.ts";
import { AppError } from "@slipway/kernel/errors";
import { giveBaseSet } from "@slipway/sandbox/testing";
import { fetchByAddress } from "@slipway/server/testing/by-address";
import { signUp } from "@slipway/server/testing/generated-project";
import type { TestPerson } from "@slipway/server/testing/test-person";
import { makeAppBackend, type AppBackend } from "../backend/app-backend.ts";
import { checkHistory } from "../check-history.ts";
import { failSyncs } from "./failing-syncs.ts";
import { History } from "../history.ts";
import { databaseWriters } from "../nemesis.ts";
import { ownPids } from "@slipway/server/testing/own-processes";
import { readStored } from "../read-stored.ts";
import type { FaultFindings } from "../run-faults.ts";
import { startSystem, type System } from "../system.ts";

/** Megabytes. Postgres needs its cluster, one more segment of its log, and what it keeps while it recovers; `cloud` a template, too. */
const PARTS = { git: 12, objects: 12, mail: 1, postgres: 140, cloud: 110 } as const;
type Part = keyof typeof PARTS;

/** Writes of people, and the part of the data folder that each needs. */
const NEEDS = {
  saves: "git",
  uploads: "objects",
  sites: "objects",
  mails: "mail",
  titles: "postgres",
  rows: "cloud",
  accounts: "cloud",
  files: "objects",
} as const;
/** Writes of an app's visitors to its backend. */
const BACKEND_WRITES: readonly Write[] = ["rows", "accounts", "files"];
export type Write = keyof typeof NEEDS;

const TRIES = 3;
const WORKS_AGAIN_MS = 60_000;
const CHUNK = Buffer.alloc(262_144, 7);

/** Mounting needs root; other users skip this test. */
export const canMount = (): boolean =>
  process.platform === "linux" &&
  process.getuid?.() === 0 &&
  spawnSync("unshare", ["-m", "sh", "-c", 'mount -t tmpfs tmpfs "$1"', "sh", tmpdir()]).status === 0;

const MOUNT = `set -e
data=$1; shift
while [ "$1" != -- ]; do mkdir -p "$data/$1"; mount -t tmpfs -o "size=$2m,mode=0711" tmpfs "$data/$1"; shift 2; done
shift
exec "$@"`;

const wrapped =
  (dataDir: string) =>
  (program: string, args: readonly string[]): [string, string[]] => {
    const parts = Object.entries(PARTS).flatMap(([part, size]) => [part, String(size)]);
    return ["unshare", ["-m", "--", "sh", "-c", MOUNT, "sh", dataDir, ...parts, "--", program, ...args]];
  };

/** Fills the part as the server sees it; disposing frees the space. */
async function fill(system: System, part: Part): Promise<AsyncDisposable> {
  const path = join(`/proc/${system.pid}/root`, system.dataDir, part, "filler");
  const handle = await open(path, "w");
  try {
    for (;;) await handle.write(CHUNK);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "ENOSPC") throw error;
    // Goes on to the last byte: a chunk that does not fit leaves a little room.
    for (let size = CHUNK.length >> 1; size >= 1; size >>= 1)
      await handle.write(CHUNK.subarray(0, size)).catch(() => undefined);
  } finally {
    await handle.close();
  }
  return { [Symbol.asyncDispose]: () => rm(path, { force: true }) };
}

interface Scene {
  system: System;
  person: TestPerson;
  projectId: string;
  /** Null when the run writes to no backend. */
  app: AppBackend | null;
  history: History;
  wrong: string[];
  refusals: Map<string, number>;
  count: number;
}

const writeOf: Record<Write, (scene: Scene) => Promise<unknown>> = {
  saves: ({ person, projectId, history, count }) => {
    const value = `edit-code-${count}`;
    // Random bytes do not compress.
    const content = `${value}\n`.repeat(50);
    const changes = [
      { path: "public/log-0.txt", content },
      { path: `public/noise-${count}.txt`, content: noise(30_000) },
    ];
    const call = () =>
      person.call(filesContract.editCode, { params: { projectId }, body: { changes, commit_message: value } });
    return orThrow(history, { path: "saves public/log-0.txt", value }, call);
  },
  uploads: ({ person }) => upload(person.call),
  sites: ({ person, projectId }) => person.call(publishContract.deploy, { params: { id: projectId }, body: {} }),
  mails: async ({ system, person }) => {
    const body = JSON.stringify({ email: person.email, redirectTo: "/" });
    const headers = { "content-type": "application/json", origin: new URL(system.url).origin };
    const url = `${system.url}/api/auth/request-password-reset`;
    const answer = await fetchByAddress(url, { method: "POST", headers, body });
    if (answer.status === 200) return;
    const { error } = (await answer.json()) as { error: { code: string; message: string } };
    throw new AppError({ code: error.code, status: answer.status, userMessage: error.message });
  },
  titles: ({ person, projectId, history, count }) => {
    const title = `live-${count}`;
    const change = { params: { id: projectId }, body: { display_name: title } };
    return orThrow(history, { path: "titles", value: title }, () => person.call(projectsContract.update, change));
  },
  // Random text does not compress, so each takes pages of its own.
  rows: (scene) => toApp(scene, "rows", (app, value) => app.addRow(0, value, noise(200_000))),
  accounts: (scene) => toApp(scene, "accounts", (app, value) => app.signUp(value)),
  files: (scene) => toApp(scene, "files", (app, value) => app.addFile(value)),
};

const noise = (bytes: number): string => randomBytes(bytes).toString("base64");

function toApp(
  { app, history, count }: Scene,
  path: string,
  write: (app: AppBackend, value: string) => Promise<void>,
): Promise<unknown> {
  if (app === null) throw new Error("this run has no backend");
  const value = `${path}-${count}`;
  return orThrow(history, { path, value }, () => write(app, value).then(() => value));
}

async function orThrow<T>(
  history: History,
  { path, value }: { path: string; value: string },
  work: () => Promise<T>,
): Promise<T> {
  let failure: unknown = null;
  const answer = await history.write(path, value, () =>
    work().catch((error: unknown) => {
      failure = error;
      throw error;
    }),
  );
  if (failure !== null) throw failure;
  return answer as T;
}

/** Expects 503 or 507 with a sentence; a 4xx is wrong for a full disk. */
function judge({ wrong, refusals }: Scene, what: string, error: unknown): void {
  if (!(error instanceof AppError)) return void wrong.push(`${what}: the connection ended: ${String(error)}`);
  const name = `${what}: ${error.status} ${error.code}`;
  refusals.set(name, (refusals.get(name) ?? 0) + 1);
  const isClear = [503, 507].includes(error.status) && /^[A-Z].+\.$/.test(error.userMessage.trim());
  if (!isClear) wrong.push(`${name} "${error.userMessage}"`);
}

interface BadDisk {
  name: "full" | "failing";
  spoil(system: System, part: Part): Promise<AsyncDisposable>;
}

const FULL: BadDisk = {
  name: "full",
  async spoil(system, part) {
    const full = await fill(system, part);
    // Postgres goes on in its current segment of the log, so this asks for the next ones.
    if (part === "postgres")
      await system
        .query("select pg_logical_emit_message(true, 'full', repeat('x', 1000000)) from generate_series(1, 60)")
        .catch(() => undefined);
    return full;
  },
};

const FAILING: BadDisk = {
  name: "failing",
  // The postmaster is left out: a parent released while one of its children dies may never hear of that.
  spoil: async (system, part) => failSyncs(await (part === "postgres" ? databaseWriters : ownPids)(system.pid)),
};

/**
 * Writes that must not be acknowledged while nothing can be made durable. The database is exempt, because it restarts
 * on a working disk; so are mails, because reporting a failure would reveal which address has an account.
 */
const mayNot = (write: Write, { name }: BadDisk): boolean =>
  name === "failing" && (write === "saves" || write === "uploads");

async function tryOn(disk: BadDisk, write: Write, scene: Scene): Promise<void> {
  const { system, wrong } = scene;
  const what = `${write} on a ${disk.name} disk`;
  {
    await using _bad = await disk.spoil(system, NEEDS[write]);
    for (let attempt = 0; attempt < TRIES; attempt += 1) {
      scene.count += 1;
      await writeOf[write](scene).then(
        () => mayNot(write, disk) && wrong.push(`${what}: was acknowledged`),
        (error: unknown) => judge(scene, what, error),
      );
    }
    const alive = await fetchByAddress(`${system.url}/healthz`).catch(() => null);
    if (alive?.status !== 200) wrong.push(`${what}: the server does not answer meanwhile`);
  }
  const began = performance.now();
  for (;;) {
    scene.count += 1;
    const failure = await writeOf[write](scene).then(
      () => null,
      (error: unknown) => error,
    );
    if (failure === null) break;
    if (performance.now() - began > WORKS_AGAIN_MS) {
      wrong.push(`${what}: does not work ${WORKS_AGAIN_MS} ms after the disk is well again: ${String(failure)}`);
      break;
    }
    await delay(100);
  }
}

/** Writes to try on a full disk, and on one that cannot make them durable. */
export interface BadDiskRun {
  full: readonly Write[];
  failing: readonly Write[];
}

export async function runBadDisk({ full, failing }: BadDiskRun): Promise<FaultFindings> {
  const dataDir = await mkdtemp(join(tmpdir(), "slipway-disk-"));
  try {
    await giveBaseSet(dataDir);
    await mkdir(join(dataDir, "logs"), { recursive: true });
    const environment = { SLIPWAY_DISK_FLOOR_MB: "0" };
    await using system = await startSystem({ dataDir, environment, wrap: wrapped(dataDir) });
    const person = await signUp(system, "Nadia");
    const { id: projectId } = await newProject(person.call);
    const refusals = new Map<string, number>();
    const app = full.some((write) => BACKEND_WRITES.includes(write)) ? await makeAppBackend(person) : null;
    const scene: Scene = { system, person, projectId, app, history: new History(), wrong: [], refusals, count: 0 };
    // Everything works before the fault; the first save also gives the site something to publish.
    await writeOf.saves(scene);
    for (const write of full) await tryOn(FULL, write, scene);
    for (const write of failing) await tryOn(FAILING, write, scene);
    await system.ready(WORKS_AGAIN_MS).catch((error: unknown) => scene.wrong.push(String(error)));
    const projects = { saved: projectId, titled: projectId, spoken: projectId };
    const { stored, wrong } = await readStored(system, projects, 1);
    if (app !== null) {
      const { whole, wrong: broken } = await app.files();
      stored
        .set("rows", await app.rows(0))
        .set("accounts", await app.people())
        .set("files", whole);
      wrong.push(...broken);
    }
    const { history } = scene;
    const all = [...scene.wrong, ...history.unclear, ...wrong, ...checkHistory(history.operations, stored)];
    return {
      wrong: all,
      figures: {
        "tried on a full disk": full.join(", "),
        "tried on a failing disk": failing.join(", "),
        writes: history.operations.length,
        acknowledged: history.count("ok"),
        ...Object.fromEntries(refusals),
      },
    };
  } finally {
    await rm(dataDir, { recursive: true, force: true, maxRetries: 5 });
  }
}
