/**
 * Connected models: which provider serves which option, with which key and at which price. Staff only. [T3.31] [AG1]
 */
import { z } from "zod";
import { route, type Contract } from "@slipway/kernel/contract/route";
import { EFFORTS } from "@slipway/kernel/model-options";
import { chatModelSchema } from "../../agent/contract/models.ts";
import { PROVIDER_IDS } from "./providers.ts";

export * from "./providers.ts";

const line = (max: number) =>
  z
    .string()
    .trim()
    .min(1)
    .max(max)
    .regex(/^[^\p{Cc}]*$/u, "must be one line of text");
/** Credits per 1,000 tokens. */
const creditsSchema = z.number().min(0).max(1000);

const effortSchema = z.enum(EFFORTS).nullable();

/** Bounds of what a model can read, in tokens. */
export const WINDOW_TOKENS = { min: 4000, max: 4_000_000 } as const;

const mappedModelSchema = z.object({
  option: chatModelSchema,
  /** The provider's name for the model. */
  model: line(200),
  /** How much it thinks; null: the provider's default; left out: as the option's name says. */
  effort: effortSchema.optional(),
  /** Null: no price, so nothing is charged. */
  credits_in: creditsSchema.nullable().default(null),
  credits_out: creditsSchema.nullable().default(null),
  /** Tokens the model can read; null: the usual number. */
  context_tokens: z.number().int().min(WINDOW_TOKENS.min).max(WINDOW_TOKENS.max).nullable().default(null),
});
export type MappedModel = z.output<typeof mappedModelSchema>;

const connectionFields = {
  provider: z.enum(PROVIDER_IDS),
  base_url: line(500).refine((text) => {
    const url = URL.parse(text);
    return url !== null && /^https?:$/.test(url.protocol) && url.username === "" && url.password === "";
  }, "must be an http or https address without a password"),
  models: z
    .array(mappedModelSchema)
    .min(1)
    .max(22)
    .refine((models) => new Set(models.map(({ option }) => option)).size === models.length, "names an option twice"),
};
/** Write-only: no answer contains it. */
const keySchema = line(1000);

const checkSchema = z.object({
  ok: z.boolean(),
  sentence: z.string(),
  duration_ms: z.number().int(),
  /** ISO 8601 instant. */
  at: z.string(),
});
export type ModelCheckResult = z.infer<typeof checkSchema>;

const connectionSchema = z.object({
  id: z.string(),
  /** `environment`: set by environment variables and changed only there. */
  source: z.enum(["in_place", "environment"]),
  provider: z.enum(PROVIDER_IDS),
  base_url: z.string(),
  /** `unreadable`: encrypted by another installation, for example after a restore without its keys. */
  key: z.enum(["set", "none", "unreadable"]),
  models: z.array(mappedModelSchema),
  last_check: checkSchema.nullable(),
});
export type ModelConnection = z.infer<typeof connectionSchema>;

const connection = z.object({ connectionId: z.string().max(100) });
const errors = [
  { status: 404, code: "not_found" },
  { status: 409, code: "option_taken" },
  { status: 409, code: "too_many_connections" },
] as const;

export const modelsContract = {
  list: route({
    method: "GET",
    path: "/admin/models",
    policy: "staff",
    summary: "Connections to providers, without their keys, and what serves each option",
    result: z.object({
      connections: z.array(connectionSchema),
      options: z.array(z.object({ option: chatModelSchema, label: z.string(), configured: z.boolean() })),
      /** Label of the model that answers when nobody picks one. */
      auto: z.string(),
    }),
  }),
  connect: route({
    method: "POST",
    path: "/admin/models",
    policy: "staff",
    summary: "Connects a provider; its options can be picked at once",
    body: z.object({ ...connectionFields, api_key: keySchema.optional() }),
    result: connectionSchema,
    errors,
  }),
  change: route({
    method: "PUT",
    path: "/admin/models/{connectionId}",
    policy: "staff",
    summary: "Changes a connection; without `api_key` the key stays, unless the address becomes another",
    params: connection,
    body: z.object({ ...connectionFields, api_key: keySchema.nullable().optional() }),
    result: connectionSchema,
    errors: [...errors, { status: 400, code: "invalid_request" }],
  }),
  remove: route({
    method: "DELETE",
    path: "/admin/models/{connectionId}",
    policy: "staff",
    summary: "Removes a connection and its key",
    params: connection,
    errors: [{ status: 404, code: "not_found" }],
  }),
  test: route({
    method: "POST",
    path: "/admin/models/{connectionId}/test",
    policy: "staff",
    summary: "One short real call to each model of a connection",
    params: connection,
    body: z.object({}),
    result: checkSchema,
    errors: [{ status: 404, code: "not_found" }],
    rate: { max: 30, seconds: 60 },
  }),
  tryOut: route({
    method: "POST",
    path: "/admin/models/test",
    policy: "staff",
    summary: "One short real call before anything is kept",
    body: z.object({
      provider: connectionFields.provider,
      base_url: connectionFields.base_url,
      model: line(200),
      effort: effortSchema.optional(),
      api_key: keySchema.optional(),
      /** A connection whose stored key is used when no key is given. Its address must be the same. */
      connection_id: z.string().max(100).optional(),
    }),
    result: checkSchema,
    errors: [{ status: 404, code: "not_found" }],
    rate: { max: 30, seconds: 60 },
  }),
  local: route({
    method: "GET",
    path: "/admin/models/local",
    policy: "staff",
    summary: "Model servers found on this machine that need no key",
    result: z.object({
      servers: z.array(z.object({ name: z.string(), base_url: z.string(), models: z.array(z.string()) })),
    }),
    rate: { max: 60, seconds: 60 },
  }),
} as const satisfies Contract;
