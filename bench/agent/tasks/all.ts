/** All tasks, in the order in which they are played. */
import { ACROSS_FILES } from "./across-files.ts";
import { BUILDS } from "./builds.ts";
import { DATA } from "./data.ts";
import { LEDGER } from "./ledger.ts";
import type { Task } from "./task.ts";

export const TASKS: readonly Task[] = [...BUILDS, ...LEDGER, ...ACROSS_FILES, ...DATA];
