/** Controls of the table viewer. [C2.13] [C8.04] [C8.07] */
import { ActionIcon, Button, type ButtonProps, Checkbox, Tooltip } from "@mantine/core";
import { askToConfirm } from "@slipway/ui/kit/dialogs/confirm.tsx";
import { saveFile } from "@slipway/ui/kit/files/save-file";
import { showToast } from "@slipway/ui/kit/status/toast";
import { Popover } from "@slipway/ui/layers/popover.tsx";
import { useViewStack } from "@slipway/ui/navigation/view-stack";
import { Columns3, Columns3Cog, Download, FileUp, Plus, RotateCw, ShieldCheck, Trash2 } from "lucide-react";
import { type ComponentProps, useEffect, useRef, useState } from "react";
import type { CloudTable } from "../../../cloud/contract/index.ts";
import { deleteStatement, type RowFilter } from "../../contract/table-sql.ts";
import { rowsInWords } from "../list/table-words.ts";
import { reasonOf } from "../rows/change-rows.ts";
import type { Run } from "../run-sql.ts";
import { exportCsv, exportName } from "./export-csv.ts";
import { FilterPopover } from "./filter-popover.tsx";
import type { TableState } from "./table-state.ts";
import { keyOf } from "./use-rows.ts";
import classes from "../database.module.css";

function ColumnPicker({
  table,
  hidden,
  onChange,
}: {
  table: CloudTable;
  hidden: readonly string[];
  onChange: (hidden: readonly string[]) => void;
}) {
  const [open, setOpen] = useState(false);
  return (
    <Popover opened={open} onChange={setOpen} position="bottom-start" trapFocus>
      <Popover.Target>
        <Button
          leftSection={<Columns3 size={15} aria-hidden="true" />}
          aria-haspopup="dialog"
          aria-expanded={open}
          onClick={() => setOpen(!open)}
        >
          Columns
        </Button>
      </Popover.Target>
      <Popover.Dropdown aria-label="Columns">
        <div className={classes.columns}>
          {table.columns.map(({ name }) => (
            <Checkbox
              key={name}
              label={name}
              checked={!hidden.includes(name)}
              onChange={({ currentTarget: { checked } }) =>
                onChange(checked ? hidden.filter((one) => one !== name) : [...hidden, name])
              }
            />
          ))}
        </div>
      </Popover.Dropdown>
    </Popover>
  );
}

interface FoldingButtonProps extends ButtonProps, Omit<ComponentProps<"button">, keyof ButtonProps> {
  /** The width at which the words give way to the icon; `never` while they tell progress. */
  folds: "early" | "late" | "never";
}

/** A button that is its icon alone where the bar is narrow; its name and a tooltip say it there. */
function FoldingButton({ children, folds, ...rest }: FoldingButtonProps) {
  return (
    <Tooltip label={children}>
      <Button className={classes.folding} data-folds={folds} {...rest}>
        {children}
      </Button>
    </Tooltip>
  );
}

/** More rows take long enough for a word meanwhile. [C8.07] */
const WORTH_SAYING = 1000;

function ExportButton({
  table,
  filters,
  sort,
  run,
}: { table: CloudTable; filters: readonly RowFilter[]; run: Run } & Pick<TableState, "sort">) {
  const [progress, setProgress] = useState<string | null>(null);
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);
  const start = async (): Promise<void> => {
    const controller = new AbortController();
    running.current = controller;
    setProgress("Exporting...");
    try {
      const { file, rows } = await exportCsv(run, {
        table,
        filters,
        sort,
        signal: controller.signal,
        onCount: (count) => count > WORTH_SAYING && setProgress(`Exporting ${rowsInWords(count)}...`),
      });
      saveFile(file, exportName(table.name, new Date()));
      showToast({ tone: "ok", title: `Exported ${rowsInWords(rows)}` });
    } catch (error) {
      if (!controller.signal.aborted)
        showToast({ tone: "err", title: "Failed to export CSV", message: reasonOf(error) });
    } finally {
      setProgress(null);
    }
  };
  return (
    <FoldingButton
      leftSection={<Download size={15} aria-hidden="true" />}
      disabled={progress !== null}
      folds={progress === null ? "early" : "never"}
      aria-live="polite"
      onClick={() => void start()}
    >
      {progress ?? "Export CSV"}
    </FoldingButton>
  );
}

