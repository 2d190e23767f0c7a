/** One run: people work, processes are killed at seeded moments, and the checker reports faults at the end. */
import { signUp } from "@slipway/server/testing/generated-project";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { chatContract } from "@slipway/features/chat/contract/index.ts";
import { projectsContract } from "@slipway/features/projects/contract/index.ts";
import { newProject } from "@slipway/features/projects/testing.ts";
import { randomUUID } from "node:crypto";
import { fetchByAddress } from "@slipway/server/testing/by-address";
import type { StartOptions } from "@slipway/server/testing/start-slipway";
import type { TestPerson } from "@slipway/server/testing/test-person";
import {
  makeFaultedBackends,
  readBackend,
  watchReturn,
  type FaultedBackends,
  type Return,
} from "./backend/backend-writes.ts";
import { checkHistory } from "./check-history.ts";
import { History } from "./history.ts";
import { followThroughFaults } from "./live-follower.ts";
import { findVictim, pause, seededRandom, signal, type Victim } from "./nemesis.ts";
import { checkDeployments, readStored } from "./read-stored.ts";
import { startSystem, type System } from "./system.ts";
import { startWorkload, trajectory, type Projects, type Topic, type Workload } from "./workload.ts";

/** The promise: interrupted work goes on, or is reported as failed. */
const RESUMED_WITHIN_MS = 15_000;
const READY_WITHIN_MS = 15_000;
const HUNT_MS = 10_000;
const HUNTS = 3;
const PAUSE_MS = 1500;
const TURN_ENDS_MS = 120_000;
/** Writes of an app's visitors between two faults. */
const ACKNOWLEDGED_BETWEEN = 20;

/** Longest delay from a write's start to the signal, so that the middle of each kind of write is hit. */
const INTO_MS: Record<Topic, number> = { chat: 3000, "edit-code": 80, publish: 2500, live: 15, cloud: 60 };

export interface Fault {
  topic: Topic;
  victim: Victim;
  /** Stopped for a moment instead of killed. */
  paused?: boolean;
}

export interface FaultRun {
  seed: number;
  faults: readonly Fault[];
  start?: StartOptions;
  /** Longest wait for the product after a fault; by default the promise, which the bench judges on a quiet machine. */
  readyWithinMs?: number;
}

export interface FaultFindings {
  figures: Record<string, number | string>;
  wrong: string[];
}

/** Uses starter projects with small requests, so that a kill hits the request and not the building. */
async function makeProjects(person: TestPerson): Promise<Projects> {
  const [spoken, saved, titled] = await Promise.all([1, 2, 3].map(() => newProject(person.call)));
  return { spoken: spoken!.id, saved: saved!.id, titled: titled!.id };
}

interface Scene {
  readyWithinMs: number;
  system: System;
  person: TestPerson;
  projects: Projects;
  history: History;
  workload: Workload;
  random: () => number;
  backends: FaultedBackends | null;
  wrong: string[];
  readyMs: number[];
  returns: Return[];
}

/** One fault, and the proof that the product has recovered. Answers whether anything was hit. */
async function strike(scene: Scene, { topic, victim, paused }: Fault): Promise<boolean> {
  const { system, workload, random, wrong, readyMs } = scene;
  if (topic === "cloud") await visitorsWriteAgain(scene);
  if (!(await Promise.race([workload.underWay(topic), delay(TURN_ENDS_MS, false, { ref: false })]))) {
    wrong.push(`nobody came to ${topic} for ${TURN_ENDS_MS} ms: ${await lastWarnings(system)}`);
    return true;
  }
  await delay(random() * INTO_MS[topic]);
  const pid = await findVictim({ server: system.pid, victim, random, withinMs: HUNT_MS });
  if (pid === null) return false;
  const name = `${victim} during ${topic}`;
  if (paused === true) await pause(pid, PAUSE_MS);
  else if (victim !== "server" && !signal(pid, "SIGKILL")) return false;
  try {
    if (victim === "server" && paused !== true) {
      const killedAt = Date.now();
      readyMs.push(await system.killAndRestart());
      wrong.push(...(await unfinishedAfter(system, killedAt)));
    } else readyMs.push(await system.ready(scene.readyWithinMs));
    wrong.push(...(await lookAtStatuses(scene)).map((each) => `${name}: ${each}`));
  } catch (error) {
    wrong.push(`${name}: ${String(error)}; ${await lastWarnings(system)}`);
    await system.killAndRestart();
  }
  return true;
}

