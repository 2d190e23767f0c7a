/**
 * Reports of a project's previewed page in this tab. They are sent with the next message of the chat. [W5.06] [W9.03]
 */
import { limits } from "@slipway/kernel/limits";
import { withoutSecrets } from "@slipway/kernel/text/secret-text";

type Entry = Readonly<Record<string, unknown>>;

interface PreviewRecord {
  page: string | null;
  /** Commit since which the runtime errors were seen. */
  build: string | null;
  logs: readonly Entry[];
  requests: readonly Entry[];
  errors: readonly Entry[];
}

export type PreviewReport = { page: string } | { log: Entry } | { request: Entry } | { error: Entry };

const EMPTY: PreviewRecord = { page: null, build: null, logs: [], requests: [], errors: [] };
/** One record per project this tab has looked at; each is bounded by its three lists. */
const records = new Map<string, PreviewRecord>();

const recordOf = (projectId: string): PreviewRecord => records.get(projectId) ?? EMPTY;
const within = (entries: readonly Entry[], next: Entry, max: number): readonly Entry[] =>
  [...entries, next].slice(-max);

export function notePreview(projectId: string, report: PreviewReport): void {
  const record = recordOf(projectId);
  records.set(projectId, {
    ...record,
    ...("page" in report ? { page: report.page } : {}),
    ...("log" in report ? { logs: within(record.logs, report.log, limits.logsPerMessage) } : {}),
    ...("request" in report
      ? { requests: within(record.requests, report.request, limits.networkRequestsPerMessage) }
      : {}),
    ...("error" in report ? { errors: within(record.errors, report.error, limits.logsPerMessage) } : {}),
  });
}

/** Errors of an older build may be fixed, so only those since the latest one are sent. */
export function notePreviewBuild(projectId: string, build: string | null): void {
  const record = recordOf(projectId);
  if (record.build === build) return;
  records.set(projectId, { ...record, build, ...(record.build === null ? {} : { errors: [] }) });
}

/** Logs and requests of an app may contain keys, which stay in the browser. */
const withoutKeys = (entry: Entry): Entry =>
  Object.fromEntries(
    Object.entries(entry).map(([name, value]) => [
      name,
      typeof value === "string"
        ? withoutSecrets(value)
        : typeof value === "object" && value !== null
          ? withoutKeys(value as Entry)
          : value,
    ]),
  );

/** The fields of the chat request, newest entries last. */
export function previewContext(projectId: string) {
  const { page, logs, requests, errors } = recordOf(projectId);
  return {
    ...(page === null ? {} : { current_page: page }),
    client_logs: logs.map(withoutKeys),
    network_requests: requests.map(withoutKeys),
    runtime_errors: errors.map(withoutKeys),
  };
}
