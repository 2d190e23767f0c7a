/** The menu of a column, and its panels. */
import { ActionIcon, TextInput } from "@mantine/core";
import { askToConfirm } from "@slipway/ui/kit/dialogs/confirm.tsx";
import { Menu } from "@slipway/ui/layers/menu.tsx";
import { MoreHorizontal } from "lucide-react";
import { useState } from "react";
import type { CloudColumn, CloudTable } from "../../../cloud/contract/index.ts";
import { MAX_DEFAULT_CHARACTERS, type SchemaChange } from "../../contract/schema-change.ts";
import { nameProblem } from "../../contract/changes/names.ts";
import { AddReference } from "../relations/add-reference.tsx";
import { ChangeForm } from "./change-form.tsx";
import { lossOf } from "./loss-of.ts";
import { useSchemaChange } from "./use-schema-change.ts";

export interface ColumnPlace {
  projectId: string;
  table: CloudTable;
  column: CloudColumn;
  /** Every table, for references. */
  tables: readonly CloudTable[];
}

type Panel = "rename" | "default" | "reference";

function RenameColumn({ projectId, table, column, onClose }: ColumnPlace & { onClose: () => void }) {
  const [name, setName] = useState(column.name);
  const [isChecked, setIsChecked] = useState(false);
  const state = useSchemaChange(projectId, onClose);
  const change: SchemaChange = { kind: "rename_column", table: table.name, column: column.name, name: name.trim() };
  const submit = (): void => {
    setIsChecked(true);
    if (nameProblem(name, "Column") !== null) return;
    if (name.trim() === column.name) onClose();
    else state.change(change, { done: "Column renamed", failed: "Failed to rename column: " });
  };
  return (
    <ChangeForm
      title={`Rename ${column.name}`}
      submit="Rename"
      unsaved="The column keeps its name."
      isDirty={name.trim() !== column.name}
      change={change}
      state={state}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextInput
        label="Column name"
        description="Code of the app that uses the old name stops working until it is changed, too."
        value={name}
        error={isChecked ? nameProblem(name, "Column") : null}
        data-autofocus
        spellCheck={false}
        onChange={({ currentTarget: { value } }) => setName(value)}
      />
    </ChangeForm>
  );
}

function ChangeDefault({ projectId, table, column, onClose }: ColumnPlace & { onClose: () => void }) {
  const [value, setValue] = useState("");
  const state = useSchemaChange(projectId, onClose);
  const change: SchemaChange = {
    kind: "set_default",
    table: table.name,
    column: column.name,
    default_value: value.trim() === "" ? null : value,
  };
  return (
    <ChangeForm
      title={`Default of ${column.name}`}
      submit="Save"
      unsaved="The default was not changed."
      isDirty={value !== ""}
      change={change}
      state={state}
      onSubmit={() => state.change(change, { done: "Default changed", failed: "Failed to change the default: " })}
      onClose={onClose}
    >
      <TextInput
        label="Default value"
        description={`Now: ${column.default_value ?? "none"}. Left empty, there is none. Rows that are there keep their values.`}
        value={value}
        maxLength={MAX_DEFAULT_CHARACTERS}
        data-autofocus
        spellCheck={false}
        onChange={({ currentTarget }) => setValue(currentTarget.value)}
      />
    </ChangeForm>
  );
}

const PANELS = { rename: RenameColumn, default: ChangeDefault };

export function ColumnMenu(place: ColumnPlace) {
  const { projectId, table, column, tables } = place;
  const [panel, setPanel] = useState<Panel | null>(null);
  const { change, isPending } = useSchemaChange(projectId, () => undefined);
  const at = { table: table.name, column: column.name };
  const failed = "Failed to change column: ";
  const drop = async (): Promise<void> => {
    const sure = await askToConfirm({
      title: `Drop column ${column.name}?`,
      body: lossOf({ table, column }),
      confirm: "Drop column",
      tone: "danger",
    });
    if (sure) change({ kind: "drop_column", ...at }, { done: "Column dropped", failed: "Failed to drop column: " });
  };
  const isReferring = table.foreign_keys.some((key) => key.column === column.name);
  const Shown = panel === null || panel === "reference" ? null : PANELS[panel];
  return (
    <>
      <Menu position="bottom-end">
        <Menu.Target>
          <ActionIcon aria-label={`Change ${column.name}`} loading={isPending}>
            <MoreHorizontal size={16} />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item onClick={() => setPanel("rename")}>Rename…</Menu.Item>
          {!column.is_generated && <Menu.Item onClick={() => setPanel("default")}>Change default…</Menu.Item>}
          <Menu.Item
            onClick={() =>
              change(
                { kind: "set_nullable", ...at, is_nullable: !column.is_nullable },
                { done: column.is_nullable ? "Column is required now" : "Column is nullable now", failed },
              )
            }
          >
            {column.is_nullable ? "Require a value" : "Allow null"}
          </Menu.Item>
          {!isReferring && tables.length > 0 && (
            <Menu.Item onClick={() => setPanel("reference")}>Refer to another table…</Menu.Item>
          )}
          <Menu.Item
            onClick={() =>
              change(
                { kind: "add_index", table: table.name, columns: [column.name], is_unique: false },
                { done: "Index added", failed },
              )
            }
          >
            Add index
          </Menu.Item>
          <Menu.Item
            onClick={() =>
              change(
                { kind: "add_index", table: table.name, columns: [column.name], is_unique: true },
                { done: "Values are unique now", failed },
              )
            }
          >
            Make values unique
          </Menu.Item>
          <Menu.Divider />
          <Menu.Item color="var(--err)" onClick={() => void drop()}>
            Drop column…
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
      {panel === "reference" && <AddReference {...place} column={column.name} onClose={() => setPanel(null)} />}
      {Shown !== null && <Shown {...place} onClose={() => setPanel(null)} />}
    </>
  );
}
