/** Buckets and their files. [C3.09] [C3.10] [ST1] [ST2] */
import { z } from "zod";

export const bucketSchema = z.object({
  id: z.string(),
  name: z.string(),
  public: z.boolean(),
  updated_at: z.string(),
});
export type Bucket = z.output<typeof bucketSchema>;

export const storageItemSchema = z.object({
  id: z.string(),
  type: z.enum(["file", "folder"]),
  name: z.string(),
  path: z.string(),
  size: z.number().nullable(),
  mimeType: z.string().nullable(),
  modifiedAt: z.string().nullable(),
  createdAt: z.string().nullable(),
});
export type StorageItem = z.output<typeof storageItemSchema>;
