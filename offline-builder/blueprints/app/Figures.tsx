import { cn } from "@/lib/cn";

export interface Figure {
  label: string;
  value: string;
  note?: string;
  tone?: "good" | "bad";
}

/** The numbers that matter, side by side in one frame. */
export function Figures({ figures }: { figures: Figure[] }) {
  return (
    <dl className="grid grid-cols-2 gap-px overflow-hidden rounded-card border bg-border lg:grid-cols-$count$">
      {figures.map((figure) => (
        <div key={figure.label} className="flex flex-col bg-card px-5 py-4 last:odd:col-span-2 lg:last:odd:col-span-1">
          <dt className="text-sm text-muted-foreground">{figure.label}</dt>
          <dd className="mt-1 font-display text-2xl font-(--display-weight) tracking-tight tabular-nums sm:text-[1.75rem]">
            {figure.value}
          </dd>
          {figure.note && (
            <dd
              className={cn(
                "mt-1 text-sm",
                figure.tone === "bad" ? "font-medium text-destructive" : figure.tone === "good" ? "text-success" : "text-muted-foreground",
              )}
            >
              {figure.note}
            </dd>
          )}
        </div>
      ))}
    </dl>
  );
}
