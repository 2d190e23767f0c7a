/** Changes of a project's tables by form: a migration in the database, and its file as a version. [C2.18] [DB8] */
import { actorOf } from "../../accounts/server/index.ts";
import { mounted, type Feature, type Handlers } from "../../feature.ts";
import type { Needs } from "../../services.ts";
import { cloudDatabaseContract } from "../contract/index.ts";
import { changeName, schemaSql } from "../contract/schema-change.ts";
import { readDetails } from "./read-details.ts";

const handlers = ({ cloud, log }: Needs<"cloud" | "log">): Handlers<typeof cloudDatabaseContract> => ({
  schemaDetails: ({ params: { id } }) => readDetails({ cloud }, id),
  changeSchema: async ({ params: { id }, body: { change } }, call) => {
    const { userId, displayName, email } = actorOf(call);
    const run = await cloud.migrate(id, { name: changeName(change), sql: schemaSql(change) });
    const committed = await cloud
      .commitMigrations(id, { ran: [run], author: { userId, displayName, email } })
      .catch((error: unknown) => {
        log.error("the file of a changed table could not be committed", { projectId: id, path: run.path, error });
        return null;
      });
    return { sql: run.sql, path: run.path, version: committed?.version ?? null };
  },
});

export const feature: Feature = {
  name: "cloud-database",
  migrations: [],
  mount: (services) =>
    mounted({ name: "cloud-database", contract: cloudDatabaseContract, handlers: handlers(services) }),
};
