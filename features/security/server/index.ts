import { notFound } from "@slipway/kernel/errors";
import { editCommitted } from "../../edits/contract/events.ts";
import { mounted, type Feature, type Handlers } from "../../feature.ts";
import { projectPurged } from "../../projects/contract/index.ts";
import type { Needs } from "../../services.ts";
import { securityContract, securityLive } from "../contract/index.ts";
import { Scans } from "./run-scan.ts";
import { changeSecurity, securitySnapshot } from "./security-data.ts";
import { securityMigrations } from "./security-tables.ts";

const TABLES = ["security_results", "security_running", "security_ignored", "security_context"];

async function forgetProject({ database }: Needs<"database">, projectId: string): Promise<void> {
  for (const table of TABLES) await database.pool.query(`delete from ${table} where project_id = $1`, [projectId]);
}

/** Results are outdated with every new version. */
async function tellNewVersion(services: Needs<"clock" | "database" | "live">, projectId: string): Promise<void> {
  const { rowCount } = await services.database.pool.query(
    "select 1 from security_results where project_id = $1 limit 1",
    [projectId],
  );
  if (rowCount !== 0) await changeSecurity(services, projectId, async () => undefined);
}

async function isFound({ database }: Needs<"database">, projectId: string, internalId: string): Promise<boolean> {
  const { rowCount } = await database.pool.query(
    "select 1 from security_results where project_id = $1 and items @> jsonb_build_array(jsonb_build_object('internal_id', $2::text))",
    [projectId, internalId],
  );
  return rowCount !== 0;
}

type SecurityPorts = Needs<"clock" | "database" | "live"> & { scans: Scans };

const handlers = (services: SecurityPorts): Handlers<typeof securityContract> => ({
  scan: async ({ params, body }) => {
    const scan = services.scans.start({
      projectId: params.id,
      scanners: body.scanner_configs.map(({ name }) => name),
      force: body.force,
    });
    if (body.background) {
      // The failure was logged, and the live document says that the scan has ended.
      scan.catch(() => undefined);
      return { status: "running" };
    }
    await scan;
    return { status: "done" };
  },
  ignoreFinding: async ({ params, body }) => {
    const key = [params.id, params.internalId];
    if (body.ignore && !(await isFound(services, params.id, params.internalId))) throw notFound("This finding");
    await changeSecurity(services, params.id, (client) =>
      body.ignore
        ? client.query(
            `insert into security_ignored (project_id, internal_id, reason) values ($1, $2, $3)
             on conflict (project_id, internal_id) do update set reason = excluded.reason`,
            [...key, body.ignore_reason],
          )
        : client.query("delete from security_ignored where project_id = $1 and internal_id = $2", key),
    );
    return {};
  },
  setContext: async ({ params, body }) => {
    await changeSecurity(services, params.id, (client) =>
      client.query(
        `insert into security_context (project_id, context) values ($1, $2)
         on conflict (project_id) do update set context = excluded.context`,
        [params.id, body.context],
      ),
    );
    return {};
  },
});

export const feature: Feature = {
  name: "security",
  migrations: securityMigrations,
  mount(services) {
    const scans = new Scans(services);
    return mounted({
      name: "security",
      contract: securityContract,
      handlers: handlers({ ...services, scans }),
      livePaths: [{ definition: securityLive, snapshot: (params) => securitySnapshot(services, params["id"]!) }],
      pending: () => [{ one: "security scan", many: "security scans", count: scans.running }],
      stop: () => scans.ended(),
      async start() {
        // Scans of the last process have ended with it.
        await services.database.pool.query("delete from security_running");
        services.events.on(editCommitted, ({ projectId }) => tellNewVersion(services, projectId));
        services.events.on(projectPurged, ({ projectId }) => forgetProject(services, projectId));
      },
    });
  },
};
