/** Buckets of a backend. [C2.28] [C3.09] [C7.16] */
import { queryKey } from "@slipway/kernel/contract/client";
import type { AppError } from "@slipway/kernel/errors";
import { throughProxy } from "@slipway/ui/api/through-proxy";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { accountsContract } from "../../../accounts/contract/index.ts";
import { cloudContract, type Bucket } from "../../../cloud/contract/index.ts";

export function useBuckets({ projectId, backendRef: ref }: { projectId: string; backendRef: string }) {
  const cache = useQueryClient();
  const input = { params: { id: projectId, ref } };
  return useQuery<Bucket[], AppError>({
    queryKey: queryKey(cloudContract.buckets, input),
    queryFn: ({ signal }) =>
      throughProxy({ cache, issuer: accountsContract }, { route: cloudContract.buckets, input, signal }),
  });
}

/** Path under which the list of buckets stands in the cache. */
export const bucketsPath = (projectId: string, backendRef: string): string =>
  `/projects/${projectId}/cloud/db-proxy/v1/projects/${backendRef}/storage/buckets`;
