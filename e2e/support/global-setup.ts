/** One product for all journeys that change nothing of the whole installation; started when the first of them asks. */
import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { signUp } from "@slipway/server/testing/generated-project";
import { startSlipway, type RunningSlipway } from "@slipway/server/testing/start-slipway";
import type { TestPerson } from "@slipway/server/testing/test-person";

export interface SharedSlipway extends Pick<RunningSlipway, "url" | "port"> {
  /** Who signed up first, and is therefore staff. Nobody else is, in whatever order the journeys come. */
  operator: Pick<TestPerson, "headers">;
}

declare module "vitest" {
  interface ProvidedContext {
    /** Loopback port that answers where the shared product is: test files are processes of their own. */
    slipwayDoor: number;
  }
}

interface Project {
  provide(key: "slipwayDoor", value: number): void;
}

interface Started {
  slipway: RunningSlipway;
  shared: SharedSlipway;
}

async function start(): Promise<Started> {
  await using stack = new AsyncDisposableStack();
  const slipway = stack.use(await startSlipway());
  const { headers } = await signUp(slipway, "Olga");
  stack.move();
  return { slipway, shared: { url: slipway.url, port: slipway.port, operator: { headers } } };
}

export default async function setup(project: Project): Promise<() => Promise<void>> {
  let started: Promise<Started> | undefined;
  const door = createServer((_request, response) => {
    started ??= start();
    started.then(
      ({ shared }) => response.end(JSON.stringify(shared)),
      (error: unknown) => response.writeHead(500).end(String(error)),
    );
  }).listen(0, "127.0.0.1");
  await once(door, "listening");
  project.provide("slipwayDoor", (door.address() as AddressInfo).port);
  return async () => {
    door.close();
    await (await started?.catch(() => undefined))?.slipway[Symbol.asyncDispose]();
  };
}
