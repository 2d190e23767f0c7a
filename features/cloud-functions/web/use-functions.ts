/** Functions of a backend, and how their calls went. [C2.24] [C7.16] */
import { queryKey } from "@slipway/kernel/contract/client";
import type { AppError } from "@slipway/kernel/errors";
import { api } from "@slipway/ui/api/client";
import { throughProxy } from "@slipway/ui/api/through-proxy";
import { useRouteMutation } from "@slipway/ui/api/use-route";
import { boundsOf, type Bounds, type TimeRange } from "@slipway/ui/kit/time-range/time-range";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { accountsContract } from "../../accounts/contract/index.ts";
import { cloudContract, type CloudFunction } from "../../cloud/contract/index.ts";
import { slotMs, slotsQuery, totalsQuery, type SlotRow, type TotalRow } from "./invocations.ts";

/** A commit deploys them while they are on screen. */
const POLL_MS = 5000;
const POLL_DEPLOYING_MS = 1000;
/** Figures are looked at, not waited for: a question to the logs counts towards their limit. */
const FIGURES_MS = 30_000;
/** Rows of one question to the logs. */
const MAX_ROWS = 1000;

export interface FunctionsPlace {
  projectId: string;
  backendRef: string;
}

export function useFunctions({ projectId, backendRef: ref }: FunctionsPlace) {
  const input = { params: { id: projectId, ref } };
  const cache = useQueryClient();
  return useQuery<CloudFunction[], AppError>({
    queryKey: queryKey(cloudContract.functions, input),
    queryFn: ({ signal }) =>
      throughProxy({ cache, issuer: accountsContract }, { route: cloudContract.functions, input, signal }),
    refetchInterval: ({ state }) =>
      state.data?.some((one) => one.is_deploying) === true ? POLL_DEPLOYING_MS : POLL_MS,
  });
}

export function useDeployAgain({ projectId, backendRef: ref }: FunctionsPlace) {
  const again = useRouteMutation(cloudContract.deployFunctions, {
    invalidates: () => [`/projects/${projectId}/cloud/db-proxy/v1/projects/${ref}/functions`],
  });
  return {
    run: () => again.mutate({ params: { id: projectId }, body: {} }),
    isPending: again.isPending,
  };
}

async function askLogs<Row>(
  projectId: string,
  { query, bounds, signal }: { query: string; bounds: Bounds; signal: AbortSignal },
): Promise<Row[]> {
  const [start, end] = [bounds.start, bounds.end].map((at) => new Date(at).toISOString());
  const { result } = await api(
    cloudContract.logs,
    { params: { id: projectId }, query: { start, end, query, limit: MAX_ROWS } },
    { signal },
  );
  return result as unknown as Row[];
}

const OPTIONS = { refetchInterval: FIGURES_MS, refetchOnWindowFocus: false, retry: false } as const;

/** By the function's id; without an entry it was not called. */
export function useTotals(projectId: string, range: TimeRange) {
  return useQuery<ReadonlyMap<string, TotalRow>, AppError>({
    queryKey: [`/projects/${projectId}/cloud/logs`, "functions", range],
    queryFn: async ({ signal }) => {
      const question = { query: totalsQuery(), bounds: boundsOf(range, Date.now()), signal };
      const rows = await askLogs<TotalRow>(projectId, question);
      return new Map(rows.map((row) => [row.id, row]));
    },
    ...OPTIONS,
  });
}

export interface CallsOverTime {
  bounds: Bounds;
  rows: SlotRow[];
}

export function useCallsOverTime(projectId: string, functionId: string, range: TimeRange) {
  return useQuery<CallsOverTime, AppError>({
    queryKey: [`/projects/${projectId}/cloud/logs`, "function", functionId, range],
    queryFn: async ({ signal }) => {
      const bounds = boundsOf(range, Date.now());
      const query = slotsQuery(functionId, slotMs(bounds.end - bounds.start));
      return { bounds, rows: await askLogs<SlotRow>(projectId, { query, bounds, signal }) };
    },
    ...OPTIONS,
  });
}
