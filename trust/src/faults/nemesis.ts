/** Finds the processes of a running Slipway and ends or pauses them, by id, at moments that a seed decides. */
import { setTimeout as delay } from "node:timers/promises";
import { childrenOf, ownProcesses, type Child } from "@slipway/server/testing/own-processes";

export type Victim = "server" | "app" | "gateway" | "postmaster" | "backend" | "git" | "build" | "cluster";

/** Numbers between 0 and 1, the same for the same seed (mulberry32). */
export function seededRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

async function descendantsOf(pid: number): Promise<Child[]> {
  const children = await childrenOf(pid);
  const below = await Promise.all(children.map((child) => descendantsOf(child.pid)));
  return [...children, ...below.flat()];
}

const WRITERS = /^git (fast-import|repack|init|clone|update-ref|commit-tree|merge-tree)/;

const isBuild = ({ command }: Child): boolean =>
  /bwrap|runner|esbuild|vite|tsc/.test(command) && !command.startsWith("git ");

/** A project's own database, as its sandbox starts it; not the sandbox's launcher, which names it too. */
const isCluster = ({ command }: Child): boolean => /^\S*postgres -D \/data /.test(command);

/** Everything that the embedded database's postmaster has started: what writes. */
export async function databaseWriters(server: number): Promise<number[]> {
  const [postmaster] = await find(server, "postmaster");
  return postmaster === undefined ? [] : (await childrenOf(postmaster)).map(({ pid }) => pid);
}

/** Every process of every project's own database. */
export async function backendProcesses(server: number): Promise<number[]> {
  const postmasters = await find(server, "cluster");
  const below = await Promise.all(postmasters.map(descendantsOf));
  return [...postmasters, ...below.flat().map(({ pid }) => pid)];
}

async function find(server: number, victim: Victim): Promise<number[]> {
  if (victim === "server") return [server];
  if (victim === "app" || victim === "gateway") {
    const pid = (await ownProcesses(server))[victim];
    return pid === null ? [] : [pid];
  }
  const { app, gateway } = await ownProcesses(server);
  if (victim === "cluster") return (await descendantsOf(gateway ?? server)).filter(isCluster).map(({ pid }) => pid);
  const children = await childrenOf(app ?? server);
  if (victim === "git") return children.filter(({ command }) => WRITERS.test(command)).map(({ pid }) => pid);
  const postmaster = (await childrenOf(server)).find(({ command }) => /bin\/postgres -D /.test(command));
  if (victim === "postmaster") return postmaster === undefined ? [] : [postmaster.pid];
  if (victim === "backend" && postmaster !== undefined) {
    const all = await childrenOf(postmaster.pid);
    return all.filter(({ command }) => command.startsWith("postgres: slipway ")).map(({ pid }) => pid);
  }
  const all = (
    await Promise.all(children.filter(isBuild).map(async (child) => [child, ...(await descendantsOf(child.pid))]))
  ).flat();
  return all.map(({ pid }) => pid);
}

export interface Hunt {
  /** The supervisor's process. */
  server: number;
  victim: Victim;
  random: () => number;
  /** Gives up when there was nothing to hit for this long. */
  withinMs: number;
}

/** The id of one process of that kind, as soon as there is one; null when there was none in time. */
export async function findVictim({ server, victim, random, withinMs }: Hunt): Promise<number | null> {
  const deadline = performance.now() + withinMs;
  for (;;) {
    const found = await find(server, victim);
    const one = found[Math.floor(random() * found.length)];
    if (one !== undefined) return one;
    if (performance.now() > deadline) return null;
    await delay(1);
  }
}

/** Whether it was there to get the signal. */
export function signal(pid: number, name: NodeJS.Signals): boolean {
  try {
    process.kill(pid, name);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ESRCH") return false;
    throw error;
  }
}

/** Holds a process still for a while, as a machine does that swaps or is moved. */
export async function pause(pid: number, milliseconds: number): Promise<void> {
  if (!signal(pid, "SIGSTOP")) return;
  await delay(milliseconds);
  signal(pid, "SIGCONT");
}
