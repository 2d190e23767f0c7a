/** The SQL editor of a project's database. */
import { accountReclaimed } from "../../accounts/contract/index.ts";
import { actorOf } from "../../accounts/server/index.ts";
import type { StatementsAnswer } from "../../cloud/server/index.ts";
import { mounted, type Call, type Feature, type Handlers } from "../../feature.ts";
import { projectPurged } from "../../projects/contract/index.ts";
import { cloudSqlContract, type RanText, type RunResult, type SavedText } from "../contract/index.ts";
import { forgetPerson, forgetProject } from "./forget-texts.ts";
import { clearRan, listRan, type Person } from "./history.ts";
import { Running } from "./running.ts";
import { runSql, type SqlPorts } from "./run-sql.ts";
import { saveMigration } from "./save-migration.ts";
import { listSaved, removeSaved, saveSql } from "./saved.ts";
import { migrations, type RanRow, type SavedRow } from "./sql-tables.ts";

const resultOf = ({ ran, shown }: StatementsAnswer): RunResult => ({
  statements: ran.map(({ command, count, ms }) => ({ command, count, milliseconds: ms })),
  answer: shown === null ? null : { columns: shown.columns, rows: shown.rows, has_more: shown.hasMore },
});

const ranOf = ({ id, sql, at, outcome, rows, milliseconds }: RanRow): RanText => ({
  ...{ id, sql, outcome, rows, milliseconds },
  at: new Date(at).toISOString(),
});

const savedOf = ({ id, name, sql, at }: SavedRow): SavedText => ({
  ...{ id, name, sql },
  saved_at: new Date(at).toISOString(),
});

const personOf = ({ id: projectId }: { id: string }, call: Call): Person => ({
  projectId,
  userId: actorOf(call).userId,
});

const handlers = (services: SqlPorts): Handlers<typeof cloudSqlContract> => ({
  run: async ({ params, body }, call) => {
    const input = {
      ...{ sql: body.sql, allowChanges: body.allow_changes, timeLimit: body.time_limit },
      ...{ isConfirmed: body.is_confirmed, inHistory: body.in_history, gone: call.signal },
    };
    return resultOf(await runSql(services, { ...personOf(params, call), runId: body.run_id }, input));
  },
  cancel: async ({ params }, call) => ({
    was_running: services.running.cancel({ ...personOf(params, call), runId: params.runId }),
  }),
  saveMigration: ({ params: { id: projectId }, body }, call) => {
    const { userId, displayName, email } = actorOf(call);
    const wanted = { name: body.name, sql: body.sql, isConfirmed: body.is_confirmed };
    return saveMigration(services, { projectId, author: { userId, displayName, email } }, wanted);
  },
  history: async ({ params }, call) => ({ ran: (await listRan(services, personOf(params, call))).map(ranOf) }),
  clearHistory: async ({ params }, call) => {
    await clearRan(services, personOf(params, call));
    return {};
  },
  saved: async ({ params }, call) => ({ saved: (await listSaved(services, personOf(params, call))).map(savedOf) }),
  save: async ({ params, body }, call) => savedOf(await saveSql(services, personOf(params, call), body)),
  removeSaved: async ({ params }, call) => {
    await removeSaved(services, personOf(params, call), params.queryId);
    return {};
  },
});

export const feature: Feature = {
  name: "cloud-sql",
  migrations,
  mount: (services) =>
    mounted({
      name: "cloud-sql",
      contract: cloudSqlContract,
      handlers: handlers({ ...services, running: new Running() }),
      async start() {
        services.events.on(projectPurged, ({ projectId }) => forgetProject(services, projectId));
        services.events.on(accountReclaimed, ({ userId }) => forgetPerson(services, userId));
      },
    }),
};
