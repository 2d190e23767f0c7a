import type { ReactNode } from "react";

export function EmptyState({ title, hint, action }: { title: string; hint?: string; action?: ReactNode }) {
  return (
    <div className="flex flex-col items-center gap-3 rounded-card border border-dashed px-6 py-14 text-center">
      <p className="text-heading">{title}</p>
      {hint && <p className="max-w-md text-muted-foreground">{hint}</p>}
      {action}
    </div>
  );
}
