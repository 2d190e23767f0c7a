import { createCollection } from "@/lib/collection";

/** A report that was put together: what of, and when. */
export interface SavedReport {
  id: string;
  title: string;
  /** Milliseconds since 1970. */
  at: number;
  entries: number;
}

export const savedReports = createCollection<SavedReport>("saved-reports", []);

/** One list as reports read it. */
export interface ReportSource {
  label: string;
  /** Where the list is. */
  path: string;
  groups: string[];
  measures: string[];
  header: string[];
  rows: ReportRow[];
}

export interface ReportRow {
  id: string;
  /** "2026-03-14", or empty. */
  day: string;
  groups: Record<string, string>;
  measures: Record<string, number>;
  cells: (string | number)[];
}
