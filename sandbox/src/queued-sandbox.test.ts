import { createQueues } from "@slipway/platform/jobs/queues";
import { expect, it } from "vitest";
import type { BuildInput, SandboxPort } from "./port.ts";
import { queuedSandbox } from "./queued-sandbox.ts";

/** An engine whose builds end when they are told to, or when they are stopped. */
function slowEngine() {
  const started: string[] = [];
  const ends = new Map<string, () => void>();
  const build = ({ environment, signal }: BuildInput) =>
    new Promise<{ ok: boolean; files: Map<string, Uint8Array>; log: string; durationMs: number }>((resolve, reject) => {
      const name = environment!["VITE_NAME"]!;
      started.push(name);
      ends.set(name, () => resolve({ ok: true, files: new Map(), log: "", durationMs: 1 }));
      signal!.addEventListener("abort", () => reject(signal!.reason as Error));
    });
  return { started, end: (name: string) => ends.get(name)!(), engine: { build } as unknown as SandboxPort };
}

const input = (name: string, tenant: string, onPlace?: (ahead: number) => void): BuildInput => ({
  files: new Map(),
  dependencies: {},
  environment: { VITE_NAME: name },
  tenant,
  ...(onPlace === undefined ? {} : { onPlace }),
});

it("builds for another workspace beside one that queued twenty, and tells waiting callers their place", async () => {
  const { engine, started, end } = slowEngine();
  const sandbox = queuedSandbox(
    engine,
    createQueues({ buildsAtOnce: 2, checksAtOnce: 1, rendersAtOnce: 1, languagesAtOnce: 1 }),
  );
  const places: number[] = [];
  const many = Array.from({ length: 20 }, (_, at) =>
    sandbox.build(input(`busy ${at}`, "busy", at === 1 ? (ahead) => places.push(ahead) : undefined)),
  );
  const single = sandbox.build(input("single", "other"));
  await expect.poll(() => started).toEqual(["busy 0", "single"]);
  end("single");
  expect(await single).toMatchObject({ ok: true });
  for (let at = 0; at < 20; at += 1) {
    await expect.poll(() => started.includes(`busy ${at}`)).toBe(true);
    end(`busy ${at}`);
  }
  await Promise.all(many);
  expect(places).toEqual([1, 0]);
});

it("ends a build that held its place too long once another workspace waits, and its log says why", async () => {
  const { engine, started, end } = slowEngine();
  const queues = createQueues({
    buildsAtOnce: 1,
    checksAtOnce: 1,
    rendersAtOnce: 1,
    languagesAtOnce: 1,
    buildHoldMs: 20,
  });
  const sandbox = queuedSandbox(engine, queues);
  const endless = sandbox.build(input("endless", "hostile"));
  const honest = sandbox.build(input("honest", "other"));
  expect(await endless).toMatchObject({
    ok: false,
    log: expect.stringContaining("while others were waiting, so it was stopped.") as string,
  });
  await expect.poll(() => started).toEqual(["endless", "honest"]);
  end("honest");
  expect(await honest).toMatchObject({ ok: true });
});
