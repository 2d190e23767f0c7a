/** A power cut in the middle of a turn: own process, own data, a model server that never comes to an end. */
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { chmod, mkdtemp, rm } from "node:fs/promises";
import { createRequire } from "node:module";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { createClient } from "@slipway/kernel/contract/client";
import { giveBaseSet } from "@slipway/sandbox/testing";
import { fetchByAddress } from "@slipway/server/testing/by-address";
import { signUpPerson } from "@slipway/server/testing/test-person";
import { afterAll, beforeAll, expect, it } from "vitest";
import { newProject } from "../../../projects/testing.ts";
import { chatContract, type AiMessage } from "../../contract/index.ts";
import { send } from "../../testing.ts";

const main = createRequire(import.meta.url).resolve("@slipway/server/main");
const children: ChildProcess[] = [];
let folder: string;
let modelServer: Server;
/** Resolves when the model has begun to answer. */
const begun = Promise.withResolvers<void>();

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "slipway-kill-"));
  await chmod(folder, 0o711);
  await giveBaseSet(folder);
  modelServer = createServer((_request, response) => {
    const chunk = {
      id: "1",
      object: "chat.completion.chunk",
      created: 1,
      model: "slow",
      choices: [{ index: 0, delta: { content: "Working on it." } }],
    };
    response.writeHead(200, { "content-type": "text/event-stream" }).write(`data: ${JSON.stringify(chunk)}\n\n`);
    begun.resolve();
  }).listen(0, "127.0.0.1");
  await once(modelServer, "listening");
}, 180_000);
afterAll(async () => {
  for (const child of children) child.kill("SIGKILL");
  modelServer.closeAllConnections();
  modelServer.close();
  await rm(folder, { recursive: true, force: true, maxRetries: 5 });
});

async function startServer(): Promise<{ child: ChildProcess; url: string }> {
  const model = `http://127.0.0.1:${(modelServer.address() as AddressInfo).port}/v1|slow|`;
  const env = {
    ...process.env,
    SLIPWAY_DATA_DIR: folder,
    PORT: "0",
    SLIPWAY_SIGNUP: "open",
    SLIPWAY_MODEL_AUTO: model,
  };
  const child = spawn(process.execPath, [main], { env, stdio: ["ignore", "pipe", "inherit"] });
  children.push(child);
  const [line] = (await once(createInterface({ input: child.stdout! }), "line")) as [string];
  return { child, url: line.replace("ready ", "") };
}

it("ends honestly after kill -9, and can be run again", { timeout: 180_000 }, async () => {
  const first = await startServer();
  const maya = await signUpPerson({ appUrl: first.url, send: fetchByAddress, name: "Maya" });
  const { id } = await newProject(maya.call);
  const sent = await send(maya.call, id, { message: "Build it" });
  await begun.promise;
  first.child.kill("SIGKILL");
  await once(first.child, "exit");

  const second = await startServer();
  const call = createClient({
    baseUrl: second.url,
    fetch: fetchByAddress,
    headers: () => ({ cookie: maya.headers["cookie"]!, origin: second.url }),
  });
  const { items } = await call(chatContract.trajectory, { params: { id }, query: {} });
  const answer = items.find((doc) => doc.id === sent.ai_message_id) as AiMessage;
  expect(answer).toMatchObject({
    status: "completed",
    version: null,
    can_retry: true,
    pipeline_errors: [{ code: "APPLY" }],
  });
  expect(answer.content).toMatch(/Slipway restarted during this turn\. It was not applied\.$/);
  expect(items[0]).toMatchObject({ id: sent.id, content: "Build it" });
  second.child.kill("SIGTERM");
  await once(second.child, "exit");
});
