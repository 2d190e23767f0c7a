/** Backends of projects, as other features and the server see them. */
import { mounted, type Feature } from "../../feature.ts";
import { cloudContract } from "../contract/index.ts";
import { migrations } from "./cloud-tables.ts";

export { cloudOf, type Cloud, type CloudConnection, type MigrateInput, type MigrationRun } from "./cloud.ts";
export type { SqlRunState } from "./cloud-tables.ts";
export type { CloudColumn, CloudPolicy, CloudTable } from "../contract/tables.ts";

export const feature: Feature = {
  name: "cloud",
  migrations,
  mount: () => mounted({ name: "cloud", contract: cloudContract, handlers: {} }),
};
