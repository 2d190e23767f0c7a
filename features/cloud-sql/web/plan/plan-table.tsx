/** A plan as a tree in a table: what each step does, how many rows it found, and how long it took by itself. */
import type { CSSProperties } from "react";
import { timeInWords } from "../results/result-words.ts";
import type { Plan, PlanStep } from "./plan.ts";
import classes from "./plan.module.css";

const NUMBERS = new Intl.NumberFormat("en");
const percent = (share: number): string => `${Math.round(share * 100)} %`;

function Step({ step }: { step: PlanStep }) {
  const { depth, title, details, expectedRows, actualRows, ownMs, share, isSlowest } = step;
  const style = { "--depth": Math.min(depth, 20), "--share": `${share * 100}%` } as CSSProperties;
  return (
    <tr data-slowest={isSlowest || undefined} style={style}>
      <th scope="row">
        <span className={classes.title}>
          {title}
          {isSlowest && <small>Slowest step</small>}
        </span>
        {details.map((detail) => (
          <code key={detail}>{detail}</code>
        ))}
      </th>
      <td>
        {NUMBERS.format(actualRows ?? expectedRows)}
        {actualRows !== null && actualRows !== expectedRows && <small>expected {NUMBERS.format(expectedRows)}</small>}
      </td>
      <td>
        <span className={classes.time}>
          {ownMs === null ? "" : timeInWords(ownMs)} <small>{percent(share)}</small>
        </span>
        <span className={classes.bar} aria-hidden="true" />
      </td>
    </tr>
  );
}

export function PlanTable({ plan }: { plan: Plan }) {
  const isTimed = plan.totalMs !== null;
  return (
    // A region that scrolls has to be reachable with the keyboard.
    <section className={classes.plan} aria-label="Plan" tabIndex={0}>
      {!isTimed && <p>Estimated: the statement was not run, because it would change something.</p>}
      {plan.isCut && <p>The plan has more steps than are shown.</p>}
      <table>
        <thead>
          <tr>
            <th scope="col">Step</th>
            <th scope="col">{isTimed ? "Rows" : "Rows expected"}</th>
            <th scope="col">{isTimed ? "Own time" : "Share of cost"}</th>
          </tr>
        </thead>
        <tbody>
          {plan.steps.map((step, at) => (
            <Step key={at} step={step} />
          ))}
        </tbody>
      </table>
    </section>
  );
}
