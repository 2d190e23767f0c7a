interface ColumnChartProps {
  label: string;
  columns: { label: string; value: number }[];
  format: (value: number) => string;
}

/** One column per period in one drawing; the last one, which is still running, stands out. */
export function ColumnChart({ label, columns, format }: ColumnChartProps) {
  const largest = Math.max(1, ...columns.map((column) => column.value));
  const grid = { gridTemplateColumns: `repeat(${columns.length}, minmax(0, 1fr))` };
  const height = (value: number): number => Math.max(1, (value / largest) * 100);
  return (
    <figure aria-label={label}>
      <div style={grid} className="grid gap-1 text-center">
        {columns.map((column) => (
          <span key={column.label} className="truncate text-xs font-medium tabular-nums">
            {format(column.value)}
          </span>
        ))}
      </div>
      <svg aria-hidden viewBox={`0 0 ${columns.length * 10} 100`} preserveAspectRatio="none" className="mt-2 h-36 w-full">
        {columns.map((column, index) => (
          <rect
            key={column.label}
            x={index * 10 + 2}
            y={100 - height(column.value)}
            width="6"
            height={height(column.value)}
            className={index === columns.length - 1 ? "fill-primary" : "fill-tone-2"}
          />
        ))}
      </svg>
      <div style={grid} className="mt-2 grid gap-1 text-center">
        {columns.map((column) => (
          <span key={column.label} className="truncate text-xs text-muted-foreground">
            {column.label}
          </span>
        ))}
      </div>
    </figure>
  );
}
