import type { ComponentProps } from "react";
import { cn } from "@/lib/cn";

/** Scrolls sideways inside its own frame, so that a wide table never widens the page; `relative` keeps hidden labels inside it too. */
export function Table({ className, "aria-label": label, ...props }: ComponentProps<"table">) {
  return (
    <div role="region" aria-label={label} tabIndex={0} className="relative overflow-x-auto rounded-card border bg-card">
      <table aria-label={label} className={cn("w-full border-collapse text-left text-[0.9375rem]", className)} {...props} />
    </div>
  );
}

export function Th({ className, ...props }: ComponentProps<"th">) {
  return (
    <th
      scope="col"
      className={cn("border-b px-4 py-3 text-sm font-medium whitespace-nowrap text-muted-foreground", className)}
      {...props}
    />
  );
}

export function Td({ className, ...props }: ComponentProps<"td">) {
  return <td className={cn("border-b px-4 py-3 align-middle [tr:last-child>&]:border-b-0", className)} {...props} />;
}
