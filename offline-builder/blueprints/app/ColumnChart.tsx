interface ColumnChartProps {
  label: string;
  columns: { label: string; value: number }[];
  format: (value: number) => string;
}

/** One column per period; the last one, which is still running, stands out. */
export function ColumnChart({ label, columns, format }: ColumnChartProps) {
  const largest = Math.max(1, ...columns.map((column) => column.value));
  return (
    <ul aria-label={label} className="flex items-end gap-2 sm:gap-4">
      {columns.map((column, index) => (
        <li key={column.label} className="flex min-w-0 flex-1 flex-col items-center gap-2 text-center">
          <span className="max-w-full truncate text-xs font-medium tabular-nums">{format(column.value)}</span>
          <svg aria-hidden viewBox="0 0 10 100" preserveAspectRatio="none" className="h-36 w-full max-w-16">
            <rect
              y={100 - Math.max(1, (column.value / largest) * 100)}
              width="10"
              height={Math.max(1, (column.value / largest) * 100)}
              className={index === columns.length - 1 ? "fill-primary" : "fill-tone-2"}
            />
          </svg>
          <span className="text-xs text-muted-foreground">{column.label}</span>
        </li>
      ))}
    </ul>
  );
}
