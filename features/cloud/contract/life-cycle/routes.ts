/** State and size of a backend: reading, waking, pausing and resizing. */
import { z } from "zod";
import { route } from "@slipway/kernel/contract/route";
import { CLOUD_STATUSES, INSTANCE_TYPES, sizeFactsSchema } from "./status.ts";

/** Errors of every call that needs the backend. */
export const away = [
  { status: 404, code: "cloud_not_enabled" },
  { status: 409, code: "cloud_paused" },
  { status: 409, code: "cloud_changing" },
  { status: 503, code: "cloud_unavailable" },
  { status: 503, code: "cloud_busy" },
] as const;
/** No credits are left to pay for it. [B5] */
export const noFunds = { status: 402, code: "usage_limit" } as const;
export const noOther = { status: 404, code: "not_found" } as const;
/** Rate limit of calls that start or stop a database. */
export const seldom = { max: 30, seconds: 60 } as const;
export const proxied = z.object({ id: z.string(), ref: z.string().max(100) });

const canEdit = { project: "EditProject" } as const;
const project = z.object({ id: z.string() });
const status = z.enum(CLOUD_STATUSES);
const size = z.enum(INSTANCE_TYPES);

export const lifeCycleRoutes = {
  status: route({
    method: "GET",
    path: "/projects/{id}/cloud/status",
    policy: canEdit,
    summary: "What a probe of this moment says; REMOVED without a backend",
    params: project,
    result: z.object({
      status,
      /** It uses no memory, and the next request wakes it. It counts as healthy. [CI3] */
      is_asleep: z.boolean(),
    }),
  }),
  restore: route({
    method: "POST",
    path: "/projects/{id}/cloud/db-proxy/v1/projects/{ref}/restore",
    policy: canEdit,
    summary: "Wakes a paused backend; no effect on an active one",
    params: proxied,
    body: z.object({}),
    result: z.object({ status }),
    errors: [noFunds, ...away, noOther],
    needsNoRoom: true,
    rate: seldom,
  }),
  pause: route({
    method: "POST",
    path: "/projects/{id}/cloud/db-proxy/v1/projects/{ref}/pause",
    policy: canEdit,
    summary: "Stops a backend until somebody wakes it",
    params: proxied,
    body: z.object({}),
    result: z.object({ status }),
    errors: [...away, noOther],
    needsNoRoom: true,
    rate: seldom,
  }),
  compute: route({
    method: "GET",
    path: "/projects/{id}/cloud/compute",
    policy: canEdit,
    summary: "Size of the backend, and what each size gives it",
    params: project,
    result: z.object({
      instance_type: size,
      sizes: z.array(sizeFactsSchema),
      /** Seconds without use after which its database sleeps. */
      idle_seconds: z.int(),
    }),
    errors: away,
  }),
  resize: route({
    method: "PUT",
    path: "/projects/{id}/cloud/compute",
    policy: canEdit,
    summary: "Another size, from the pro plan on; answers at once, the status says RESIZING until it is done",
    params: project,
    body: z.object({ instance_type: size }),
    result: z.object({ instance_type: size }),
    errors: [...away, { status: 400, code: "same_size" }, { status: 403, code: "plan_required" }],
    rate: seldom,
  }),
} as const;
