import { AppError } from "@slipway/kernel/errors";
import { QueryClient } from "@tanstack/react-query";
import { NETWORK_ERROR } from "../errors/error-texts.ts";

/** No answer, or a server that is overloaded or starting: asking again may help. A refusal will not change. */
export const isAway = (error: unknown): boolean =>
  error instanceof AppError && (error.code === NETWORK_ERROR || error.status === 503);

export const worthRetrying = (failures: number, error: unknown): boolean => failures < 2 && isAway(error);

export const createQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: { staleTime: 10_000, retry: worthRetrying, networkMode: "always" },
      mutations: { networkMode: "always" },
    },
  });
