/** One product for all journeys that change nothing of the whole installation; started when the first of them asks. */
import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { startSlipway, type RunningSlipway } from "@slipway/server/testing/start-slipway";

export type SharedSlipway = Pick<RunningSlipway, "url" | "port">;

declare module "vitest" {
  interface ProvidedContext {
    /** Loopback port that answers where the shared product is: test files are processes of their own. */
    slipwayDoor: number;
  }
}

interface Project {
  provide(key: "slipwayDoor", value: number): void;
}

export default async function setup(project: Project): Promise<() => Promise<void>> {
  let started: Promise<RunningSlipway> | undefined;
  const door = createServer((_request, response) => {
    started ??= startSlipway();
    started.then(
      ({ url, port }) => response.end(JSON.stringify({ url, port } satisfies SharedSlipway)),
      (error: unknown) => response.writeHead(500).end(String(error)),
    );
  }).listen(0, "127.0.0.1");
  await once(door, "listening");
  project.provide("slipwayDoor", (door.address() as AddressInfo).port);
  return async () => {
    door.close();
    await (await started?.catch(() => undefined))?.[Symbol.asyncDispose]();
  };
}
