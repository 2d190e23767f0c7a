interface PieChartProps {
  label: string;
  slices: { label: string; value: number }[];
  format: (value: number) => string;
}

const tones = ["stroke-primary", "stroke-tone-2", "stroke-accent", "stroke-muted-foreground"];

/** Parts of a whole as a ring; beside it each part with its number and its share. */
export function PieChart({ label, slices, format }: PieChartProps) {
  const shown = slices.filter((slice) => slice.value > 0);
  const total = shown.reduce((sum, slice) => sum + slice.value, 0);
  const share = (value: number): number => (100 * value) / Math.max(1, total);
  const before = (at: number): number => shown.slice(0, at).reduce((sum, slice) => sum + share(slice.value), 0);
  const opacity = (at: number): number => 1 - 0.35 * Math.floor(at / tones.length);
  return (
    <figure aria-label={label} className="flex flex-wrap items-center gap-6">
      <svg aria-hidden viewBox="0 0 42 42" className="size-40 -rotate-90">
        {shown.map((slice, at) => (
          <circle
            key={slice.label}
            cx="21"
            cy="21"
            r="15.9155"
            fill="none"
            strokeWidth="9"
            strokeDasharray={`${Math.max(0.5, share(slice.value) - 0.6)} 100`}
            strokeDashoffset={-before(at)}
            strokeOpacity={opacity(at)}
            className={tones[at % tones.length]}
          />
        ))}
      </svg>
      <figcaption className="min-w-0 flex-1">
        <ul className="space-y-1 text-sm">
          {shown.map((slice, at) => (
            <li key={slice.label} className="flex items-center gap-2">
              <svg aria-hidden viewBox="0 0 10 10" className="size-3 shrink-0">
                <path d="M0 5H10" strokeWidth="10" strokeOpacity={opacity(at)} className={tones[at % tones.length]} />
              </svg>
              <span className="min-w-0 flex-1 truncate">{slice.label}</span>
              <span className="tabular-nums">
                {format(slice.value)} · {format(Math.round(share(slice.value)))} %
              </span>
            </li>
          ))}
        </ul>
      </figcaption>
    </figure>
  );
}
