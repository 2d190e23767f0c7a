import { createTestDatabase } from "../testing/test-database.ts";
import { databaseSuite } from "./port.suite.ts";

databaseSuite("Postgres", () => createTestDatabase());
