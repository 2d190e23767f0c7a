import { cn } from "@/lib/cn";

const tones = ["bg-tone-1", "bg-tone-2", "bg-primary", "bg-foreground"];

/** Initials on a ground that stays the same for a name. */
export function Avatar({ name, large = false }: { name: string; large?: boolean }) {
  const initials = name.split(/\s+/).map((part) => part.charAt(0)).join("").slice(0, 2).toUpperCase();
  const tone = tones[[...name].reduce((sum, letter) => sum + letter.charCodeAt(0), 0) % tones.length];
  return (
    <span aria-hidden className={cn("relative grid shrink-0 place-items-center rounded-full", tone, large ? "size-20" : "size-11")}>
      <span className={cn("grid place-items-center rounded-full bg-card font-semibold text-card-foreground", large ? "size-18 text-2xl" : "size-9.5 text-sm")}>{initials}</span>
    </span>
  );
}
