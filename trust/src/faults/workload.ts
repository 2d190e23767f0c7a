/** People who work without pause: saves, messages, titles, sites. Every write has a unique value in the history. */
import { randomUUID } from "node:crypto";
import { setTimeout as delay } from "node:timers/promises";
import { chatContract, type TrajectoryDocument } from "@slipway/features/chat/contract/index.ts";
import { filesContract } from "@slipway/features/files/contract/index.ts";
import { projectsContract } from "@slipway/features/projects/contract/index.ts";
import { publishContract } from "@slipway/features/publish/contract/index.ts";
import type { TestPerson } from "@slipway/server/testing/test-person";
import { backendWriters, type FaultedBackends } from "./backend/backend-writes.ts";
import type { History } from "./history.ts";

export type Topic = "chat" | "edit-code" | "publish" | "live" | "cloud";

/** Pause after a refusal or a lost connection, since people do not retry a hundred times a second either. */
const AGAIN_MS = 100;
const SAVERS = 2;
/** A person may send twenty messages a minute, and the last ones must not be refused. */
const MESSAGE_EVERY_MS = 3_500;

export interface Workload {
  /** Answers of acknowledged publishes, by their value in the history. */
  readonly deployments: ReadonlyMap<string, string>;
  /** Resolves while a write of that kind is on its way. */
  underWay(topic: Topic): Promise<true>;
  /** Starts no new writes; resolves when those under way have an answer or have lost their connection. */
  stop(): Promise<void>;
}

export interface Projects {
  /** Two people save files in it, and one publishes it. */
  saved: string;
  /** One person talks to its agent. */
  spoken: string;
  /** One person keeps changing its title. */
  titled: string;
}

interface WorkloadOptions {
  person: TestPerson;
  projects: Projects;
  history: History;
  topics: readonly Topic[];
  /** Backends that visitors write to; null without the topic. */
  backends: FaultedBackends | null;
}

export const savesPath = (saver: number): string => `saves public/log-${saver}.txt`;

export function startWorkload({ person, projects, history, topics, backends }: WorkloadOptions): Workload {
  const deployments = new Map<string, string>();
  let stopped = false;
  let count = 0;
  const waiting = new Map<Topic, ((isUnderWay: true) => void)[]>();
  const begin = (topic: Topic): string => {
    for (const wake of waiting.get(topic) ?? []) wake(true);
    waiting.delete(topic);
    return `${topic}-${(count += 1)}`;
  };

  const save = (saver: number) => async () => {
    const value = begin("edit-code");
    const body = {
      changes: [{ path: `public/log-${saver}.txt`, content: `${value}\n`.repeat(50) }],
      commit_message: value,
    };
    return history.write(savesPath(saver), value, () =>
      person.call(filesContract.editCode, { params: { projectId: projects.saved }, body }),
    );
  };
  const title = async () => {
    const value = begin("live");
    const params = { id: projects.titled };
    return history.write("titles", value, () =>
      person.call(projectsContract.update, { params, body: { display_name: value } }),
    );
  };
  const publish = async () => {
    const value = begin("publish");
    return history.write("sites", value, async () => {
      const answer = await person.call(publishContract.deploy, { params: { id: projects.saved }, body: {} });
      deployments.set(value, answer.deployment_id);
      return answer;
    });
  };
  const speak = async () => {
    const value = randomUUID();
    const next = delay(MESSAGE_EVERY_MS);
    begin("chat");
    const body = { id: value, ai_message_id: randomUUID(), message: `change the title to Crust ${count}` };
    const params = { id: projects.spoken };
    const sent = await history.write("messages", value, () => person.call(chatContract.send, { params, body }));
    // One turn at a time, because a queue of turns would take minutes to drain.
    for (let open = true; open && !stopped; open = await hasOpenTurn(person, projects.spoken).catch(() => true))
      await delay(AGAIN_MS);
    if (!stopped) await next;
    return sent;
  };

  const writers: Record<Topic, (() => Promise<unknown>)[]> = {
    chat: [speak],
    "edit-code": Array.from({ length: SAVERS }, (_none, saver) => save(saver)),
    publish: [publish],
    live: [title],
    cloud: backends === null ? [] : backendWriters(backends, history, () => begin("cloud")),
  };
  const keepOn = async (write: () => Promise<unknown>): Promise<void> => {
    while (!stopped) if ((await write()) === null) await delay(AGAIN_MS);
  };
  const running = topics.flatMap((topic) => writers[topic]).map(keepOn);
  return {
    deployments,
    underWay: (topic) => new Promise((resolve) => waiting.set(topic, [...(waiting.get(topic) ?? []), resolve])),
    async stop() {
      stopped = true;
      await Promise.all(running);
    },
  };
}

const isOpen = (document: TrajectoryDocument): boolean =>
  document.tag === "ai-message" && document.status === "running";

export async function trajectory(person: TestPerson, id: string): Promise<TrajectoryDocument[]> {
  return (await person.call(chatContract.trajectory, { params: { id }, query: { limit: 100 } })).items;
}

const hasOpenTurn = async (person: TestPerson, projectId: string): Promise<boolean> =>
  (await trajectory(person, projectId)).some(isOpen);
