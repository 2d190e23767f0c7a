/** Every contract of the house. Server, client, OpenAPI, matrix and fuzzer walk this list. */
import type { Contract } from "@slipway/kernel/contract/route";
import type { LivePathDefinition } from "@slipway/kernel/contract/live";
import { agentContract } from "./agent/contract/index.ts";
import { chatContract, chatLivePaths } from "./chat/contract/index.ts";
import { editsContract, editsLivePaths } from "./edits/contract/index.ts";

export interface FeatureContract {
  name: string;
  routes: Contract;
  livePaths: readonly LivePathDefinition[];
}

export const contracts: readonly FeatureContract[] = [
  { name: "edits", routes: editsContract, livePaths: editsLivePaths },
  { name: "agent", routes: agentContract, livePaths: [] },
  { name: "chat", routes: chatContract, livePaths: chatLivePaths },
];
