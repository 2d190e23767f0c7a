/** Writing all rows that the filters leave to a file. [C7.20] [C8.07] */
import { saveFile } from "@slipway/ui/kit/files/save-file";
import { showToast } from "@slipway/ui/kit/status/toast";
import { useEffect, useRef, useState } from "react";
import type { CloudTable } from "../../../cloud/contract/index.ts";
import type { RowFilter } from "../../contract/table-sql.ts";
import { rowsInWords } from "../list/table-words.ts";
import { reasonOf } from "../rows/change-rows.ts";
import type { Run } from "../run-sql.ts";
import { exportCsv, exportName } from "./export-csv.ts";
import type { TableState } from "./table-state.ts";

/** More rows take long enough for a word meanwhile. [C8.07] */
const WORTH_SAYING = 1000;

export interface ExportWanted extends Pick<TableState, "sort"> {
  table: CloudTable;
  filters: readonly RowFilter[];
  run: Run;
}

/** `progress` is null while nothing is exported. The export ends with the screen. */
export function useExport({ table, filters, sort, run }: ExportWanted) {
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
  return { progress, start: () => void start() };
}
