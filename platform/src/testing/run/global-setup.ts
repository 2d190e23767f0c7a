/** One Postgres for the whole run, without fsync. Test files clone their databases from templates in it. */
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startEmbeddedPostgres } from "../../database/embedded-postgres.ts";
import { createLog } from "../../log/pino-log.ts";
import { testPostgres } from "../servers/test-postgres.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** Connection string whose database name is `{database}`. */
    slipwayPostgres: string;
  }
}

interface Project {
  provide(key: "slipwayPostgres", value: string): void;
}

export default async function setup(project: Project): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), "slipway-tests-"));
  const log = createLog({ level: "warn", file: join(folder, "postgres.log") });
  const cluster = await startEmbeddedPostgres({ folder, ...testPostgres(), log, testing: true });
  project.provide("slipwayPostgres", cluster.urlOf("{database}"));
  return async () => {
    await cluster[Symbol.asyncDispose]();
    await log[Symbol.asyncDispose]();
    await rm(folder, { recursive: true, force: true, maxRetries: 5 });
  };
}
