/**
 * People follow a document while the networks of the server's database, of the people and of the server itself break.
 */
import { setTimeout as delay } from "node:timers/promises";
import { projectsContract } from "@slipway/features/projects/contract/index.ts";
import { newProject } from "@slipway/features/projects/testing.ts";
import { AppError } from "@slipway/kernel/errors";
import { openDatabase } from "@slipway/platform/database/postgres-database";
import { memoryLog } from "@slipway/platform/testing/memory-log";
import { signUp } from "@slipway/server/testing/generated-project";
import type { TestPerson } from "@slipway/server/testing/test-person";
import { checkHistory } from "./check-history.ts";
import { History } from "./history.ts";
import { followThroughFaults, type LiveFollower } from "./live-follower.ts";
import { seededRandom } from "./nemesis.ts";
import type { FaultFindings } from "./run-faults.ts";
import { startSystem, type System } from "./system.ts";
import { startTcpProxy, type Cut } from "./tcp-proxy.ts";

/** Longest time a call may take while the database is unreachable. */
const ANSWERED_WITHIN_MS = 5000;
/** Time from the restored network to a working call. */
const BACK_WITHIN_MS = 8000;
const CUT_MS = 6000;
const WRITERS = 2;

export interface NetworkCuts {
  seed: number;
  /** Connection string over a UNIX socket folder (`?host=`) to an empty database. */
  databaseUrl: string;
  followers: number;
  /** Reconnections of all followers together. */
  reconnects: number;
  /** Writes that must be acknowledged before the run ends, however busy the machine is. */
  writes: number;
  cuts: readonly Cut[];
  hubKills: number;
  environment?: Record<string, string>;
}

/** The same database through the proxy. */
function throughProxy(databaseUrl: string, port: number): string {
  const url = new URL(databaseUrl);
  url.searchParams.delete("host");
  url.host = `127.0.0.1:${port}`;
  return url.href;
}

const socketOf = (databaseUrl: string): string => `${new URL(databaseUrl).searchParams.get("host")}/.s.PGSQL.5432`;

interface Scene {
  system: System;
  person: TestPerson;
  projectId: string;
  history: History;
  wrong: string[];
  answeredMs: number[];
  backMs: number[];
}

/** Writes without pause until stopped. */
function keepWriting({ person, projectId, history }: Scene, writer: number): () => Promise<void> {
  let stopped = false;
  const running = (async () => {
    for (let count = 0; !stopped; count += 1) {
      const title = `title-${writer}-${count}`;
      const change = { params: { id: projectId }, body: { display_name: title } };
      const answer = await history.write("titles", title, () => person.call(projectsContract.update, change));
      await delay(answer === null ? 100 : 10);
    }
  })();
  return async () => {
    stopped = true;
    await running;
  };
}

/** Calls during a cut: each is refused in time, with a sentence and a hint when to come back. */
async function callDuring({ person, projectId, wrong, answeredMs }: Scene, how: Cut): Promise<void> {
  const until = performance.now() + CUT_MS;
  const once = async (): Promise<void> => {
    const began = performance.now();
    const failure = await person.call(projectsContract.details, { params: { id: projectId } }).then(
      () => null,
      (error: unknown) => error,
    );
    const took = performance.now() - began;
    answeredMs.push(took);
    if (took > ANSWERED_WITHIN_MS) wrong.push(`${how}: a call was answered after ${Math.round(took)} ms`);
    if (failure === null) return;
    const isClear = failure instanceof AppError && failure.status === 503 && failure.retryAfter !== undefined;
    if (!isClear)
      wrong.push(
        `${how}: a call failed with ${failure instanceof AppError ? `${failure.status} ${failure.code}` : String(failure)}`,
      );
  };
  while (performance.now() < until) {
    await Promise.all([once(), once(), once()]);
    await delay(50);
  }
}

async function backAgain({ person, projectId, wrong, backMs }: Scene, how: string): Promise<void> {
  const began = performance.now();
  for (;;) {
    const works = await person.call(projectsContract.details, { params: { id: projectId } }).then(
      () => true,
      () => false,
    );
    const took = performance.now() - began;
    if (works) return void backMs.push(took);
    if (took > BACK_WITHIN_MS) return void wrong.push(`${how}: nothing works ${Math.round(took)} ms later`);
    await delay(50);
  }
}

