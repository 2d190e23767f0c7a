/**
 * Changes that a project's owner makes to buckets and files. Listing them is the backend's own contract. Every route needs
 * EditProject. [K9] [C7.14]
 */
import { z } from "zod";
import { route, type Contract } from "@slipway/kernel/contract/route";
import { away } from "../../cloud/contract/index.ts";
import { bucketNameProblem, nameProblem, pathProblem } from "./names.ts";

export * from "./names.ts";

const canEdit = { project: "EditProject" } as const;
/** One call changes at most so many files and folders that were picked. */
export const MAX_PICKED = 1000;
/** Bytes of a part of an upload: a lost connection repeats no more. The storage service keeps parts of 6 MB. */
export const UPLOAD_PART_BYTES = 5 * 1024 * 1024;
export const MAX_MIME_TYPES = 100;
/** Lifetime of a signed address, in seconds. */
export const SIGNED_SECONDS = 3600;

const checked = (rule: (value: string) => string | null) =>
  z.string().superRefine((value, context) => {
    const problem = rule(value);
    if (problem !== null) context.addIssue({ code: "custom", message: problem });
  });

/** Stored names may break the rules, because SQL may have written them; the database knows neither of these letters. */
const stored = (max: number) =>
  z
    .string()
    .min(1)
    .max(max)
    .refine((text) => text.isWellFormed() && !text.includes("\0"), "is not a stored name");
const inBucket = z.object({ id: z.string(), bucketId: stored(200) });
const inUpload = inBucket.extend({ uploadId: z.string().regex(/^\d{13}-[0-9a-f-]{36}$/) });
const storedPath = stored(4096);
const newPath = checked((path) => (path === "" ? "Enter a name." : pathProblem(path)));
const picked = z.object({ path: storedPath, type: z.enum(["file", "folder"]) });
export type Picked = z.output<typeof picked>;

const limits = {
  public: z.boolean(),
  /** Bytes of one file; null: the project's own bound. */
  file_size_limit: z.number().int().min(1).max(5_000_000_000_000).nullable(),
  /** Such as `image/*`; null: every type. */
  allowed_mime_types: z.array(z.string().trim().min(1).max(200)).min(1).max(MAX_MIME_TYPES).nullable(),
};

const policySchema = z.object({
  table: z.string(),
  name: z.string(),
  command: z.string(),
  roles: z.array(z.string()),
  using: z.string().nullable(),
  with_check: z.string().nullable(),
});
export type StoragePolicy = z.output<typeof policySchema>;

export const bucketDetailsSchema = z.object({
  id: z.string(),
  name: z.string(),
  ...limits,
  file_size_limit: z.number().nullable(),
  allowed_mime_types: z.array(z.string()).nullable(),
  /** Bytes of one file, whatever the bucket allows. */
  max_file_bytes: z.number(),
  /** Those of all buckets: their SQL says which of them concern this one. */
  policies: z.array(policySchema),
});
export type BucketDetails = z.output<typeof bucketDetailsSchema>;

/** The storage service's own refusals, in its words. */
const refused = ([400, 403, 404, 409, 413, 415, 423, 429, 507] as const).map((status) => ({
  status,
  code: "storage_refused",
}));
const errors = [...away, ...refused, { status: 400, code: "invalid_request" }, { status: 404, code: "not_found" }];
const often = { max: 300, seconds: 60 } as const;
const bucket = "/projects/{id}/cloud/storage/buckets/{bucketId}" as const;

const bucketRoutes = {
  createBucket: route({
    method: "POST",
    path: "/projects/{id}/cloud/storage/buckets",
    policy: canEdit,
    summary: "A new bucket; its name cannot be changed later",
    params: z.object({ id: z.string() }),
    body: z.object({ name: checked(bucketNameProblem), ...limits }),
    errors,
    rate: often,
  }),
  bucket: route({
    method: "GET",
    path: bucket,
    policy: canEdit,
    summary: "Limits of a bucket, and the policies that decide who reads and writes files",
    params: inBucket,
    result: bucketDetailsSchema,
    errors,
  }),
  changeBucket: route({
    method: "PATCH",
    path: bucket,
    policy: canEdit,
    summary: "Makes a bucket public or private and changes its limits",
    params: inBucket,
    body: z.object(limits).partial(),
    errors,
    rate: often,
  }),
  emptyBucket: route({
    method: "POST",
    path: `${bucket}/empty`,
    policy: canEdit,
    summary: "Deletes every file of a bucket",
    params: inBucket,
    body: z.object({}),
    errors,
    needsNoRoom: true,
    rate: often,
  }),
  deleteBucket: route({
    method: "DELETE",
    path: bucket,
    policy: canEdit,
    summary: "Deletes an empty bucket",
    params: inBucket,
    errors,
    needsNoRoom: true,
    rate: often,
  }),
} as const;

