/** Addresses of files, and sizes in words. Pure. [C7.22] [C9.06] */
import { routeUrl } from "@slipway/kernel/contract/client";
import { fillPath } from "@slipway/kernel/contract/route";
import { cloudStorageContract } from "../contract/index.ts";

export interface FilePlace {
  projectId: string;
  bucketId: string;
  path: string;
}

/** The backend's own address of a public file. [C7.22] */
export const publicUrl = (backendUrl: string, { bucketId, path }: Omit<FilePlace, "projectId">): string =>
  `${backendUrl}/storage/v1/object/public/${[bucketId, ...path.split("/")].map(encodeURIComponent).join("/")}`;

/** The same bytes on the app's own host, from which its page may load them. */
export const fileUrl = ({ projectId, bucketId, path }: FilePlace): string =>
  `/api${routeUrl(cloudStorageContract.file, { params: { id: projectId, bucketId }, query: { path } })}`;

/** Below it stand the queries of everything in the bucket. */
export const bucketPath = (projectId: string, bucketId: string): string =>
  fillPath("/projects/{id}/cloud/storage/buckets/{bucketId}", { id: projectId, bucketId });

const KB = 1024;

/** In KB or MB. [C9.06] */
export function sizeText(bytes: number | null): string {
  if (bytes === null) return "—";
  if (bytes > 0 && bytes < 52) return "< 0.1 KB";
  const [value, unit] = bytes < KB * KB ? [bytes / KB, "KB"] : [bytes / (KB * KB), "MB"];
  return `${value.toLocaleString(undefined, { maximumFractionDigits: value < 10 ? 1 : 0 })} ${unit}`;
}
