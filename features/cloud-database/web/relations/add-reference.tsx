/** The panel that lets a column refer to a key of another table. */
import { NativeSelect } from "@mantine/core";
import { useState } from "react";
import type { CloudTable } from "../../../cloud/contract/index.ts";
import { ON_DELETE, type OnDelete } from "../../contract/changes/relation-change.ts";
import type { SchemaChange } from "../../contract/schema-change.ts";
import { ChangeForm } from "../schema/change-form.tsx";
import { useDetails } from "../schema/use-details.ts";
import { useSchemaChange } from "../schema/use-schema-change.ts";
import classes from "../database.module.css";
import { targetInWords, targetsOf } from "./referable.ts";

const ON_DELETE_WORDS: Readonly<Record<OnDelete, string>> = {
  "no action": "Refuse to delete it",
  cascade: "Delete this table's rows, too",
  "set null": "Set the column to null",
};

export interface AddReferenceProps {
  projectId: string;
  table: CloudTable;
  /** Every table that may be referred to. */
  tables: readonly CloudTable[];
  /** The column to begin with. */
  column?: string;
  onClose: () => void;
}

export function AddReference({ projectId, table, tables, column: first, onClose }: AddReferenceProps) {
  const { data } = useDetails(projectId);
  const [name, setName] = useState(first ?? "");
  const [wanted, setWanted] = useState("");
  const [onDelete, setOnDelete] = useState<OnDelete>("no action");
  const state = useSchemaChange(projectId, onClose);
  const indexes = data?.indexes ?? [];
  const targets = (of: string) => targetsOf(table.columns.find((one) => one.name === of)!, { tables, indexes });
  const columns = table.columns.filter((one) => one.name === first || targets(one.name).length > 0);
  const column = columns.find((one) => one.name === name) ?? columns[0];
  const offered = column === undefined ? [] : targets(column.name);
  const target = offered.find((one) => targetInWords(one) === wanted) ?? offered[0];
  const isNullRefused = onDelete === "set null" && column?.is_nullable === false;
  const change: SchemaChange | null =
    column === undefined || target === undefined || isNullRefused
      ? null
      : {
          ...{ kind: "add_reference", table: table.name, column: column.name },
          ...{ schema: target.schema, references: target.table, referenced_column: target.column },
          on_delete: onDelete,
        };
  const words = { done: "Reference added", failed: "Failed to add the reference: " };
  return (
    <ChangeForm
      title={first === undefined ? `Reference of ${table.name}` : `Reference of ${first}`}
      submit="Add Reference"
      unsaved="The reference was not added."
      isDirty={wanted !== "" || onDelete !== "no action"}
      change={change}
      state={state}
      onSubmit={() => {
        if (change !== null) state.change(change, words);
      }}
      onClose={onClose}
    >
      {data !== undefined && target === undefined && (
        <p className={classes.note} role="note">
          No column of {first === undefined ? "a table" : "a table of this type"} can be referred to. It needs a primary
          key or unique values, and the same type.
        </p>
      )}
      {first === undefined && column !== undefined && (
        <NativeSelect
          label="Column"
          value={column.name}
          data={columns.map((one) => ({ value: one.name, label: `${one.name} (${one.data_type})` }))}
          data-autofocus
          onChange={({ currentTarget: { value } }) => setName(value)}
        />
      )}
      {target !== undefined && (
        <>
          <NativeSelect
            label="Refers to"
            description="Columns that name one row each and have the same type. Every value that is there has to exist among theirs."
            value={targetInWords(target)}
            data={offered.map(targetInWords)}
            onChange={({ currentTarget: { value } }) => setWanted(value)}
          />
          <NativeSelect
            label="When the row it refers to is deleted"
            value={onDelete}
            data={ON_DELETE.map((value) => ({ value, label: ON_DELETE_WORDS[value] }))}
            error={isNullRefused ? `${column!.name} is required, so it cannot become null.` : null}
            onChange={({ currentTarget: { value } }) => setOnDelete(value as OnDelete)}
          />
        </>
      )}
    </ChangeForm>
  );
}
