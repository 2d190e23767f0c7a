/** Tables of the project's database, and whether rows are guarded. [C2.05] [C2.11] [C8.11] [DB7] */
import { Button } from "@mantine/core";
import { useRoute } from "@slipway/ui/api/use-route";
import { SettingsGroup, SettingsRow } from "@slipway/ui/kit/settings/settings-section.tsx";
import { SkeletonLines } from "@slipway/ui/kit/status/states.tsx";
import { StatusDot } from "@slipway/ui/kit/status/status-dot.tsx";
import { cloudContract, type CloudTable } from "../contract/index.ts";
import classes from "./cloud.module.css";

/** The agent and the app make tables while this is on screen. */
const POLL_MS = 10_000;

const rows = (count: number): string => `${count.toLocaleString()} row${count === 1 ? "" : "s"}`;
const columns = (count: number): string => `${count} column${count === 1 ? "" : "s"}`;

/** Shows a word beside the colour. */
function Guard({ table: { rls_enabled: guarded, policies } }: { table: CloudTable }) {
  if (!guarded) return <StatusDot tone="err">Open to everybody</StatusDot>;
  return policies.length === 0 ? (
    <StatusDot tone="quiet">RLS, no policy</StatusDot>
  ) : (
    <StatusDot tone="ok">RLS</StatusDot>
  );
}

export function Tables({ projectId }: { projectId: string }) {
  const list = useRoute(cloudContract.tables, { params: { id: projectId } }, { pollEvery: POLL_MS });
  const tables = list.data?.tables ?? [];
  return (
    <SettingsGroup title="Tables" hint="Tables in the public schema.">
      {list.isPending && (
        <div role="status" aria-busy="true" aria-label="Loading the tables">
          <SkeletonLines widths={["100%", "100%", "100%"]} height={36} />
        </div>
      )}
      {list.isError && (
        <div className={classes.failed} role="alert">
          <p>
            <strong>Error loading tables</strong>
            {list.error.userMessage}
          </p>
          <Button onClick={() => void list.refetch()}>Retry</Button>
        </div>
      )}
      {list.isSuccess && tables.length === 0 && (
        <p className={classes.empty}>Tables will populate as soon as your app saves information</p>
      )}
      {tables.map((table) => (
        <SettingsRow
          key={table.id}
          title={<span className="mono">{table.name}</span>}
          facts={`${rows(table.live_rows_estimate)} · ${columns(table.columns.length)}`}
        >
          <Guard table={table} />
        </SettingsRow>
      ))}
    </SettingsGroup>
  );
}
