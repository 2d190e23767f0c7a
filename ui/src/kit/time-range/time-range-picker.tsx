/** Chooses a span of time: one that ends now, or one between two moments. [C2.19] [C3.03] [C5.06] */
import { Button } from "@mantine/core";
import { Check, Clock } from "lucide-react";
import { useId, useState } from "react";
import { Popover } from "../../layers/popover.tsx";
import {
  boundsOf,
  localInput,
  rangeBetween,
  rangeLabel,
  rangeProblem,
  RELATIVE_RANGES,
  utcTime,
  type RelativeRange,
  type TimeRange,
} from "./time-range.ts";
import classes from "./time-range.module.css";

export interface TimeRangePickerProps {
  range: TimeRange;
  onChange: (range: TimeRange) => void;
}

interface MomentProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
}

function Moment({ label, value, onChange }: MomentProps) {
  const id = useId();
  const at = Date.parse(value);
  return (
    <div className={classes.moment}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="datetime-local"
        max={localInput(Date.now())}
        value={value}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      />
      <small>{Number.isNaN(at) ? "" : utcTime(at)}</small>
    </div>
  );
}

function Custom({ range, onApply }: { range: TimeRange; onApply: (range: TimeRange) => void }) {
  const [now] = useState(Date.now);
  const first = boundsOf(range, now);
  const [start, setStart] = useState(localInput(first.start));
  const [end, setEnd] = useState(localInput(first.end));
  const bounds = { start: Date.parse(start), end: Date.parse(end) };
  const problem = rangeProblem(bounds, now);
  return (
    <form
      className={classes.custom}
      onSubmit={(event) => {
        event.preventDefault();
        if (problem === null) onApply(rangeBetween(bounds));
      }}
    >
      <Moment label="Start" value={start} onChange={setStart} />
      <Moment label="End" value={end} onChange={setEnd} />
      {problem !== null && (
        <p className={classes.problem} role="alert">
          {problem}
        </p>
      )}
      <Button type="submit" variant="filled" disabled={problem !== null}>
        Apply
      </Button>
    </form>
  );
}

export function TimeRangePicker({ range, onChange }: TimeRangePickerProps) {
  const [open, setOpen] = useState(false);
  const choose = (next: TimeRange): void => {
    setOpen(false);
    onChange(next);
  };
  return (
    <Popover opened={open} onChange={setOpen} position="bottom-end" trapFocus>
      <Popover.Target>
        <Button
          leftSection={<Clock size={15} aria-hidden="true" />}
          aria-haspopup="dialog"
          aria-expanded={open}
          onClick={() => setOpen(!open)}
        >
          {rangeLabel(range)}
        </Button>
      </Popover.Target>
      <Popover.Dropdown className={classes.panel} aria-label="Time range">
        <div className={classes.relative}>
          {(Object.keys(RELATIVE_RANGES) as RelativeRange[]).map((key) => {
            const isChosen = range.type === "relative" && range.value === key;
            return (
              <button
                key={key}
                type="button"
                aria-pressed={isChosen}
                onClick={() => choose({ type: "relative", value: key })}
              >
                {RELATIVE_RANGES[key].label}
                {isChosen && <Check size={14} aria-hidden="true" />}
              </button>
            );
          })}
        </div>
        <Custom range={range} onApply={choose} />
      </Popover.Dropdown>
    </Popover>
  );
}
