export interface Bar {
  label: string;
  value: number;
}

interface BarListProps {
  bars: Bar[];
  format: (value: number) => string;
}

/** One horizontal bar per line, as long as its share of the largest. */
export function BarList({ bars, format }: BarListProps) {
  const largest = Math.max(1, ...bars.map((bar) => bar.value));
  return (
    <ul className="flex flex-col gap-3.5">
      {bars.map((bar) => (
        <li key={bar.label}>
          <span aria-hidden className="flex justify-between gap-4 text-sm">
            <span>{bar.label}</span>
            <span className="font-medium tabular-nums">{format(bar.value)}</span>
          </span>
          <svg
            role="meter"
            aria-label={bar.label}
            aria-valuemin={0}
            aria-valuemax={largest}
            aria-valuenow={bar.value}
            aria-valuetext={format(bar.value)}
            viewBox="0 0 100 8"
            preserveAspectRatio="none"
            className="mt-1.5 h-2 w-full overflow-hidden rounded-full"
          >
            <rect width="100" height="8" className="fill-muted" />
            <rect width={(bar.value / largest) * 100} height="8" className="fill-primary" />
          </svg>
        </li>
      ))}
    </ul>
  );
}
