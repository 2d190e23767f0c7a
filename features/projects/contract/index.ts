/** Projects: create, list, read, rename, visibility, trash. [W3.01] [T3.06] [P1] [P2] [P3] [P4] [S1] */
import { z } from "zod";
import type { Contract } from "@slipway/kernel/contract/route";
import { route } from "@slipway/kernel/contract/route";
import { eventName } from "@slipway/kernel/contract/events";
import { livePath } from "@slipway/kernel/contract/live";
import { limits } from "@slipway/kernel/limits";
import { PROJECT_PERMISSIONS } from "@slipway/kernel/permissions";
import { idSchema } from "../../accounts/contract/index.ts";
import { fileIdSchema, IMAGES_PER_MESSAGE } from "../../uploads/contract/index.ts";
import { workspaceSchema } from "../../workspaces/contract/index.ts";
import { userProjects } from "./profile.ts";
import { transferProject } from "./transfer.ts";

export type { Person, PersonProfile, PersonProject } from "./profile.ts";

/** ISO 8601 instant. */
const instant = z.string();
export const visibilitySchema = z.enum(["public", "private", "draft"]);
const displayName = z.string().trim().min(1, "Please enter a name").max(limits.displayNameCharacters);
const creatorSchema = z.object({
  id: z.string(),
  display_name: z.string(),
  username: z.string().nullable(),
  photo_url: z.string().nullable(),
});
const deploymentSchema = z.object({
  id: z.string(),
  commit_sha: z.string(),
  number: z.number().int(),
  /**
   * Something the site was built with has changed besides its files, such as its backend. It does not work properly
   * until it is published again.
   */
  is_outdated: z.boolean(),
});

export const remixSchema = z.object({
  allowed: z.boolean(),
  /** Null when allowed. [P6] [W6.15] */
  reason: z.enum(["no_permission", "backend_needs_editor", "connected_supabase", "connected_cloud"]).nullable(),
});
export type Remix = z.output<typeof remixSchema>;

/** Texts where copying is offered, and the reasons where it is not. [W6.15] [P6] */
export const REMIX_TEXTS = {
  allowed: "Create your own copy of this project that you can edit and customize",
  no_permission: "You don't have permission to remix this project",
  backend_needs_editor: "Project editors can remix projects with backend integrations",
  connected_supabase: "This project can't be remixed because it's connected to Supabase",
  connected_cloud: "This project can't be remixed because it's connected to Slipway Cloud",
} as const satisfies Record<"allowed" | NonNullable<Remix["reason"]>, string>;

/** The project that a copy was made of, where everybody may see it. */
const originSchema = z.object({ id: z.string(), display_name: z.string(), creator: z.string() });

/** The only fields of a public project that outsiders get. [P1] [P8] */
export const publicProjectSchema = z.strictObject({
  id: z.string(),
  name: z.string(),
  display_name: z.string(),
  creator: creatorSchema,
  visibility: visibilitySchema,
  permissions: z.array(z.enum(PROJECT_PERMISSIONS)),
  remix: remixSchema,
  /** Null for a project that is no copy, and while its origin is not public. */
  remixed_from: originSchema.nullable(),
});
export type PublicProject = z.output<typeof publicProjectSchema>;

export const projectSchema = z.strictObject({
  ...publicProjectSchema.shape,
  user_id: z.string(),
  created_by: z.string(),
  workspace_id: z.string(),
  workspace: workspaceSchema,
  /** Null until the first publish, then the public address. [P4] */
  url: z.string().nullable(),
  /** Address of the site once published; the publish dropdown edits it. */
  site_url: z.string(),
  publish_visibility: z.enum(["public", "private"]),
  /** While the project is public, everybody with an account may copy its code. [P7] */
  allow_public_remix: z.boolean(),
  is_published: z.boolean(),
  published_deployment: deploymentSchema.nullable(),
  /** Within the last 60 s: a run or revert locks the project. [W4.17] */
  locked_at: instant.nullable(),
  latest_commit_sha: z.string().nullable(),
  preview_build_commit_sha: z.string().nullable(),
  primary_custom_domain_id: z.string().nullable(),
  github_repo_name: z.string().nullable(),
  github_owner: z.object({ name: z.string() }).nullable(),
  main_branch: z.string(),
  is_analytics_disabled: z.boolean(),
  supabase_project_config: z.object({
    supabase_project_id: z.string().nullable(),
    supabase_organization_id: z.string().nullable(),
  }),
  is_supabase_enabled: z.boolean(),
  cloud: z.object({ ref: z.string(), status: z.string() }).nullable(),
  created_at: instant,
  updated_at: instant,
  /** Set while in Trash; the project is deleted for good 30 days later. */
  deleted_at: instant.nullable(),
});
export type Project = z.output<typeof projectSchema>;

