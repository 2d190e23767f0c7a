/** A route is declared once; server, client, query keys, OpenAPI, the authorization matrix and the fuzzer derive from it. */
import type { z } from "zod";
import type { ProjectPermission, WorkspacePermission } from "../permissions.ts";

export type Method = "GET" | "POST" | "PUT" | "PATCH" | "DELETE";

/**
 * Who may call. `project` and `workspace` read the id from the path parameter `id`, `projectId` or `workspaceId`, or
 * from `from` (a body field). Strangers get 401, people who may not know the thing exists 404, the rest 403. [K4]
 */
export type Policy =
  | "public"
  | "signedIn"
  | "staff"
  | { readonly project: ProjectPermission }
  | { readonly workspace: WorkspacePermission; readonly from?: string };

type Schema = z.ZodType;

/** An expected failure of a route, for OpenAPI and typed clients. */
export interface DeclaredError {
  readonly status: number;
  readonly code: string;
}

export interface RouteDefinition {
  readonly method: Method;
  /** Below `/api`, parameters in braces: `/projects/{id}/chat`. */
  readonly path: `/${string}`;
  readonly policy: Policy;
  readonly summary: string;
  readonly params?: Schema;
  readonly query?: Schema;
  readonly body?: Schema;
  /** `bytes`: the handler gets the raw request and checks it itself. */
  readonly bodyKind?: "json" | "bytes";
  readonly result?: Schema;
  /** `bytes`: the handler answers with a `Response`. */
  readonly resultKind?: "json" | "bytes";
  readonly maxBodyBytes?: number;
  readonly errors?: readonly DeclaredError[];
}

export interface Route<
  P extends Schema = Schema,
  Q extends Schema = Schema,
  B extends Schema = Schema,
  R extends Schema = Schema,
  K extends "json" | "bytes" = "json" | "bytes",
> extends RouteDefinition {
  readonly params?: P;
  readonly query?: Q;
  readonly body?: B;
  readonly result?: R;
  readonly resultKind?: K;
}

/** Declares a route. Left-out parts are `z.ZodVoid`, which the derived types drop. */
export const route = <
  P extends Schema = z.ZodVoid,
  Q extends Schema = z.ZodVoid,
  B extends Schema = z.ZodVoid,
  R extends Schema = z.ZodVoid,
  K extends "json" | "bytes" = "json",
>(
  definition: Route<P, Q, B, R, K>,
): Route<P, Q, B, R, K> => definition;

/** A feature's routes by name: `chat.send`. Names are unique within the feature. */
export type Contract = Readonly<Record<string, Route<any, any, any, any, any>>>; // eslint-disable-line @typescript-eslint/no-explicit-any

type Part<Key extends string, S, T> = S extends z.ZodVoid ? unknown : { [k in Key]: T };

/** What a caller sends. */
export type RouteInput<T> =
  T extends Route<infer P, infer Q, infer B, infer _R, infer _K>
    ? Part<"params", P, z.input<P>> & Part<"query", Q, z.input<Q>> & Part<"body", B, z.input<B>>
    : never;

/** What a handler receives after validation. */
export type RouteParsed<T> =
  T extends Route<infer P, infer Q, infer B, infer _R, infer _K>
    ? { params: z.output<P>; query: z.output<Q>; body: z.output<B> }
    : never;

/** What a caller gets. `{}` where the specification shows nothing. [K1] */
export type RouteResult<T> =
  T extends Route<infer _P, infer _Q, infer _B, infer R, infer K>
    ? K extends "bytes"
      ? Response
      : R extends z.ZodVoid
        ? Record<string, never>
        : z.output<R>
    : never;

/** The part of a route a browser needs: no schema, so that Zod does not ship. */
export interface RouteAddress {
  readonly method: Method;
  readonly path: `/${string}`;
}

/** `/projects/{id}/chat` + `{ id: "p1" }` -> `/projects/p1/chat`; values are percent-encoded. */
export function fillPath(path: string, params: Readonly<Record<string, string>> = {}): string {
  return path.replace(/\{(\w+)\}/g, (_all, name: string) => {
    const value = params[name];
    if (value === undefined) throw new Error(`path ${path} needs the parameter ${name}`);
    return encodeURIComponent(value);
  });
}
