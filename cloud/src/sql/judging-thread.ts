/** A thread of `judge-sql.ts`. What it throws ends it: its caller counts that as a doubt. */
import { parentPort } from "node:worker_threads";
import { loadModule } from "libpg-query";
import { judgeText } from "./reading/judge-text.ts";

parentPort!.on("message", (sql: string) => {
  void loadModule().then(() => {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has one other end
    parentPort!.postMessage(judgeText(sql));
  });
});
