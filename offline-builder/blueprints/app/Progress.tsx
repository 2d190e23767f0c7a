import { useState } from "react";
import { Panel } from "@/components/app/Panel";
import { LineChart } from "@/components/charts/LineChart";
import { Select } from "@/components/ui/select";
import { formatShortDay } from "@/lib/dates";

interface ProgressProps {
  title: string;
  /** What is chosen: "Exercise". */
  label: string;
  entries: { name: string; date: string; value: number }[];
  format: (value: number) => string;
  /** It has the whole row. */
  wide?: boolean;
}

/** How a number went from entry to entry, for one of the names at a time; the one with most entries comes first. */
export function Progress({ title, label, entries, format, wide = false }: ProgressProps) {
  const [wanted, setWanted] = useState("");
  const counts = new Map<string, number>();
  for (const { name } of entries) counts.set(name, (counts.get(name) ?? 0) + 1);
  const names = [...counts].sort(([, one], [, other]) => other - one).map(([name]) => name);
  const chosen = names.includes(wanted) ? wanted : (names[0] ?? "");
  const points = entries.filter(({ name }) => name === chosen).sort((one, other) => one.date.localeCompare(other.date));
  if (names.length === 0) return null;
  return (
    <Panel
      title={title}
      className={wide ? "lg:col-span-2" : undefined}
      aside={
        <Select aria-label={label} value={chosen} onChange={(event) => setWanted(event.target.value)}>
          {names.toSorted((one, other) => one.localeCompare(other)).map((name) => (
            <option key={name}>{name}</option>
          ))}
        </Select>
      }
    >
      <LineChart
        label={`${title}: ${chosen}`}
        points={points.map(({ date, value }) => ({ label: formatShortDay(date), value }))}
        format={format}
      />
      {points.length === 1 && <p className="mt-3 text-sm text-muted-foreground">{__("One entry so far: the line begins with the second.")}</p>}
    </Panel>
  );
}
