/** A route is declared once; server, client, query keys, OpenAPI, the authorization matrix and the fuzzer derive from it. */
import type { z } from "zod";
import type { ProjectPermission, WorkspacePermission } from "../permissions.ts";

export type Method = "GET" | "POST" | "PUT" | "PATCH" | "DELETE";

/**
 * Permitted callers. `project` and `workspace` read the id from the path parameter `id`, `projectId` or `workspaceId`,
 * or from `from` (a body field). Strangers get 401, people who may not know that the thing exists 404, others 403. [K4]
 */
export type Policy =
  | "public"
  | "signedIn"
  | "staff"
  /** `inTrash` replaces the permission while the project is in Trash, where most permissions are suspended. */
  | { readonly project: ProjectPermission; readonly inTrash?: ProjectPermission }
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
  /**
   * Left out: 200. 202 promises no more than that the call was received; 302 sends a browser on to another page. 201 and
   * 204 are for the dialect of SCIM alone, whose clients ask for them (RFC 7644).
   */
  readonly status?: 201 | 202 | 204 | 302;
  readonly errors?: readonly DeclaredError[];
  /**
   * A write on a project or workspace that is allowed when the disk is almost full, because it ends, frees or hides
   * something.
   */
  readonly needsNoRoom?: true;
  /** Calls of one person; beyond it 429 with the seconds to wait. */
  readonly rate?: { readonly max: number; readonly seconds: number };
}

/** Declares a route; the derived types read the parts that are there. */
export const route = <const D extends RouteDefinition>(definition: D): D => definition;

/** A feature's routes by name. Names are unique within the feature. */
export type Contract = Readonly<Record<string, RouteDefinition>>;

type InputPart<D, Key extends "params" | "query" | "body"> = D extends { readonly [k in Key]: infer S extends Schema }
  ? { [k in Key]: z.input<S> }
  : unknown;
type OutputPart<D, Key extends "params" | "query" | "body"> = D extends { readonly [k in Key]: infer S extends Schema }
  ? z.output<S>
  : undefined;

/** Input of a caller. */
export type RouteInput<D> = InputPart<D, "params"> & InputPart<D, "query"> & InputPart<D, "body">;

/** Input of a handler, after validation. */
export type RouteParsed<D> = {
  params: OutputPart<D, "params">;
  query: OutputPart<D, "query">;
  body: OutputPart<D, "body">;
};

/** Result for the caller. `{}` where the specification shows nothing. [K1] */
export type RouteResult<D> = D extends { readonly resultKind: "bytes" }
  ? Response
  : D extends { readonly result: infer S extends Schema }
    ? z.output<S>
    : Record<string, never>;

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
