import { SegmentedControl } from "@mantine/core";
import type { ProjectFilter } from "./use-project-list.ts";

const FILTERS: { value: ProjectFilter; label: string }[] = [
  { value: "all", label: "All" },
  { value: "mine", label: "Mine" },
  { value: "trash", label: "Trash" },
];

export function FilterTabs({ value, onChange }: { value: ProjectFilter; onChange: (filter: ProjectFilter) => void }) {
  return (
    <SegmentedControl
      aria-label="Which projects"
      value={value}
      data={FILTERS}
      onChange={(next) => onChange(next as ProjectFilter)}
    />
  );
}
