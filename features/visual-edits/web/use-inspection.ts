import { api } from "@slipway/ui/api/client";
import type { AppError } from "@slipway/kernel/errors";
import type { RouteInput, RouteResult } from "@slipway/kernel/contract/route";
import { keepPreviousData, useQuery, type UseQueryResult } from "@tanstack/react-query";
import { visualEditsContract } from "../contract/index.ts";

type Inspect = (typeof visualEditsContract)["inspect"];
export type Asked = RouteInput<Inspect>["body"]["elements"];

export interface Question {
  projectId: string;
  version: string | null;
  elements: Asked;
  /** Shows the last answer until the next one arrives. */
  keepsLast?: boolean;
}

/** Properties that may be changed, cached by question: asking again costs nothing. */
export function useInspection(question: Question): UseQueryResult<RouteResult<Inspect>, AppError> {
  const { projectId, version, elements, keepsLast = false } = question;
  return useQuery<RouteResult<Inspect>, AppError>({
    queryKey: ["visual-edits", projectId, version, elements],
    queryFn: ({ signal }) =>
      api(
        visualEditsContract.inspect,
        { params: { id: projectId }, body: { commit_sha: version ?? "", elements } },
        { signal },
      ),
    enabled: version !== null && elements.length > 0,
    staleTime: Infinity,
    placeholderData: keepsLast ? keepPreviousData : undefined,
  });
}
