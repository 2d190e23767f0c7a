/** Hooks over a contract's routes. Data lives in the query cache under `queryKey(route, input)`. */
import { queryKey, type AnyRoute } from "@slipway/kernel/contract/client";
import type { RouteInput, RouteResult } from "@slipway/kernel/contract/route";
import { AppError } from "@slipway/kernel/errors";
import {
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
  type InfiniteData,
  type QueryClient,
  type UseMutationResult,
  type UseQueryResult,
} from "@tanstack/react-query";
import { NETWORK_ERROR } from "../errors/error-texts.ts";
import { ABOUT_CONNECTION, handleError } from "../errors/handle-error.ts";
import { endToast, showToast } from "../kit/status/toast.ts";
import { untilAnswerAgain } from "./coming-back.ts";
import { api } from "./client.ts";

export interface UseRouteOptions<Data = unknown> {
  enabled?: boolean;
  /** Milliseconds between polls, which may depend on the last answer. */
  pollEvery?: number | ((data: Data | undefined) => number);
  /** Milliseconds in which later components get the last answer without asking. Left out: the app's default. */
  staleTime?: number;
  keepPrevious?: boolean;
  /** Retries after a failure of the server; a refusal is never retried. Left out: the app's default. */
  retries?: number;
  /** Left out: a stale answer is fetched again when the person comes back to the page. */
  refetchOnFocus?: boolean;
}

export function useRoute<T extends AnyRoute>(
  route: T,
  input: RouteInput<T>,
  options: UseRouteOptions<RouteResult<T>> = {},
): UseQueryResult<RouteResult<T>, AppError> {
  const { pollEvery } = options;
  return useQuery<RouteResult<T>, AppError>({
    queryKey: queryKey(route, input),
    queryFn: ({ signal }) => api(route, input, { signal }),
    enabled: options.enabled,
    refetchInterval: typeof pollEvery === "function" ? ({ state }) => pollEvery(state.data) : pollEvery,
    refetchOnWindowFocus: options.refetchOnFocus,
    // An undefined option would override the app's default with the library's own.
    ...(options.staleTime === undefined ? {} : { staleTime: options.staleTime }),
    ...(options.retries === undefined ? {} : { retry: atMost(options.retries) }),
    placeholderData: options.keepPrevious ? (previous) => previous : undefined,
  });
}

/** Fetches ahead for a screen that is about to open, which shows any failure itself. */
export const prefetchRoute = <T extends AnyRoute>(cache: QueryClient, route: T, input: RouteInput<T>): Promise<void> =>
  cache.prefetchQuery({ queryKey: queryKey(route, input), queryFn: ({ signal }) => api(route, input, { signal }) });

const isRefusal = (error: AppError): boolean => error.status >= 400 && error.status < 500;

const atMost =
  (retries: number) =>
  (failures: number, error: AppError): boolean =>
    failures < retries && !isRefusal(error);

/** Its key differs from `useRoute`'s, because the cached value does. */
const orNullKey = <T extends AnyRoute>(route: T, input: RouteInput<T>): readonly unknown[] => [
  ...queryKey(route, input),
  "or-null",
];

/** Records that nobody is signed in: `useRouteOrNull` answers null until its data is stale or invalidated. */
export const knowNobodyIsSignedIn = <T extends AnyRoute>(cache: QueryClient, route: T, input: RouteInput<T>): void => {
  cache.setQueryData(orNullKey(route, input), null);
};

/** Whether the last answer of `useRouteOrNull` was that nobody is signed in. */
export const isKnownNobody = <T extends AnyRoute>(cache: QueryClient, route: T, input: RouteInput<T>): boolean =>
  cache.getQueryData(orNullKey(route, input)) === null;

/** Null where the server answers 401: nobody is signed in, which is a fact and not a failure. */
export function useRouteOrNull<T extends AnyRoute>(
  route: T,
  input: RouteInput<T>,
  options: Pick<UseRouteOptions, "enabled" | "staleTime"> = {},
): UseQueryResult<RouteResult<T> | null, AppError> {
  return useQuery<RouteResult<T> | null, AppError>({
    queryKey: orNullKey(route, input),
    queryFn: async ({ signal }) => {
      try {
        return await api(route, input, { signal });
      } catch (error) {
        if (error instanceof AppError && error.status === 401) return null;
        throw error;
      }
    },
    enabled: options.enabled,
    staleTime: options.staleTime ?? 60_000,
  });
}

