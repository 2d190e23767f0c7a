/** One cell, whole: read on demand, and edited where that is allowed. */
import { Button, Group, Textarea } from "@mantine/core";
import type { AppError } from "@slipway/kernel/errors";
import type { GridColumn, GridRow } from "@slipway/ui/grid/grid-model";
import { CopyButton } from "@slipway/ui/kit/copying/copy.tsx";
import { SidePanel } from "@slipway/ui/kit/side-panel/side-panel.tsx";
import { ErrorState, SkeletonLines } from "@slipway/ui/kit/status/states.tsx";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { CloudTable } from "../../../cloud/contract/index.ts";
import { cellStatement } from "../../contract/table-sql.ts";
import { keyOf } from "../table/use-rows.ts";
import { rowsPath, type Run } from "../run-sql.ts";
import { changeRow, reasonOf } from "./change-rows.ts";
import classes from "../database.module.css";

export interface OpenCellProps {
  projectId: string;
  table: CloudTable;
  row: GridRow;
  column: GridColumn;
  run: Run;
  onSaved: () => void;
  onClose: () => void;
}

function useWhole({ projectId, table, row, column, run }: OpenCellProps) {
  const key = keyOf(table);
  const id = key === null ? null : (row.cells[key]?.text ?? null);
  const known = row.cells[column.id];
  return useQuery<string | null, AppError>({
    queryKey: [rowsPath(projectId, table.name), "cell", id, column.id],
    queryFn: async ({ signal }) => {
      if (key === null || id === null) return known?.text ?? null;
      const [found] = await run(cellStatement({ table: table.name, key, id }, column.id), { isReadOnly: true, signal });
      return (found?.["cell"] as string | null | undefined) ?? null;
    },
    enabled: known?.isCut === true,
    initialData: known?.isCut === true ? undefined : (known?.text ?? null),
    staleTime: 0,
    retry: false,
  });
}

function Whole({ whole, ...props }: OpenCellProps & { whole: string | null }) {
  const { table, row, column, run, onSaved, onClose } = props;
  const [text, setText] = useState(whole ?? "");
  const [refused, setRefused] = useState<string | null>(null);
  const mayEdit = column.edit !== undefined && keyOf(table) !== null;
  const save = async (): Promise<void> => {
    const seen = { ...row, cells: { ...row.cells, [column.id]: { text: whole } } };
    try {
      await changeRow(run, { table, row: seen }, { [column.id]: text });
      onSaved();
      onClose();
    } catch (error) {
      setRefused(reasonOf(error));
    }
  };
  return (
    <>
      <Textarea
        aria-label={column.label}
        value={text}
        readOnly={!mayEdit}
        error={refused}
        rows={16}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
      />
      <Group justify="space-between" gap={8}>
        <CopyButton text={text} label="Copy" />
        {mayEdit && (
          <Button variant="filled" disabled={text === (whole ?? "")} onClick={() => void save()}>
            Save
          </Button>
        )}
      </Group>
    </>
  );
}

export function OpenCell(props: OpenCellProps) {
  const { column, onClose } = props;
  const whole = useWhole(props);
  return (
    <SidePanel title={column.label} onClose={onClose}>
      <div className={classes.rowForm}>
        {whole.error !== null ? (
          <ErrorState error={whole.error} onRetry={() => void whole.refetch()} />
        ) : whole.data === undefined ? (
          <SkeletonLines widths={["100%", "90%", "95%", "60%"]} />
        ) : (
          <Whole {...props} whole={whole.data} />
        )}
      </div>
    </SidePanel>
  );
}
