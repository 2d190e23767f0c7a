/** The verbs of the launcher that need Node. Each loads only what it needs. */
import { AppError } from "@slipway/kernel/errors";
import { note } from "./terminal.ts";

/** Answers the exit status. */
type Command = (args: readonly string[]) => Promise<number>;

const commands: Readonly<Record<string, () => Promise<Command>>> = {
  backup: async () => (await import("./backup.ts")).backup,
  bench: async () => (await import("./development/bench.ts")).bench,
  compat: async () => (await import("./development/compat.ts")).compat,
  check: async () => (await import("./development/check.ts")).check,
  dev: async () => (await import("./development/dev.ts")).dev,
  doctor: async () => (await import("./doctor.ts")).doctor,
  e2e: async () => (await import("./development/test.ts")).e2e,
  fix: async () => (await import("./development/check.ts")).fix,
  link: async () => (await import("./link.ts")).link,
  "new-feature": async () => (await import("./development/new-feature.ts")).newFeature,
  restore: async () => (await import("./restore.ts")).restore,
  reset: async () => (await import("./reset.ts")).reset,
  routes: async () => (await import("./development/routes.ts")).routes,
  service: async () => (await import("./service/service.ts")).service,
  seed: async () => (await import("./seed.ts")).seed,
  test: async () => (await import("./development/changed/test-changed.ts")).test,
};

const [verb = "", ...args] = process.argv.slice(2);
const load = commands[verb];
if (!load) {
  note(`There is no verb "${verb}".`);
  process.exitCode = 2;
} else {
  try {
    process.exitCode = await (await load())(args);
  } catch (error) {
    // Expected failures have a sentence; anything else is ours to fix and keeps its stack.
    if (!(error instanceof AppError)) throw error;
    note(error.userMessage);
    process.exitCode = 1;
  }
}
