/** A project's files: save edits, read the source, one raw file, the whole as a zip. [W7.12] [W7.13] [W7.27] [C7.32] */
import { z } from "zod";
import type { Contract } from "@slipway/kernel/contract/route";
import { route } from "@slipway/kernel/contract/route";
import { limits } from "@slipway/kernel/limits";
import { fileIdSchema } from "../../uploads/contract/index.ts";

const sha = z.string().regex(/^[0-9a-f]{40}$/, "is not a commit");
const projectId = z.object({ projectId: z.string().min(1).max(64) });
const id = z.object({ id: z.string().min(1).max(64) });

export const sourceFileSchema = z.object({
  /** Full path. [F2] */
  name: z.string(),
  /** Text; "" for binary files and for files over the limit. */
  contents: z.string(),
  binary: z.boolean(),
  sizeExceeded: z.boolean(),
});
export type SourceFile = z.output<typeof sourceFileSchema>;

export const filesContract = {
  editCode: route({
    method: "POST",
    path: "/projects/{projectId}/edit-code",
    rate: { max: 60, seconds: 60 },
    policy: { project: "EditProject" },
    summary: "Commit a person's edits; `content: null` deletes a file",
    params: projectId,
    maxBodyBytes: limits.editCodeBodyBytes,
    body: z.strictObject({
      changes: z
        .array(z.strictObject({ path: z.string(), content: z.string().nullable() }))
        .min(1, "Change at least one file")
        .max(limits.filesPerProject),
      /** The person's earlier uploads, and their paths in the project. [U1] */
      uploads: z
        .array(z.strictObject({ download_url: z.string().max(2000), file_id: fileIdSchema, path: z.string() }))
        .max(20)
        .optional(),
      commit_message: z.string().trim().min(1).max(2000).optional(),
      file_edit_type: z.enum(["CodeEdit", "VisualEdit"]).default("CodeEdit"),
      /** The version the edits were made on; a file that changed since then is refused. */
      base_commit_sha: sha.optional(),
    }),
    result: z.object({
      commit_sha: z.string(),
      /** Null: nothing changed, and the commit is the existing one. */
      edit_id: z.string().nullable(),
      /** The build's error; the commit exists all the same. [F1] */
      error: z.string().nullable(),
    }),
    errors: [
      { status: 400, code: "invalid_request" },
      { status: 400, code: "image_gone" },
      { status: 403, code: "plan_required" },
      { status: 409, code: "file_changed" },
      { status: 413, code: "too_large" },
    ],
  }),
  sourceCode: route({
    method: "GET",
    path: "/projects/{id}/source-code",
    policy: { project: "EditProject" },
    summary: "All files at a commit (head when left out); cacheable for ever only with a commit",
    params: id,
    query: z.object({ commit_sha: sha.optional() }),
    result: z.object({ files: z.array(sourceFileSchema) }),
    errors: [{ status: 404, code: "not_found" }],
  }),
  rawFile: route({
    method: "GET",
    path: "/projects/{id}/files/raw",
    policy: { project: "EditProject" },
    summary: "One file's bytes; images as base64 text with the header X-File-Type [F3]",
    params: id,
    query: z.object({ path: z.string(), commit_sha: sha.optional() }),
    resultKind: "bytes",
    errors: [
      // The path's own rules are the kernel's.
      { status: 400, code: "invalid_request" },
      { status: 404, code: "not_found" },
    ],
  }),
  downloadZip: route({
    method: "GET",
    path: "/projects/{projectId}/download-zip",
    // "Delete for ever" offers the zip first. (product page, item 12)
    policy: { project: "EditProject", inTrash: "DeleteProject" },
    summary: "The newest version as a zip archive; takes a bearer token, never the session cookie alone [K8] [F8]",
    params: projectId,
    resultKind: "bytes",
    errors: [
      { status: 401, code: "not_signed_in" },
      { status: 404, code: "not_found" },
    ],
  }),
} as const satisfies Contract;
