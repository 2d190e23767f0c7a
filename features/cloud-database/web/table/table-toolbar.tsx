/** Controls of the table viewer. [C2.13] [C8.04] [C8.07] */
import { ActionIcon, Button, type ButtonProps, Checkbox, Tooltip } from "@mantine/core";
import { askToConfirm } from "@slipway/ui/kit/dialogs/confirm.tsx";
import { showToast } from "@slipway/ui/kit/status/toast";
import { Menu } from "@slipway/ui/layers/menu.tsx";
import { Popover } from "@slipway/ui/layers/popover.tsx";
import { useViewStack } from "@slipway/ui/navigation/view-stack";
import { useIsMobile } from "@slipway/ui/page/use-is-mobile";
import { Columns3, Download, Ellipsis, Plus, RotateCw, ShieldCheck, Trash2 } from "lucide-react";
import { type ComponentProps, useState } from "react";
import type { CloudTable } from "../../../cloud/contract/index.ts";
import type { RowFilter } from "../../contract/table-sql.ts";
import { rowsInWords } from "../list/table-words.ts";
import { reasonOf } from "../rows/change-rows.ts";
import { deleteRows, type DeletedRows } from "../rows/delete-rows.ts";
import type { Run } from "../run-sql.ts";
import { FilterPopover } from "./filter-popover.tsx";
import type { TableState } from "./table-state.ts";
import { useExport } from "./use-export.ts";
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
          className={classes.folding}
          data-folds
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
  /** False while its words tell progress. */
  folds?: boolean;
}

/** A button that is its icon alone where the bar is narrow; its name and a tooltip say it there. */
function FoldingButton({ children, folds = true, ...rest }: FoldingButtonProps) {
  return (
    <Tooltip label={children}>
      <Button className={classes.folding} data-folds={folds || undefined} {...rest}>
        {children}
      </Button>
    </Tooltip>
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
  const undo = async ({ count: gone, putBack }: DeletedRows): Promise<void> => {
    try {
      const along = await putBack!();
      showToast({
        tone: "ok",
        title: `${rowsInWords(gone)} put back`,
        ...(along.length > 0 && {
          message: `Rows of ${along.join(", ")} that were deleted or changed along with ${gone === 1 ? "it" : "them"} stay so. A restore point brings back all of them.`,
        }),
      });
    } catch (error) {
      showToast({ tone: "err", title: `Failed to put back rows: ${reasonOf(error)}` });
    }
    onDeleted();
  };
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
      const deleted = await deleteRows(run, table, [...selected]);
      showToast({
        tone: "ok",
        title: `${rowsInWords(deleted.count)} deleted successfully`,
        ...(deleted.putBack !== null && { action: { label: "Undo", run: () => void undo(deleted) } }),
      });
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

interface MoreProps extends Pick<TableToolbarProps, "table" | "onAddColumn" | "onRefresh"> {
  exporting: ReturnType<typeof useExport>;
}

/** Ways to change the table itself; on a phone also those without room in the bar. */
function More({ table, exporting, onAddColumn, onRefresh }: MoreProps) {
  const { open } = useViewStack();
  const isMobile = useIsMobile();
  const toView = (id: string) => () => open({ id, state: { table: table.name } });
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <ActionIcon aria-label="More">
          <Ellipsis size={16} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {isMobile && (
          <>
            <Menu.Item disabled={exporting.progress !== null} onClick={exporting.start}>
              Export CSV
            </Menu.Item>
            <Menu.Item onClick={toView("policies")}>RLS Policies</Menu.Item>
            <Menu.Item onClick={onAddColumn}>Add Column</Menu.Item>
            <Menu.Item onClick={onRefresh}>Refresh</Menu.Item>
          </>
        )}
        <Menu.Item onClick={toView("structure")}>Structure</Menu.Item>
        <Menu.Item onClick={toView("import-csv")}>Import CSV</Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}

export function TableToolbar(props: TableToolbarProps) {
  const { table, state, filters, onChange, run, selected, onDeleted, onRefresh, isFetching, onAdd, onAddColumn } =
    props;
  const { open } = useViewStack();
  const isMobile = useIsMobile();
  const exporting = useExport({ table, filters, sort: state.sort, run });
  return (
    <div className={classes.toolbar} role="toolbar" aria-label="Table">
      <FilterPopover
        columns={table.columns}
        filters={filters}
        onChange={(next) => onChange({ filters: next, page: 1 })}
      />
      <ColumnPicker table={table} hidden={state.hidden} onChange={(hidden) => onChange({ hidden })} />
      {!isMobile && (
        <>
          <FoldingButton
            leftSection={<Download size={15} aria-hidden="true" />}
            disabled={exporting.progress !== null}
            folds={exporting.progress === null}
            aria-live="polite"
            onClick={exporting.start}
          >
            {exporting.progress ?? "Export CSV"}
          </FoldingButton>
          <FoldingButton
            leftSection={
              <ShieldCheck size={15} color={table.rls_enabled ? undefined : "var(--err)"} aria-hidden="true" />
            }
            onClick={() => open({ id: "policies", state: { table: table.name } })}
          >
            RLS Policies
          </FoldingButton>
          <Tooltip label="Refresh">
            <ActionIcon aria-label="Refresh" loading={isFetching} onClick={onRefresh}>
              <RotateCw size={16} />
            </ActionIcon>
          </Tooltip>
        </>
      )}
      <More table={table} exporting={exporting} onAddColumn={onAddColumn} onRefresh={onRefresh} />
      <span className={classes.space} role="status">
        {isMobile && exporting.progress}
      </span>
      {/* One in the other's place: a second row would move the selected rows from under the pointer. */}
      {selected.size > 0 ? (
        <DeleteButton table={table} selected={selected} run={run} onDeleted={onDeleted} />
      ) : (
        !isMobile && (
          <Button leftSection={<Plus size={15} aria-hidden="true" />} onClick={onAddColumn}>
            Add Column
          </Button>
        )
      )}
      <Button variant="filled" leftSection={<Plus size={15} aria-hidden="true" />} onClick={onAdd}>
        Add Row
      </Button>
    </div>
  );
}
