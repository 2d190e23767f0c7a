import { cn } from "@/lib/cn";

interface Choice {
  value: string;
  label: string;
  note?: string;
  disabled?: boolean;
}

interface ChoicesProps {
  legend: string;
  name: string;
  value: string;
  choices: Choice[];
  onChoose: (value: string) => void;
  className?: string;
  error?: string;
}

/** One of several, as large buttons that are radio buttons underneath. */
export function Choices({ legend, name, value, choices, onChoose, className, error }: ChoicesProps) {
  return (
    <fieldset data-wrong={Boolean(error)} tabIndex={-1} className="outline-none">
      <legend className="text-heading mb-4">{legend}</legend>
      <div className={cn("grid gap-2", className)}>
        {choices.map((choice) => (
          <label
            key={choice.value}
            className={cn(
              "flex min-h-12 flex-col justify-center rounded-control border border-input px-4 py-2.5",
              "has-checked:border-primary has-checked:bg-primary has-checked:text-primary-foreground",
              "has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-ring",
              choice.disabled ? "cursor-not-allowed border-dashed bg-muted text-muted-foreground line-through" : "cursor-pointer",
            )}
          >
            <input
              type="radio"
              className="sr-only"
              name={name}
              value={choice.value}
              checked={value === choice.value}
              disabled={choice.disabled}
              onChange={() => onChoose(choice.value)}
            />
            <span className="font-medium">{choice.label}</span>
            {choice.note && <span className="text-sm">{choice.note}</span>}
          </label>
        ))}
      </div>
      {error && (
        <p role="alert" className="mt-3 text-sm text-destructive">
          {error}
        </p>
      )}
    </fieldset>
  );
}
