/** "Your details": the facts of a generated site that live in one content file. */
import { z } from "zod";
import { route, type Contract } from "@slipway/kernel/contract/route";

export * from "./site-image.ts";

/** File in which the offline builder keeps every invented fact (product page, item 6). */
export const SITE_DETAILS_PATH = "src/content/site.ts";

/** Bound of facts that are read; the offline builder writes some dozens. */
export const MAX_SITE_DETAILS = 500;

export const siteInfoContract = {
  details: route({
    method: "GET",
    path: "/projects/{id}/site-details",
    policy: { project: "EditProject" },
    summary: "The site's facts as a version holds them; none where the file is gone or is no plain object any more",
    params: z.object({ id: z.string() }),
    query: z.object({
      /** Left out: the newest version. */
      commit_sha: z
        .string()
        .regex(/^[0-9a-f]{40}([0-9a-f]{24})?$/, "is not a commit")
        .optional(),
    }),
    result: z.object({ details: z.array(z.object({ key: z.string(), value: z.string() })) }),
  }),
  saveDetails: route({
    method: "PUT",
    path: "/projects/{id}/site-details",
    policy: { project: "EditProject" },
    summary: "Replaces invented facts of the site by real ones: one commit",
    params: z.object({ id: z.string() }),
    body: z.object({
      /** `key` is the path in the exported object: `contact.phone`, `hours.0.opens`. */
      details: z
        .array(z.object({ key: z.string().min(1).max(200), value: z.string().max(500) }))
        .min(1)
        .max(50),
    }),
    result: z.object({ commit_sha: z.string(), edit_id: z.string() }),
    errors: [
      { status: 400, code: "invalid_request" },
      { status: 404, code: "not_found" },
      { status: 409, code: "details_moved" },
      { status: 409, code: "file_changed" },
      { status: 409, code: "nothing_changed" },
      { status: 409, code: "project_locked" },
    ],
  }),
} as const satisfies Contract;
