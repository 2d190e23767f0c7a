/** Workspaces are made, get a picture, are deleted for 30 days and restored. */
import { z } from "zod";
import { eventName } from "@slipway/kernel/contract/events";
import { route, type Contract } from "@slipway/kernel/contract/route";
import { idSchema } from "../../accounts/contract/index.ts";
import { PHOTO_BYTES, photoId } from "../../accounts/contract/profile.ts";
import { ownWorkspaceSchema, workspaceNameSchema } from "./workspace.ts";

/** Workspaces that one person may make, deleted ones included until they are gone: each comes with free credits. */
export const MAX_MADE_WORKSPACES = 10;

/** Deleted or restored. */
export const workspaceLifeChanged = eventName<{ workspaceId: string }>("workspace.life-changed");

/** It is deleted for ever, and nothing may be kept of it. */
export const workspaceForgotten = eventName<{ workspaceId: string }>("workspace.forgotten");

const byId = z.object({ id: idSchema });

export const deletedWorkspaceSchema = z.object({
  id: z.string(),
  name: z.string(),
  deleted_at: z.string(),
  /** It cannot be restored from this moment on. */
  purge_at: z.string(),
});
export type DeletedWorkspace = z.output<typeof deletedWorkspaceSchema>;

export const lifecycleRoutes = {
  create: route({
    method: "POST",
    path: "/workspaces",
    policy: "signedIn",
    rate: { max: 10, seconds: 60 },
    summary: "Make another workspace, which the caller owns",
    body: z.object({ name: workspaceNameSchema }),
    result: ownWorkspaceSchema,
    errors: [{ status: 409, code: "too_many_workspaces" }],
  }),
  /** Owners hold `AddWorkspaceOwners`, and nobody else does. */
  remove: route({
    method: "DELETE",
    path: "/workspaces/{id}",
    needsNoRoom: true,
    policy: { workspace: "AddWorkspaceOwners" },
    summary: "Delete a workspace and take its projects and sites offline; its owners can restore it for 30 days",
    params: byId,
    query: z.object({ confirm: z.string().max(200) }),
    errors: [
      { status: 400, code: "confirm_name" },
      { status: 409, code: "only_workspace" },
    ],
  }),
  listDeleted: route({
    method: "GET",
    path: "/user/deleted-workspaces",
    policy: "signedIn",
    summary: "Deleted workspaces that the caller owns and can restore",
    result: z.object({ workspaces: z.array(deletedWorkspaceSchema) }),
  }),
  restore: route({
    method: "POST",
    path: "/user/deleted-workspaces/{id}/restore",
    policy: "signedIn",
    summary: "Restore a deleted workspace of which the caller is an owner, with its projects and sites",
    params: byId,
    result: ownWorkspaceSchema,
    errors: [{ status: 404, code: "not_found" }],
  }),
  setPicture: route({
    method: "PUT",
    path: "/workspaces/{id}/picture",
    policy: { workspace: "ManageWorkspace" },
    rate: { max: 10, seconds: 60 },
    summary: "A picture of the workspace: a PNG, of which the pixels are kept and nothing else",
    params: byId,
    bodyKind: "bytes",
    maxBodyBytes: PHOTO_BYTES,
    result: ownWorkspaceSchema,
    errors: [
      { status: 400, code: "photo_too_large_to_draw" },
      { status: 413, code: "too_large" },
      { status: 415, code: "unsupported_media_type" },
    ],
  }),
  removePicture: route({
    method: "DELETE",
    path: "/workspaces/{id}/picture",
    policy: { workspace: "ManageWorkspace" },
    summary: "Takes the picture of the workspace away",
    params: byId,
    result: ownWorkspaceSchema,
  }),
  picture: route({
    method: "GET",
    path: "/workspace-pictures/{photoId}",
    policy: "public",
    summary: "A workspace's picture. Its id is random and shown only to members",
    params: z.object({ photoId }),
    resultKind: "bytes",
    errors: [{ status: 404, code: "not_found" }],
  }),
} as const satisfies Contract;
