/** Tables of the schema public. [C2.11] [C8.11] [DB7] */
import { Button } from "@mantine/core";
import { LoadFailed } from "@slipway/ui/kit/status/load-failed.tsx";
import { useRoute } from "@slipway/ui/api/use-route";
import { EmptyState, SkeletonLines } from "@slipway/ui/kit/status/states.tsx";
import { ViewActions } from "@slipway/ui/navigation/view-actions.tsx";
import { useViewStack } from "@slipway/ui/navigation/view-stack";
import type { AreaViewProps } from "@slipway/ui/slots/areas";
import { ChevronRight, Database, ListOrdered, Plus, ShieldCheck, Table2, Workflow } from "lucide-react";
import { useState } from "react";
import { cloudContract, type CloudTable } from "../../../cloud/contract/index.ts";
import classes from "../database.module.css";
import { NewTable } from "../schema/new-table.tsx";
import { Guard } from "./guard.tsx";
import { columnsInWords, rowsInWords } from "./table-words.ts";

/** The agent and the app make tables while this is on screen. */
const POLL_MS = 10_000;

function TableRow({ table, onOpen }: { table: CloudTable; onOpen: () => void }) {
  return (
    <li>
      <button type="button" onClick={onOpen}>
        <Table2 size={16} strokeWidth={1.75} aria-hidden="true" />
        <span className="mono">{table.name}</span>
        <small>
          {rowsInWords(table.live_rows_estimate)} · {columnsInWords(table.columns.length)}
        </small>
        <Guard table={table} />
        <ChevronRight size={16} aria-hidden="true" />
      </button>
    </li>
  );
}

export function DatabaseView({ projectId }: AreaViewProps) {
  const list = useRoute(cloudContract.tables, { params: { id: projectId } }, { pollEvery: POLL_MS });
  const { open } = useViewStack();
  const [isMaking, setIsMaking] = useState(false);
  const tables = list.data?.tables;
  return (
    <div className={classes.page}>
      <ViewActions>
        <Button leftSection={<Workflow size={15} aria-hidden="true" />} onClick={() => open({ id: "schema" })}>
          Schema
        </Button>
        <Button leftSection={<ShieldCheck size={15} aria-hidden="true" />} onClick={() => open({ id: "policies" })}>
          RLS Policies
        </Button>
        <Button leftSection={<ListOrdered size={15} aria-hidden="true" />} onClick={() => open({ id: "enums" })}>
          Enums
        </Button>
        <Button variant="filled" leftSection={<Plus size={15} aria-hidden="true" />} onClick={() => setIsMaking(true)}>
          New Table
        </Button>
      </ViewActions>
      {tables === undefined && list.error === null && (
        <div className={classes.loading} role="status" aria-busy="true" aria-label="Loading the tables">
          <SkeletonLines widths={["100%", "100%", "100%"]} height={36} />
        </div>
      )}
      {tables === undefined && list.error !== null && (
        <LoadFailed title="Error loading tables" error={list.error} onRetry={() => void list.refetch()} />
      )}
      {tables?.length === 0 && (
        <EmptyState icon={Database} title="No tables yet">
          Tables will populate as soon as your app saves information
        </EmptyState>
      )}
      <ul className={classes.tables}>
        {tables?.map((table) => (
          <TableRow key={table.id} table={table} onOpen={() => open({ id: "table", state: { table: table.name } })} />
        ))}
      </ul>
      {isMaking && (
        <NewTable
          projectId={projectId}
          onMade={(table) => open({ id: "table", state: { table } })}
          onClose={() => setIsMaking(false)}
        />
      )}
    </div>
  );
}
