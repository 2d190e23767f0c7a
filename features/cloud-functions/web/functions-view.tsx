/**
 * Functions of the project's backend: those deployed, how their calls went, and why newer files are not deployed. [C2.24]
 * [C3.07] [C4.01] [C8.11] [C9.04]
 */

import { LoadFailed } from "@slipway/ui/kit/status/load-failed.tsx";
import { RelativeTime } from "@slipway/ui/kit/relative-time.tsx";
import { EmptyState, SkeletonLines } from "@slipway/ui/kit/status/states.tsx";
import { readRange, type TimeRange } from "@slipway/ui/kit/time-range/time-range";
import { TimeRangePicker } from "@slipway/ui/kit/time-range/time-range-picker.tsx";
import { useViewStack, useViewState } from "@slipway/ui/navigation/view-stack";
import type { AreaViewProps } from "@slipway/ui/slots/areas";
import { SquareFunction } from "lucide-react";
import type { CloudFunction } from "../../cloud/contract/index.ts";
import { DeployFailure } from "./deploy-failure.tsx";
import { FunctionStatus } from "./function-status.tsx";
import { rateText, rateTone, successRate, type Counts } from "./invocations.ts";
import { useDeployAgain, useFunctions, useTotals, type FunctionsPlace } from "./use-functions.ts";
import classes from "./functions.module.css";

const NONE: Counts = { total: 0, good: 0, failed: 0 };

interface RowProps {
  of: CloudFunction;
  /** Undefined while they are being counted, and where that failed. */
  counts: Counts | undefined;
  onOpen: () => void;
}

function Rate({ counts }: { counts: Counts }) {
  const rate = successRate(counts);
  return (
    <span className={classes.rate} data-tone={rate === null ? undefined : rateTone(rate)}>
      {rateText(rate)}
    </span>
  );
}

function Row({ of: one, counts, onOpen }: RowProps) {
  return (
    <tr>
      <th scope="row">
        <button type="button" className="mono" onClick={onOpen}>
          {one.name}
        </button>
      </th>
      <td data-label="Status">
        <FunctionStatus of={one} />
      </td>
      <td data-label="Invocations">{counts === undefined ? "…" : counts.total.toLocaleString()}</td>
      <td data-label="Success rate">{counts === undefined ? "…" : <Rate counts={counts} />}</td>
      <td data-label="Last updated">{one.version === 0 ? "Never deployed" : <RelativeTime at={one.updated_at} />}</td>
    </tr>
  );
}

function FunctionTable({
  projectId,
  functions,
  range,
}: {
  projectId: string;
  functions: readonly CloudFunction[];
  range: TimeRange;
}) {
  const { open } = useViewStack();
  const totals = useTotals(projectId, range);
  const counts = (id: string): Counts | undefined => totals.data && (totals.data.get(id) ?? NONE);
  return (
    <>
      {totals.error !== null && totals.data === undefined && (
        <LoadFailed title="Error loading analytics data" error={totals.error} onRetry={() => void totals.refetch()} />
      )}
      <table className={classes.table}>
        <thead>
          <tr>
            <th scope="col">Name</th>
            <th scope="col">Status</th>
            <th scope="col">Invocations</th>
            <th scope="col">Success rate</th>
            <th scope="col">Last updated</th>
          </tr>
        </thead>
        <tbody>
          {functions.map((one) => (
            <Row
              key={one.id}
              of={one}
              counts={counts(one.id)}
              onOpen={() => open({ id: "function", state: { slug: one.slug, range } })}
            />
          ))}
        </tbody>
      </table>
    </>
  );
}

/** Reasons stand below the table, where a compiler's words have room. */
function Failures({ place, functions }: { place: FunctionsPlace; functions: readonly CloudFunction[] }) {
  const again = useDeployAgain(place);
  return functions.map(
    ({ id, name, error, version, is_deploying: isDeploying }) =>
      error !== null &&
      !isDeploying && (
        <div key={id} role="group" aria-label={name}>
          <DeployFailure
            projectId={place.projectId}
            name={name}
            error={error}
            keepsRunning={version > 0}
            onRetry={again.run}
            retrying={again.isPending}
          />
        </div>
      ),
  );
}

export function FunctionsView({ projectId, backend }: AreaViewProps) {
  const [{ range }, change] = useViewState((kept) => ({ range: readRange(kept["range"]) }));
  const place = { projectId, backendRef: backend.ref };
  const list = useFunctions(place);
  const functions = list.data ?? [];
  return (
    <div className={classes.page}>
      <div className={classes.toolbar}>
        <p>Server-side code with access to secrets. Files in supabase/functions are deployed with each version.</p>
        <TimeRangePicker range={range} onChange={(next) => change({ range: next })} />
      </div>
      {list.isPending && (
        <div role="status" aria-busy="true" aria-label="Loading the functions">
          <SkeletonLines widths={["100%", "100%", "100%"]} height={32} />
        </div>
      )}
      {list.isError && (
        <LoadFailed title="Error loading functions" error={list.error} onRetry={() => void list.refetch()} />
      )}
      {list.isSuccess && functions.length === 0 && (
        <EmptyState icon={SquareFunction} title="No functions yet">
          Edge functions will appear when adding custom background actions
        </EmptyState>
      )}
      {functions.length > 0 && <FunctionTable projectId={projectId} functions={functions} range={range} />}
      <Failures place={place} functions={functions} />
    </div>
  );
}
