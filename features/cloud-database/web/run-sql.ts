/** Runs the viewer's statements as the project's owner. [C7.16] [C7.17] */
import { throughProxy } from "@slipway/ui/api/through-proxy";
import type { QueryClient } from "@tanstack/react-query";
import { accountsContract } from "../../accounts/contract/index.ts";
import { cloudContract } from "../../cloud/contract/index.ts";
import type { Statement } from "../contract/table-sql.ts";

export interface Place {
  projectId: string;
  ref: string;
}

export type Run = (
  statement: Statement,
  options?: { isReadOnly?: boolean; signal?: AbortSignal },
) => Promise<Record<string, unknown>[]>;

export const runnerOf =
  (cache: QueryClient, { projectId, ref }: Place): Run =>
  ({ query, parameters }, { isReadOnly = false, signal } = {}) =>
    throughProxy(
      { cache, issuer: accountsContract },
      {
        route: cloudContract.query,
        input: { params: { id: projectId, ref }, body: { query, parameters, read_only: isReadOnly } },
        ...(signal === undefined ? {} : { signal }),
      },
    );

/** Queries of a table's rows live under it. */
export const rowsPath = (projectId: string, table: string): string =>
  `/projects/${projectId}/cloud/rows/${encodeURIComponent(table)}`;