async function titlesIn(databaseUrl: string, projectId: string): Promise<string[]> {
  await using database = await openDatabase({
    url: databaseUrl,
    engine: "embedded",
    log: memoryLog(),
    maxConnections: 1,
  });
  const { rows } = await database.pool.query<{ title: string | null }>(
    "select change -> 'doc' ->> 'display_name' as title from live_log where path = $1 order by seq",
    [`projects/${projectId}`],
  );
  return rows.flatMap(({ title }) => (title?.startsWith("title-") ? [title] : []));
}

export async function runNetworkCuts(options: NetworkCuts): Promise<FaultFindings> {
  await using proxy = await startTcpProxy({ path: socketOf(options.databaseUrl) });
  const environment = { ...options.environment, DATABASE_URL: throughProxy(options.databaseUrl, proxy.port) };
  await using system = await startSystem({ environment });
  const person = await signUp(system, "Nadia");
  const { id: projectId } = await newProject(person.call);
  const scene: Scene = { system, person, projectId, history: new History(), wrong: [], answeredMs: [], backMs: [] };
  const { wrong } = scene;
  await using stack = new AsyncDisposableStack();
  const path = `projects/${projectId}`;
  const received: string[][] = [];
  const followers: LiveFollower[] = Array.from({ length: options.followers }, (_none, at) => {
    const mine: string[] = (received[at] = []);
    const onChange = ({ doc }: { doc?: Record<string, unknown> }): void => {
      const title = doc?.["display_name"];
      if (typeof title === "string" && title.startsWith("title-")) mine.push(title);
    };
    return stack.use(followThroughFaults({ url: system.url, person, path, onChange }));
  });
  await Promise.all(followers.map((follower) => follower.ready));
  const writers = Array.from({ length: WRITERS }, (_none, writer) => keepWriting(scene, writer));
  const random = seededRandom(options.seed);
  const reconnects = (): number => followers.reduce((sum, follower) => sum + follower.reconnects, 0);

  const big = [
    ...options.cuts.map((how) => how as Cut | "kill"),
    ...Array.from({ length: options.hubKills }, () => "kill" as const),
  ];
  const between = options.reconnects / (big.length + 1);
  for (let done = 0; done <= big.length; done += 1) {
    const goal = between * (done + 1);
    const isLast = done === big.length;
    while (reconnects() < goal || (isLast && scene.history.count("ok") < options.writes)) {
      if (random() < 0.1) proxy.drop();
      for (const follower of followers) if (random() < 0.3) follower.cut();
      await delay(100 + random() * 200);
    }
    const next = big[done];
    if (next === "kill") await system.killAndRestart();
    else if (next !== undefined) {
      proxy.cut(next);
      await callDuring(scene, next);
      proxy.mend();
    }
    await backAgain(scene, next ?? "dropped connections");
  }
  await Promise.all(writers.map((stop) => stop()));

  const stored = await titlesIn(options.databaseUrl, projectId);
  const level = (): boolean => received.every((titles) => titles.length >= stored.length);
  for (const until = performance.now() + BACK_WITHIN_MS; !level() && performance.now() < until; ) await delay(50);
  for (const [at, titles] of received.entries())
    if (titles.join() !== stored.join())
      wrong.push(`follower ${at} received ${titles.length} titles of ${stored.length}, or in another order`);
  const sum = (pick: (follower: LiveFollower) => number): number =>
    followers.reduce((all, each) => all + pick(each), 0);
  const [doubled, lost] = [sum((each) => each.doubled), sum((each) => each.missing)];
  if (doubled + lost > 0) wrong.push(`live: ${lost} changes lost, ${doubled} doubled`);
  wrong.push(...scene.history.unclear, ...checkHistory(scene.history.operations, new Map([["titles", stored]])));
  const slowest = (milliseconds: readonly number[]): string => `${Math.round(Math.max(0, ...milliseconds))} ms`;
  return {
    wrong,
    figures: {
      reconnects: reconnects(),
      "network cuts": options.cuts.join(", "),
      "killed hubs": options.hubKills,
      writes: scene.history.operations.length,
      acknowledged: scene.history.count("ok"),
      deliveries: received.reduce((all, titles) => all + titles.length, 0),
      lost,
      doubled,
      "slowest answer during a cut": slowest(scene.answeredMs),
      "slowest return after a cut": slowest(scene.backMs),
      "slowest return of a follower": slowest(followers.flatMap((each) => [...each.awayMs])),
    },
  };
}
