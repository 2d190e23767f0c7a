/** A product with one project and its backend, which visitors reach by host name. */
import { startGateway } from "@slipway/platform/http/gateway-server";
import { memoryLog } from "@slipway/platform/testing/memory-log";
import { fetchThrough } from "@slipway/server/testing/by-address";
import { createTestApp, type TestApp } from "@slipway/server/testing/test-app";
import type { TestPerson } from "@slipway/server/testing/test-person";
import { feature as accounts } from "../../accounts/server/index.ts";
import { feature as edits } from "../../edits/server/index.ts";
import { feature as integrations } from "../../integrations/server/index.ts";
import { feature as projects } from "../../projects/server/index.ts";
import { newProject } from "../../projects/testing.ts";
import { feature as sharing } from "../../sharing/server/index.ts";
import { feature as workspaces } from "../../workspaces/server/index.ts";
import { feature as cloud } from "../server/index.ts";
import { enableBackend, type AppConnection } from "../testing.ts";

export interface BackendApp extends AsyncDisposable {
  app: TestApp;
  /** The gateway's port, on loopback. */
  port: number;
  /** Resolves the host names of backends. */
  fetch: typeof globalThis.fetch;
  maya: TestPerson;
  id: string;
  connection: AppConnection;
}

export async function openBackendApp(): Promise<BackendApp> {
  await using stack = new AsyncDisposableStack();
  const features = [accounts, workspaces, sharing, projects, edits, integrations, cloud];
  const app = stack.use(await createTestApp({ features }));
  const hosts = app.services.hosts;
  const gateway = stack.use(await startGateway({ host: "127.0.0.1", port: 0, hosts, log: memoryLog() }));
  const maya = await app.signUp("Maya");
  const { id } = await newProject(maya.call);
  const connection = await enableBackend(maya.call, id);
  const opened = stack.move();
  const dispose = () => opened.disposeAsync();
  const { port } = gateway;
  return { app, port, fetch: fetchThrough(gateway), maya, id, connection, [Symbol.asyncDispose]: dispose };
}
