/** Columns of one table, and everything that changes them. */
import { Button, TextInput } from "@mantine/core";
import { useRoute } from "@slipway/ui/api/use-route";
import { askToConfirm } from "@slipway/ui/kit/dialogs/confirm.tsx";
import { LoadFailed } from "@slipway/ui/kit/status/load-failed.tsx";
import { EmptyState, SkeletonLines } from "@slipway/ui/kit/status/states.tsx";
import { ViewActions } from "@slipway/ui/navigation/view-actions.tsx";
import { useViewStack, useViewState } from "@slipway/ui/navigation/view-stack";
import type { AreaViewProps } from "@slipway/ui/slots/areas";
import { Pencil, Plus, Table2, Trash2 } from "lucide-react";
import { useState } from "react";
import { cloudContract, type CloudColumn, type CloudTable } from "../../../cloud/contract/index.ts";
import type { SchemaChange } from "../../contract/schema-change.ts";
import { nameProblem } from "../../contract/changes/names.ts";
import { Guard } from "../list/guard.tsx";
import { Relations } from "../relations/relations.tsx";
import { readTableState } from "../table/table-state.ts";
import { AddColumn } from "./add-column.tsx";
import { ChangeForm } from "./change-form.tsx";
import { ColumnMenu } from "./column-menu.tsx";
import { lossOf } from "./loss-of.ts";
import { useSchemaChange } from "./use-schema-change.ts";
import classes from "../database.module.css";

/** "required, default now(), refers to products.id" */
function rulesOf({ is_nullable, is_generated, default_value, name }: CloudColumn, table: CloudTable): string {
  const reference = table.foreign_keys.find(({ column }) => column === name);
  return [
    ...(table.primary_keys.some((key) => key.name === name) ? ["key"] : []),
    is_nullable ? "nullable" : "required",
    ...(is_generated ? ["made by the database"] : []),
    ...(default_value === null ? [] : [`default ${default_value}`]),
    ...(reference === undefined ? [] : [`refers to ${reference.references}`]),
  ].join(" · ");
}

function RenameTable({
  projectId,
  table,
  onRenamed,
  onClose,
}: {
  projectId: string;
  table: CloudTable;
  onRenamed: (name: string) => void;
  onClose: () => void;
}) {
  const [name, setName] = useState(table.name);
  const [isChecked, setIsChecked] = useState(false);
  const state = useSchemaChange(projectId, () => onRenamed(name.trim()));
  const change: SchemaChange = { kind: "rename_table", table: table.name, name: name.trim() };
  const submit = (): void => {
    setIsChecked(true);
    if (nameProblem(name, "Table") !== null) return;
    if (name.trim() === table.name) onClose();
    else state.change(change, { done: "Table renamed", failed: "Failed to rename table: " });
  };
  return (
    <ChangeForm
      title={`Rename ${table.name}`}
      submit="Rename"
      unsaved="The table keeps its name."
      isDirty={name.trim() !== table.name}
      change={change}
      state={state}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextInput
        label="Table name"
        description="Code of the app that uses the old name stops working until it is changed, too."
        value={name}
        error={isChecked ? nameProblem(name, "Table") : null}
        data-autofocus
        spellCheck={false}
        onChange={({ currentTarget: { value } }) => setName(value)}
      />
    </ChangeForm>
  );
}

function Structure({ projectId, table, tables }: { projectId: string; table: CloudTable; tables: CloudTable[] }) {
  const [panel, setPanel] = useState<"add" | "rename" | null>(null);
  const { start } = useViewStack();
  const dropping = useSchemaChange(projectId, () => start({ id: "database" }));
  const drop = async (): Promise<void> => {
    const sure = await askToConfirm({
      title: `Drop table ${table.name}?`,
      body: lossOf({ table }),
      confirm: "Drop table",
      tone: "danger",
    });
    if (sure)
      dropping.change(
        { kind: "drop_table", table: table.name },
        { done: "Table dropped", failed: "Failed to drop table: " },
      );
  };
  const close = (): void => setPanel(null);
  return (
    <>
      <ViewActions>
        <Button leftSection={<Pencil size={15} aria-hidden="true" />} onClick={() => setPanel("rename")}>
          Rename
        </Button>
        <Button
          variant="danger"
          leftSection={<Trash2 size={15} aria-hidden="true" />}
          loading={dropping.isPending}
          onClick={() => void drop()}
        >
          Drop table
        </Button>
      </ViewActions>
      {dropping.failure !== null && (
        <p role="alert" className={classes.refused}>
          {dropping.failure}
        </p>
      )}
      <header className={classes.structureHead}>
        <h3 className="mono">{table.name}</h3>
        <Guard table={table} />
        <span className={classes.space} />
        <Button variant="filled" leftSection={<Plus size={15} aria-hidden="true" />} onClick={() => setPanel("add")}>
          Add Column
        </Button>
      </header>
      <ul className={classes.structure} aria-label={`Columns of ${table.name}`}>
        {table.columns.map((column) => (
          <li key={column.name}>
            <span className="mono">{column.name}</span>
            <span className={classes.type}>{column.data_type}</span>
            <small>{rulesOf(column, table)}</small>
            <ColumnMenu projectId={projectId} table={table} column={column} tables={tables} />
          </li>
        ))}
      </ul>
      <Relations projectId={projectId} table={table} tables={tables} />
      {panel === "add" && <AddColumn projectId={projectId} table={table} onClose={close} />}
      {panel === "rename" && (
        <RenameTable
          projectId={projectId}
          table={table}
          onClose={close}
          onRenamed={(name) => start({ id: "table", state: { table: name } })}
        />
      )}
    </>
  );
}

export function StructureView({ projectId }: AreaViewProps) {
  const [{ table: name }] = useViewState(readTableState);
  const list = useRoute(cloudContract.tables, { params: { id: projectId } });
  const tables = list.data?.tables;
  const table = tables?.find((one) => one.name === name);
  return (
    <div className={classes.page}>
      {tables === undefined && list.error === null && (
        <div className={classes.loading} role="status" aria-busy="true" aria-label="Loading the table">
          <SkeletonLines widths={["100%", "100%", "100%"]} height={36} />
        </div>
      )}
      {tables === undefined && list.error !== null && (
        <LoadFailed title="Error loading tables" error={list.error} onRetry={() => void list.refetch()} />
      )}
      {tables !== undefined && table === undefined && (
        <EmptyState icon={Table2} title="Table information not available">
          The table {name} is no longer there.
        </EmptyState>
      )}
      {tables !== undefined && table !== undefined && (
        <Structure key={table.name} projectId={projectId} table={table} tables={tables} />
      )}
    </div>
  );
}
