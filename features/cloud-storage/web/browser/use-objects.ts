/** Files and folders in a folder of a bucket, a thousand at a time. [C3.10] [C7.14] [C9.06] [T9.14] */
import type { AppError } from "@slipway/kernel/errors";
import { api } from "@slipway/ui/api/client";
import { useInfiniteQuery, type InfiniteData } from "@tanstack/react-query";
import { cloudContract, type StorageItem } from "../../../cloud/contract/index.ts";
import { isFolderMark } from "../../contract/index.ts";
import { bucketPath } from "../storage-paths.ts";

/** [C9.06] [ST1] */
export const PAGE = 1000;

export interface FolderPlace {
  projectId: string;
  bucketId: string;
  /** Empty: the top of the bucket. */
  path: string;
}

export async function readPage(
  { projectId, bucketId, path }: FolderPlace,
  { offset, signal }: { offset: number; signal?: AbortSignal },
): Promise<StorageItem[]> {
  const input = { params: { id: projectId, bucketId }, query: { path, limit: PAGE, offset } };
  return (await api(cloudContract.objects, input, signal === undefined ? {} : { signal })).objects;
}

export function useObjects(place: FolderPlace) {
  const { projectId, bucketId, path } = place;
  const pages = useInfiniteQuery<
    StorageItem[],
    AppError,
    InfiniteData<StorageItem[], number>,
    readonly unknown[],
    number
  >({
    queryKey: [`${bucketPath(projectId, bucketId)}/objects`, path],
    queryFn: ({ pageParam, signal }) => readPage(place, { offset: pageParam, signal }),
    initialPageParam: 0,
    // Paging goes on until a page is shorter than the limit. [C7.14]
    getNextPageParam: (page, all) => (page.length < PAGE ? undefined : all.length * PAGE),
  });
  const items = (pages.data?.pages ?? []).flat().filter((item) => !isFolderMark(item.path));
  return { ...pages, items };
}
