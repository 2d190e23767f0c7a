/** The typed client every caller uses: the web app, tests, tools. Ships no schemas. */
import { AppError, type ErrorBody } from "../errors.ts";
import { fillPath, type RouteAddress, type RouteDefinition, type RouteInput, type RouteResult } from "./route.ts";

export type AnyRoute = RouteDefinition;

interface LooseInput {
  params?: Record<string, string>;
  query?: Record<string, unknown>;
  body?: unknown;
}

export interface ClientOptions {
  /** `""` in the browser, `http://host:port` elsewhere; `/api` is added. */
  baseUrl: string;
  fetch?: typeof fetch;
  headers?: () => Record<string, string>;
}

export interface CallOptions {
  signal?: AbortSignal;
  headers?: Record<string, string>;
}

/** Failures throw `AppError` with the server's code, sentence, details; `traceIdOf` reads the trace id. */
export type Client = <T extends AnyRoute>(
  route: T,
  input: RouteInput<T>,
  options?: CallOptions,
) => Promise<RouteResult<T>>;

/** `/projects/p1/edits?limit=30`. Undefined query values are left out. */
export function routeUrl(address: RouteAddress, input: LooseInput): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(input.query ?? {}))
    if (value !== undefined) search.set(name, String(value));
  const text = search.toString();
  return fillPath(address.path, input.params) + (text === "" ? "" : `?${text}`);
}

/** Key of a query: path with its parameters first, so that `["/projects/p1/…"]` prefixes can be invalidated. */
export const queryKey = <T extends AnyRoute>(route: T, input: RouteInput<T>): readonly unknown[] => {
  const loose = input as LooseInput;
  return [fillPath(route.path, loose.params), loose.query ?? {}];
};

const traceIds = new WeakMap<object, string>();
export const traceIdOf = (error: unknown): string | undefined =>
  typeof error === "object" && error !== null ? traceIds.get(error) : undefined;

async function failureOf(response: Response): Promise<AppError> {
  const body = (await response.json().catch(() => null)) as Partial<ErrorBody> | null;
  const failure = new AppError({
    code: body?.error?.code ?? "http_error",
    status: response.status,
    userMessage: body?.error?.message ?? "An unexpected error occurred. ",
    details: body?.error?.details,
    retryAfter: Number(response.headers.get("retry-after")) || undefined,
  });
  traceIds.set(failure, body?.error?.trace_id ?? response.headers.get("x-trace-id") ?? "");
  return failure;
}

export function createClient(options: ClientOptions): Client {
  const send = options.fetch ?? ((...args: Parameters<typeof fetch>) => fetch(...args));
  return async (route, input, call) => {
    const loose = input as LooseInput;
    const bytes = loose.body instanceof Uint8Array || loose.body instanceof Blob;
    const response = await send(`${options.baseUrl}/api${routeUrl(route, loose)}`, {
      method: route.method,
      credentials: "same-origin",
      signal: call?.signal ?? null,
      headers: {
        ...(loose.body === undefined || bytes ? {} : { "content-type": "application/json" }),
        ...options.headers?.(),
        ...call?.headers,
      },
      body: loose.body === undefined ? null : bytes ? (loose.body as RequestInit["body"]) : JSON.stringify(loose.body),
    });
    if (!response.ok) throw await failureOf(response);
    return (route.resultKind === "bytes" ? response : await response.json()) as never;
  };
}
