/** Publishing a project to its public address. */
import { z } from "zod";
import { route, type Contract } from "@slipway/kernel/contract/route";

export * from "./events.ts";

const byId = z.object({ id: z.string().min(1).max(64) });
const canDeploy = { project: "DeployProject" } as const;

export const deploymentSchema = z.object({
  id: z.string(),
  /** Counts from 1 per project. */
  number: z.number().int(),
  commit_sha: z.string(),
  created_at: z.string(),
  person_name: z.string(),
  is_live: z.boolean(),
});

export const publishContract = {
  deploy: route({
    method: "POST",
    path: "/projects/{id}/deployments",
    rate: { max: 10, seconds: 60 },
    policy: canDeploy,
    summary: "Publishes the newest version; answers when the site answers",
    params: byId,
    body: z.object({}),
    result: z.object({ deployment_id: z.string() }),
    errors: [
      { status: 400, code: "dependency_refused" },
      { status: 403, code: "publishing_disabled" },
      { status: 403, code: "publishing_restricted" },
      { status: 403, code: "plan_required" },
      { status: 409, code: "publish_running" },
      { status: 409, code: "publish_overtaken" },
      { status: 422, code: "build_failed" },
      // The project is fine: the machine cannot isolate builds, has no free place, or cannot reach its registry.
      { status: 503, code: "sandbox_refused" },
      { status: 503, code: "sandbox_busy" },
      { status: 503, code: "build_queue_full" },
      { status: 503, code: "dependency_unavailable" },
      { status: 503, code: "publish_unverified" },
    ],
  }),
  progress: route({
    method: "GET",
    path: "/projects/{id}/publish-progress",
    policy: canDeploy,
    summary: "What a running publish is doing: it waits for a build place, or builds",
    params: byId,
    result: z.object({
      /** One sentence for people while it waits for its turn; else null. */
      waiting: z.string().nullable(),
    }),
  }),
  askStaff: route({
    method: "POST",
    path: "/projects/{id}/ask-staff",
    // A note to other people: a few an hour say all there is to say.
    rate: { max: 3, seconds: 3600 },
    policy: canDeploy,
    summary: "Tells the people who run this Slipway that the site should open on other computers",
    params: byId,
    result: z.object({
      /** Who is told. */
      names: z.array(z.string()),
    }),
    errors: [{ status: 404, code: "not_found" }],
  }),
  recordDeployment: route({
    method: "PUT",
    path: "/projects/{id}/deployment-id",
    policy: canDeploy,
    summary: "Records a deployment id; the server has already done so",
    params: byId,
    body: z.object({ deployment_id: z.string().min(1).max(64) }),
  }),
  deployments: route({
    method: "GET",
    path: "/projects/{id}/deployments",
    policy: { project: "EditProject" },
    summary: "The last 10 deployments, newest first",
    params: byId,
    result: z.object({ deployments: z.array(deploymentSchema) }),
  }),
  summary: route({
    method: "GET",
    path: "/projects/{id}/publish-summary",
    policy: { project: "EditProject" },
    summary: "What publishing now would change",
    params: byId,
    result: z.object({
      /** Titles of the versions since the live one, newest first. */
      changes: z.array(z.string()),
      /** Forms meant for the owner whose entries stay in the visitor's browser (from `.slipway/plan.json`). */
      device_only_forms: z.number().int(),
      /** Lists of the app that each visitor's browser keeps for itself. */
      device_only_lists: z.number().int(),
      /** The chat message that makes the project's database store them; null if none of them can be stored. */
      store_request: z.string().nullable(),
    }),
  }),
  rollBack: route({
    method: "POST",
    path: "/projects/{id}/deployments/{deploymentId}/roll-back",
    rate: { max: 10, seconds: 60 },
    policy: canDeploy,
    summary: "Makes an earlier deployment live again",
    params: z.object({ id: z.string().min(1).max(64), deploymentId: z.string().min(1).max(64) }),
    result: z.object({ deployment_id: z.string() }),
    errors: [
      { status: 403, code: "publishing_disabled" },
      { status: 403, code: "publishing_restricted" },
      { status: 403, code: "plan_required" },
      { status: 404, code: "not_found" },
      { status: 409, code: "publish_running" },
      { status: 409, code: "publish_overtaken" },
      { status: 503, code: "publish_unverified" },
    ],
  }),
  unpublish: route({
    method: "POST",
    path: "/projects/{id}/unpublish",
    needsNoRoom: true,
    policy: canDeploy,
    summary: "Takes the site offline; name and address stay reserved",
    params: byId,
    errors: [{ status: 409, code: "not_published" }],
  }),
  setVisibility: route({
    method: "PUT",
    path: "/projects/{id}/publish-visibility",
    needsNoRoom: true,
    policy: { project: "EditProjectPublishVisibility" },
    summary: "Who can open the published site",
    params: byId,
    body: z.object({ publish_visibility: z.enum(["public", "private"]) }),
    errors: [
      { status: 403, code: "plan_required" },
      { status: 403, code: "publishing_restricted" },
    ],
  }),
  siteAccess: route({
    method: "POST",
    path: "/site-access",
    policy: "signedIn",
    summary:
      "For the page `/site-access`: an address that opens a private site once, for members and collaborators [PB6]",
    body: z.object({ site: z.string().min(1).max(100), path: z.string().max(2000).optional() }),
    result: z.object({ url: z.string() }),
    errors: [{ status: 404, code: "not_found" }],
  }),
} as const satisfies Contract;
