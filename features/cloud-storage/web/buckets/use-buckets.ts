/** Buckets of a backend. [C2.28] [C3.09] [C7.16] */
import { queryKey } from "@slipway/kernel/contract/client";
import type { AppError } from "@slipway/kernel/errors";
import { AsleepContext, useKeptFigures, type Figures } from "@slipway/ui/api/figures";
import { throughProxy } from "@slipway/ui/api/through-proxy";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { use } from "react";
import { accountsContract } from "../../../accounts/contract/index.ts";
import { cloudContract, type Bucket } from "../../../cloud/contract/index.ts";

interface BucketsPlace {
  projectId: string;
  backendRef: string;
}

const inputOf = ({ projectId, backendRef: ref }: BucketsPlace) => ({ params: { id: projectId, ref } });

export function useBuckets(place: BucketsPlace, { enabled = true }: { enabled?: boolean } = {}) {
  const cache = useQueryClient();
  const input = inputOf(place);
  return useQuery<Bucket[], AppError>({
    enabled,
    queryKey: queryKey(cloudContract.buckets, input),
    queryFn: ({ signal }) =>
      throughProxy({ cache, issuer: accountsContract }, { route: cloudContract.buckets, input, signal }),
  });
}

/** For the card: not asked while the backend sleeps, which asking would end. */
export function useBucketFigures(place: BucketsPlace): Figures<Bucket[]> {
  const asking = useBuckets(place, { enabled: !use(AsleepContext) });
  return useKeptFigures(queryKey(cloudContract.buckets, inputOf(place)), asking);
}

/** Path under which the list of buckets stands in the cache. */
export const bucketsPath = (projectId: string, backendRef: string): string =>
  `/projects/${projectId}/cloud/db-proxy/v1/projects/${backendRef}/storage/buckets`;
