import { moodOptions } from "@/data/moods";
import { cn } from "@/lib/cn";

interface MoodPickerProps {
  /** Empty when none is chosen. */
  value: string;
  onChange: (mood: string) => void;
}

export function MoodPicker({ value, onChange }: MoodPickerProps) {
  return (
    <div role="group" aria-label={__("Mood")} className="flex flex-wrap gap-2">
      {moodOptions.map((mood) => (
        <button
          key={mood}
          type="button"
          aria-pressed={value === mood}
          onClick={() => onChange(mood)}
          className={cn(
            "flex min-h-11 cursor-pointer items-center gap-2.5 rounded-button border px-4 text-[0.9375rem]",
            value === mood ? "border-primary bg-secondary font-semibold text-secondary-foreground" : "border-input hover:bg-muted",
          )}
        >
          <MoodDot mood={mood} />
          {mood}
        </button>
      ))}
    </div>
  );
}

/** A round mark in the colour of a mood; the word stands beside it or in its title. */
export function MoodDot({ mood, className }: { mood: string; className?: string }) {
  const colors = ["bg-success", "bg-tone-2", "bg-tone-4", "bg-destructive"];
  const at = moodOptions.findIndex((option) => option === mood);
  return <span aria-hidden className={cn("size-2.5 shrink-0 rounded-full", colors[at] ?? "border border-input", className)} />;
}
