/** Runs of a person's statements, as other features ask for them: `services.cloud.runStatements`. */
export interface StatementsInput {
  sql: string;
  readOnly: boolean;
  timeoutMs: number;
  /** Ends the statement that runs, and undoes those before it. */
  signal: AbortSignal;
}

export interface RanStatement {
  /** Such as `INSERT 0 2`. */
  command: string;
  count: number;
  ms: number;
}

export interface StatementsAnswer {
  /** In the order of the text. */
  ran: RanStatement[];
  /** The last answer that has columns; null: no statement answered with any. */
  shown: { columns: { name: string; type: string }[]; rows: (string | null)[][]; hasMore: boolean } | null;
}
