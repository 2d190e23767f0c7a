import { initials } from "@/data/people";
import { cn } from "@/lib/cn";

export function Avatar({ name, className }: { name: string; className?: string }) {
  return (
    <span
      title={name}
      className={cn("grid size-7 shrink-0 place-items-center rounded-full bg-secondary text-[0.6875rem] font-semibold text-secondary-foreground", className)}
    >
      <span aria-hidden>{initials(name)}</span>
      <span className="sr-only">{name}</span>
    </span>
  );
}
