/** Conditions of a request, one a row. */
import { ActionIcon, Button, NativeSelect, TextInput } from "@mantine/core";
import { Plus, X } from "lucide-react";
import { FILTER_OPERATORS, MAX_FILTERS, type Filter } from "./request-text.ts";
import classes from "./access.module.css";

export interface FilterRowsProps {
  columns: readonly string[];
  filters: readonly Filter[];
  onChange: (filters: readonly Filter[]) => void;
}

export function FilterRows({ columns, filters, onChange }: FilterRowsProps) {
  const change = (at: number, patch: Partial<Filter>): void =>
    onChange(filters.map((filter, index) => (index === at ? { ...filter, ...patch } : filter)));
  const add = (): void => onChange([...filters, { column: columns[0] ?? "", operator: "eq", value: "" }]);
  return (
    <div className={classes.filters}>
      {filters.map((filter, at) => (
        // Rows have no name of their own, and a value is kept by its place.
        // oxlint-disable-next-line react/no-array-index-key
        <div key={at} className={classes.filter} role="group" aria-label={`Filter ${at + 1}`}>
          <NativeSelect
            aria-label="Column"
            data={[...columns]}
            value={filter.column}
            onChange={(event) => change(at, { column: event.currentTarget.value })}
          />
          <NativeSelect
            aria-label="Condition"
            data={[...FILTER_OPERATORS]}
            value={filter.operator}
            onChange={(event) => change(at, { operator: event.currentTarget.value })}
          />
          <TextInput
            aria-label="Value"
            value={filter.value}
            maxLength={300}
            onChange={(event) => change(at, { value: event.currentTarget.value })}
          />
          <ActionIcon
            aria-label={`Remove filter ${at + 1}`}
            onClick={() => onChange(filters.filter((_, index) => index !== at))}
          >
            <X size={15} />
          </ActionIcon>
        </div>
      ))}
      {filters.length < MAX_FILTERS && (
        <Button variant="subtle" leftSection={<Plus size={14} />} disabled={columns.length === 0} onClick={add}>
          Add filter
        </Button>
      )}
    </div>
  );
}
