import type { AuditKind } from "../contract/index.ts";

export const PERIODS = {
  all: "Any time",
  "1": "Last 24 hours",
  "7": "Last 7 days",
  "30": "Last 30 days",
  "90": "Last 90 days",
};
export type Period = keyof typeof PERIODS;

export interface Filter {
  person: string;
  kind: AuditKind | "";
  period: Period;
  /** When the period was chosen: pages of one list begin at the same moment. */
  chosenAt: number;
}

export const NO_FILTER: Filter = { person: "", kind: "", period: "all", chosenAt: 0 };

export const isFiltered = ({ person, kind, period }: Filter): boolean =>
  person !== "" || kind !== "" || period !== "all";

/** As the calls take it. */
export const queryOf = ({ person, kind, period, chosenAt }: Filter) => ({
  ...(person === "" ? {} : { person }),
  ...(kind === "" ? {} : { kind }),
  ...(period === "all" ? {} : { since: new Date(chosenAt - Number(period) * 86_400_000).toISOString() }),
});

export const exportHref = (workspaceId: string, filter: Filter, format: "csv" | "json"): string =>
  `/api/workspaces/${encodeURIComponent(workspaceId)}/audit/export?${new URLSearchParams({ format, ...queryOf(filter) }).toString()}`;
