import { useId } from "react";
import { cn } from "@/lib/cn";

interface SegmentsProps<T extends string> {
  label: string;
  options: readonly (readonly [value: T, label: string])[];
  value: T;
  onChange: (value: T) => void;
  disabled?: boolean;
}

/** One of a few ways, all in sight. */
export function Segments<T extends string>({ label, options, value, onChange, disabled }: SegmentsProps<T>) {
  const name = useId();
  return (
    <fieldset disabled={disabled} className="min-w-0 disabled:opacity-60">
      <legend className="mb-1.5 text-sm font-medium">{label}</legend>
      <div className="flex flex-wrap gap-1 rounded-control border bg-muted p-1">
        {options.map(([option, text]) => (
          <label
            key={option}
            className={cn(
              "flex min-h-10 flex-1 cursor-pointer items-center justify-center rounded-control px-3 text-center text-sm has-focus-visible:outline-2 has-focus-visible:outline-ring",
              option === value ? "bg-primary font-semibold text-primary-foreground" : "text-muted-foreground hover:text-foreground",
            )}
          >
            <input type="radio" name={name} className="sr-only" checked={option === value} onChange={() => onChange(option)} />
            {text}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
