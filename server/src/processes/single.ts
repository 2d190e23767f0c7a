/** `--single`: everything in one process, for debuggers and profilers. What ends or stalls one part ends or stalls all. */
import { newTraceId, withTrace } from "@slipway/platform/log/pino-log";
import type { Config } from "@slipway/platform/config/port";
import { claimed } from "./claimed.ts";
import { sentenceOf } from "./start-failure.ts";
import { runApp, type RunningApp } from "./app/run-app.ts";

/** The engines end within this time, once running work has been waited for. */
const STOP_WITHIN_MS = 10_000;

function giveUp(sentence: string): never {
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
}

async function stopGently(running: RunningApp, signal: string): Promise<void> {
  await running.drain(signal);
  setTimeout(() => process.exit(1), STOP_WITHIN_MS).unref();
  await running[Symbol.asyncDispose]();
}

export async function runSingle(readConfig: () => Config): Promise<void> {
  const trace = newTraceId();
  let running: RunningApp | null = null;
  let stopping = false;
  const stop = (signal: NodeJS.Signals): void => {
    // A second one means it: at once, and the next start settles what was left.
    if (stopping) process.exit(1);
    stopping = true;
    // Before the start is complete there is nothing to finish: the kernel ends what was started.
    if (running === null) process.exit(0);
    const stopped = withTrace(trace, () => stopGently(running!, signal));
    void stopped.then(
      () => process.exit(0),
      (error: unknown) => {
        process.stderr.write(`${sentenceOf(error)}\n`);
        process.exit(1);
      },
    );
  };
  process.on("SIGINT", stop);
  process.on("SIGTERM", stop);
  process.on("unhandledRejection", (error) =>
    running?.log.error("a promise was rejected and nobody looked", { error }),
  );
  try {
    const config = readConfig();
    const claim = await claimed(config);
    running = await withTrace(trace, () => runApp(config, { giveUp }));
    claim.announce(running.appUrl);
    process.stdout.write(`ready ${running.appUrl}\n`);
    await withTrace(trace, running.warmUp);
  } catch (error) {
    process.stderr.write(`${sentenceOf(error)}\n`);
    process.exit(1);
  }
}
