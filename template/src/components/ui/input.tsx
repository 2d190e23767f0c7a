import type { ComponentProps } from "react";
import { cn } from "@/lib/cn";

export const controlClass = cn(
  "w-full rounded-control border border-input bg-card px-3.5 text-base text-card-foreground",
  "placeholder:text-muted-foreground aria-invalid:border-destructive disabled:opacity-60",
);

export function Input({ className, ...props }: ComponentProps<"input">) {
  return <input className={cn(controlClass, "min-h-11", className)} {...props} />;
}
