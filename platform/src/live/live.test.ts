import { createTestDatabase } from "../testing/test-database.ts";
import { createLive } from "./create-live.ts";
import { liveMigrations } from "./live-tables.ts";
import { endListeners, liveSuite } from "./port.suite.ts";

liveSuite("Postgres", async () => {
  const database = await createTestDatabase({ migrations: liveMigrations });
  return {
    database,
    open: (options) => createLive({ database, ...options }),
    killDoorbell: () => endListeners(database),
    [Symbol.asyncDispose]: () => database[Symbol.asyncDispose](),
  };
});
