/** A project's own backend: enabling, state, and what its owner may do. Every route needs EditProject. [K9] [C7.01] */
import { z } from "zod";
import { route, type Contract } from "@slipway/kernel/contract/route";
import { aiUsageQuerySchema, aiUsageSchema } from "./ai/usage.ts";
import { authConfigSchema, authPatchSchema } from "./auth-config.ts";
import { bucketSchema, storageItemSchema } from "./files.ts";
import { cloudFunctionSchema } from "./functions.ts";
import { away, lifeCycleRoutes, noFunds, noOther, proxied, seldom } from "./life-cycle/routes.ts";
import { keyRoutes } from "./keys/replace-keys.ts";
import { logsQuerySchema } from "./logs.ts";
import { cloudUserSchema, inviteSchema, newUserSchema, siteOwnerSchema } from "./people.ts";
import { MAX_SECRETS, newSecretSchema, secretSchema } from "./secrets.ts";
import { lintSchema, provenTableSchema } from "./security.ts";
import { cloudTableSchema, databaseRow } from "./tables.ts";

export * from "./ai/usage.ts";
export * from "./auth-config.ts";
export * from "./enable.ts";
export * from "./files.ts";
export * from "./functions.ts";
export * from "./logs.ts";
export * from "./people.ts";
export * from "./secrets.ts";
export * from "./security.ts";
export * from "./life-cycle/status.ts";
export { away } from "./life-cycle/routes.ts";
export * from "./tables.ts";

const canEdit = { project: "EditProject" } as const;
const project = z.object({ id: z.string() });

const noRoom = { status: 413, code: "cloud_full" } as const;

const parameter = z.union([z.string(), z.number(), z.boolean(), z.null()]);

