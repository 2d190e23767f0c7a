/**
 * Connected models: which provider serves which option or name, with which key and at which price. Staff connect them for
 * everybody; a workspace connects its own with its own key, which costs no credits. [T3.31] [AG1]
 */
import { z } from "zod";
import { route, type Contract } from "@slipway/kernel/contract/route";
import { EFFORTS, isNamedModel } from "@slipway/kernel/model-options";
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

const modelFields = {
  /** The provider's name for the model. */
  model: line(200),
  /** The name that people pick it by. A model without an option of its own needs one. */
  label: line(60).nullable().default(null),
  /** Whether it reads pictures; null: as its name says. */
  sees: z.boolean().nullable().default(null),
  /** How much it thinks; null: the provider's default; left out: as the option's name says. */
  effort: effortSchema.optional(),
  /** Null: no price, so nothing is charged. */
  credits_in: creditsSchema.nullable().default(null),
  credits_out: creditsSchema.nullable().default(null),
  /** Tokens the model can read; null: the usual number. */
  context_tokens: z.number().int().min(WINDOW_TOKENS.min).max(WINDOW_TOKENS.max).nullable().default(null),
};
/** Without an option the model gets an id of its own. */
const sentModelSchema = z.object({ option: chatModelSchema.optional(), ...modelFields });
export type SentModel = z.output<typeof sentModelSchema>;
const mappedModelSchema = z.object({ option: chatModelSchema, ...modelFields });
export type MappedModel = z.output<typeof mappedModelSchema>;

const isUnnamed = ({ option, label }: SentModel): boolean =>
  label === null && (option === undefined || isNamedModel(option));
const isTwice = (models: readonly SentModel[]): boolean => {
  const options = models.flatMap(({ option }) => option ?? []);
  return new Set(options).size !== options.length;
};
/** Shared models may be on this machine. A workspace's own address has to be public, and is asked by https. */
const isSecure = ({ base_url }: { base_url: string }): boolean => URL.parse(base_url)?.protocol === "https:";

const connectionFields = {
  provider: z.enum(PROVIDER_IDS),
  base_url: line(500).refine((text) => {
    const url = URL.parse(text);
    return url !== null && /^https?:$/.test(url.protocol) && url.username === "" && url.password === "";
  }, "must be an http or https address without a password"),
  models: z
    .array(sentModelSchema)
    .min(1)
    .max(40)
    .refine((models) => !isTwice(models), "names an option twice")
    .refine((models) => !models.some(isUnnamed), "needs a label where it has no option"),
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

const choicesSchema = z.object({
  /** Answers when nobody picks a model; null: the one that was connected first. */
  auto: chatModelSchema.nullable(),
  /** Goes on with a turn whose model is down; null: none does. */
  fallback: chatModelSchema.nullable(),
});
export type ModelChoices = z.infer<typeof choicesSchema>;

const connection = z.object({ connectionId: z.string().max(100) });
const workspace = z.object({ workspaceId: z.string().max(100) });
const ownConnection = z.object({ workspaceId: z.string().max(100), connectionId: z.string().max(100) });
const manages = { workspace: "ManageWorkspaceIntegrations" } as const;
const errors = [
  { status: 404, code: "not_found" },
  { status: 409, code: "option_taken" },
  { status: 409, code: "too_many_connections" },
] as const;

const ownBody = z
  .object({ ...connectionFields, api_key: keySchema.nullable().optional() })
  .refine(isSecure, { path: ["base_url"], error: "must be an https address" })
  .refine(({ models }) => models.every(({ option }) => option === undefined || isNamedModel(option)), {
    path: ["models"],
    error: "cannot take an option of the installation: give it a label",
  });
const ownErrors = [
  { status: 400, code: "invalid_request" },
  { status: 400, code: "address_refused" },
  ...errors,
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
      choices: choicesSchema,
    }),
  }),
  choose: route({
    method: "PUT",
    path: "/admin/model-choices",
    policy: "staff",
    summary: "Which model answers when nobody picks one, and which one goes on when another is down",
    body: choicesSchema,
    result: choicesSchema,
    errors: [{ status: 400, code: "model_not_configured" }],
  }),
  listOwn: route({
    method: "GET",
    path: "/workspaces/{workspaceId}/models",
    policy: manages,
    summary: "Models that a workspace has connected for its own projects, without their keys",
    params: workspace,
    result: z.object({ connections: z.array(connectionSchema) }),
  }),
  connectOwn: route({
    method: "POST",
    path: "/workspaces/{workspaceId}/models",
    policy: manages,
    summary: "Connects a provider at a public address with the workspace's own key; its models cost no credits",
    params: workspace,
    body: ownBody,
    result: connectionSchema,
    errors: ownErrors,
    rate: { max: 30, seconds: 60 },
  }),
  changeOwn: route({
    method: "PUT",
    path: "/workspaces/{workspaceId}/models/{connectionId}",
    policy: manages,
    summary: "Changes such a connection; without `api_key` the key stays, unless the address becomes another",
    params: ownConnection,
    body: ownBody,
    result: connectionSchema,
    errors: ownErrors,
    rate: { max: 30, seconds: 60 },
  }),
  removeOwn: route({
    method: "DELETE",
    path: "/workspaces/{workspaceId}/models/{connectionId}",
    policy: manages,
    needsNoRoom: true,
    summary: "Removes such a connection and its key",
    params: ownConnection,
    errors: [{ status: 404, code: "not_found" }],
  }),
  testOwn: route({
    method: "POST",
    path: "/workspaces/{workspaceId}/models/{connectionId}/test",
    policy: manages,
    summary: "One short real call to each model of such a connection",
    params: ownConnection,
    body: z.object({}),
    result: checkSchema,
    errors: [{ status: 404, code: "not_found" }],
    rate: { max: 10, seconds: 60 },
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
