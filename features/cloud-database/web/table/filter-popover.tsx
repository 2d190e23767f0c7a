/** Filters of a table: applied by themselves, as far as they are valid. [C2.16] [C4.02] [C5.02] [C5.03] [C9.02] */
import { ActionIcon, Button, NativeSelect, TextInput } from "@mantine/core";
import { Popover } from "@slipway/ui/layers/popover.tsx";
import { ListFilter, Plus, X } from "lucide-react";
import { useEffect, useState, type FormEvent } from "react";
import type { CloudColumn } from "../../../cloud/contract/index.ts";
import { filterProblem, kindOf, operatorLabel, operatorsOf } from "../../contract/cell-rules.ts";
import type { Operator, RowFilter } from "../../contract/table-sql.ts";
import classes from "../database.module.css";

/** [C9.02] */
const APPLY_MS = 500;

interface ValueProps {
  column: CloudColumn;
  value: string;
  problem: string | null;
  onChange: (value: string) => void;
}

function Value({ column, value, problem, onChange }: ValueProps) {
  const kind = kindOf(column);
  const choices = kind === "boolean" ? ["true", "false"] : kind === "enum" ? column.enums : [];
  const shared = {
    "aria-label": "Value",
    value,
    error: problem,
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) => onChange(currentTarget.value),
  };
  return choices.length > 0 ? (
    <NativeSelect {...shared} data={[...choices]} />
  ) : (
    <TextInput {...shared} placeholder={kind === "date" ? "YYYY-MM-DD" : "Value"} />
  );
}

const firstValue = (column: CloudColumn): string => (kindOf(column) === "boolean" ? "true" : (column.enums[0] ?? ""));

function OperatorSelect({
  column,
  value,
  onChange,
}: {
  column: CloudColumn;
  value: Operator;
  onChange: (to: Operator) => void;
}) {
  const kind = kindOf(column);
  return (
    <NativeSelect
      aria-label="Operator"
      value={value}
      data={operatorsOf(kind).map((one) => ({ value: one, label: operatorLabel(one, kind) }))}
      onChange={({ currentTarget }) => onChange(currentTarget.value as Operator)}
    />
  );
}

interface ExistingProps {
  columns: readonly CloudColumn[];
  filter: RowFilter;
  onChange: (filter: RowFilter | null) => void;
}

/** A filter that is applied; an edit is applied half a second later, and an empty value removes it. */
function Existing({ columns, filter, onChange }: ExistingProps) {
  const [draft, setDraft] = useState(filter);
  const column = columns.find(({ name }) => name === draft.column);
  const problem = column === undefined || draft.value.trim() === "" ? null : filterProblem(draft.value, column);
  useEffect(() => {
    if (draft === filter || problem !== null) return;
    const timer = setTimeout(() => onChange(draft.value.trim() === "" ? null : draft), APPLY_MS);
    return () => clearTimeout(timer);
  });
  if (column === undefined) return null;
  return (
    <div className={classes.filter}>
      <span className="mono">{column.name}</span>
      <OperatorSelect
        column={column}
        value={draft.operator}
        onChange={(operator) => setDraft({ ...draft, operator })}
      />
      <Value
        column={column}
        value={draft.value}
        problem={problem}
        onChange={(value) => setDraft({ ...draft, value })}
      />
      <ActionIcon aria-label={`Remove the filter of ${column.name}`} onClick={() => onChange(null)}>
        <X size={15} />
      </ActionIcon>
    </div>
  );
}

function NewFilter({ columns, onAdd }: { columns: readonly CloudColumn[]; onAdd: (filter: RowFilter) => void }) {
  const [name, setName] = useState(columns[0]?.name ?? "");
  const column = columns.find((one) => one.name === name) ?? columns[0];
  const [operator, setOperator] = useState<Operator>("equals");
  const [value, setValue] = useState(column === undefined ? "" : firstValue(column));
  const [problem, setProblem] = useState<string | null>(null);
  if (column === undefined) return null;
  const choose = (next: string): void => {
    const chosen = columns.find((one) => one.name === next)!;
    setName(next);
    setOperator("equals");
    setValue(firstValue(chosen));
    setProblem(null);
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const found = filterProblem(value, column);
    setProblem(found);
    if (found === null) onAdd({ column: column.name, operator, value: value.trim() });
  };
  return (
    <form className={classes.filter} onSubmit={submit}>
      <NativeSelect
        aria-label="Column"
        value={column.name}
        data={columns.map((one) => one.name)}
        onChange={({ currentTarget }) => choose(currentTarget.value)}
      />
      <OperatorSelect column={column} value={operator} onChange={setOperator} />
      <Value column={column} value={value} problem={problem} onChange={setValue} />
      <Button type="submit" variant="filled">
        Apply
      </Button>
    </form>
  );
}

export interface FilterPopoverProps {
  columns: readonly CloudColumn[];
  filters: readonly RowFilter[];
  onChange: (filters: readonly RowFilter[]) => void;
}

export function FilterPopover({ columns, filters, onChange }: FilterPopoverProps) {
  const [open, setOpen] = useState(false);
  const [isAdding, setIsAdding] = useState(false);
  const replace = (at: number, filter: RowFilter | null): void =>
    onChange(filters.flatMap((one, index) => (index === at ? (filter === null ? [] : [filter]) : [one])));
  return (
    <Popover opened={open} onChange={setOpen} position="bottom-start" trapFocus>
      <Popover.Target>
        <Button
          leftSection={<ListFilter size={15} aria-hidden="true" />}
          aria-haspopup="dialog"
          aria-expanded={open}
          onClick={() => setOpen(!open)}
        >
          {filters.length === 0 ? "Filter" : `Filter ${filters.length}`}
        </Button>
      </Popover.Target>
      <Popover.Dropdown className={classes.filters} aria-label="Filter">
        <p>Show rows where</p>
        {filters.map((filter, index) => (
          <Existing
            key={`${filter.column} ${index} ${filter.operator} ${filter.value}`}
            columns={columns}
            filter={filter}
            onChange={(next) => replace(index, next)}
          />
        ))}
        {(isAdding || filters.length === 0) && (
          <NewFilter
            columns={columns}
            onAdd={(filter) => {
              setIsAdding(false);
              onChange([...filters, filter]);
            }}
          />
        )}
        <footer>
          <Button
            variant="subtle"
            leftSection={<Plus size={14} aria-hidden="true" />}
            disabled={filters.length === 0 || isAdding}
            onClick={() => setIsAdding(true)}
          >
            Add filter
          </Button>
          <Button variant="subtle" disabled={filters.length === 0} onClick={() => onChange([])}>
            Remove all filters
          </Button>
        </footer>
      </Popover.Dropdown>
    </Popover>
  );
}