export const cloudContract = {
  ...keyRoutes,
  ...lifeCycleRoutes,
  overview: route({
    method: "GET",
    path: "/projects/{id}/cloud",
    policy: canEdit,
    summary: "Whether there is a backend, and how an app connects to it",
    params: project,
    result: z.object({
      /** This installation can give projects backends. */
      is_offered: z.boolean(),
      /** Why it may not be enabled or woken up; null when it may. `funds`: no credits are left. [C2.41] [C6.04] */
      blocked_by: z.enum(["workspace", "preference", "funds"]).nullable(),
      /** Null: not enabled. */
      backend: z
        .object({
          ref: z.string(),
          url: z.string(),
          anon_key: z.string(),
          created_at: z.string(),
          /** When its keys were replaced because the first ones were lost; null if they never were. */
          keys_renewed_at: z.string().nullable(),
          /** When the keys expire. */
          keys_end_at: z.string(),
          /** Until when the previous anon key works; null if the keys were never replaced, and afterwards. */
          former_key_until: z.string().nullable(),
          /** Size of database, restore points and files; null while the server that knows it does not answer. */
          taken_bytes: z.number().nullable(),
          max_bytes: z.number(),
        })
        .nullable(),
    }),
  }),
  enable: route({
    method: "POST",
    path: "/projects/{id}/cloud",
    policy: canEdit,
    summary: "Makes the backend; no effect where there is one",
    params: project,
    body: z.object({}),
    result: z.object({ ref: z.string(), url: z.string(), anon_key: z.string() }),
    errors: [
      noFunds,
      { status: 403, code: "forbidden" },
      { status: 503, code: "cloud_not_offered" },
      { status: 503, code: "cloud_unavailable" },
    ],
    rate: seldom,
  }),
  tables: route({
    method: "GET",
    path: "/projects/{id}/cloud/tables",
    policy: canEdit,
    summary: "Tables of the schema public with columns, keys and policies",
    params: project,
    result: z.object({ tables: z.array(cloudTableSchema) }),
    errors: away,
  }),
  security: route({
    method: "GET",
    path: "/projects/{id}/cloud/security",
    policy: canEdit,
    summary:
      "Known mistakes, and the access that row-level security allows strangers and two people, tried and rolled back",
    params: project,
    result: z.object({ lints: z.array(lintSchema), tables: z.array(provenTableSchema) }),
    errors: away,
    rate: { max: 10, seconds: 60 },
  }),
  query: route({
    method: "POST",
    path: "/projects/{id}/cloud/db-proxy/v1/projects/{ref}/database/query",
    policy: canEdit,
    summary: "One statement as the project's owner, within 5 s and 10 MB",
    params: proxied,
    body: z.object({
      query: z.string().min(1).max(200_000),
      read_only: z.boolean().default(false),
      parameters: z.array(parameter).max(1000).default([]),
    }),
    result: z.array(databaseRow),
    errors: [...away, noOther, noRoom, { status: 400, code: "sql_failed" }, { status: 400, code: "answer_too_large" }],
    needsNoRoom: true,
    rate: { max: 600, seconds: 60 },
  }),
  buckets: route({
    method: "GET",
    path: "/projects/{id}/cloud/db-proxy/v1/projects/{ref}/storage/buckets",
    policy: canEdit,
    summary: "Buckets by name",
    params: proxied,
    result: z.array(bucketSchema),
    errors: [...away, noOther],
  }),
  functions: route({
    method: "GET",
    path: "/projects/{id}/cloud/db-proxy/v1/projects/{ref}/functions",
    policy: canEdit,
    summary: "Deployed functions by name; times in milliseconds since the epoch",
    params: proxied,
    result: z.array(cloudFunctionSchema),
    errors: [...away, noOther],
  }),
  deployFunctions: route({
    method: "POST",
    path: "/projects/{id}/cloud/functions/deploy",
    policy: canEdit,
    summary: "Retries failed deployments; answers once the newest version's functions run, or says why not",
    params: project,
    body: z.object({}),
    result: z.array(cloudFunctionSchema),
    errors: away,
    rate: seldom,
  }),
  logs: route({
    method: "GET",
    path: "/projects/{id}/cloud/logs",
    policy: canEdit,
    summary: "The backend's logs, queried by SQL; by default the newest of the last hour",
    params: project,
    query: logsQuerySchema,
    result: z.object({ result: z.array(databaseRow) }),
    errors: [
      ...away,
      { status: 400, code: "invalid_log_query" },
      { status: 400, code: "invalid_request" },
      { status: 429, code: "rate_limited" },
    ],
  }),
  auth: route({
    method: "GET",
    path: "/projects/{id}/cloud/auth",
    policy: canEdit,
    summary: "Sign-in settings; secrets are empty and listed by name",
    params: project,
    result: authConfigSchema,
    errors: away,
  }),
  changeAuth: route({
    method: "PATCH",
    path: "/projects/{id}/cloud/auth",
    policy: canEdit,
    summary: "Changes the fields that are sent",
    params: project,
    body: authPatchSchema,
    result: authConfigSchema,
    // A provider's settings would not work together.
    errors: [...away, { status: 400, code: "invalid_request" }],
  }),
  users: route({
    method: "GET",
    path: "/projects/{id}/cloud/users",
    policy: canEdit,
    summary: "People who signed up, newest first; search by email, phone or id",
    params: project,
    query: z.object({
      limit: z.coerce.number().int().min(1).max(100).default(10),
      offset: z.coerce.number().int().min(0).max(10_000_000).default(0),
      search: z.string().max(200).optional(),
      /** Only those who signed up from this moment on. */
      created_from: z.iso.datetime({ offset: true }).optional(),
      /** Only those who signed up before this moment. */
      created_before: z.iso.datetime({ offset: true }).optional(),
    }),
    result: z.object({ users: z.array(cloudUserSchema), total: z.number().int() }),
    errors: away,
  }),
  createUser: route({
    method: "POST",
    path: "/projects/{id}/cloud/users",
    policy: canEdit,
    summary: "A new account with a password",
    params: project,
    body: newUserSchema,
    result: cloudUserSchema,
    errors: [...away, { status: 400, code: "auth_refused" }, { status: 409, code: "auth_refused" }],
    rate: { max: 60, seconds: 60 },
  }),
  inviteUser: route({
    method: "POST",
    path: "/projects/{id}/cloud/users/invite",
    policy: canEdit,
    summary: "Sends an invitation by mail",
    params: project,
    body: inviteSchema,
    errors: [
      ...away,
      { status: 400, code: "auth_refused" },
      { status: 409, code: "auth_refused" },
      { status: 429, code: "auth_refused" },
    ],
    rate: { max: 30, seconds: 60 },
  }),
  deleteUser: route({
    method: "DELETE",
    path: "/projects/{id}/cloud/users/{userID}",
    policy: canEdit,
    summary: "Deletes an account and its sessions",
    params: z.object({ id: z.string(), userID: z.string().max(100) }),
    errors: [...away, noOther, { status: 409, code: "auth_refused" }],
    needsNoRoom: true,
  }),
  siteOwners: route({
    method: "GET",
    path: "/projects/{id}/cloud/site-owners",
    policy: canEdit,
    summary: "Who reads what visitors of the site send",
    params: project,
    result: z.object({
      /** Answers of forms are stored, so there is something to read on the page. */
      has_page: z.boolean(),
      /** False if the live site was published before it had the page. */
      is_page_live: z.boolean(),
      owners: z.array(siteOwnerSchema),
    }),
    errors: away,
  }),
  addSiteOwner: route({
    method: "POST",
    path: "/projects/{id}/cloud/site-owners",
    policy: canEdit,
    summary: "Makes an account that reads them, or finds it, and a link that lets it in once",
    params: project,
    body: inviteSchema,
    /** The token that `verifyOtp` takes with the type `recovery`. */
    result: z.object({ owner: siteOwnerSchema, token_hash: z.string() }),
    errors: [
      ...away,
      { status: 400, code: "auth_refused" },
      { status: 409, code: "auth_refused" },
      { status: 409, code: "owner_page_missing" },
      { status: 409, code: "owner_address_taken" },
      { status: 429, code: "auth_refused" },
    ],
    rate: { max: 30, seconds: 60 },
  }),
  removeSiteOwner: route({
    method: "DELETE",
    path: "/projects/{id}/cloud/site-owners/{userID}",
    policy: canEdit,
    summary: "Reads nothing from now on; the account stays",
    params: z.object({ id: z.string(), userID: z.string().max(100) }),
    errors: [...away, noOther],
    needsNoRoom: true,
  }),
  objects: route({
    method: "GET",
    path: "/projects/{id}/cloud/storage/buckets/{bucketId}/objects",
    policy: canEdit,
    summary: "What lies in a folder of a bucket, folders first",
    params: z.object({ id: z.string(), bucketId: z.string().max(200) }),
    query: z.object({
      path: z.string().max(1024).default(""),
      limit: z.coerce.number().int().min(1).max(1000).default(200),
      offset: z.coerce.number().int().min(0).max(10_000_000).default(0),
    }),
    result: z.object({ objects: z.array(storageItemSchema) }),
    errors: [...away, noOther],
  }),
  aiUsage: route({
    method: "GET",
    path: "/projects/{id}/integrations/ai_gateway/usage",
    policy: canEdit,
    summary: "What functions asked of language models, by minute, hour or day; by default the last 30 days",
    params: project,
    query: aiUsageQuerySchema,
    result: aiUsageSchema,
    errors: [{ status: 400, code: "invalid_request" }],
  }),
  secrets: route({
    method: "GET",
    path: "/projects/{id}/cloud/secrets",
    policy: canEdit,
    summary: "Names of secrets; values are never read back",
    params: project,
    result: z.object({ secrets: z.array(secretSchema) }),
    errors: away,
  }),
  createSecrets: route({
    method: "POST",
    path: "/projects/{id}/cloud/secrets",
    policy: canEdit,
    summary: "Writes secrets; one of the same name is replaced",
    params: project,
    body: z.object({ secrets: z.array(newSecretSchema).min(1).max(MAX_SECRETS) }),
    maxBodyBytes: 4 * 1024 * 1024,
    errors: [...away, { status: 409, code: "too_many_secrets" }],
  }),
  deleteSecrets: route({
    method: "DELETE",
    path: "/projects/{id}/cloud/secrets",
    policy: canEdit,
    summary: "Deletes secrets by name; none of them when one is managed by the platform",
    params: project,
    query: z.object({ secretNames: z.union([z.string(), z.array(z.string())]).optional() }),
    body: z.object({ secretNames: z.array(z.string().max(200)).max(MAX_SECRETS).optional() }),
    errors: [...away, { status: 400, code: "invalid_request" }, { status: 403, code: "forbidden" }],
    needsNoRoom: true,
  }),
} as const satisfies Contract;
