/** OpenAPI 3.1 from the contracts: the same declarations that the server enforces. */
import type { Policy, RouteDefinition } from "@slipway/kernel/contract/route";
import { z } from "zod";

type Json = Record<string, unknown>;

function schemaOf(schema: z.ZodType, io: "input" | "output"): Json {
  const { $schema: _dialect, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: "any" }) as Json;
  return rest;
}

function parameters(route: RouteDefinition): Json[] {
  const query = route.query === undefined ? {} : schemaOf(route.query, "input");
  const params = route.params === undefined ? {} : schemaOf(route.params, "input");
  const known = (params["properties"] ?? {}) as Json;
  const inPath = [...route.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({
    name,
    in: "path",
    required: true,
    schema: known[name!] ?? { type: "string" },
  }));
  const required = (query["required"] ?? []) as string[];
  const inQuery = Object.entries((query["properties"] ?? {}) as Json).map(([name, schema]) => ({
    name,
    in: "query",
    required: required.includes(name),
    schema,
  }));
  return [...inPath, ...inQuery];
}

const policyText = (policy: Policy): string => {
  if (typeof policy === "string") return policy;
  if ("project" in policy)
    return `project:${policy.project}${policy.inTrash === undefined ? "" : `, in Trash ${policy.inTrash}`}`;
  return `workspace:${policy.workspace}`;
};

/** Statuses of a guarded route beside those of its own errors. */
function statuses(route: RouteDefinition): number[] {
  const own = (route.errors ?? []).map((error) => error.status);
  const guarded = route.policy === "public" ? [] : [401];
  const scoped = typeof route.policy === "object" ? [403, 404] : [];
  // The machine may fail any of them: an unavailable database, a full disk.
  return [...new Set([400, ...guarded, ...scoped, ...own, 503, 507])].sort((a, b) => a - b);
}

function operation(route: RouteDefinition): Json {
  const failures = statuses(route).map((status) => {
    const codes = (route.errors ?? []).filter((error) => error.status === status).map((error) => error.code);
    const content = { "application/json": { schema: { $ref: "#/components/schemas/Error" } } };
    return [String(status), { description: codes.join(", ") || "Error", content }];
  });
  const success =
    route.resultKind === "bytes"
      ? { "application/octet-stream": { schema: { type: "string", format: "binary" } } }
      : {
          "application/json": {
            schema: route.result === undefined ? { type: "object" } : schemaOf(route.result, "output"),
          },
        };
  const body =
    route.bodyKind === "bytes"
      ? { "application/octet-stream": { schema: { type: "string", format: "binary" } } }
      : route.body === undefined
        ? null
        : { "application/json": { schema: schemaOf(route.body, "input") } };
  return {
    summary: route.summary,
    "x-policy": policyText(route.policy),
    security: route.policy === "public" ? [] : [{ bearer: [] }],
    parameters: parameters(route),
    ...(body === null ? {} : { requestBody: { content: body } }),
    responses: {
      [String(route.status ?? 200)]: { description: "Success", content: success },
      ...Object.fromEntries(failures),
    },
  };
}

export function openApiDocument(routes: readonly RouteDefinition[], appUrl: string): Json {
  const paths: Record<string, Json> = {};
  for (const route of routes) (paths[route.path] ??= {})[route.method.toLowerCase()] = operation(route);
  const error = {
    type: "object",
    required: ["code", "message", "trace_id"],
    properties: { code: { type: "string" }, message: { type: "string" }, details: {}, trace_id: { type: "string" } },
  };
  return {
    openapi: "3.1.0",
    info: { title: "Slipway", version: "1" },
    servers: [{ url: `${appUrl}/api` }],
    paths,
    components: {
      securitySchemes: { bearer: { type: "http", scheme: "bearer" } },
      schemas: { Error: { type: "object", required: ["error"], properties: { error } } },
    },
  };
}
