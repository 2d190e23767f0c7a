/** For staff: the inside of a run, and notes on answers. [T6.01] [AC2] */
import { z } from "zod";
import { route, type Contract } from "@slipway/kernel/contract/route";
import { graphHeadSchema, graphSchema, graphsLive, outputLive } from "../../agent/contract/index.ts";
import { annotationTextSchema, tagListSchema } from "./annotation-rules.ts";

export * from "./annotation-rules.ts";

const id = z.string().min(1).max(100);
const byMessage = { projectId: id, messageId: id };

/** [T3.03] */
export const annotationSchema = z.object({
  id: z.string(),
  annotation: z.string(),
  tags: z.array(z.string()),
  annotator_username: z.string(),
});
export type Annotation = z.infer<typeof annotationSchema>;

const written = z.object({ annotation: annotationTextSchema, tags: tagListSchema });
/** [IN2] */
const answered = z.object({ status: z.literal("success"), message: z.string() });

export const inspectContract = {
  listGraphs: route({
    method: "GET",
    path: "/admin/graphs/{projectId}",
    policy: "staff",
    summary: "Runs of a project that have a graph, newest first",
    params: z.object({ projectId: id }),
    query: z.object({ message_id: z.string().max(100).optional() }),
    result: z.object({ graphs: z.array(graphHeadSchema) }),
  }),
  graph: route({
    method: "GET",
    path: "/admin/graphs/{projectId}/{graphId}",
    policy: "staff",
    summary: "All graphs of one run, by id",
    params: z.object({ projectId: id, graphId: id }),
    result: z.record(z.string(), graphSchema),
  }),
  annotations: route({
    method: "GET",
    path: "/projects/{projectId}/annotations/by-message/{messageId}",
    policy: "staff",
    summary: "Notes on one message, oldest first",
    params: z.object(byMessage),
    result: z.object({ annotations: z.array(annotationSchema) }),
  }),
  annotate: route({
    method: "POST",
    path: "/projects/{projectId}/annotations",
    policy: "staff",
    summary: "Notes something on a message",
    params: z.object({ projectId: id }),
    body: written.extend({ message_id: id }),
    result: answered,
    errors: [{ status: 409, code: "too_many_annotations" }],
  }),
  updateAnnotation: route({
    method: "PUT",
    path: "/projects/{projectId}/annotations/by-message/{messageId}/{annotationId}",
    policy: "staff",
    summary: "Changes a note",
    params: z.object({ ...byMessage, annotationId: id }),
    body: written,
    result: answered,
  }),
  removeAnnotation: route({
    method: "DELETE",
    path: "/projects/{projectId}/annotations/by-message/{messageId}/{annotationId}",
    policy: "staff",
    summary: "Removes a note",
    params: z.object({ ...byMessage, annotationId: id }),
    result: answered,
  }),
  tags: route({
    method: "GET",
    path: "/admin/benchmarks/tags",
    policy: "staff",
    summary: "Tags that notes carry, in alphabetical order",
    result: z.object({ tags: z.array(z.string()) }),
  }),
} as const satisfies Contract;

export const inspectLivePaths = [graphsLive, outputLive] as const;
