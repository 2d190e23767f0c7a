/** Credits by day as bars, and as a table for screen readers. */
import { creditsInWords, inTenths, type Usage } from "../../contract/index.ts";
import { dayInWords } from "../words.ts";
import classes from "../billing.module.css";

const HEIGHT = 96;
const STEP = 10;
const WIDTH = 7;

/** The upper edge: a number people count in. */
export function plotTop(max: number): number {
  if (max <= 1) return 1;
  const magnitude = 10 ** Math.floor(Math.log10(max));
  return [1, 2, 5, 10].map((factor) => factor * magnitude).find((top) => top >= max)!;
}

export function UsagePlot({ days }: { days: Usage["days"] }) {
  const total = inTenths(days.reduce((sum, { credits }) => sum + credits, 0));
  const top = plotTop(Math.max(...days.map(({ credits }) => credits)));
  const width = days.length * STEP;
  return (
    <figure className={classes.plot}>
      <figcaption>
        <span>Last {days.length} days</span>
        <strong>{total.toLocaleString("en-US")}</strong>
        <span>{total === 1 ? "credit spent" : "credits spent"}</span>
      </figcaption>
      <div className={classes.plotFrame} aria-hidden="true">
        <span className={classes.plotTop}>{top.toLocaleString("en-US")}</span>
        <svg viewBox={`0 0 ${width} ${HEIGHT}`} preserveAspectRatio="none">
          <line x1="0" y1={HEIGHT} x2={width} y2={HEIGHT} className={classes.plotBase} />
          {days.map(({ day, credits }, index) => {
            const height = (credits / top) * (HEIGHT - 2);
            return (
              <g key={day} className={classes.plotDay}>
                <title>{`${dayInWords(day)}: ${creditsInWords(credits)}`}</title>
                <rect x={index * STEP} y="0" width={STEP} height={HEIGHT} className={classes.plotHit} />
                <rect
                  x={index * STEP + (STEP - WIDTH) / 2}
                  y={HEIGHT - Math.max(height, credits > 0 ? 2 : 0)}
                  width={WIDTH}
                  height={Math.max(height, credits > 0 ? 2 : 0)}
                  rx="1.5"
                  className={classes.plotBar}
                />
              </g>
            );
          })}
        </svg>
        <div className={classes.plotDays}>
          <span>{dayInWords(days[0]!.day)}</span>
          <span>{dayInWords(days.at(-1)!.day)}</span>
        </div>
      </div>
      <table className={classes.unseen}>
        <caption>Credits spent by day</caption>
        <thead>
          <tr>
            <th scope="col">Day</th>
            <th scope="col">Credits</th>
          </tr>
        </thead>
        <tbody>
          {days
            .filter(({ credits }) => credits > 0)
            .map(({ day, credits }) => (
              <tr key={day}>
                <th scope="row">{dayInWords(day)}</th>
                <td>{inTenths(credits)}</td>
              </tr>
            ))}
        </tbody>
      </table>
    </figure>
  );
}