interface DeleteProps {
  table: CloudTable;
  selected: ReadonlySet<string>;
  run: Run;
  onDeleted: () => void;
}

function DeleteButton({ table, selected, run, onDeleted }: DeleteProps) {
  const [isPending, setIsPending] = useState(false);
  const count = selected.size;
  const remove = async (): Promise<void> => {
    const sure = await askToConfirm({
      title: `Delete ${rowsInWords(count)}?`,
      body: `${count === 1 ? "It is" : "They are"} deleted from ${table.name} at once. Rows of other tables that refer to ${count === 1 ? "it" : "them"} go along or keep it from happening, as the tables say.`,
      confirm: "Delete",
      tone: "danger",
    });
    if (!sure) return;
    setIsPending(true);
    try {
      const deleted = await run(deleteStatement(table.name, keyOf(table)!, [...selected]));
      showToast({ tone: "ok", title: `${rowsInWords(deleted.length)} deleted successfully` });
      onDeleted();
    } catch (error) {
      showToast({ tone: "err", title: `Failed to delete rows: ${reasonOf(error)}` });
    } finally {
      setIsPending(false);
    }
  };
  return (
    <Button
      variant="danger"
      leftSection={<Trash2 size={15} aria-hidden="true" />}
      loading={isPending}
      onClick={() => void remove()}
    >
      Delete {rowsInWords(count)}
    </Button>
  );
}

export interface TableToolbarProps {
  table: CloudTable;
  state: TableState;
  filters: readonly RowFilter[];
  onChange: (patch: Partial<TableState>) => void;
  run: Run;
  selected: ReadonlySet<string>;
  onDeleted: () => void;
  onRefresh: () => void;
  isFetching: boolean;
  onAdd: () => void;
  onAddColumn: () => void;
}

export function TableToolbar(props: TableToolbarProps) {
  const { table, state, filters, onChange, run, selected, onDeleted, onRefresh, isFetching, onAdd, onAddColumn } =
    props;
  const { open } = useViewStack();
  return (
    <div className={classes.toolbar} role="toolbar" aria-label="Table">
      <FilterPopover
        columns={table.columns}
        filters={filters}
        onChange={(next) => onChange({ filters: next, page: 1 })}
      />
      <ColumnPicker table={table} hidden={state.hidden} onChange={(hidden) => onChange({ hidden })} />
      <FoldingButton
        folds="early"
        leftSection={<FileUp size={15} aria-hidden="true" />}
        onClick={() => open({ id: "import-csv", state: { table: table.name } })}
      >
        Import CSV
      </FoldingButton>
      <ExportButton table={table} filters={filters} sort={state.sort} run={run} />
      <FoldingButton
        folds="late"
        leftSection={<ShieldCheck size={15} color={table.rls_enabled ? undefined : "var(--err)"} aria-hidden="true" />}
        onClick={() => open({ id: "policies", state: { table: table.name } })}
      >
        RLS Policies
      </FoldingButton>
      <FoldingButton
        folds="late"
        leftSection={<Columns3Cog size={15} aria-hidden="true" />}
        onClick={() => open({ id: "structure", state: { table: table.name } })}
      >
        Structure
      </FoldingButton>
      <Tooltip label="Refresh">
        <ActionIcon aria-label="Refresh" loading={isFetching} onClick={onRefresh}>
          <RotateCw size={16} />
        </ActionIcon>
      </Tooltip>
      <span className={classes.space} />
      {selected.size > 0 && <DeleteButton table={table} selected={selected} run={run} onDeleted={onDeleted} />}
      <Button leftSection={<Plus size={15} aria-hidden="true" />} onClick={onAddColumn}>
        Add Column
      </Button>
      <Button variant="filled" leftSection={<Plus size={15} aria-hidden="true" />} onClick={onAdd}>
        Add Row
      </Button>
    </div>
  );
}
