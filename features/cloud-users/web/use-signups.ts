import { queryKey } from "@slipway/kernel/contract/client";
import type { AppError } from "@slipway/kernel/errors";
import { throughProxy } from "@slipway/ui/api/through-proxy";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { accountsContract } from "../../accounts/contract/index.ts";
import { cloudContract } from "../../cloud/contract/index.ts";
import { daysOf, SIGNUPS_QUERY, timeZone, type DayOfSignups, type SignupRange } from "../contract/signups.ts";

export interface SignupsAsked {
  range: SignupRange;
  /** False: nothing is asked, so that a sleeping database stays asleep. */
  enabled?: boolean;
}

/** Signups of each day up to today. */
export function useSignups(projectId: string, ref: string, { range, enabled = true }: SignupsAsked) {
  const cache = useQueryClient();
  const input = {
    params: { id: projectId, ref },
    body: { query: SIGNUPS_QUERY, read_only: true, parameters: [range, timeZone()] },
  };
  return useQuery<DayOfSignups[], AppError>({
    enabled,
    queryKey: [...queryKey(cloudContract.query, { params: input.params, body: { query: "" } }), "signups", range],
    queryFn: async ({ signal }) => {
      const rows = await throughProxy(
        { cache, issuer: accountsContract },
        { route: cloudContract.query, input, signal },
      );
      return daysOf(rows, range, Date.now());
    },
  });
}
