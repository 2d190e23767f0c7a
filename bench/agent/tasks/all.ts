/** All tasks, in the order in which they are played. */
import { ACROSS_FILES } from "./across-files.ts";
import { BUILDS } from "./builds.ts";
import { DATA } from "./data.ts";
import { LEDGER } from "./ledger.ts";
import { LEDGER_MORE } from "./ledger-more.ts";
import { SHOP } from "./shop.ts";
import type { Task } from "./task.ts";

export const TASKS: readonly Task[] = [...BUILDS, ...LEDGER, ...LEDGER_MORE, ...ACROSS_FILES, ...DATA, ...SHOP];
