/** A Postgres server as providers run them for others: the role one gets makes databases and roles, and is no superuser. */
import { projectsPrograms } from "@slipway/platform/testing/servers/test-postgres";
import { startExternalPostgres, type ExternalPostgres } from "@slipway/platform/testing/servers/external-postgres";

export interface ManagedTestServer extends Omit<ExternalPostgres, "newDatabase" | "urlOf"> {
  /** For that role. */
  readonly url: string;
}

const ROLE = "slipway_operator";
const PASSWORD = "s3cret-of-the-operator";

export async function startManagedServer(
  settings: Readonly<Record<string, string>> = {},
  onLine?: (line: string) => void,
): Promise<ManagedTestServer> {
  const server = await startExternalPostgres(settings, onLine, projectsPrograms);
  await server.admin(`create role ${ROLE} login createdb createrole password '${PASSWORD}'`);
  const url = new URL(server.urlOf("postgres"));
  url.username = ROLE;
  url.password = PASSWORD;
  return { ...server, url: url.href };
}
