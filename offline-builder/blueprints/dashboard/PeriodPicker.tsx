import { cn } from "@/lib/cn";
import { periods, type Period } from "@/lib/period";

interface PeriodPickerProps {
  period: Period;
  onChoose: (period: Period) => void;
}

export function PeriodPicker({ period, onChoose }: PeriodPickerProps) {
  return (
    <div role="group" aria-label={__("Period")} className="flex rounded-button border bg-card p-1">
      {periods.map(({ days, label }) => (
        <button
          key={days}
          type="button"
          aria-pressed={days === period}
          onClick={() => onChoose(days)}
          className={cn(
            "min-h-9 cursor-pointer rounded-button px-3 text-sm whitespace-nowrap",
            days === period ? "bg-primary font-semibold text-primary-foreground" : "hover:bg-muted",
          )}
        >
          {label}
        </button>
      ))}
    </div>
  );
}
