/** The panel that adds a column to a table. [C2.18] [C5.12] [C5.13] [C8.05] */
import { useState } from "react";
import type { CloudTable } from "../../../cloud/contract/index.ts";
import type { NewColumn, SchemaChange } from "../../contract/schema-change.ts";
import { nameProblem } from "../../contract/changes/names.ts";
import { ChangeForm } from "./change-form.tsx";
import { ColumnFields, EMPTY_COLUMN, finished } from "./column-fields.tsx";
import { useEnumNames } from "./use-details.ts";
import { useSchemaChange } from "./use-schema-change.ts";

const WORDS = { done: "Column added successfully", failed: "Failed to add column: " };

export function AddColumn({
  projectId,
  table,
  onClose,
}: {
  projectId: string;
  table: CloudTable;
  onClose: () => void;
}) {
  const [column, setColumn] = useState<NewColumn>(EMPTY_COLUMN);
  const [isChecked, setIsChecked] = useState(false);
  const state = useSchemaChange(projectId, onClose);
  const enums = useEnumNames(projectId);
  const change: SchemaChange = { kind: "add_column", table: table.name, column: finished(column) };
  const submit = (): void => {
    setIsChecked(true);
    if (nameProblem(column.name, "Column") === null) state.change(change, WORDS);
  };
  return (
    <ChangeForm
      title={`Add column to ${table.name}`}
      submit="Add Column"
      unsaved="The column was not added."
      isDirty={column.name !== "" || column.default_value !== null}
      change={change}
      state={state}
      onSubmit={submit}
      onClose={onClose}
    >
      <ColumnFields
        column={column}
        isChecked={isChecked}
        enums={enums}
        hasRows={table.live_rows_estimate > 0}
        onChange={(patch) => setColumn((before) => ({ ...before, ...patch }))}
      />
    </ChangeForm>
  );
}
