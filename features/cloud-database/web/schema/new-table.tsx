/** The panel that makes a table: its columns, and who may use its rows. [DB8] */
import { ActionIcon, Button, NativeSelect, TextInput } from "@mantine/core";
import { Plus, X } from "lucide-react";
import { useRef, useState } from "react";
import { MAX_NEW_COLUMNS, type NewColumn, type SchemaChange, type TableAccess } from "../../contract/schema-change.ts";
import { nameProblem } from "../../contract/changes/names.ts";
import { ChangeForm } from "./change-form.tsx";
import { ColumnFields, EMPTY_COLUMN, finished } from "./column-fields.tsx";
import { useEnumNames } from "./use-details.ts";
import { useSchemaChange } from "./use-schema-change.ts";
import classes from "../database.module.css";

const WORDS = { done: "Table created successfully", failed: "Failed to create table: " };

const ACCESS: readonly { value: TableAccess; label: string; text: string }[] = [
  {
    value: "own",
    label: "People who signed in, their own rows",
    text: "Adds a column user_id, and a policy that shows each person only the rows with their id.",
  },
  { value: "read", label: "Everybody reads, nobody writes", text: "Adds a policy for reading. You write rows here." },
  {
    value: "none",
    label: "Nobody from outside",
    text: "No policy: only you, here, and functions with the service key.",
  },
];

interface Numbered extends NewColumn {
  key: number;
}

export function NewTable({
  projectId,
  onMade,
  onClose,
}: {
  projectId: string;
  onMade: (table: string) => void;
  onClose: () => void;
}) {
  const [name, setName] = useState("");
  const [access, setAccess] = useState<TableAccess>("own");
  const [columns, setColumns] = useState<readonly Numbered[]>([{ ...EMPTY_COLUMN, key: 0 }]);
  const [isChecked, setIsChecked] = useState(false);
  const lastKey = useRef(0);
  const enums = useEnumNames(projectId);
  const state = useSchemaChange(projectId, () => onMade(name.trim()));
  // A column that was left untouched is none.
  const wanted = columns.filter((column) => column.name !== "" || column.default_value !== null);
  const change: SchemaChange = {
    kind: "create_table",
    table: name.trim(),
    access,
    columns: wanted.map(({ key: _key, ...column }) => finished(column)),
  };
  const isFine =
    nameProblem(name, "Table") === null && wanted.every((column) => nameProblem(column.name, "Column") === null);
  const patch = (key: number, changed: Partial<NewColumn>): void =>
    setColumns((before) => before.map((one) => (one.key === key ? { ...one, ...changed } : one)));
  return (
    <ChangeForm
      title="New table"
      submit="Create Table"
      unsaved="The table was not created."
      isDirty={name !== "" || wanted.length > 0}
      change={change}
      state={state}
      onSubmit={() => {
        setIsChecked(true);
        if (isFine) state.change(change, WORDS);
      }}
      onClose={onClose}
    >
      <TextInput
        label="Table name"
        withAsterisk
        value={name}
        error={isChecked ? nameProblem(name, "Table") : null}
        data-autofocus
        spellCheck={false}
        autoCapitalize="off"
        onChange={({ currentTarget: { value } }) => setName(value)}
      />
      <NativeSelect
        label="Who may use its rows"
        value={access}
        data={ACCESS.map(({ value, label }) => ({ value, label }))}
        description={ACCESS.find(({ value }) => value === access)?.text}
        onChange={({ currentTarget: { value } }) => setAccess(value as TableAccess)}
      />
      {columns.map((column, index) => (
        <fieldset key={column.key} className={classes.newColumn}>
          <legend>Column {index + 1}</legend>
          {columns.length > 1 && (
            <ActionIcon
              className={classes.removeColumn}
              aria-label={`Remove column ${index + 1}`}
              onClick={() => setColumns((before) => before.filter(({ key }) => key !== column.key))}
            >
              <X size={15} />
            </ActionIcon>
          )}
          <ColumnFields
            column={column}
            isChecked={isChecked && wanted.includes(column)}
            enums={enums}
            hasRows={false}
            onChange={(changed) => patch(column.key, changed)}
          />
        </fieldset>
      ))}
      {columns.length < MAX_NEW_COLUMNS && (
        <Button
          leftSection={<Plus size={15} aria-hidden="true" />}
          onClick={() => setColumns((before) => [...before, { ...EMPTY_COLUMN, key: (lastKey.current += 1) }])}
        >
          Another column
        </Button>
      )}
    </ChangeForm>
  );
}
