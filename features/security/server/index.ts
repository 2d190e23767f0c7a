import { and, eq, sql } from "drizzle-orm";
import { notFound } from "@slipway/kernel/errors";
import { editCommitted } from "../../edits/contract/events.ts";
import { mounted, type Feature, type Handlers } from "../../feature.ts";
import { projectPurged } from "../../projects/contract/index.ts";
import type { Needs } from "../../services.ts";
import { findingsAppeared } from "../contract/events.ts";
import { securityContract, securityLive } from "../contract/index.ts";
import { Scans } from "./run-scan.ts";
import { changeSecurity, securitySnapshot } from "./security-data.ts";
import { contexts, ignored, results, running, securityMigrations } from "./security-tables.ts";

async function forgetProject({ database }: Needs<"database">, projectId: string): Promise<void> {
  for (const table of [results, running, ignored, contexts])
    await database.sql.delete(table).where(eq(table.projectId, projectId));
}

/** Results are outdated with every new version. */
async function tellNewVersion(services: Needs<"clock" | "database" | "live">, projectId: string): Promise<void> {
  if ((await services.database.sql.$count(results, eq(results.projectId, projectId))) > 0)
    await changeSecurity(services, projectId, async () => undefined);
}

async function isFound({ database }: Needs<"database">, projectId: string, internalId: string): Promise<boolean> {
  const isAmong = sql`${results.items} @> jsonb_build_array(jsonb_build_object('internal_id', ${internalId}::text))`;
  return (await database.sql.$count(results, and(eq(results.projectId, projectId), isAmong))) > 0;
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
    const key = { projectId: params.id, internalId: params.internalId };
    const decision = { reason: body.ignore_reason };
    if (body.ignore && !(await isFound(services, params.id, params.internalId))) throw notFound("This finding");
    await changeSecurity(services, params.id, async (tx) => {
      if (body.ignore)
        await tx
          .insert(ignored)
          .values({ ...key, ...decision })
          .onConflictDoUpdate({ target: [ignored.projectId, ignored.internalId], set: decision });
      else
        await tx
          .delete(ignored)
          .where(and(eq(ignored.projectId, key.projectId), eq(ignored.internalId, key.internalId)));
    });
    return {};
  },
  setContext: async ({ params, body }) => {
    const { context } = body;
    await changeSecurity(services, params.id, (tx) =>
      tx
        .insert(contexts)
        .values({ projectId: params.id, context })
        .onConflictDoUpdate({ target: contexts.projectId, set: { context } }),
    );
    return {};
  },
});

export const feature: Feature = {
  name: "security",
  migrations: securityMigrations,
  mount(services) {
    const scans = new Scans(services, (projectId, count) =>
      services.events.emit(findingsAppeared, { projectId, count, at: services.clock.now() }),
    );
    return mounted({
      name: "security",
      contract: securityContract,
      handlers: handlers({ ...services, scans }),
      livePaths: [{ definition: securityLive, snapshot: (params) => securitySnapshot(services, params["id"]!) }],
      pending: () => [{ one: "security scan", many: "security scans", count: scans.running }],
      stop: () => scans.ended(),
      async start() {
        // Scans of the last process have ended with it.
        await services.database.sql.delete(running);
        services.events.on(editCommitted, ({ projectId }) => tellNewVersion(services, projectId));
        services.events.on(projectPurged, ({ projectId }) => forgetProject(services, projectId));
      },
    });
  },
};
