import { EmptyState, SkeletonLines } from "@slipway/ui/kit/status/states.tsx";
import { entriesOf, toolId, useWebFeatures } from "@slipway/ui/slots/slots";
import { AppWindow } from "lucide-react";
import { SlotBoundary } from "@slipway/ui/slots/slot-boundary.tsx";
import { useCurrentTool, useTools } from "./tools/use-tools.ts";
import classes from "./tool-card.module.css";

/** The one inset card. Every tool brings its own 44 px header. */
export function ToolCard({ projectId }: { projectId: string }) {
  const tools = useTools(projectId);
  const current = useCurrentTool(tools);
  const Tool = current?.component;
  const sides = entriesOf(useWebFeatures(), "project.side");
  return (
    <section className={classes.card} aria-label={current?.label ?? "Project"}>
      <SlotBoundary key={current && toolId(current)} fallback={<ToolSkeleton />}>
        {Tool ? (
          <Tool projectId={projectId} />
        ) : (
          <EmptyState icon={AppWindow} title="Nothing to show here">
            You can see this project's name and its creator.
          </EmptyState>
        )}
      </SlotBoundary>
      {sides.map(({ id, component: Side }) => (
        <SlotBoundary key={id} whenBroken="nothing">
          <Side projectId={projectId} />
        </SlotBoundary>
      ))}
    </section>
  );
}

function ToolSkeleton() {
  return (
    <div role="status" aria-busy="true" aria-label="Loading">
      <div className={classes.header}>
        <SkeletonLines widths={[120]} />
      </div>
    </div>
  );
}
