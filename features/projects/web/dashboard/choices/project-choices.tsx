import { SegmentedControl } from "@mantine/core";
import type { ProjectSort } from "../../../contract/index.ts";
import { ChoiceMenu } from "./choice-menu.tsx";
import classes from "./project-choices.module.css";
import type { ProjectFilter } from "../use-project-list.ts";

const FILTERS: { value: ProjectFilter; label: string }[] = [
  { value: "all", label: "All" },
  { value: "mine", label: "Mine" },
  { value: "shared", label: "Shared with me" },
  { value: "trash", label: "Trash" },
];

const SORTS: { value: ProjectSort; label: string }[] = [
  { value: "edited", label: "Last edited" },
  { value: "name", label: "Name" },
  { value: "created", label: "Created" },
];

interface FilterProps {
  value: ProjectFilter;
  onChange: (filter: ProjectFilter) => void;
}

/** Chooses the projects: buttons side by side if there is room, else one select. */
export function FilterChoice({ value, onChange }: FilterProps) {
  return (
    <>
      <div className={classes.wide}>
        <SegmentedControl
          aria-label="Which projects"
          withItemsBorders={false}
          value={value}
          data={FILTERS}
          onChange={(next) => onChange(next as ProjectFilter)}
        />
      </div>
      <div className={classes.narrow}>
        <ChoiceMenu label="Show" value={value} choices={FILTERS} onChange={onChange} />
      </div>
    </>
  );
}

interface SortProps {
  value: ProjectSort;
  onChange: (sort: ProjectSort) => void;
}

export const SortChoice = ({ value, onChange }: SortProps) => (
  <ChoiceMenu label="Sort by" value={value} choices={SORTS} onChange={onChange} />
);
