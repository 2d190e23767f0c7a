/** The panel that adds or edits one row, with a field for each column. [C2.14] [C2.18] [C5.10] [C8.02] [C8.03] */
import { Button, Group, NativeSelect, Textarea, TextInput } from "@mantine/core";
import type { GridRow } from "@slipway/ui/grid/grid-model";
import { SidePanel } from "@slipway/ui/kit/side-panel/side-panel.tsx";
import { showToast } from "@slipway/ui/kit/status/toast";
import { useState, type FormEvent } from "react";
import type { CloudColumn, CloudTable } from "../../../cloud/contract/index.ts";
import { kindOf, readCell, type ColumnKind } from "../../contract/cell-rules.ts";
import { insertStatement } from "../../contract/table-sql.ts";
import type { Run } from "../run-sql.ts";
import { useUnsaved } from "../unsaved.ts";
import { changeRow, reasonOf, RowRefused } from "./change-rows.ts";
import classes from "../database.module.css";

const LONG: ReadonlySet<ColumnKind> = new Set<ColumnKind>(["json", "array", "other"]);

interface FieldProps {
  column: CloudColumn;
  /** Null: untouched, and left out of a new row. */
  text: string | null;
  problem: string | null;
  isNew: boolean;
  onChange: (text: string) => void;
}

/** `'open'::state` is the text `open`; any other default is an expression, such as `now()`. */
const defaultInWords = (sql: string): string => {
  const text = /^'((?:[^']|'')*)'::[^']*$/.exec(sql)?.[1];
  return text === undefined ? sql : text.replaceAll("''", "'");
};

const placeholderOf = ({ default_value, is_nullable }: CloudColumn, isNew: boolean): string =>
  isNew && default_value !== null ? defaultInWords(default_value) : is_nullable ? "null" : "";

function Field({ column, text, problem, isNew, onChange }: FieldProps) {
  const kind = kindOf(column);
  const label = (
    <>
      {column.name} <small className={classes.type}>{column.data_type}</small>
    </>
  );
  const shared = {
    label,
    value: text ?? "",
    error: problem,
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) => onChange(currentTarget.value),
  };
  const choices = kind === "boolean" ? ["true", "false"] : column.enums;
  if (choices.length > 0)
    return (
      <NativeSelect {...shared} data={[{ value: "", label: placeholderOf(column, isNew) || "Choose" }, ...choices]} />
    );
  const placeholder = placeholderOf(column, isNew);
  return LONG.has(kind) || (kind === "text" && column.data_type === "text") ? (
    <Textarea {...shared} placeholder={placeholder} rows={2} />
  ) : (
    <TextInput {...shared} placeholder={placeholder} />
  );
}

export interface RowFormProps {
  table: CloudTable;
  /** Null: a new row. */
  row: GridRow | null;
  run: Run;
  /** Reason why nothing can be saved; null when it can. */
  readOnly: string | null;
  onSaved: () => void;
  onClose: () => void;
}

/** Columns that a person may fill in. Cells that are too long for a field are opened in the grid. [C5.10] */
const fieldsOf = ({ columns }: CloudTable, row: GridRow | null): CloudColumn[] =>
  columns.filter(
    ({ name, is_generated, is_updatable }) =>
      !is_generated && (row === null || (is_updatable && row.cells[name]?.isCut !== true)),
  );

async function store({ table, row, run }: RowFormProps, texts: Readonly<Record<string, string>>): Promise<void> {
  if (row !== null) return changeRow(run, { table, row }, texts);
  const values = Object.entries(texts).map(([name, text]) => {
    const reading = readCell(text, table.columns.find((column) => column.name === name)!);
    return [name, reading.problem === null ? reading.value : text] as const;
  });
  if (values.length === 0) throw new RowRefused("No data to insert");
  await run(insertStatement(table.name, Object.fromEntries(values)));
}

function useForm(props: RowFormProps) {
  const { table, row, onSaved, onClose } = props;
  const [texts, setTexts] = useState<Readonly<Record<string, string>>>({});
  const [problems, setProblems] = useState<Readonly<Record<string, string>>>({});
  const [failure, setFailure] = useState<string | null>(null);
  const [isSaving, setIsSaving] = useState(false);
  const change = (column: CloudColumn, text: string): void =>
    setTexts((before) => {
      const isAsStored = row !== null && text === (row.cells[column.name]?.text ?? "");
      const others = Object.entries(before).filter(([name]) => name !== column.name);
      return Object.fromEntries(isAsStored ? others : [...others, [column.name, text]]);
    });
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const gone = Object.keys(texts).filter((name) => table.columns.every((column) => column.name !== name));
    if (gone.length > 0) {
      setTexts(Object.fromEntries(Object.entries(texts).filter(([name]) => !gone.includes(name))));
      return setFailure(`No longer there: ${gone.join(", ")}. What you typed elsewhere is kept.`);
    }
    const found = Object.entries(texts).flatMap(([name, text]) => {
      const { problem } = readCell(text, table.columns.find((column) => column.name === name)!);
      return problem === null ? [] : [[name, problem] as const];
    });
    setProblems(Object.fromEntries(found));
    setFailure(null);
    if (found.length > 0) return;
    setIsSaving(true);
    try {
      await store(props, texts);
      showToast({ tone: "ok", title: row === null ? "Row created successfully" : "Row updated successfully" });
      onSaved();
      onClose();
    } catch (error) {
      setFailure(`${row === null ? "Failed to create row: " : "Failed to update row: "}${reasonOf(error)}`);
    } finally {
      setIsSaving(false);
    }
  };
  return { texts, problems, failure, isSaving, change, submit };
}

export function RowForm(props: RowFormProps) {
  const { table, row, readOnly, onClose } = props;
  const { texts, problems, failure, isSaving, change, submit } = useForm(props);
  const isDirty = Object.keys(texts).length > 0;
  const close = useUnsaved(isDirty, { text: "The row was not saved.", onClose });
  return (
    <SidePanel title={row === null ? `Add row to ${table.name}` : `Row of ${table.name}`} onClose={close}>
      <form className={classes.rowForm} onSubmit={(event) => void submit(event)}>
        {readOnly !== null && <p className={classes.note}>{readOnly}</p>}
        {fieldsOf(table, row).map((column) => (
          <Field
            key={column.name}
            column={column}
            isNew={row === null}
            text={texts[column.name] ?? row?.cells[column.name]?.text ?? null}
            problem={problems[column.name] ?? null}
            onChange={(text) => change(column, text)}
          />
        ))}
        {failure !== null && (
          <p role="alert" className={classes.refused}>
            {failure}
          </p>
        )}
        <Group justify="flex-end" gap={8}>
          <Button variant="subtle" onClick={close}>
            Cancel
          </Button>
          <Button type="submit" variant="filled" loading={isSaving} disabled={readOnly !== null || !isDirty}>
            {row === null ? "Add Row" : "Save"}
          </Button>
        </Group>
      </form>
    </SidePanel>
  );
}