/** Waits until the last target works again, so that a fault meets work and not its predecessor. */
async function visitorsWriteAgain({ history, wrong }: Scene): Promise<void> {
  const enough = history.count("ok") + ACKNOWLEDGED_BETWEEN;
  for (const until = performance.now() + TURN_ENDS_MS; history.count("ok") < enough; await delay(20))
    if (performance.now() > until)
      return void wrong.push(`fewer than ${ACKNOWLEDGED_BETWEEN} writes were acknowledged in ${TURN_ENDS_MS} ms`);
}

async function lookAtStatuses({ backends, returns }: Scene): Promise<string[]> {
  if (backends === null) return [];
  const seen = await watchReturn(backends);
  returns.push(seen);
  return seen.wrong;
}

/** The target may have ended by itself; then the next one of its kind is hit. */
async function strikeUntilHit(scene: Scene, fault: Fault): Promise<boolean> {
  for (let hunt = 0; hunt < HUNTS; hunt += 1) if (await strike(scene, fault)) return true;
  return false;
}

/** The server's last warnings, for whoever looks for the reason. */
async function lastWarnings(system: System): Promise<string> {
  const lines = (await readFile(join(system.dataDir, "logs", "server.log"), "utf8")).trim().split("\n");
  return lines
    .filter((line) => /"level":"?(warn|error|40|50)/.test(line))
    .slice(-5)
    .join(" | ")
    .slice(0, 2000);
}

/** Jobs and turns from before a restart that still look active. */
async function unfinishedAfter(system: System, killedAt: number): Promise<string[]> {
  const turns = await system.query<{ id: string }>(
    `select t.ai_message_id as id from chat_turns t join chat_documents d on d.id = t.ai_message_id
     where t.state = 'running' and (d.fields ->> 'started_at')::float8 < $1`,
    [killedAt],
  );
  const deadline = performance.now() + RESUMED_WITHIN_MS;
  for (;;) {
    const jobs = await system.query<{ name: string; id: string }>(
      "select name, id from pgboss.job where state = 'active' and started_on < to_timestamp($1 / 1000.0)",
      [killedAt],
    );
    const left = [...turns.map(({ id }) => `the turn ${id}`), ...jobs.map(({ name, id }) => `the job ${name} ${id}`)];
    if (left.length === 0 || turns.length > 0 || performance.now() > deadline)
      return left.map((what) => `${what} neither went on nor failed within ${RESUMED_WITHIN_MS} ms`);
    await delay(250);
  }
}

/** Checks the end state: every turn has ended, a failed one runs again, and the newest version has its preview. */
async function checkRest({
  readyWithinMs,
  system,
  person,
  projects,
  history,
  wrong,
}: Scene): Promise<{ failed: number }> {
  await system.ready(readyWithinMs);
  const deadline = performance.now() + TURN_ENDS_MS;
  const answers = async () => (await trajectory(person, projects.spoken)).filter((doc) => doc.tag === "ai-message");
  const ended = async (what: string): Promise<boolean> => {
    for (;;) {
      const open = (await answers()).filter((answer) => answer.status === "running");
      if (open.length === 0) return true;
      if (performance.now() > deadline) {
        wrong.push(`${what}: ${open.length} turns never ended`);
        return false;
      }
      await delay(200);
    }
  };
  await ended("after the faults");
  const failed = (await answers()).filter((answer) => answer.can_retry);
  const one = failed.at(-1);
  if (one !== undefined) {
    const params = { id: projects.spoken, aiMessageId: one.id };
    const ids = { id: randomUUID(), ai_message_id: randomUUID() };
    let refusal = "no answer";
    const retry = (): Promise<unknown> =>
      person.call(chatContract.retry, { params, body: ids }).catch((error: unknown) => {
        refusal = String(error);
        throw error;
      });
    await history.write("messages", ids.id, retry);
    await ended("a turn that was run again");
    const again = (await answers()).find((answer) => answer.id === ids.ai_message_id);
    if (again === undefined || again.can_retry)
      wrong.push(`a turn that was run again ended with: ${again?.content ?? refusal}`);
  }
  const built = performance.now() + TURN_ENDS_MS;
  for (const projectId of [projects.saved, projects.spoken]) {
    for (;;) {
      const [newest] = await system.query<{ status: string }>(
        "select preview_build_status as status from edits where project_id = $1 and version > 0 order by version desc limit 1",
        [projectId],
      );
      if (newest === undefined || ["success", "failed"].includes(newest.status)) break;
      if (performance.now() > built) {
        wrong.push(`the newest version of ${projectId} was not built: ${newest.status}`);
        break;
      }
      await delay(200);
    }
  }
  return { failed: failed.length };
}

/** The site has to be one whole version: its page and everything that the page loads. */
async function checkSite(person: TestPerson, projectId: string): Promise<string[]> {
  const details = await person.call(projectsContract.details, { params: { id: projectId } });
  if (!("site_url" in details) || !details.is_published) return [];
  const page = await fetchByAddress(details.site_url);
  const html = await page.text();
  if (page.status !== 200) return [`the site answers ${page.status}`];
  const assets = [...html.matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g)].map((match) => match[1]!);
  const answers = await Promise.all(assets.map((asset) => fetchByAddress(new URL(asset, details.site_url))));
  return answers
    .filter((answer) => answer.status !== 200)
    .map((answer) => `a part of the site answers ${answer.status}`);
}

