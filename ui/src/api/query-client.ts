import { AppError } from "@slipway/kernel/errors";
import { QueryClient } from "@tanstack/react-query";
import { NETWORK_ERROR } from "../errors/error-texts.ts";

/** A refusal will not change by asking again; a missing answer or an overloaded server may. */
export function worthRetrying(failures: number, error: unknown): boolean {
  if (failures >= 2 || !(error instanceof AppError)) return false;
  return error.code === NETWORK_ERROR || error.status === 503;
}

export const createQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: { staleTime: 10_000, retry: worthRetrying, networkMode: "always" },
      mutations: { networkMode: "always" },
    },
  });
