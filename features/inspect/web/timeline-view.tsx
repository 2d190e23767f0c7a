import { useEffect, useState } from "react";
import type { Graph } from "../../agent/contract/index.ts";
import { durationInWords, timelineOf } from "./graph-model.ts";
import classes from "./inspect.module.css";

const TICK_MS = 500;

/** Now, while something runs. */
function useNow(running: boolean): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    if (!running) return;
    const timer = setInterval(() => setNow(Date.now()), TICK_MS);
    return () => clearInterval(timer);
  }, [running]);
  return now;
}

/** Each node as a bar in the time of the whole run. [T9.07] */
export function TimelineView({ graph }: { graph: Graph }) {
  const now = useNow(graph.nodes.some((node) => node.status === "running"));
  const { totalMs, spans } = timelineOf(graph.nodes, now);
  return (
    <section className={classes.section}>
      <h2>
        Timeline <span className={classes.quiet}>{durationInWords(totalMs)}</span>
      </h2>
      {spans.length === 0 && <p className={classes.facts}>Nothing has begun yet.</p>}
      <ul className={classes.timeline}>
        {spans.map((span) => (
          <li key={span.name}>
            <span className={classes.spanName}>{span.name}</span>
            <span className={classes.track} aria-hidden="true">
              <span
                data-tone={span.tone}
                style={{ insetInlineStart: `${span.from * 100}%`, width: `${span.length * 100}%` }}
              />
            </span>
            <span className={classes.took}>{span.milliseconds === null ? "" : durationInWords(span.milliseconds)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