export async function runFaults({
  seed,
  faults,
  start,
  readyWithinMs = READY_WITHIN_MS,
}: FaultRun): Promise<FaultFindings> {
  await using system = await startSystem(start ?? {});
  const person = await signUp(system, "Nadia");
  const projects = await makeProjects(person);
  const history = new History();
  const delivered: string[] = [];
  await using follower = followThroughFaults({
    url: system.url,
    person,
    path: `projects/${projects.titled}`,
    onChange: ({ doc }) => {
      const title = doc?.["display_name"];
      if (typeof title === "string" && title.startsWith("live-")) delivered.push(title);
    },
  });
  await follower.ready;
  const topics = [...new Set(faults.map((fault) => fault.topic))];
  const backends = topics.includes("cloud") ? await makeFaultedBackends(person) : null;
  const workload = startWorkload({ person, projects, history, topics, backends });
  const random = seededRandom(seed);
  const found = { wrong: [], readyMs: [], returns: [] };
  const scene: Scene = { readyWithinMs, system, person, projects, history, workload, random, backends, ...found };
  let hit = 0;
  try {
    for (const fault of faults) if (await strikeUntilHit(scene, fault)) hit += 1;
  } finally {
    await workload.stop();
  }
  const { failed } = await checkRest(scene);
  const { stored, wrong } = await readStored(system, projects, 2);
  if (backends !== null) {
    const backend = await readBackend(system, backends, person);
    for (const [path, values] of backend.stored) stored.set(path, values);
    wrong.push(...backend.wrong);
  }
  if (history.unclear.length > 0) wrong.push(await lastWarnings(system));
  const sites = history.operations.filter((operation) => operation.path === "sites").length;
  const titles = stored.get("titles") ?? [];
  for (
    const until = performance.now() + RESUMED_WITHIN_MS;
    delivered.length < titles.length && performance.now() < until;
  )
    await delay(50);
  if (delivered.join() !== titles.join())
    wrong.push(`live: ${delivered.length} titles were delivered, ${titles.length} are stored`);
  if (follower.doubled + follower.missing > 0)
    wrong.push(`live: ${follower.missing} changes lost, ${follower.doubled} doubled`);
  wrong.push(
    ...scene.wrong,
    ...history.unclear,
    ...checkHistory(
      history.operations.filter((operation) => operation.path !== "sites"),
      stored,
    ),
    ...(await checkDeployments(system, { projectId: projects.saved, workload, sent: sites })),
    ...(await checkSite(person, projects.saved)),
  );
  const stamp = (milliseconds: readonly number[]): string => `${(Math.max(0, ...milliseconds) / 1000).toFixed(1)} s`;
  return {
    wrong,
    figures: {
      faults: hit,
      "not hit (nothing of the kind ran)": faults.length - hit,
      writes: history.operations.length,
      acknowledged: history.count("ok"),
      refused: history.count("fail"),
      "without an answer": history.count("unknown"),
      "turns shown as failed": failed,
      "live reconnects": follower.reconnects,
      "slowest return to ready": stamp(scene.readyMs),
      ...(backends === null
        ? {}
        : {
            "slowest return of a backend": stamp(scene.returns.map(({ tookMs }) => tookMs)),
            "longest untrue status": stamp(scene.returns.map(({ lieMs }) => lieMs)),
          }),
    },
  };
}
