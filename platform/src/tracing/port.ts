/** Spans of requests, jobs, turns, model calls and git, for collectors. Engines: none, OTLP over HTTP. */
export type Attributes = Readonly<Record<string, string | number | boolean>>;

export interface Span {
  set(attributes: Attributes): void;
}

export interface Tracing extends AsyncDisposable {
  /** False: nobody collects, and a span costs a call. */
  readonly isOn: boolean;
  /**
   * Runs the work as a span of the trace whose id the log carries (`withTrace`), below the span it was called in when that is
   * one of the same trace. What the work throws marks the span as failed and is thrown on. Attributes hold no text of people.
   */
  span<T>(name: string, attributes: Attributes, work: (span: Span) => Promise<T>): Promise<T>;
}
