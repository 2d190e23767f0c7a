/** The SQL editor of a project's database. */
import { actorOf } from "../../accounts/server/index.ts";
import type { StatementsAnswer } from "../../cloud/server/index.ts";
import { mounted, type Feature, type Handlers } from "../../feature.ts";
import type { Needs } from "../../services.ts";
import { cloudSqlContract, type RunResult } from "../contract/index.ts";
import { Running } from "./running.ts";
import { runSql } from "./run-sql.ts";

const resultOf = ({ ran, shown }: StatementsAnswer): RunResult => ({
  statements: ran.map(({ command, count, ms }) => ({ command, count, milliseconds: ms })),
  answer: shown === null ? null : { columns: shown.columns, rows: shown.rows, has_more: shown.hasMore },
});

const handlers = (services: Needs<"cloud"> & { running: Running }): Handlers<typeof cloudSqlContract> => ({
  run: async ({ params, body }, call) => {
    const place = { projectId: params.id, userId: actorOf(call).userId, runId: body.run_id };
    const { sql, allow_changes: allowChanges, time_limit: timeLimit, is_confirmed: isConfirmed } = body;
    return resultOf(await runSql(services, place, { sql, allowChanges, timeLimit, isConfirmed, gone: call.signal }));
  },
  cancel: async ({ params }, call) => ({
    was_running: services.running.cancel({
      ...{ projectId: params.id, userId: actorOf(call).userId },
      runId: params.runId,
    }),
  }),
});

export const feature: Feature = {
  name: "cloud-sql",
  migrations: [],
  mount: (services) =>
    mounted({
      name: "cloud-sql",
      contract: cloudSqlContract,
      handlers: handlers({ ...services, running: new Running() }),
    }),
};
