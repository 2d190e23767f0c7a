/** A CSV file into a table: choose, map, check, import. */
import { NativeSelect, Progress } from "@mantine/core";
import { useRoute } from "@slipway/ui/api/use-route";
import { ErrorState, SkeletonLines } from "@slipway/ui/kit/status/states.tsx";
import { useViewState } from "@slipway/ui/navigation/view-stack";
import type { AreaViewProps } from "@slipway/ui/slots/areas";
import { useState } from "react";
import { cloudContract } from "../../../cloud/contract/index.ts";
import { cloudTransferContract } from "../../contract/index.ts";
import { FileDrop } from "../file-drop.tsx";
import { percent } from "../words.ts";
import { FileFacts } from "./file-facts.tsx";
import { ImportForm } from "./import-form.tsx";
import type { Mapping } from "./mapping.ts";
import { NewTableFromCsv } from "./new-table.tsx";
import { useCsvFile, type CsvFile } from "./reading/use-csv-file.ts";
import classes from "../transfer.module.css";

interface CsvState {
  /** Empty: a new one. */
  table: string;
}

const readState = ({ table }: Readonly<Record<string, unknown>>): CsvState => ({
  table: typeof table === "string" ? table : "",
});

const NEW_TABLE = "";

function Reading({ csv }: { csv: CsvFile }) {
  if (csv.progress !== null)
    return (
      <div className={classes.reading} role="status">
        <p>
          Reading {csv.file?.name} {percent(csv.progress)}…
        </p>
        <Progress value={csv.progress * 100} size="sm" aria-label="Reading the file" />
      </div>
    );
  if (csv.refusal === null) return null;
  return (
    <p role="alert" className={classes.refused}>
      {csv.refusal}
    </p>
  );
}

interface IntoProps {
  projectId: string;
  table: string;
  csv: CsvFile;
  /** The mapping into a table that was made from this file. */
  made: Mapping | null;
  onBusy: (isBusy: boolean) => void;
}

function IntoTable({ projectId, table, csv, made, onBusy }: IntoProps) {
  const target = useRoute(cloudTransferContract.target, { params: { id: projectId, table } });
  if (target.isError) return <ErrorState error={target.error} onRetry={() => void target.refetch()} />;
  if (target.data === undefined)
    return (
      <div role="status" aria-busy="true" aria-label="Loading the columns">
        <SkeletonLines widths={["100%", "100%", "100%"]} height={36} gap={12} />
      </div>
    );
  return (
    <ImportForm
      key={`${table} ${csv.look!.delimiter} ${csv.look!.encoding} ${String(csv.form.hasHeading)} ${csv.file!.name}`}
      {...{ projectId, table, made, onBusy }}
      file={csv.file!}
      look={csv.look!}
      hasHeading={csv.form.hasHeading}
      target={target.data}
    />
  );
}

export function CsvView({ projectId }: AreaViewProps) {
  const [{ table }, change] = useViewState<CsvState>(readState);
  const [made, setMade] = useState<Mapping | null>(null);
  const [isBusy, setBusy] = useState(false);
  const csv = useCsvFile(() => setMade(null));
  const list = useRoute(cloudContract.tables, { params: { id: projectId } });
  const names = list.data?.tables.map(({ name }) => name) ?? [];
  const known = table === NEW_TABLE || names.includes(table) ? names : [table, ...names];
  return (
    <div className={classes.page}>
      <NativeSelect
        className={classes.into}
        label="Into"
        value={table}
        disabled={isBusy}
        data={[{ value: NEW_TABLE, label: "A new table" }, ...known.map((name) => ({ value: name, label: name }))]}
        onChange={({ currentTarget: { value } }) => {
          setMade(null);
          change({ table: value });
        }}
      />
      {csv.look === null ? (
        <>
          {csv.progress === null && (
            <FileDrop
              label="Choose a CSV file"
              hint="Or drop it here. Up to 200 MB and 1,000,000 rows."
              accept=".csv,.tsv,.txt,text/csv,text/tab-separated-values,text/plain"
              onFile={csv.choose}
            />
          )}
          <Reading csv={csv} />
        </>
      ) : (
        <>
          <FileFacts csv={csv} isLocked={isBusy} onOther={csv.clear} />
          {table === NEW_TABLE ? (
            <NewTableFromCsv
              key={csv.file!.name}
              projectId={projectId}
              fileName={csv.file!.name}
              look={csv.look}
              onMade={(name, mapping) => {
                setMade(mapping);
                change({ table: name });
              }}
            />
          ) : (
            <IntoTable key={table} {...{ projectId, table, csv, made }} onBusy={setBusy} />
          )}
        </>
      )}
    </div>
  );
}
