/** Runs the viewer's statements as the project's owner. [C7.16] [C7.17] */
import { AppError } from "@slipway/kernel/errors";
import { throughProxy } from "@slipway/ui/api/through-proxy";
import { invalidatePath } from "@slipway/ui/api/use-route";
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

const NO_SUCH_COLUMN = "42703";
const NO_SUCH_TABLE = "42P01";

const sqlStateOf = (error: unknown): unknown =>
  error instanceof AppError ? (error.details as { sqlstate?: unknown } | undefined)?.sqlstate : undefined;

/** Tables are read again once a statement shows that they are no longer as they were. */
export const runnerOf =
  (cache: QueryClient, { projectId, ref }: Place): Run =>
  async ({ query, parameters }, { isReadOnly = false, signal } = {}) => {
    try {
      return await throughProxy(
        { cache, issuer: accountsContract },
        {
          route: cloudContract.query,
          input: { params: { id: projectId, ref }, body: { query, parameters, read_only: isReadOnly } },
          ...(signal === undefined ? {} : { signal }),
        },
      );
    } catch (error) {
      // Somebody dropped or renamed it while it was on screen.
      if ([NO_SUCH_COLUMN, NO_SUCH_TABLE].includes(sqlStateOf(error) as string))
        void invalidatePath(cache, `/projects/${projectId}/cloud/tables`);
      throw error;
    }
  };

/** Queries of a table's rows live under it. */
export const rowsPath = (projectId: string, table: string): string =>
  `/projects/${projectId}/cloud/rows/${encodeURIComponent(table)}`;
