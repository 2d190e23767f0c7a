/** Indexes and references of one table, and what refers to it. */
import { ActionIcon, Button, Tooltip } from "@mantine/core";
import { sizeInWords } from "@slipway/kernel/text/amounts/size-in-words";
import { askToConfirm } from "@slipway/ui/kit/dialogs/confirm.tsx";
import { LoadFailed } from "@slipway/ui/kit/status/load-failed.tsx";
import { SkeletonLines } from "@slipway/ui/kit/status/states.tsx";
import { Plus, Trash2 } from "lucide-react";
import { useState, type ReactNode } from "react";
import type { CloudTable } from "../../../cloud/contract/index.ts";
import type { TableIndex, TableReference } from "../../contract/schema-details.ts";
import { useDetails } from "../schema/use-details.ts";
import { useSchemaChange } from "../schema/use-schema-change.ts";
import classes from "../database.module.css";
import parts from "../schema/schema.module.css";
import { AddIndex } from "./add-index.tsx";
import { AddReference } from "./add-reference.tsx";
import { onDeleteInWords, referenceInWords } from "./referable.ts";

interface PartProps {
  title: string;
  /** Shown while there is none. */
  none: string;
  isEmpty: boolean;
  add?: { label: string; onAdd: () => void };
  failure?: string | null;
  /** The panel that adds one. It is not among the children, which an empty part does not draw. */
  panel?: ReactNode;
  children: ReactNode;
}

function Part({ title, none, isEmpty, add, failure = null, panel, children }: PartProps) {
  return (
    <section className={parts.part} aria-label={title}>
      <header>
        <h4>{title}</h4>
        {add !== undefined && (
          <Button leftSection={<Plus size={15} aria-hidden="true" />} onClick={add.onAdd}>
            {add.label}
          </Button>
        )}
      </header>
      {failure !== null && (
        <p role="alert" className={classes.refused}>
          {failure}
        </p>
      )}
      {isEmpty ? <p>{none}</p> : <ul className={parts.relations}>{children}</ul>}
      {panel}
    </section>
  );
}

function Drop({ label, isPending, onDrop }: { label: string; isPending: boolean; onDrop: () => void }) {
  return (
    <Tooltip label={label}>
      <ActionIcon aria-label={label} loading={isPending} onClick={onDrop}>
        <Trash2 size={15} />
      </ActionIcon>
    </Tooltip>
  );
}

const UNDONE = "No rows are deleted. A restore point is made first, so it can be undone.";

const kindOf = ({ is_primary: isPrimary, is_unique: isUnique }: TableIndex): string =>
  isPrimary ? "primary key" : isUnique ? "unique" : "index";

interface OfTable {
  projectId: string;
  table: CloudTable;
}

function Indexes({ projectId, table, indexes }: OfTable & { indexes: readonly TableIndex[] }) {
  const [isAdding, setIsAdding] = useState(false);
  const dropping = useSchemaChange(projectId, () => undefined);
  const drop = async ({ name, is_constraint: isConstraint, is_unique: isUnique }: TableIndex): Promise<void> => {
    const sure = await askToConfirm({
      title: `Drop index ${name}?`,
      body: `${isUnique ? "Two rows may then have the same values." : "Queries that it makes fast take longer."} ${UNDONE}`,
      confirm: "Drop index",
      tone: "danger",
    });
    if (sure)
      dropping.change(
        { kind: "drop_index", table: table.name, index: name, is_constraint: isConstraint },
        { done: "Index dropped", failed: "Failed to drop the index: " },
      );
  };
  return (
    <Part
      title="Indexes"
      none="No index."
      isEmpty={indexes.length === 0}
      add={{ label: "Add Index", onAdd: () => setIsAdding(true) }}
      failure={dropping.failure}
      panel={isAdding && <AddIndex projectId={projectId} table={table} onClose={() => setIsAdding(false)} />}
    >
      {indexes.map((index) => (
        <li key={index.name}>
          <span className="mono" title={index.definition}>
            {index.columns.join(", ")}
          </span>
          <small>
            {kindOf(index)} · {index.name} · {sizeInWords(index.bytes)}
          </small>
          {!index.is_primary && (
            <Drop label={`Drop index ${index.name}`} isPending={dropping.isPending} onDrop={() => void drop(index)} />
          )}
        </li>
      ))}
    </Part>
  );
}

interface ReferencesProps extends OfTable {
  tables: readonly CloudTable[];
  references: readonly TableReference[];
}

function References({ projectId, table, tables, references }: ReferencesProps) {
  const [isAdding, setIsAdding] = useState(false);
  const dropping = useSchemaChange(projectId, () => undefined);
  const drop = async (reference: TableReference): Promise<void> => {
    const sure = await askToConfirm({
      title: `Drop reference ${reference.constraint}?`,
      body: `${reference.columns.join(", ")} may then hold values that do not exist in ${reference.to_table}. ${UNDONE}`,
      confirm: "Drop reference",
      tone: "danger",
    });
    if (sure)
      dropping.change(
        { kind: "drop_reference", table: table.name, constraint: reference.constraint },
        { done: "Reference dropped", failed: "Failed to drop the reference: " },
      );
  };
  return (
    <Part
      title="References"
      none="Refers to no other table."
      isEmpty={references.length === 0}
      add={{ label: "Add Reference", onAdd: () => setIsAdding(true) }}
      failure={dropping.failure}
      panel={
        isAdding && (
          <AddReference projectId={projectId} table={table} tables={tables} onClose={() => setIsAdding(false)} />
        )
      }
    >
      {references.map((reference) => (
        <li key={reference.constraint}>
          <span className="mono">{referenceInWords(reference)}</span>
          <small>
            {onDeleteInWords(reference.on_delete)} · {reference.constraint}
          </small>
          <Drop
            label={`Drop reference ${reference.constraint}`}
            isPending={dropping.isPending}
            onDrop={() => void drop(reference)}
          />
        </li>
      ))}
    </Part>
  );
}

export function Relations({ projectId, table, tables }: OfTable & { tables: readonly CloudTable[] }) {
  const { data, error, refetch } = useDetails(projectId);
  if (data === undefined)
    return error === null ? (
      <div className={classes.loading} role="status" aria-busy="true" aria-label="Loading indexes and references">
        <SkeletonLines widths={["40%", "100%", "100%"]} height={30} />
      </div>
    ) : (
      <LoadFailed title="Error loading indexes and references" error={error} onRetry={() => void refetch()} />
    );
  const referring = data.references.filter((one) => one.to_schema === "public" && one.to_table === table.name);
  return (
    <>
      <Indexes projectId={projectId} table={table} indexes={data.indexes.filter((one) => one.table === table.name)} />
      <References
        projectId={projectId}
        table={table}
        tables={tables}
        references={data.references.filter((one) => one.table === table.name)}
      />
      <Part title="Referred to by" none="No table refers to it." isEmpty={referring.length === 0}>
        {referring.map((reference) => (
          <li key={`${reference.table} ${reference.constraint}`}>
            <span className="mono">
              {reference.table}.{reference.columns.join(", ")}
            </span>
            <small>
              by {reference.to_columns.join(", ")} · {onDeleteInWords(reference.on_delete)}
            </small>
          </li>
        ))}
      </Part>
      {data.is_cut && <p className={parts.hint}>There are more indexes or references than this page lists.</p>}
    </>
  );
}
