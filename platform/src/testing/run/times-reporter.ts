/** A reporter of vitest: records how long each file took, and prints the slowest files of a large run and the time by room. */
import type { Reporter, TestModule, Vitest } from "vitest/node";
import { recordFileTimes, timesInWords } from "./file-times.ts";

function timeOf(module: TestModule): number {
  const times = module.diagnostic();
  return (
    times.environmentSetupDuration +
    times.prepareDuration +
    times.setupDuration +
    times.collectDuration +
    times.duration
  );
}

// A runner loads a reporter by its default export.
export default class TimesReporter implements Reporter {
  #vitest: Vitest | null = null;

  onInit(vitest: Vitest): void {
    this.#vitest = vitest;
  }

  async onTestRunEnd(modules: readonly TestModule[]): Promise<void> {
    const times = Object.fromEntries(modules.map((module) => [module.relativeModuleId, timeOf(module)]));
    for (const line of timesInWords(times)) this.#vitest?.logger.log(line);
    if (this.#vitest) await recordFileTimes(this.#vitest.config.root, times);
  }
}