/** Pages by cursor. `next` reads the following page's input from an answer, or null at the end. */
export function useRoutePages<T extends AnyRoute>(
  route: T,
  input: RouteInput<T>,
  pages: {
    with: (input: RouteInput<T>, cursor: string) => RouteInput<T>;
    next: (page: RouteResult<T>) => string | null;
    enabled?: boolean;
    keepPrevious?: boolean;
  },
) {
  return useInfiniteQuery<
    RouteResult<T>,
    AppError,
    InfiniteData<RouteResult<T>, string | null>,
    readonly unknown[],
    string | null
  >({
    queryKey: [...queryKey(route, input), "pages"],
    queryFn: ({ signal, pageParam }) =>
      api(route, pageParam === null ? input : pages.with(input, pageParam), { signal }),
    initialPageParam: null,
    getNextPageParam: pages.next,
    enabled: pages.enabled,
    placeholderData: pages.keepPrevious
      ? (previous: InfiniteData<RouteResult<T>, string | null> | undefined) => previous
      : undefined,
  });
}

const isSilence = (error: unknown): boolean => error instanceof AppError && error.code === NETWORK_ERROR;

/**
 * A change without an answer is sent again once Slipway answers: a `PUT` that arrived after all changes nothing the second
 * time. Until then the form waits, as it does for a slow answer.
 */
async function saved<T extends AnyRoute>(route: T, input: RouteInput<T>): Promise<RouteResult<T>> {
  for (;;) {
    try {
      return await api(route, input);
    } catch (error) {
      if (!isSilence(error)) throw error;
      showToast({
        tone: "err",
        title: "Not saved yet",
        message: "Slipway isn't answering. This is saved as soon as it does.",
        about: ABOUT_CONNECTION,
      });
      await untilAnswerAgain();
    }
  }
}

export interface UseRouteMutationOptions<T extends AnyRoute> {
  onSuccess?: (result: RouteResult<T>, input: RouteInput<T>) => void;
  /** Answer true when the failure was shown where it happened; else the shared handler shows it. */
  onError?: (error: AppError, input: RouteInput<T>) => boolean;
  /** Path prefixes whose queries are fetched again: `["/projects/p1"]`. */
  invalidates?: (input: RouteInput<T>, result: RouteResult<T>) => readonly string[];
}

export function useRouteMutation<T extends AnyRoute>(
  route: T,
  options: UseRouteMutationOptions<T> = {},
): UseMutationResult<RouteResult<T>, AppError, RouteInput<T>> {
  const cache = useQueryClient();
  // One person's failed removal is not over when somebody else is removed.
  const about = (input: RouteInput<T>) =>
    JSON.stringify([route.method, route.path, (input as { params?: unknown }).params]);
  return useMutation<RouteResult<T>, AppError, RouteInput<T>>({
    // A form that tells its failures itself keeps what was typed, and its button tries again.
    mutationFn: (input) =>
      route.method === "PUT" && options.onError === undefined ? saved(route, input) : api(route, input),
    onSuccess: (result, input) => {
      // That it failed before is over.
      endToast(about(input));
      for (const prefix of options.invalidates?.(input, result) ?? []) void invalidatePath(cache, prefix);
      options.onSuccess?.(result, input);
    },
    onError: (error, input) => {
      if (options.onError?.(error, input) !== true) handleError(error, about(input));
    },
  });
}

/** `/projects/p1` covers `/projects/p1` and everything below it, not `/projects/p12`. */
export const underPath = (key: unknown, prefix: string): boolean =>
  typeof key === "string" && (key === prefix || key.startsWith(`${prefix}/`));

/** `refetch: "none"` fetches again when a component shows it next, and not on the page that is being left. */
export const invalidatePath = (
  cache: QueryClient,
  prefix: string,
  refetch: "active" | "none" = "active",
): Promise<void> =>
  cache.invalidateQueries({ predicate: (query) => underPath(query.queryKey[0], prefix), refetchType: refetch });
