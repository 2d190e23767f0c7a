import { dateOf, formatShortDay } from "@/lib/dates";

interface HeatMapProps {
  label: string;
  /** One day after the other, the last is today. */
  days: { day: string; value: number }[];
  most: number;
  format: (value: number) => string;
}

const shades = ["bg-muted", "bg-primary/30", "bg-primary/55", "bg-primary/80", "bg-primary"];

/** Weeks side by side, Monday at the top; the more was kept on a day, the stronger its square. */
export function HeatMap({ label, days, most, format }: HeatMapProps) {
  const before = days[0] ? (dateOf(days[0].day).getDay() + 6) % 7 : 0;
  const shadeOf = (value: number) => shades[value <= 0 ? 0 : Math.max(1, Math.min(4, Math.ceil((value / Math.max(1, most)) * 4)))];
  return (
    <figure aria-label={label}>
      <ol className="grid grid-flow-col grid-rows-7 gap-1">
        {Array.from({ length: before }, (_, at) => (
          <li key={at} aria-hidden className="aspect-square" />
        ))}
        {days.map(({ day, value }) => (
          <li key={day} title={`${formatShortDay(day)}: ${format(value)}`} className={`aspect-square rounded-[3px] ${shadeOf(value)}`}>
            <span className="sr-only">
              {formatShortDay(day)}: {format(value)}
            </span>
          </li>
        ))}
      </ol>
      <figcaption className="mt-3 flex items-center justify-between gap-4 text-xs text-muted-foreground">
        <span>{days[0] && formatShortDay(days[0].day)}</span>
        <span aria-hidden className="flex items-center gap-1">
          {__("Less")}
          {shades.map((shade) => (
            <span key={shade} className={`size-3 rounded-[3px] ${shade}`} />
          ))}
          {__("More")}
        </span>
        <span>{__("Today")}</span>
      </figcaption>
    </figure>
  );
}
