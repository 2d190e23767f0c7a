/** Data in and out of projects' databases. */
import { eq } from "drizzle-orm";
import { newUuid } from "@slipway/kernel/ids";
import { mounted, type Feature, type Handlers } from "../../feature.ts";
import { projectPurged } from "../../projects/contract/index.ts";
import type { Needs } from "../../services.ts";
import { cloudTransferContract } from "../contract/index.ts";
import { importCsv } from "./csv/import-csv.ts";
import { readTarget, shownTarget } from "./csv/read-target.ts";
import { importCancelled } from "./refusals.ts";
import { Transfers } from "./running.ts";
import { sendDump } from "./send-dump.ts";
import { importSql, lookAtSql } from "./sql/import-sql.ts";
import { spool } from "./spool.ts";
import { cloudImports, migrations } from "./transfer-tables.ts";

type TransferPorts = Needs<"clock" | "cloud" | "database" | "log">;

function handlers(services: TransferPorts): Handlers<typeof cloudTransferContract> {
  const { cloud } = services;
  const transfers = new Transfers();
  /** Whoever leaves the page meanwhile ends it. */
  const unlessCancelled = async <T>(signal: AbortSignal, work: () => Promise<T>): Promise<T> => {
    try {
      return await work();
    } catch (error) {
      throw signal.aborted ? importCancelled(error) : error;
    }
  };
  return {
    target: async ({ params }) => {
      const { database } = await cloud.backend(params.id);
      return shownTarget(await readTarget(database.as("postgres"), params.table));
    },
    importCsv: async ({ params, query }, { request, signal }) =>
      unlessCancelled(signal, () =>
        transfers.with(params.id, params.importId, async (onRows) => {
          await using body = await spool(request, signal);
          const place = { projectId: params.id, importId: params.importId };
          return await importCsv(services, place, { body, isCheck: query.check === "true", signal, onRows });
        }),
      ),
    dump: async ({ params, query }, { request: { signal } }) => {
      const { database } = await cloud.backend(params.id);
      const held = transfers.holdDump(params.id);
      return sendDump(database.as("postgres"), { ...query, signal, onEnd: () => held[Symbol.dispose]() });
    },
    planSql: async ({ params }, { request, signal }) =>
      unlessCancelled(signal, () =>
        transfers.with(params.id, newUuid(), async () => {
          await using body = await spool(request, signal);
          return await lookAtSql(services, params.id, body);
        }),
      ),
    importSql: async ({ params, query }, { request, signal }) =>
      unlessCancelled(signal, () =>
        transfers.with(params.id, query.sha256, async (onRows) => {
          await using body = await spool(request, signal);
          const input = { body, sha256: query.sha256, fileName: query.file_name, signal, onRows };
          return await importSql(services, params.id, input);
        }),
      ),
    csvProgress: async ({ params }) => ({ rows: transfers.rowsOf(params.id, params.importId) }),
  };
}

export const feature: Feature = {
  name: "cloud-transfer",
  migrations,
  mount: (services) =>
    mounted({
      name: "cloud-transfer",
      contract: cloudTransferContract,
      handlers: handlers(services),
      async start() {
        services.events.on(projectPurged, async ({ projectId }) => {
          await services.database.sql.delete(cloudImports).where(eq(cloudImports.projectId, projectId));
        });
      },
    }),
};
