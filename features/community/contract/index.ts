/** The community page: published projects that their owners show to everybody. [W7.32] [T7.31] [T9.16] [CO1] */
import { z } from "zod";
import { route, type Contract } from "@slipway/kernel/contract/route";
import { idSchema } from "../../accounts/contract/index.ts";
import { CATEGORY_VALUES } from "./categories.ts";
import { moderationRoutes, takenDownSchema } from "./moderation.ts";
import { templateRoutes } from "./templates.ts";

export * from "./categories.ts";
export * from "./moderation.ts";
export * from "./templates.ts";

/** [T9.16] */
const DEFAULT_LIMIT = 16;

const creatorSchema = z.strictObject({
  id: z.string(),
  display_name: z.string(),
  username: z.string().nullable(),
  photo_url: z.string().nullable(),
  /** Everybody finds the person's page. */
  has_page: z.boolean(),
});

const communityProjectSchema = z.strictObject({
  id: z.string(),
  name: z.string(),
  display_name: z.string(),
  /** The published site. */
  url: z.string(),
  creator: creatorSchema,
  category: z.enum(CATEGORY_VALUES),
  /** People of other workspaces who made a copy. */
  remix_count: z.number().int(),
  updated_at: z.string(),
  screenshot_url: z.string().nullable(),
});
export type CommunityProject = z.output<typeof communityProjectSchema>;

export const VIEWS = ["popular", "latest"] as const;
export type View = (typeof VIEWS)[number];

const listingSchema = z.object({
  is_listed: z.boolean(),
  /** Null until the owner chose one. */
  category: z.enum(CATEGORY_VALUES).nullable(),
  /** Why it cannot be shown now; null if it can. */
  missing: z.enum(["not_published", "site_private", "not_public"]).nullable(),
  owner_name: z.string(),
  /** The caller is the project's owner, who alone may show it. */
  is_owner: z.boolean(),
  taken_down: takenDownSchema.nullable(),
});
export type Listing = z.output<typeof listingSchema>;

const byId = z.object({ id: idSchema });

export const communityContract = {
  list: route({
    method: "GET",
    path: "/projects/community",
    policy: "public",
    rate: { max: 240, seconds: 60 },
    summary: "Projects in the community, also for people without an account",
    query: z.object({
      limit: z.coerce.number().int().min(1).max(100).default(DEFAULT_LIMIT),
      view: z.enum(VIEWS).default("popular"),
      category: z.enum(CATEGORY_VALUES).optional(),
      /** Part of a project's title. */
      q: z.string().max(100).optional(),
      /** From the previous answer, read with the same `view`. */
      cursor: z.string().max(100).optional(),
    }),
    result: z.object({ projects: z.array(communityProjectSchema), next_cursor: z.string().nullable() }),
    errors: [{ status: 400, code: "invalid_request" }],
  }),
  listing: route({
    method: "GET",
    path: "/projects/{id}/community",
    policy: { project: "DeployProject" },
    summary: "Whether the project is in the community, and why not",
    params: byId,
    result: listingSchema,
  }),
  setListing: route({
    method: "PUT",
    path: "/projects/{id}/community",
    needsNoRoom: true,
    policy: { project: "DeployProject" },
    summary: "Show the project in the community, which is its owner's choice, or take it out",
    params: byId,
    body: z.object({ is_listed: z.boolean(), category: z.enum(CATEGORY_VALUES).optional() }),
    result: listingSchema,
    errors: [
      { status: 403, code: "forbidden" },
      { status: 403, code: "taken_down" },
      { status: 409, code: "not_open" },
    ],
  }),
  notices: route({
    method: "GET",
    path: "/user/community/notices",
    policy: "signedIn",
    summary: "One's own projects that were taken out of the community, with the reasons",
    result: z.object({
      notices: z.array(
        z.object({ project_id: z.string(), display_name: z.string(), reason: z.string(), at: z.string() }),
      ),
    }),
  }),
  ...moderationRoutes,
  ...templateRoutes,
} as const satisfies Contract;
