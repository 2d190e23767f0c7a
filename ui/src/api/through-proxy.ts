/** Calls of the proxy to a backend's database carry a token of five minutes with the caller's rights. [C7.16] [K8] */
import type { AnyRoute } from "@slipway/kernel/contract/client";
import type { RouteInput, RouteResult } from "@slipway/kernel/contract/route";
import type { QueryClient } from "@tanstack/react-query";
import { api } from "./client.ts";

/** A minute before it ends: a request takes its time, too. */
const FRESH_MS = 4 * 60_000;
const TOKEN_KEY = ["/user/access-token"];

/** The part of the session's contract that hands out tokens. */
export interface TokenIssuer {
  createAccessToken: AnyRoute;
}

/** `issuer`: the contract of the accounts. */
export async function throughProxy<T extends AnyRoute>(
  { cache, issuer }: { cache: QueryClient; issuer: TokenIssuer },
  call: { route: T; input: RouteInput<T>; signal?: AbortSignal },
): Promise<RouteResult<T>> {
  const { token } = await cache.fetchQuery({
    queryKey: TOKEN_KEY,
    // The rooms' order keeps the contract's type from this file.
    queryFn: () => api(issuer.createAccessToken, {}) as Promise<unknown> as Promise<{ token: string }>,
    staleTime: FRESH_MS,
    gcTime: FRESH_MS,
    retry: false,
  });
  const { route, input, signal } = call;
  return api(route, input, {
    headers: { authorization: `Bearer ${token}` },
    ...(signal === undefined ? {} : { signal }),
  });
}
