import type { Reading } from "@/data/readings";
import { shown } from "@/data/weather-log";
import { formatShortDay } from "@/lib/dates";

/** Each day as a bar from its coldest to its warmest. */
export function Temperatures({ rows, fahrenheit }: { rows: readonly Reading[]; fahrenheit: boolean }) {
  const values = rows.flatMap((row) => [shown(row.high, fahrenheit), shown(row.low, fahrenheit)]);
  const top = Math.max(...values) + 1;
  const bottom = Math.min(...values) - 1;
  const y = (value: number): number => ((top - shown(value, fahrenheit)) / (top - bottom)) * 150;
  return (
    <figure aria-label={__("Coldest and warmest of each day")}>
      <svg aria-hidden viewBox={`0 0 ${rows.length * 40} 190`} className="max-h-56 w-full">
        {rows.map((row, at) => (
          <g key={row.id}>
            <rect x={at * 40 + 13} y={y(row.high) + 18} width="14" height={Math.max(6, y(row.low) - y(row.high))} rx="7" className="fill-primary" />
            <text x={at * 40 + 20} y={y(row.high) + 12} textAnchor="middle" className="fill-foreground text-[12px] tabular-nums">
              {shown(row.high, fahrenheit)}°
            </text>
          </g>
        ))}
      </svg>
      <figcaption className="mt-2 flex justify-between text-xs text-muted-foreground">
        <span>{formatShortDay(rows[0]?.day ?? "")}</span>
        <span>{formatShortDay(rows.at(-1)?.day ?? "")}</span>
      </figcaption>
    </figure>
  );
}
