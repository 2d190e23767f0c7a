/** A person's page: who they are, and those of their projects that the caller may see. [W2.02] [W7.33] [T7.32] [CO2] */
import { z } from "zod";
import { route } from "@slipway/kernel/contract/route";

/** [W7.33] [T9.16] */
const DEFAULT_LIMIT = 100;

const personSchema = z.strictObject({
  id: z.string(),
  username: z.string().nullable(),
  display_name: z.string(),
  photo_url: z.string().nullable(),
});
export type Person = z.output<typeof personSchema>;

/** The head of the page. `links` are addresses of the web. */
const profileSchema = z.strictObject({ ...personSchema.shape, bio: z.string(), links: z.array(z.string()) });
export type PersonProfile = z.output<typeof profileSchema>;

const personProjectSchema = z.strictObject({
  id: z.string(),
  name: z.string(),
  display_name: z.string(),
  /** Address of the published site; null if there is none. */
  url: z.string().nullable(),
  creator: personSchema,
  visibility: z.enum(["public", "private", "draft"]),
  updated_at: z.string(),
  screenshot_url: z.string().nullable(),
});
export type PersonProject = z.output<typeof personProjectSchema>;

export const PERSON_SORTS = ["updated_at", "created_at", "name"] as const;

export const userProjects = route({
  method: "GET",
  path: "/users/{userId}/projects",
  policy: "public",
  summary:
    "A person's projects that the caller may see; strangers see public ones. Not found where nothing joins the two",
  // An id, a username, or one that the person had within the last 30 days.
  params: z.object({ userId: z.string().regex(/^[\w.-]{1,64}$/, "is neither an id nor a username") }),
  query: z.object({
    limit: z.coerce.number().int().min(1).max(100).default(DEFAULT_LIMIT),
    sort_by: z.enum(PERSON_SORTS).default("updated_at"),
    order: z.enum(["desc", "asc"]).default("desc"),
    /** Projects have no categories here, so naming one matches none. */
    category: z.string().max(100).optional(),
    /** Id of the last project of the previous answer, read with the same order. */
    start_after: z
      .string()
      .regex(/^[0-9a-z]{1,64}$/, "is not an id")
      .optional(),
  }),
  result: z.object({ user: profileSchema, projects: z.array(personProjectSchema), next_cursor: z.string().nullable() }),
  errors: [{ status: 404, code: "not_found" }],
});
