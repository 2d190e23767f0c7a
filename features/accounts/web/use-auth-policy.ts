import { useRoute } from "@slipway/ui/api/use-route";
import type { RouteResult } from "@slipway/kernel/contract/route";
import { accountsContract } from "../contract/index.ts";

export type AuthPolicy = RouteResult<typeof accountsContract.policy>;

/** Undefined while it is read, and when it could not be: forms work without it. */
export const useAuthPolicy = (): AuthPolicy | undefined =>
  useRoute(accountsContract.policy, {}, { staleTime: 60_000 }).data;
