/**
 * `./slipway seed`: example people and projects in an empty installation, made by the same calls as a person's: an account
 * with its workspace on each plan, a project with versions that is published, and one that is not.
 */
import { randomUUID } from "node:crypto";
import { existsSync } from "node:fs";
import { chatContract } from "@slipway/features/chat/contract/index.ts";
import { projectsContract } from "@slipway/features/projects/contract/index.ts";
import { publishContract } from "@slipway/features/publish/contract/index.ts";
import { features } from "@slipway/features/server.ts";
import type { Needs } from "@slipway/features/services.ts";
import { workspacesContract } from "@slipway/features/workspaces/contract/index.ts";
import { createClient, type Client } from "@slipway/kernel/contract/client";
import { applyLiveChange } from "@slipway/kernel/contract/live";
import { readConfig } from "@slipway/platform/config/environment";
import type { Config } from "@slipway/platform/config/port";
import { featureAccess } from "../access.ts";
import { createApp } from "../app.ts";
import { openCommandServices } from "./command-services.ts";
import { note, print, table } from "./terminal.ts";

const PASSWORD = "slipway example";
const TURN_LIMIT_MS = 180_000;

type Plan = Config["defaultPlan"];

interface ExamplePerson {
  name: string;
  plan: Plan;
  /** The first message makes the project, each further one is a turn. */
  messages: readonly string[];
  publish: boolean;
}

/** The first one becomes staff. */
const PEOPLE: readonly ExamplePerson[] = [
  {
    name: "Maya",
    plan: "biz",
    messages: [
      "A website for my bakery with opening hours and a contact form",
      "Make it warmer: terracotta instead of blue",
    ],
    publish: true,
  },
  { name: "Jonas", plan: "free", messages: ["A small shop for handmade candles with a cart"], publish: false },
  { name: "Priya", plan: "pro", messages: [], publish: false },
  { name: "Tomás", plan: "enterprise", messages: [], publish: false },
];

type Send = typeof fetch;

/** `Tomás` -> `tomas@example.com`. */
export const emailOf = (name: string): string =>
  `${name
    .normalize("NFD")
    .replace(/[^a-z]/gi, "")
    .toLowerCase()}@example.com`;

async function signUp(send: Send, appUrl: string, name: string): Promise<Client> {
  const origin = new URL(appUrl).origin;
  const response = await send(`${appUrl}/api/auth/sign-up/email`, {
    method: "POST",
    headers: { "content-type": "application/json", origin },
    body: JSON.stringify({ name, email: emailOf(name), password: PASSWORD }),
  });
  if (!response.ok) throw new Error(`${name} could not sign up: ${response.status} ${await response.text()}`);
  const cookie = response.headers
    .getSetCookie()
    .map((line) => line.split(";")[0]!)
    .join("; ");
  return createClient({ baseUrl: appUrl, fetch: send, headers: () => ({ cookie, origin }) });
}

/** Resolves when `count` answers of a project are finished, whether they changed something or not. */
async function answered(services: Needs<"liveHub">, projectId: string, count: number): Promise<void> {
  const documents = new Map<string, Record<string, unknown>>();
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const isFinished = (document: Record<string, unknown>): boolean =>
    document["tag"] === "ai-message" && document["status"] !== "running";
  const connection = services.liveHub.connect({
    authorize: () => Promise.resolve(true),
    send(frame) {
      if (frame.type === "closed")
        reject(new Error(`the conversation of ${projectId} cannot be followed: ${frame.code}`));
      if (frame.type === "snapshot") for (const { id, doc } of frame.docs) documents.set(id, doc);
      if (frame.type === "changes") {
        for (const change of frame.changes) {
          const document = applyLiveChange(documents.get(change.id), change);
          if (document === undefined) documents.delete(change.id);
          else documents.set(change.id, document);
        }
      }
      if ([...documents.values()].filter(isFinished).length >= count) resolve();
      return true;
    },
  });
  const timer = setTimeout(() => reject(new Error(`no answer within ${TURN_LIMIT_MS / 1000} s`)), TURN_LIMIT_MS);
  try {
    await connection.receive({ type: "subscribe", path: `projects/${projectId}/trajectory`, since: null });
    await promise;
  } finally {
    clearTimeout(timer);
    connection.close();
  }
}

async function addProject(services: Needs<"liveHub">, call: Client, person: ExamplePerson): Promise<void> {
  const [first, ...further] = person.messages;
  if (first === undefined) return;
  const { workspaces } = await call(workspacesContract.list, {});
  const body = { workspace_id: workspaces[0]!.id, message: first };
  note(`${person.name}: ${first}`);
  const { id } = await call(projectsContract.create, { body });
  await answered(services, id, 1);
  for (const [index, message] of further.entries()) {
    note(`${person.name}: ${message}`);
    await call(chatContract.send, { params: { id }, body: { id: randomUUID(), ai_message_id: randomUUID(), message } });
    await answered(services, id, index + 2);
  }
  if (person.publish) await call(publishContract.deploy, { params: { id }, body: {} });
}

export async function seed(): Promise<number> {
  const config = readConfig(process.env, { signup: { mode: "open" } });
  if (existsSync(config.dataDir)) note(`Adding to ${config.dataDir}; an installation with accounts is left alone.`);
  await using opened = await openCommandServices(config);
  const { services, isServerRunning } = opened;
  if (isServerRunning) {
    note("Slipway is running on this data folder. Stop it first.");
    return 1;
  }
  const { rowCount } = await services.database.pool.query("select 1 from users limit 1");
  if (rowCount !== 0) {
    note("There are accounts already; nothing was added. ./slipway reset puts the data aside.");
    return 1;
  }
  await using app = createApp({ services, features, access: featureAccess(services), web: null });
  await app.start();
  const { appUrl } = services.addresses;
  const send: Send = (input, init) => {
    const request = new Request(input, init);
    request.headers.set("host", new URL(appUrl).host);
    return app.fetch(request);
  };
  for (const person of PEOPLE) {
    // Every account brings its workspace, on the plan that is the default at that moment.
    config.defaultPlan = person.plan;
    await addProject(services, await signUp(send, appUrl, person.name), person);
  }
  print(`Sign in with the password "${PASSWORD}":`);
  for (const line of table(PEOPLE.map(({ name, plan }) => [emailOf(name), plan]))) print(`  ${line}`);
  return 0;
}
