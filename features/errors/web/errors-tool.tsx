/** The tool view `error`: all open errors of the project, above the changes of the active version. [T2.22] [T4.18] */
import { Button } from "@mantine/core";
import { EmptyState, SkeletonLines } from "@slipway/ui/kit/status/states.tsx";
import { RelativeTime } from "@slipway/ui/kit/relative-time.tsx";
import { EmbeddedTool, ToolHeader } from "@slipway/ui/navigation/tool-header.tsx";
import { SlotBoundary } from "@slipway/ui/slots/slot-boundary.tsx";
import { toolId, toolsOf, useWebFeatures } from "@slipway/ui/slots/slots";
import { CircleCheck } from "lucide-react";
import { isServersFault } from "../contract/error-details.ts";
import { MAX_FIXES, type ErrorRecord } from "../contract/index.ts";
import { dismiss } from "./dismissed.ts";
import { ErrorCard } from "./card/error-card.tsx";
import { UndoButton } from "./card/undo-button.tsx";
import { useOpenErrors } from "./use-open-errors.ts";
import { useFix } from "./use-fix.ts";
import classes from "./errors.module.css";

const CHANGES = "codeViewer";

const mayTry = ({ type, fix_attempts }: ErrorRecord): boolean => !isServersFault(type) && fix_attempts < MAX_FIXES;

/** Shows the changes of the active version with another feature's tool, found by name. [T2.22] */
function Changes({ projectId }: { projectId: string }) {
  const viewer = toolsOf(useWebFeatures()).find((entry) => toolId(entry) === CHANGES);
  if (viewer === undefined) return null;
  const Viewer = viewer.component;
  return (
    <section className={classes.changes} aria-label={viewer.label}>
      <SlotBoundary>
        <EmbeddedTool>
          <Viewer projectId={projectId} />
        </EmbeddedTool>
      </SlotBoundary>
    </section>
  );
}

function Errors({ projectId, errors }: { projectId: string; errors: readonly ErrorRecord[] }) {
  const { fix, isPending } = useFix(projectId);
  return (
    <ul className={classes.list} aria-label="Open errors">
      {errors.map((error) => (
        <li key={error.id} className={classes.card}>
          <ErrorCard
            projectId={projectId}
            error={error}
            onFix={(one) => fix([one])}
            fixing={isPending}
            onDismiss={() => dismiss(error.id)}
            first={error.fix_attempts > 0 && <UndoButton projectId={projectId} onDone={() => dismiss(error.id)} />}
            last={
              <span className={classes.time}>
                <RelativeTime at={error.occurred_at} />
              </span>
            }
          />
        </li>
      ))}
    </ul>
  );
}

function FixAll({ projectId, errors }: { projectId: string; errors: readonly ErrorRecord[] }) {
  const { fix, isPending } = useFix(projectId);
  const tried = errors.filter(mayTry);
  if (tried.length < 2) return null;
  return (
    <Button variant="filled" loading={isPending} onClick={() => fix(tried)}>
      Try to fix all ({tried.length})
    </Button>
  );
}

export function ErrorsTool({ projectId }: { projectId: string }) {
  const { errors, ready } = useOpenErrors(projectId);
  return (
    <div className={classes.tool}>
      <ToolHeader title="Errors">
        <FixAll projectId={projectId} errors={errors} />
      </ToolHeader>
      <div className={classes.body}>
        {!ready ? (
          <div className={classes.loading} role="status" aria-busy="true" aria-label="Loading the errors">
            <SkeletonLines widths={["30%", "80%", "50%"]} />
          </div>
        ) : errors.length === 0 ? (
          <EmptyState icon={CircleCheck} title="No open errors">
            Preview errors appear here.
          </EmptyState>
        ) : (
          <Errors projectId={projectId} errors={errors} />
        )}
      </div>
      <Changes projectId={projectId} />
    </div>
  );
}
