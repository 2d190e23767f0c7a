/** Figures about this process, by Prometheus' conventions: base units, few label values, never an id. Engine: prom-client. */
export interface MetricOptions<Label extends string> {
  /** Without the prefix `slipway_`; counters end in `_total`, durations in `_seconds`, sizes in `_bytes`. */
  name: string;
  help: string;
  labels?: readonly Label[];
}

export type Labels<Label extends string> = Readonly<Record<Label, string>>;

export interface Counter<Label extends string> {
  add(labels: Labels<Label>, by?: number): void;
}

export interface Histogram<Label extends string> {
  observe(labels: Labels<Label>, value: number): void;
}

export interface Metrics {
  /** Asking for a name again answers the same instrument. */
  counter<Label extends string = never>(options: MetricOptions<Label>): Counter<Label>;
  /** `buckets`: upper bounds in base units; default: 1 ms to 60 s. */
  histogram<Label extends string = never>(
    options: MetricOptions<Label> & { buckets?: readonly number[] },
  ): Histogram<Label>;
  /** Read whenever somebody looks; the answer replaces all earlier label values. */
  gauge<Label extends string = never>(
    options: MetricOptions<Label>,
    read: () => readonly Sample<Label>[] | Promise<readonly Sample<Label>[]>,
  ): void;
  /** A histogram's observations so far, all labels together; null before it was asked for. */
  totals(name: string): Promise<HistogramTotals | null>;
  /** A counter's values so far; empty before it was asked for. */
  counts(name: string): Promise<readonly Sample<string>[]>;
  /** The exposition format, and its content type. */
  expose(): Promise<{ text: string; contentType: string }>;
}

export interface HistogramTotals {
  count: number;
  sum: number;
  /** Upper bounds in ascending order, the last one infinite; counts up to each. */
  buckets: readonly { le: number; count: number }[];
}

export interface Sample<Label extends string> {
  labels: Labels<Label>;
  value: number;
}
