/** A process of `judge-sql.ts`. What it throws ends it: its caller counts that as a doubt. */
import { loadModule } from "libpg-query";
import { serveProcess } from "@slipway/platform/processes/limited/serve-process";
import { judgeText } from "./reading/judge-text.ts";
import type { SqlJudgement } from "./judgement.ts";

serveProcess<string, SqlJudgement>(async (sql) => {
  await loadModule();
  return judgeText(sql);
});
