/** Postgres settings of each size of a backend. */
import type { InstanceType } from "./port.ts";

export interface SizeSettings {
  /**
   * Private memory of each process of its Postgres: a statement that wants more ends with out_of_memory, and no other
   * statement does. [CI5]
   */
  memoryBytes: number;
  /** Connections of the API roles; the services' own come on top. */
  apiConnections: number;
  statementTimeoutMs: number;
  /** Bound of one answer of the API. */
  answerBytes: number;
  postgres: Readonly<Record<string, string>>;
}

const GB = 1024 ** 3;
const MB = 1024 ** 2;

interface SizeRow {
  memoryGb: number;
  apiConnections: number;
  sharedBuffers: string;
  workMem: string;
  statementTimeoutMs: number;
  answerMb: number;
}

const ROWS: Record<InstanceType, SizeRow> = {
  xs: {
    memoryGb: 0.25,
    apiConnections: 8,
    sharedBuffers: "16MB",
    workMem: "2MB",
    statementTimeoutMs: 8_000,
    answerMb: 32,
  },
  s: {
    memoryGb: 0.5,
    apiConnections: 12,
    sharedBuffers: "32MB",
    workMem: "4MB",
    statementTimeoutMs: 8_000,
    answerMb: 48,
  },
  m: {
    memoryGb: 1,
    apiConnections: 16,
    sharedBuffers: "64MB",
    workMem: "8MB",
    statementTimeoutMs: 15_000,
    answerMb: 64,
  },
  l: {
    memoryGb: 2,
    apiConnections: 24,
    sharedBuffers: "128MB",
    workMem: "16MB",
    statementTimeoutMs: 30_000,
    answerMb: 96,
  },
  xl: {
    memoryGb: 4,
    apiConnections: 40,
    sharedBuffers: "256MB",
    workMem: "32MB",
    statementTimeoutMs: 60_000,
    answerMb: 128,
  },
};

/**
 * Connections of auth, storage, realtime and people's own statements, one that listens for schema changes, and one for
 * maintenance.
 */
const OTHER_CONNECTIONS = 17;

export function sizeSettings(size: InstanceType): SizeSettings {
  const row = ROWS[size];
  return {
    memoryBytes: row.memoryGb * GB,
    apiConnections: row.apiConnections,
    statementTimeoutMs: row.statementTimeoutMs,
    answerBytes: row.answerMb * MB,
    postgres: {
      shared_buffers: row.sharedBuffers,
      work_mem: row.workMem,
      max_connections: String(row.apiConnections + OTHER_CONNECTIONS),
    },
  };
}
