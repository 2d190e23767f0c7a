/** All tasks, in the order in which they are played. */
import { ACROSS_FILES } from "./across-files.ts";
import { ATLAS } from "./atlas.ts";
import { BUILDS } from "./builds.ts";
import { DATA } from "./data.ts";
import { LEDGER } from "./ledger.ts";
import { LEDGER_MORE } from "./ledger-more.ts";
import { LEDGER_TALKS } from "./ledger-talks.ts";
import { SHOP } from "./shop.ts";
import type { Task } from "./task.ts";

export const TASKS: readonly Task[] = [
  ...BUILDS,
  ...LEDGER,
  ...LEDGER_MORE,
  ...LEDGER_TALKS,
  ...ACROSS_FILES,
  ...ATLAS,
  ...DATA,
  ...SHOP,
];
