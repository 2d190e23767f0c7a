/** Trying a REST request as one of the app's visitors. */
import { z } from "zod";
import { route, type Contract } from "@slipway/kernel/contract/route";
import { away } from "../../cloud/contract/index.ts";

export const METHODS = ["GET", "POST", "PATCH", "DELETE"] as const;
export const MAX_BODY_CHARACTERS = 100_000;
export const MAX_QUERY_CHARACTERS = 4000;

export const accessContract = {
  tryRequest: route({
    method: "POST",
    path: "/projects/{id}/cloud/access/requests",
    policy: { project: "EditProject" },
    summary: "One real request to the project's REST interface, as a stranger or as one of the app's people",
    params: z.object({ id: z.string() }),
    body: z.object({
      method: z.enum(METHODS),
      /** Postgres cuts names at 63 bytes. */
      table: z.string().min(1).max(63),
      query: z.string().max(MAX_QUERY_CHARACTERS).default(""),
      body: z.string().max(MAX_BODY_CHARACTERS).nullable().default(null),
      /** Null: a stranger. */
      as: z.uuid().nullable().default(null),
    }),
    result: z.object({
      /** That of the REST interface; this call itself answers 200. */
      status: z.number().int(),
      body: z.string(),
      is_cut: z.boolean(),
    }),
    errors: [...away, { status: 404, code: "not_found" }],
    rate: { max: 120, seconds: 60 },
  }),
} as const satisfies Contract;