export const projectSummarySchema = z.object({
  id: z.string(),
  name: z.string(),
  display_name: z.string(),
  user_id: z.string(),
  workspace_id: z.string(),
  creator: creatorSchema,
  visibility: visibilitySchema,
  url: z.string().nullable(),
  is_published: z.boolean(),
  /** Published, and publishing again would change the site. */
  has_unpublished_changes: z.boolean(),
  /** Commits since the live version, counted up to `MAX_CHANGES_COUNTED`; 0 if nothing is live. */
  unpublished_changes: z.number().int(),
  /** The caller's permissions. Menus ask this and never compare levels. [K5] */
  permissions: z.array(z.enum(PROJECT_PERMISSIONS)),
  locked_at: instant.nullable(),
  latest_commit_sha: z.string().nullable(),
  created_at: instant,
  updated_at: instant,
  deleted_at: instant.nullable(),
  /** Null while there is no picture. */
  screenshot_url: z.string().nullable(),
});
export type ProjectSummary = z.output<typeof projectSummarySchema>;

/** Above this count a list says "50+". */
export const MAX_CHANGES_COUNTED = 50;

const sortSchema = z.enum(["edited", "name", "created"]);
export type ProjectSort = z.output<typeof sortSchema>;

/** Query of both lists of projects. */
const listQuery = z.object({
  limit: z.coerce.number().int().min(1).max(100).default(30),
  /** From the previous answer, read with the same `sort`. */
  cursor: z.string().max(600).optional(),
  q: z.string().max(100).optional(),
  /** Last edited first, by title, or newest first. */
  sort: sortSchema.default("edited"),
});
/** The form of a cursor is known to its list alone, which refuses malformed ones. */
const listErrors = [{ status: 400, code: "invalid_request" }] as const;
const listResult = z.object({ projects: z.array(projectSummarySchema), next_cursor: z.string().nullable() });

const byId = z.object({ id: idSchema });

