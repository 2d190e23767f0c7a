/** The panel that makes an index over one or more columns. */
import { Checkbox } from "@mantine/core";
import { useState } from "react";
import type { CloudTable } from "../../../cloud/contract/index.ts";
import { MAX_INDEX_COLUMNS } from "../../contract/changes/relation-change.ts";
import type { SchemaChange } from "../../contract/schema-change.ts";
import { ChangeForm } from "../schema/change-form.tsx";
import { useSchemaChange } from "../schema/use-schema-change.ts";
import classes from "../database.module.css";

const MISSING = "Choose a column.";

export function AddIndex({ projectId, table, onClose }: { projectId: string; table: CloudTable; onClose: () => void }) {
  const [columns, setColumns] = useState<readonly string[]>([]);
  const [isUnique, setIsUnique] = useState(false);
  const [isChecked, setIsChecked] = useState(false);
  const state = useSchemaChange(projectId, onClose);
  const isMissing = columns.length === 0;
  const change: SchemaChange = { kind: "add_index", table: table.name, columns: [...columns], is_unique: isUnique };
  const choose = (name: string, isChosen: boolean): void =>
    setColumns((before) => (isChosen ? [...before, name] : before.filter((one) => one !== name)));
  return (
    <ChangeForm
      title={`Index of ${table.name}`}
      submit="Add Index"
      unsaved="The index was not added."
      isDirty={!isMissing || isUnique}
      change={isMissing ? null : change}
      state={state}
      onSubmit={() => {
        setIsChecked(true);
        if (!isMissing) state.change(change, { done: "Index added", failed: "Failed to add the index: " });
      }}
      onClose={onClose}
    >
      <Checkbox.Group
        label="Columns"
        description="In the order in which you choose them. Rows are found fast by the first, by the first two, and so on."
        value={[...columns]}
        error={isChecked && isMissing ? MISSING : null}
      >
        <div className={`${classes.columns} ${classes.indexColumns}`}>
          {table.columns.map(({ name }) => {
            const place = columns.indexOf(name);
            return (
              <Checkbox
                key={name}
                value={name}
                label={place === -1 ? name : `${name} (${place + 1})`}
                disabled={place === -1 && columns.length >= MAX_INDEX_COLUMNS}
                onChange={({ currentTarget: { checked } }) => choose(name, checked)}
              />
            );
          })}
        </div>
      </Checkbox.Group>
      <Checkbox
        label="Unique"
        description="No two rows may have the same values. It is refused while two have."
        checked={isUnique}
        onChange={({ currentTarget: { checked } }) => setIsUnique(checked)}
      />
    </ChangeForm>
  );
}
