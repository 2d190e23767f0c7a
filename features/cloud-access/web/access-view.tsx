/** Who can do what to each table, as found by trying it and rolling it back, and known mistakes of the rules. */
import { Button } from "@mantine/core";
import { useRoute } from "@slipway/ui/api/use-route";
import { RelativeTime } from "@slipway/ui/kit/relative-time.tsx";
import { SettingsGroup } from "@slipway/ui/kit/settings/settings-section.tsx";
import { EmptyState, ErrorState, SkeletonLines } from "@slipway/ui/kit/status/states.tsx";
import { StatusDot, type Tone } from "@slipway/ui/kit/status/status-dot.tsx";
import type { AreaViewProps } from "@slipway/ui/slots/areas";
import { RefreshCw, Table2 } from "lucide-react";
import { cloudContract, type Lint } from "../../cloud/contract/index.ts";
import classes from "./access.module.css";
import { TableAccess } from "./table-access.tsx";
import { TryAs } from "./try-as.tsx";

/** Trying everything takes a moment of the database: it is done again when somebody asks. */
const STALE_MS = 10 * 60_000;

const LEVELS: Readonly<Record<Lint["level"], { tone: Tone; words: string }>> = {
  error: { tone: "err", words: "Error" },
  warning: { tone: "warn", words: "Warning" },
  info: { tone: "info", words: "Info" },
};

function Lints({ lints }: { lints: readonly Lint[] }) {
  if (lints.length === 0) return <p className={classes.note}>No known mistakes found in the rules.</p>;
  return (
    <ul className={classes.lints}>
      {lints.map(({ name, level, object, message }) => (
        <li key={`${name} ${object}`}>
          <StatusDot tone={LEVELS[level].tone}>{LEVELS[level].words}</StatusDot>
          <span>
            <span className="mono">{object}</span> {message}
          </span>
        </li>
      ))}
    </ul>
  );
}

export function AccessView({ projectId, backend }: AreaViewProps) {
  const input = { params: { id: projectId } };
  const options = { staleTime: STALE_MS, refetchOnFocus: false };
  const proof = useRoute(cloudContract.security, input, options);
  const tables = useRoute(cloudContract.tables, input);
  const check = (): void => void Promise.all([proof.refetch(), tables.refetch()]);
  const known = tables.data?.tables ?? [];
  if (proof.isError && proof.data === undefined) return <ErrorState error={proof.error} onRetry={check} />;
  return (
    <div className={classes.page}>
      <SettingsGroup
        title="Access"
        hint="Tried as a stranger and as two users, then rolled back. User A and User B are your two newest users, or made-up ones."
        action={
          <Button leftSection={<RefreshCw size={14} />} loading={proof.isFetching} onClick={check}>
            Check again
          </Button>
        }
      >
        <p className={classes.checked} role="status">
          {proof.data === undefined ? (
            "Checking…"
          ) : (
            <>
              Checked <RelativeTime at={proof.dataUpdatedAt} />
              {proof.isError && `. The last check failed: ${proof.error.userMessage}`}
            </>
          )}
        </p>
        {proof.isPending && <SkeletonLines widths={["100%", "100%", "100%", "100%"]} height={36} gap={12} />}
        {proof.data?.tables.length === 0 && (
          <EmptyState icon={Table2} title="No tables yet">
            Access is shown as soon as your app has a table.
          </EmptyState>
        )}
        {proof.data?.tables.map((table) => (
          <TableAccess
            key={table.table}
            table={table}
            policies={known.find(({ name }) => name === table.table)?.policies ?? []}
          />
        ))}
      </SettingsGroup>
      {proof.data !== undefined && proof.data.tables.length > 0 && (
        <SettingsGroup title="Known mistakes">
          <Lints lints={proof.data.lints} />
        </SettingsGroup>
      )}
      {known.length > 0 && <TryAs projectId={projectId} backend={backend} tables={known} />}
    </div>
  );
}