export const projectsContract = {
  create: route({
    method: "POST",
    path: "/projects",
    rate: { max: 20, seconds: 60 },
    policy: { workspace: "CreateProject", from: "workspace_id" },
    summary: "A new project from the starter; `message` becomes its first turn",
    body: z.object({
      workspace_id: idSchema,
      message: z.string().trim().min(1).max(limits.messageCharacters).optional(),
      /** The person was warned that the message looks like a key, and says that it is none. */
      not_a_secret: z.boolean().default(false),
      /** The message is answered and nothing is changed. [CH2] */
      chat_only: z.boolean().default(false),
      /** The caller's uploads that belong to the message. One that is gone is left out. */
      images: z.array(fileIdSchema).max(IMAGES_PER_MESSAGE).default([]),
      visibility: visibilitySchema.optional(),
      display_name: displayName.optional(),
      /** Not checked here: the rule for slugs checks it, so that its own messages reach the person. [K2] */
      name: z.string().max(200).optional(),
    }),
    result: z.object({ id: z.string() }),
    errors: [
      { status: 400, code: "invalid_name" },
      { status: 400, code: "secret_found" },
      { status: 403, code: "plan_required" },
      { status: 403, code: "publishing_disabled" },
      { status: 403, code: "publishing_restricted" },
      { status: 409, code: "name_taken" },
    ],
  }),
  list: route({
    method: "GET",
    path: "/workspaces/{id}/projects",
    policy: { workspace: "ViewWorkspace" },
    summary: "Projects of a workspace that the caller may see",
    params: byId,
    query: listQuery.extend({
      state: z.enum(["active", "trash"]).default("active"),
      mine: z.stringbool().optional(),
    }),
    result: listResult,
    errors: listErrors,
  }),
  listShared: route({
    method: "GET",
    path: "/user/projects",
    policy: "signedIn",
    summary: "Projects of others that the caller was invited to and joined, of every workspace",
    query: listQuery,
    result: listResult,
    errors: listErrors,
  }),
  details: route({
    method: "GET",
    path: "/projects/{id}/details",
    policy: { project: "ViewProject" },
    summary: "The whole project, or the public part for outsiders of a public one",
    params: byId,
    result: z.union([projectSchema, publicProjectSchema]),
  }),
  update: route({
    method: "PUT",
    path: "/projects/{id}",
    policy: { project: "EditProject" },
    summary: "Change title, address or analytics switch",
    params: byId,
    body: z.object({
      name: z.string().max(200).optional(),
      display_name: displayName.optional(),
      is_analytics_disabled: z.boolean().optional(),
    }),
    result: projectSchema,
    errors: [
      { status: 400, code: "invalid_name" },
      { status: 409, code: "name_taken" },
    ],
  }),
  checkName: route({
    method: "GET",
    path: "/projects/{id}/name-check",
    policy: { project: "EditProject" },
    summary: "Whether the project could have this address now",
    params: byId,
    query: z.object({ name: z.string().max(200) }),
    /** Null: the name is free, or the project's own. */
    result: z.object({ problem: z.string().nullable() }),
  }),
  updateVisibility: route({
    method: "PUT",
    path: "/projects/{id}/visibility",
    needsNoRoom: true,
    policy: { project: "EditProjectVisibility" },
    summary: "Who may see the project",
    params: byId,
    body: z.object({ visibility: visibilitySchema }),
    result: projectSchema,
    errors: [
      { status: 403, code: "plan_required" },
      { status: 403, code: "publishing_disabled" },
      { status: 403, code: "publishing_restricted" },
    ],
  }),
  updatePublicRemix: route({
    method: "PUT",
    path: "/projects/{id}/public-remix",
    needsNoRoom: true,
    policy: { project: "ManageProjectSettings" },
    summary: "Whether people from outside may copy the project while it is public",
    params: byId,
    body: z.object({ allow_public_remix: z.boolean() }),
    result: projectSchema,
  }),
  transfer: transferProject,
  remove: route({
    method: "DELETE",
    path: "/projects/{id}",
    policy: { project: "DeleteProject" },
    summary: "Move to Trash for 30 days; with `permanent` and the name typed, delete for ever",
    params: byId,
    query: z.object({ permanent: z.stringbool().optional(), confirm: z.string().max(200).optional() }),
    errors: [{ status: 400, code: "confirm_name" }],
  }),
  restore: route({
    method: "POST",
    path: "/projects/{id}/restore",
    policy: { project: "DeleteProject" },
    summary: "Take a project out of Trash",
    params: byId,
    result: projectSchema,
  }),
  remix: route({
    method: "POST",
    path: "/projects/{id}/remix",
    rate: { max: 20, seconds: 60 },
    policy: { project: "RemixProject" },
    summary:
      "Makes a copy for the caller: files, and the tables of its backend; no chat, rows, users, uploads or secrets",
    params: byId,
    body: z.object({
      /** Left out: the project's workspace if the caller may create projects there, else the caller's own. */
      workspace_id: idSchema.optional(),
      /** All versions, for people who may read them; otherwise the newest files are the copy's first version. */
      include_history: z.boolean().default(false),
    }),
    result: z.object({ id: z.string() }),
    errors: [
      { status: 403, code: "forbidden" },
      { status: 404, code: "not_found" },
    ],
  }),
  userProjects,
  screenshot: route({
    method: "GET",
    path: "/projects/{id}/screenshot",
    policy: { project: "ViewProject" },
    summary: "Picture of the newest verified version (PNG)",
    params: byId,
    resultKind: "bytes",
    errors: [{ status: 404, code: "not_found" }],
  }),
} as const satisfies Contract;

/** The live document `projects/{id}`; changes arrive as patches of these fields. Its id is the project's. */
export type LiveProject = Pick<
  Project,
  | "name"
  | "display_name"
  | "url"
  | "site_url"
  | "visibility"
  | "is_published"
  | "published_deployment"
  | "locked_at"
  | "latest_commit_sha"
  | "preview_build_commit_sha"
  | "deleted_at"
>;

export const projectLivePath = livePath({
  path: "projects/{id}",
  policy: { project: "ViewProjectCollaborators" },
  summary: "What of the project changes while a page is open",
});

/** Durable: row, repository and first commit exist. `message` waits for `takePendingMessage`. */
export const projectCreated = eventName<{ projectId: string; userId: string; message: string | null }>(
  "project.created",
);
/** Title or slug changed. `oldName` differs from `name` only when the slug changed. */
export const projectRenamed = eventName<{ projectId: string; displayName: string; name: string; oldName: string }>(
  "project.renamed",
);
export const projectVisibilityChanged = eventName<{ projectId: string; visibility: "public" | "private" | "draft" }>(
  "project.visibility-changed",
);
/** A copy exists, with its first version or all versions of its source. */
export const projectCopied = eventName<{ projectId: string; sourceId: string; withHistory: boolean }>("project.copied");
/** Moved to Trash: site and previews must go offline at once. */
export const projectTrashed = eventName<{ projectId: string }>("project.trashed");
export const projectRestored = eventName<{ projectId: string }>("project.restored");
/** Deleted for good: drop everything kept for the project. May be emitted more than once per project. */
export const projectPurged = eventName<{ projectId: string }>("project.purged");
