/** All files of the newest version. The next version replaces it when it is there; until then the last one stays. [C7.33] */
import { queryKey } from "@slipway/kernel/contract/client";
import type { AppError } from "@slipway/kernel/errors";
import { api } from "@slipway/ui/api/client";
import { useQuery, type QueryClient } from "@tanstack/react-query";
import { filesContract, type SourceFile } from "../../../files/contract/index.ts";

/** Cached indefinitely, collected after 10 minutes. [W7.27] [T7.21] */
const COLLECTED_AFTER_MS = 600_000;

export interface Source {
  sha: string;
  files: ReadonlyMap<string, SourceFile>;
}

const sourceQuery = (projectId: string, sha: string) => {
  const input = { params: { id: projectId }, query: { commit_sha: sha } };
  return {
    queryKey: [...queryKey(filesContract.sourceCode, input), "by-path"],
    queryFn: async ({ signal }: { signal: AbortSignal }): Promise<Source> => {
      const { files } = await api(filesContract.sourceCode, input, { signal });
      return { sha, files: new Map(files.map((file) => [file.name, file])) };
    },
    staleTime: Infinity,
    gcTime: COLLECTED_AFTER_MS,
  };
};

export const useSource = (projectId: string, sha: string | null) =>
  useQuery<Source, AppError>({
    ...sourceQuery(projectId, sha ?? ""),
    enabled: sha !== null,
    placeholderData: (previous) => previous,
  });

export const loadSource = (cache: QueryClient, projectId: string, sha: string): Promise<Source> =>
  cache.fetchQuery(sourceQuery(projectId, sha));

/** Null if the version has no such text file. */
export function savedText(source: Source | undefined, path: string): string | null {
  const file = source?.files.get(path);
  return file === undefined || file.binary || file.sizeExceeded ? null : file.contents;
}
