/** Stands around every plot: the highest value, the slot that is looked at, legend, ends of the time, and the figures as a table. */
import { useState, type ReactNode } from "react";
import type { ChooseSpan, usePlotField } from "./plot-field.ts";
import { inWords, isKnown, totalOf, type FormatValue, type Series, type Slot } from "./slots.ts";
import classes from "./plot.module.css";

export interface PlotProps {
  /** The counted thing: "Logs". */
  title: string;
  series: readonly Series[];
  slots: readonly Slot[];
  /** Default: a number. */
  format?: FormatValue;
  /** First and last slot of a span that was dragged, or one slot that was opened. Left out: the plot is only read. */
  onChoose?: ChooseSpan;
}

interface Figured extends Pick<PlotProps, "title" | "series" | "slots"> {
  format: FormatValue;
}

function Figures({ title, series, slots, format }: Figured) {
  return (
    // A list that scrolls is reached by key.
    <div className={classes.figures} tabIndex={0} role="region" aria-label={`Figures of ${title}`}>
      <table>
        <caption>{title}</caption>
        <thead>
          <tr>
            <th scope="col">Time</th>
            {series.map(({ id, label }) => (
              <th key={id} scope="col">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {slots
            .filter((slot) => isKnown(slot) && totalOf(slot) > 0)
            .map((slot) => (
              <tr key={slot.at}>
                <th scope="row">{slot.label}</th>
                {series.map(({ id }) => (
                  <td key={id}>{format(slot.values[id] ?? 0)}</td>
                ))}
              </tr>
            ))}
        </tbody>
      </table>
    </div>
  );
}

interface PlotFrameProps extends Figured {
  max: number;
  lookedAt: number | null;
  children: ReactNode;
}

export function PlotFrame({ max, lookedAt, children, ...figured }: PlotFrameProps) {
  const [showsFigures, setShowsFigures] = useState(false);
  const { title, series, slots, format } = figured;
  const seen = lookedAt === null ? undefined : slots[lookedAt];
  return (
    <figure className={classes.plot} aria-label={title}>
      {showsFigures ? (
        <Figures {...figured} />
      ) : (
        <>
          {/* Each slot says the same to a screen reader. */}
          <p className={classes.above} aria-hidden="true">
            <span>{format(max)}</span>
            <span>{seen === undefined ? "" : inWords(seen, series, format)}</span>
          </p>
          {children}
        </>
      )}
      <figcaption>
        <span>{slots[0]?.label}</span>
        <ul>
          {series.map(({ id, label, color }) => (
            <li key={id}>
              <i style={{ background: color }} />
              {label}
            </li>
          ))}
        </ul>
        <button type="button" className={classes.toFigures} onClick={() => setShowsFigures(!showsFigures)}>
          {showsFigures ? "Show plot" : "Show figures"}
        </button>
        <span>{slots.at(-1)?.label}</span>
      </figcaption>
    </figure>
  );
}

interface PlotSlotProps extends ReturnType<ReturnType<typeof usePlotField>["slot"]> {
  label: string;
  isChosen: boolean;
  children: ReactNode;
}

/** The whole height of the plot at one slot. It is a button where it opens something. */
export function PlotSlot({ label, isChosen, children, ...rest }: PlotSlotProps) {
  return isChosen ? (
    <button type="button" aria-label={label} {...rest}>
      {children}
    </button>
  ) : (
    <span role="img" aria-label={label} {...rest}>
      {children}
    </span>
  );
}
