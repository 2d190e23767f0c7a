/** The audit log, as the features that record in it and the server see it. */
import { actorOf } from "../../accounts/server/index.ts";
import { type Feature, type Handlers, mounted } from "../../feature.ts";
import type { Needs } from "../../services.ts";
import { auditContract } from "../contract/index.ts";
import { auditMigrations } from "./audit-tables.ts";
import { exportAudit } from "./export-audit.ts";
import { auditPeople, forgetOld, listAudit } from "./read-audit.ts";

export { BY_ITSELF, forgetAudit, recordAudit, recordOnProject, recordRead, type AuditActor } from "./record-audit.ts";

const handlers = (services: Needs<"clock" | "database">): Handlers<typeof auditContract> => ({
  list: ({ params, query }) => listAudit(services, params.id, query),
  people: async ({ params }) => ({ people: await auditPeople(services, params.id) }),
  export: ({ params, query }, call) =>
    exportAudit(services, { ...query, workspaceId: params.id, actor: actorOf(call) }),
});

export const feature: Feature = {
  name: "audit",
  migrations: auditMigrations,
  mount: (services) =>
    mounted({
      name: "audit",
      contract: auditContract,
      handlers: handlers(services),
      async start() {
        await services.jobs.schedule("audit.forget", "52 4 * * *", () => forgetOld(services));
      },
    }),
};
