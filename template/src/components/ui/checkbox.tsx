import type { ComponentProps, ReactNode } from "react";
import { cn } from "@/lib/cn";

interface CheckboxProps extends Omit<ComponentProps<"input">, "type"> {
  label: ReactNode;
}

export function Checkbox({ label, className, ...props }: CheckboxProps) {
  return (
    <label className={cn("flex min-h-11 cursor-pointer items-center gap-3 text-[0.9375rem]", className)}>
      <input type="checkbox" className="size-5 shrink-0 accent-primary" {...props} />
      <span>{label}</span>
    </label>
  );
}
