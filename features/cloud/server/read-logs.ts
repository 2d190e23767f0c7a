/** Reads the logs of a backend and its functions. [C7.02] [C7.21] [LG1] */
import { invalidRequest } from "@slipway/kernel/errors";
import type { Keeps } from "./cloud-state.ts";
import { requireBackend } from "./backend/backends.ts";

interface LogsWanted {
  start?: string | undefined;
  end?: string | undefined;
  query?: string | undefined;
  limit: number;
  /** The person who reads. */
  by: string;
}

export async function readLogs(
  services: Keeps<"backends" | "cloudLogs">,
  projectId: string,
  { start, end, query, limit, by }: LogsWanted,
): Promise<Record<string, unknown>[]> {
  const { backend } = await requireBackend(services, projectId);
  const [from, until] = [start, end].map((text) => (text === undefined ? undefined : Date.parse(text)));
  // [C5.06]
  if (from !== undefined && until !== undefined && from >= until)
    throw invalidRequest("Start must be before end", { field: "start", rule: "before_end" });
  return services.cloudLogs.query(backend.ref, {
    ...(from === undefined ? {} : { start: from }),
    ...(until === undefined ? {} : { end: until }),
    ...(query === undefined || query.trim() === "" ? {} : { query }),
    limit,
    by,
  });
}
