import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry, type Metric } from "prom-client";
import type { HistogramTotals, Labels, MetricOptions, Metrics, Sample } from "./port.ts";

const PREFIX = "slipway_";
const DURATIONS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60];

/** A registry of its own: several apps may live in one process. */
export function createMetrics({ processFigures = true }: { processFigures?: boolean } = {}): Metrics {
  const registry = new Registry();
  if (processFigures) collectDefaultMetrics({ register: registry });

  function known<M extends Metric>(name: string, make: () => M): M {
    return (registry.getSingleMetric(name) as M | undefined) ?? make();
  }
  const common = <Label extends string>({ name, help, labels = [] }: MetricOptions<Label>) => ({
    name: PREFIX + name,
    help,
    labelNames: labels,
    registers: [registry],
  });

  return {
    counter<Label extends string>(options: MetricOptions<Label>) {
      const counter = known(PREFIX + options.name, () => new Counter<Label>(common(options)));
      // A sum that has not begun is 0, not missing: rates need both ends.
      if (options.labels === undefined) counter.inc(0);
      return { add: (labels: Labels<Label>, by = 1) => counter.inc(labels as never, by) };
    },
    histogram<Label extends string>({
      buckets = DURATIONS,
      ...options
    }: MetricOptions<Label> & { buckets?: readonly number[] }) {
      const make = () => new Histogram<Label>({ ...common(options), buckets: [...buckets] });
      const histogram = known(PREFIX + options.name, make);
      return { observe: (labels: Labels<Label>, value: number) => histogram.observe(labels as never, value) };
    },
    gauge<Label extends string>(
      options: MetricOptions<Label>,
      read: () => readonly Sample<Label>[] | Promise<readonly Sample<Label>[]>,
    ) {
      // The newest reader wins, because a recreated app has other sockets.
      registry.removeSingleMetric(PREFIX + options.name);
      void new Gauge<Label>({
        ...common(options),
        async collect() {
          const samples = await read();
          this.reset();
          for (const { labels, value } of samples) this.set(labels as never, value);
        },
      });
    },
    async totals(name) {
      const metric = registry.getSingleMetric(PREFIX + name);
      return metric === undefined ? null : totalsOf((await metric.get()).values as HistogramValue[]);
    },
    async counts(name) {
      const metric = registry.getSingleMetric(PREFIX + name);
      const values = metric === undefined ? [] : (await metric.get()).values;
      return values.map(({ labels, value }) => ({ labels: labels as Record<string, string>, value }));
    },
    expose: async () => ({ text: await registry.metrics(), contentType: registry.contentType }),
  };
}

interface HistogramValue {
  metricName?: string;
  labels: { le?: string | number };
  value: number;
}

function totalsOf(values: readonly HistogramValue[]): HistogramTotals {
  const counts = new Map<number, number>();
  const totals = { count: 0, sum: 0 };
  for (const { metricName = "", labels, value } of values) {
    if (metricName.endsWith("_sum")) totals.sum += value;
    else if (metricName.endsWith("_count")) totals.count += value;
    else if (labels.le !== undefined) {
      const le = labels.le === "+Inf" ? Infinity : Number(labels.le);
      counts.set(le, (counts.get(le) ?? 0) + value);
    }
  }
  const buckets = [...counts].map(([le, count]) => ({ le, count })).sort((one, other) => one.le - other.le);
  return { ...totals, buckets };
}
