/** Figures of an installation with several processes, in one place. */
import type { Log } from "@slipway/platform/log/port";
import type { Metrics } from "@slipway/platform/metrics/port";
import type { ProcessEnd } from "../processes/messages.ts";

/** Counts ends of processes, which the supervisor noticed and started again. */
export function countEnds(metrics: Metrics, log: Log): (ends: readonly ProcessEnd[]) => void {
  const counter = metrics.counter({
    name: "process_ends_total",
    help: "Ends of this installation's processes that nobody had asked for; each was started again.",
    labels: ["ended"],
  });
  for (const name of ["app", "gateway"]) counter.add({ ended: name }, 0);
  return (ends) => {
    for (const { name, cause } of ends) {
      counter.add({ ended: name });
      log.error("a process ended by itself and was started again", { process: name, cause });
    }
  };
}

const NAME = /^[a-zA-Z_:][\w:]*/;

/** Groups lines by their metric: `# HELP` and `# TYPE` first, then its samples. */
function byMetric(text: string): Map<string, { head: string[]; samples: string[] }> {
  const metrics = new Map<string, { head: string[]; samples: string[] }>();
  let name = "";
  for (const line of text.split("\n")) {
    if (line === "") continue;
    if (line.startsWith("# ")) name = line.split(" ", 3)[2] ?? "";
    const metric = metrics.get(name) ?? { head: [], samples: [] };
    metrics.set(name, metric);
    (line.startsWith("#") ? metric.head : metric.samples).push(line);
  }
  return metrics;
}

function labelled(sample: string, process: string): string {
  const name = NAME.exec(sample)?.[0] ?? "";
  const rest = sample.slice(name.length);
  const label = `process="${process}"`;
  return rest.startsWith("{") ? `${name}{${label},${rest.slice(1)}` : `${name}{${label}}${rest}`;
}

/** Merges the expositions of several processes: each metric appears once, and its samples name their process. */
export function mergeExpositions(texts: Readonly<Record<string, string>>): string {
  const merged = new Map<string, { head: string[]; samples: string[] }>();
  for (const [process, text] of Object.entries(texts))
    for (const [name, { head, samples }] of byMetric(text)) {
      const known = merged.get(name) ?? { head, samples: [] };
      known.samples.push(...samples.map((sample) => labelled(sample, process)));
      merged.set(name, known);
    }
  return `${[...merged.values()].flatMap(({ head, samples }) => [...head, ...samples]).join("\n")}\n`;
}

/** The same instruments, whose exposition also holds the gateway process's figures while it answers. */
export function exposeBoth(own: Metrics, gateway: () => Promise<string>): Metrics {
  return {
    counter: (options) => own.counter(options),
    histogram: (options) => own.histogram(options),
    gauge: (options, read) => own.gauge(options, read),
    totals: (name) => own.totals(name),
    counts: (name) => own.counts(name),
    async expose() {
      const [here, there] = await Promise.all([own.expose(), gateway().catch(() => "")]);
      return { text: mergeExpositions({ app: here.text, gateway: there }), contentType: here.contentType };
    },
  };
}
