/** Every contract of the house. Server, client, OpenAPI, matrix and fuzzer walk this list. */
import type { Contract } from "@slipway/kernel/contract/route";
import type { LivePathDefinition } from "@slipway/kernel/contract/live";

export interface FeatureContract {
  name: string;
  routes: Contract;
  livePaths: readonly LivePathDefinition[];
}

export const contracts: readonly FeatureContract[] = [];
