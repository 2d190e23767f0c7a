import { useId } from "react";

interface SliderProps {
  label: string;
  value: number;
  min: number;
  max: number;
  step?: number;
  /** The value as it is read, where the number alone says too little. */
  shown?: string;
  onChange: (value: number) => void;
}

export function Slider({ label, value, min, max, step = 1, shown, onChange }: SliderProps) {
  const id = useId();
  return (
    <div>
      <div className="flex items-baseline justify-between gap-3">
        <label htmlFor={id} className="text-sm font-medium">
          {label}
        </label>
        <output htmlFor={id} className="font-semibold tabular-nums">
          {shown ?? value}
        </output>
      </div>
      <input
        id={id}
        type="range"
        className="min-h-11 w-full cursor-pointer accent-primary"
        value={value}
        min={min}
        max={max}
        step={step}
        aria-valuetext={shown}
        onChange={(event) => onChange(Number(event.target.value))}
      />
    </div>
  );
}
