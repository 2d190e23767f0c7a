/** 5,000 generated single messages to each listener of a started product: no process ends, and none stands still for more than 250 ms. */
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { makeGround } from "@slipway/trust/fuzz/one-frame/ground";
import { LISTENERS, type Listener } from "@slipway/trust/fuzz/one-frame/messages";
import { runOneFrame, STALL_MS } from "@slipway/trust/fuzz/one-frame/run-one-frame";
import type { WatchedEvent } from "@slipway/trust/fuzz/one-frame/stall-watch";
import { signUp } from "@slipway/server/testing/generated-project";
import { startSlipway } from "@slipway/server/testing/start-slipway";
import type { TrustTopic } from "../topic.ts";

const SEED = 20_261_127;
const COUNT = Number(process.env["SLIPWAY_ONE_FRAME"] ?? 5_000);
const PATIENCE_MS = 60_000;
const WATCH = fileURLToPath(import.meta.resolve("@slipway/trust/fuzz/one-frame/stall-watch"));

/** `FUZZ_REPLAY=seed:listener:index` sends one message again. */
const [seed, listener, index] = (process.env["FUZZ_REPLAY"] ?? "").split(":");

export const topic: TrustTopic = async () => {
  const folder = await mkdtemp(join(tmpdir(), "slipway-one-frame-"));
  const file = join(folder, "events");
  await writeFile(file, "");
  let read = 0;
  try {
    await using slipway = await startSlipway({
      environment: {
        NODE_OPTIONS: `--import ${WATCH}`,
        SLIPWAY_STALL_FILE: file,
        SLIPWAY_STALL_MS: String(STALL_MS),
      },
    });
    const ground = await makeGround(slipway.port, slipway.url, await signUp(slipway, "Olga"));
    const events = async (): Promise<WatchedEvent[]> => {
      const lines = (await readFile(file, "utf8")).split("\n").filter((line) => line !== "");
      return lines.slice(read, (read = lines.length)).map((line) => JSON.parse(line) as WatchedEvent);
    };
    // The time of starting and building is no message's doing.
    await events();
    const found = await runOneFrame({
      ...{ ground, events, patienceMs: PATIENCE_MS },
      seed: seed === undefined || seed === "" ? SEED : Number(seed),
      from: Number(index ?? 0),
      count: index === undefined ? COUNT : 1,
      listeners: listener === undefined ? LISTENERS : [listener as Listener],
      isAlive: () => slipway.process.exitCode === null && slipway.process.signalCode === null,
    });
    const { sent, ends, stalls, longestMs, answers, problems } = found;
    return {
      figures: {
        listeners: LISTENERS.length,
        messages: sent,
        ends,
        "stalls over 250 ms": stalls,
        "longest (ms)": longestMs,
        answers: [...answers].map(([status, count]) => `${status}: ${count}`).join(", "),
      },
      wrong: problems,
    };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
};