const uploadRoutes = {
  beginUpload: route({
    method: "POST",
    path: `${bucket}/uploads`,
    policy: canEdit,
    summary: "Begins an upload in parts, which goes on after a lost connection for a day",
    params: inBucket,
    body: z.object({
      path: newPath,
      size: z.number().int().min(0).max(5_000_000_000_000),
      mime_type: z.string().max(200),
      /** A file of this path is replaced; false: it is a refusal with 409. */
      replace: z.boolean().default(false),
    }),
    result: z.object({ upload_id: z.string(), is_complete: z.boolean() }),
    errors,
    rate: { max: 1200, seconds: 60 },
  }),
  uploadPart: route({
    method: "PATCH",
    path: `${bucket}/uploads/{uploadId}`,
    policy: canEdit,
    summary: "Takes the next bytes; the last ones make the file",
    params: inUpload,
    query: z.object({ offset: z.coerce.number().int().min(0).max(5_000_000_000_000) }),
    bodyKind: "bytes",
    maxBodyBytes: UPLOAD_PART_BYTES,
    result: z.object({ offset: z.number() }),
    errors,
    rate: { max: 1200, seconds: 60 },
  }),
  uploadOffset: route({
    method: "GET",
    path: `${bucket}/uploads/{uploadId}`,
    policy: canEdit,
    summary: "Bytes that have arrived",
    params: inUpload,
    result: z.object({ offset: z.number(), size: z.number() }),
    errors,
  }),
  endUpload: route({
    method: "DELETE",
    path: `${bucket}/uploads/{uploadId}`,
    policy: canEdit,
    summary: "Drops an unfinished upload",
    params: inUpload,
    errors,
    needsNoRoom: true,
  }),
} as const;

export const cloudStorageContract = {
  ...bucketRoutes,
  ...uploadRoutes,
  createFolder: route({
    method: "POST",
    path: `${bucket}/folders`,
    policy: canEdit,
    summary: "A folder without files",
    params: inBucket,
    body: z.object({ path: newPath }),
    errors,
    rate: often,
  }),
  moveFiles: route({
    method: "POST",
    path: `${bucket}/move`,
    policy: canEdit,
    summary: "Moves files and folders into a folder of the bucket, or gives one a new name; all of them or none",
    params: inBucket,
    body: z.object({
      items: z.array(picked).min(1).max(MAX_PICKED),
      /** Empty: the top of the bucket. */
      folder: checked(pathProblem),
      /** The new name of the only item. */
      name: checked(nameProblem).optional(),
    }),
    result: z.object({ moved: z.number().int() }),
    errors: [...errors, { status: 409, code: "name_taken" }],
    rate: often,
  }),
  deleteFiles: route({
    method: "POST",
    path: `${bucket}/delete`,
    policy: canEdit,
    summary: "Deletes files, and folders with everything in them",
    params: inBucket,
    body: z.object({ items: z.array(picked).min(1).max(MAX_PICKED) }),
    result: z.object({ deleted: z.number().int() }),
    errors,
    needsNoRoom: true,
    rate: often,
  }),
  file: route({
    method: "GET",
    path: `${bucket}/file`,
    policy: canEdit,
    summary: "Bytes of a file of a public bucket, for a preview or a download; takes Range",
    params: inBucket,
    query: z.object({ path: storedPath }),
    resultKind: "bytes",
    errors: [...errors, { status: 403, code: "forbidden" }],
  }),
  signFile: route({
    method: "POST",
    path: `${bucket}/sign`,
    policy: canEdit,
    summary: "An address that opens a file of a private bucket for an hour, for whoever has it",
    params: inBucket,
    body: z.object({ path: storedPath }),
    result: z.object({ url: z.string() }),
    errors,
    rate: often,
  }),
} as const satisfies Contract;
