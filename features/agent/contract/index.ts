/** The agent as other features see it: the available models, and the words that describe its runs. */
import { z } from "zod";
import { route, type Contract } from "@slipway/kernel/contract/route";
import { idSchema } from "../../accounts/contract/index.ts";
import { editedSummarySchema, summarySchema } from "./memory.ts";
import { chatModelSchema } from "./models.ts";

export * from "./approvals.ts";
export * from "./budget.ts";
export * from "./drafts.ts";
export * from "./graph.ts";
export * from "./memory.ts";
export * from "./models.ts";
export * from "./pipeline-errors.ts";
export * from "./remember.ts";
export * from "./steps.ts";
export * from "./todo.ts";

const listedModels = z.object({
  models: z.array(z.object({ option: chatModelSchema, label: z.string(), configured: z.boolean() })),
  /** The model that `auto` resolves to now. */
  auto: z.object({ label: z.string(), free: z.boolean() }),
});

export const agentContract = {
  listModels: route({
    method: "GET",
    path: "/models",
    policy: "signedIn",
    summary: "Model options and which of them are configured on this server",
    result: listedModels,
  }),
  projectModels: route({
    method: "GET",
    path: "/projects/{id}/models",
    policy: { project: "EditProject" },
    summary: "The same for one project, with the models that its workspace has connected",
    params: z.object({ id: idSchema }),
    result: listedModels,
  }),
  builder: route({
    method: "GET",
    path: "/models/auto",
    policy: "public",
    summary: "Whether the embedded builder is the default; strangers learn nothing else about the models",
    result: z.object({ offline: z.boolean() }),
  }),
  evidencePicture: route({
    method: "GET",
    path: "/projects/{id}/evidence/{messageId}/{picture}",
    policy: { project: "ViewProject" },
    summary: "Picture of a page as a turn's checks saw it (PNG)",
    params: z.object({ id: idSchema, messageId: z.uuid(), picture: z.string().regex(/^\d{1,4}-(?:390|1440)$/) }),
    resultKind: "bytes",
    errors: [{ status: 404, code: "not_found" }],
  }),
  summary: route({
    method: "GET",
    path: "/projects/{id}/summary",
    policy: { project: "EditProject" },
    summary: "What the agent knows of the oldest part of the conversation",
    params: z.object({ id: idSchema }),
    result: summarySchema,
    errors: [{ status: 404, code: "not_found" }],
  }),
  editSummary: route({
    method: "PUT",
    path: "/projects/{id}/summary",
    policy: { project: "EditProject" },
    summary: "Corrects that summary; the agent reads the new text from its next turn on",
    params: z.object({ id: idSchema }),
    body: editedSummarySchema,
    maxBodyBytes: 65_536,
    result: summarySchema,
    errors: [
      { status: 404, code: "not_found" },
      { status: 409, code: "summary_changed" },
    ],
    rate: { max: 30, seconds: 60 },
  }),
  designs: route({
    method: "GET",
    path: "/projects/{id}/designs",
    policy: { project: "EditProject" },
    summary: "Other designs that the embedded builder has for the newest version; none for an app it did not write",
    params: z.object({ id: idSchema }),
    result: z.object({
      /** The version these designs belong to. */
      sha: z.string().nullable(),
      /** The chat request that applies each design, in the app's language. */
      designs: z.array(z.object({ request: z.string() })),
    }),
    // Designs are read from what was asked for, which the builder may not be able to read.
    errors: [
      { status: 422, code: "message_not_read" },
      { status: 429, code: "rate_limited" },
    ],
    rate: { max: 30, seconds: 60 },
  }),
  designPicture: route({
    method: "GET",
    path: "/projects/{id}/designs/{sha}/{at}",
    policy: { project: "EditProject" },
    summary: "The app's first page in one of its other designs (PNG), built and opened for the picture",
    params: z.object({
      id: idSchema,
      sha: z.string().regex(/^[0-9a-f]{40,64}$/),
      at: z.string().regex(/^\d$/),
    }),
    resultKind: "bytes",
    errors: [
      { status: 404, code: "not_found" },
      { status: 422, code: "message_not_read" },
      { status: 503, code: "design_not_built" },
      { status: 503, code: "design_not_seen" },
    ],
    rate: { max: 30, seconds: 60 },
  }),
} as const satisfies Contract;
