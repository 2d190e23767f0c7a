interface LineChartProps {
  label: string;
  points: { label: string; value: number }[];
  format: (value: number) => string;
}

/** A line over time; the highest and lowest values and the ends of the period are written beside it. */
export function LineChart({ label, points, format }: LineChartProps) {
  const largest = Math.max(1, ...points.map((point) => point.value));
  const step = points.length > 1 ? 100 / (points.length - 1) : 0;
  const line = points.map((point, index) => `${index * step},${100 - (point.value / largest) * 96}`).join(" ");
  return (
    <figure aria-label={label}>
      <div className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3">
        <div className="flex flex-col justify-between py-0.5 text-right text-xs text-muted-foreground tabular-nums">
          <span>{format(largest)}</span>
          <span>{format(largest / 2)}</span>
          <span>{format(0)}</span>
        </div>
        <svg aria-hidden viewBox="0 0 100 100" preserveAspectRatio="none" className="h-56 w-full border-b">
          <path d="M0 4H100M0 52H100" className="stroke-border" vectorEffect="non-scaling-stroke" />
          <polygon points={`0,100 ${line} 100,100`} className="fill-primary opacity-15" />
          <polyline points={line} fill="none" strokeWidth="2" strokeLinejoin="round" className="stroke-primary" vectorEffect="non-scaling-stroke" />
        </svg>
      </div>
      <figcaption className="mt-2 flex justify-between text-xs text-muted-foreground">
        <span>{points[0]?.label}</span>
        <span>{points.at(-1)?.label}</span>
      </figcaption>
    </figure>
  );
}
