/** Journeys that people record by clicking: files in the project that run with every later change. */
import { z } from "zod";
import type { Contract } from "@slipway/kernel/contract/route";
import { route } from "@slipway/kernel/contract/route";

export const MAX_TITLE_CHARACTERS = 80;

const ranSchema = z.object({
  /** `Journey "Book a time"` */
  name: z.string(),
  outcome: z.enum(["passed", "failed", "not_run"]),
  /** The step it reached, the one that broke, or why it did not run. */
  detail: z.string(),
});

export const journeysContract = {
  keep: route({
    method: "POST",
    path: "/projects/{id}/journeys",
    rate: { max: 20, seconds: 60 },
    policy: { project: "EditProject" },
    summary: "Keep a recorded journey; the same title replaces one",
    params: z.object({ id: z.string().min(1).max(64) }),
    body: z.strictObject({
      title: z.string().trim().min(1, "Give it a title").max(MAX_TITLE_CHARACTERS),
      at: z.string().min(1).max(400),
      steps: z.array(z.string().min(1).max(700)).min(1, "Record a step first").max(30),
    }),
    result: z.object({ path: z.string(), commit_sha: z.string() }),
    errors: [
      { status: 400, code: "invalid_request" },
      { status: 400, code: "journey_invalid" },
    ],
  }),
  run: route({
    method: "POST",
    path: "/projects/{id}/journeys/run",
    rate: { max: 10, seconds: 60 },
    policy: { project: "EditProject" },
    needsNoRoom: true,
    summary: "Run one journey of the newest version once, in a browser of its own; nothing is kept",
    params: z.object({ id: z.string().min(1).max(64) }),
    body: z.strictObject({ path: z.string().min(1).max(200) }),
    result: ranSchema,
    errors: [{ status: 404, code: "not_found" }],
  }),
  runAll: route({
    method: "POST",
    path: "/projects/{id}/journeys/run-all",
    rate: { max: 10, seconds: 60 },
    policy: { project: "EditProject" },
    needsNoRoom: true,
    summary: "Run all journeys of the newest version, such as before it is published; nothing is kept",
    params: z.object({ id: z.string().min(1).max(64) }),
    body: z.strictObject({}),
    result: z.object({ journeys: z.array(ranSchema) }),
  }),
} as const satisfies Contract;
