/** Visitors of an app who write without pause, and the contents of its backend at the end. */
import { setTimeout as delay } from "node:timers/promises";
import { cloudContract } from "@slipway/features/cloud/contract/index.ts";
import type { TestPerson } from "@slipway/server/testing/test-person";
import type { History } from "../history.ts";
import { gitInside, type System } from "../system.ts";
import { functionSource, FUNCTION_PATH, makeAppBackend, type AppBackend } from "./app-backend.ts";

const ROW_WRITERS = 2;
/** One address may sign up thirty accounts in five minutes; two thirds of them are for the beginning. */
const SIGN_UP_EVERY_MS = 2_500;
/** Deploying takes longer than saving; a fault should hit each of the two. */
const DEPLOY_EVERY_MS = 3_000;
const FILE_EVERY_MS = 100;
/** The promise: a status is true within this time. */
export const TRUE_WITHIN_MS = 5_000;
const DEPLOYED_WITHIN_MS = 60_000;
const WELL_WITHIN_MS = 60_000;

const rowsPath = (writer: number): string => `rows of ${writer}`;

export interface FaultedBackends {
  /** Receives writes all the time. */
  busy: AppBackend;
  /** Paused from the beginning, and stays so. */
  paused: AppBackend;
}

export async function makeFaultedBackends(person: TestPerson): Promise<FaultedBackends> {
  const [busy, paused] = [await makeAppBackend(person), await makeAppBackend(person)];
  await paused.addRow(0, "before the pause");
  await person.call(cloudContract.pause, { params: { id: paused.projectId, ref: paused.ref }, body: {} });
  return { busy, paused };
}

/** One writer for each kind; each call is one write. */
export function backendWriters(
  { busy }: FaultedBackends,
  history: History,
  begin: () => string,
): (() => Promise<unknown>)[] {
  const rows = Array.from({ length: ROW_WRITERS }, (_none, writer) => () => {
    const value = begin();
    return history.write(rowsPath(writer), value, () => busy.addRow(writer, value).then(() => value));
  });
  const paced = (path: string, everyMs: number, write: (value: string) => Promise<void>) => async () => {
    const value = begin();
    const next = delay(everyMs);
    const done = await history.write(path, value, () => write(value).then(() => value));
    await next;
    return done;
  };
  return [
    ...rows,
    paced("files of the app", FILE_EVERY_MS, (value) => busy.addFile(value)),
    paced("accounts of the app", SIGN_UP_EVERY_MS, (value) => busy.signUp(value)),
    paced("functions", DEPLOY_EVERY_MS, (value) => busy.deploy(value)),
  ];
}

/** Observations of a backend that comes back. */
export interface Return {
  /** Time until it was healthy, said so and answered. */
  tookMs: number;
  /** The longest time with a false status. */
  lieMs: number;
  wrong: string[];
}

/**
 * Watches until the backend works. A moment counts as false when the status is the same before and after a query of the
 * database and contradicts its result: a busy machine makes moments longer, but no false status.
 */
export async function watchReturn({ busy, paused }: FaultedBackends): Promise<Return> {
  const began = performance.now();
  let lieSince: number | null = null;
  let lie = "";
  const found: Return = { tookMs: 0, lieMs: 0, wrong: [] };
  for (;;) {
    const moment = performance.now();
    // While the product's own database is away, no status is given, which is not false.
    const before = await busy.status().catch(() => null);
    const answers = await busy.rowCount().then(() => true, String);
    const after = await busy.status().catch(() => null);
    const quiet = await paused.status().catch(() => null);
    if (quiet !== null && quiet !== "INACTIVE") found.wrong.push(`the paused backend says ${quiet}`);
    found.tookMs = performance.now() - began;
    const isLie = before !== null && before === after && (before === "ACTIVE_HEALTHY") !== (answers === true);
    if (!isLie) lieSince = null;
    else {
      lieSince ??= moment;
      found.lieMs = Math.max(found.lieMs, moment - lieSince);
      lie = `${before} while a question to it came to ${String(answers)}`;
    }
    if (after === "ACTIVE_HEALTHY" && answers === true && quiet !== null) break;
    if (found.tookMs > WELL_WITHIN_MS) {
      found.wrong.push(`not well after ${WELL_WITHIN_MS} ms: ${after}, ${String(answers)}; the paused one: ${quiet}`);
      break;
    }
    await delay(50);
  }
  if (found.lieMs > TRUE_WITHIN_MS)
    found.wrong.push(`the status said for ${Math.round(found.lieMs)} ms what was not so: ${lie}`);
  return found;
}

/** Reads the backend at the end: its rows, files and accounts, and whether its function is the newest one saved. */
export async function readBackend(
  system: System,
  { busy, paused }: FaultedBackends,
  person: TestPerson,
): Promise<{ stored: Map<string, readonly string[]>; wrong: string[] }> {
  const stored = new Map<string, readonly string[]>();
  for (let writer = 0; writer < ROW_WRITERS; writer += 1) stored.set(rowsPath(writer), await busy.rows(writer));
  const { whole, wrong } = await busy.files();
  stored.set("files of the app", whole);
  const people = await busy.people();
  stored.set("accounts of the app", people);
  const last = people.at(-1);
  if (last !== undefined)
    await busy.signIn(last).catch((error: unknown) => {
      // The last minutes' sign-ups may have used up the address's share, which says nothing about the account.
      if ((error as { status?: number }).status !== 429)
        wrong.push(`the account ${last} does not open: ${String(error)}`);
    });
  const git = (...args: string[]): Promise<string> => gitInside(system, busy.projectId, args);
  const saved = (await git("log", "--reverse", "--format=%s", "main", "--", FUNCTION_PATH)).split("\n").filter(Boolean);
  stored.set("functions", saved);
  wrong.push(...(await newestAnswers(busy, saved.at(-1), () => git("show", `main:${FUNCTION_PATH}`))));
  const { status } = await person.call(cloudContract.restore, {
    params: { id: paused.projectId, ref: paused.ref },
    body: {},
  });
  const kept = await paused.rows(0);
  if (kept.join() !== "before the pause")
    wrong.push(`the paused backend woke up (${status}) with the rows: ${kept.join()}`);
  return { stored, wrong };
}

async function newestAnswers(
  busy: AppBackend,
  newest: string | undefined,
  source: () => Promise<string>,
): Promise<string[]> {
  if (newest === undefined) return [];
  if ((await source()) !== functionSource(newest)) return [`the function's file does not hold what ${newest} wrote`];
  const deadline = performance.now() + DEPLOYED_WITHIN_MS;
  for (;;) {
    const said = await busy.say().catch(String);
    if (said === newest) return [];
    if (performance.now() > deadline)
      return [`the function of ${newest} was saved and ${DEPLOYED_WITHIN_MS} ms later another one answers: ${said}`];
    await delay(200);
  }
}
