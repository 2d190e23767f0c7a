/** Tables and references of the database, as a diagram or as a table. */
import { ActionIcon, SegmentedControl, Tooltip } from "@mantine/core";
import { useRoute } from "@slipway/ui/api/use-route";
import { LoadFailed } from "@slipway/ui/kit/status/load-failed.tsx";
import { EmptyState, SkeletonLines } from "@slipway/ui/kit/status/states.tsx";
import { useViewStack, useViewState } from "@slipway/ui/navigation/view-stack";
import { ZOOM } from "@slipway/ui/pan-zoom/pan-zoom";
import { usePanZoom } from "@slipway/ui/pan-zoom/use-pan-zoom";
import type { AreaViewProps } from "@slipway/ui/slots/areas";
import { Database, Maximize, ZoomIn, ZoomOut, type LucideIcon } from "lucide-react";
import { useMemo, type ReactNode } from "react";
import { cloudContract, type CloudTable } from "../../../cloud/contract/index.ts";
import type { TableReference } from "../../contract/schema-details.ts";
import { useDetails } from "../schema/use-details.ts";
import { DiagramStage } from "./diagram-stage.tsx";
import { RelationsTable } from "./relations-table.tsx";
import { schemaGraph } from "./schema-graph.ts";
import classes from "./diagram.module.css";

/** The agent and the app change tables while this is on screen. */
const POLL_MS = 10_000;

type Form = "diagram" | "table";
const readForm = ({ as }: Readonly<Record<string, unknown>>): { as: Form } => ({
  as: as === "table" ? "table" : "diagram",
});

function Control({ label, icon: Icon, run }: { label: string; icon: LucideIcon; run: () => void }) {
  return (
    <Tooltip label={label}>
      <ActionIcon aria-label={label} onClick={run}>
        <Icon size={15} />
      </ActionIcon>
    </Tooltip>
  );
}

interface SchemaProps {
  tables: readonly CloudTable[];
  references: readonly TableReference[];
  onOpen: (table: string) => void;
}

interface BarProps {
  form: Form;
  onForm: (form: Form) => void;
  children?: ReactNode;
}

function Bar({ form, onForm, children }: BarProps) {
  return (
    <div className={classes.bar} role="toolbar" aria-label="Schema">
      <SegmentedControl
        size="xs"
        aria-label="Show as"
        value={form}
        data={[
          { value: "diagram", label: "Diagram" },
          { value: "table", label: "Table" },
        ]}
        onChange={(next) => onForm(next as Form)}
      />
      <span className={classes.space} />
      {children}
    </div>
  );
}

function Diagram({ tables, references, onOpen, ...bar }: SchemaProps & Omit<BarProps, "form" | "children">) {
  const graph = useMemo(() => schemaGraph(tables, references), [tables, references]);
  const { frame, show, ...panZoom } = usePanZoom(graph);
  const { view, zoom, fit } = panZoom;
  return (
    <>
      <Bar form="diagram" {...bar}>
        <Control label="Zoom out" icon={ZoomOut} run={() => zoom(1 / ZOOM.step)} />
        <span className={classes.scale} role="status" aria-label="Zoom">
          {Math.round(view.scale * 100)} %
        </span>
        <Control label="Zoom in" icon={ZoomIn} run={() => zoom(ZOOM.step)} />
        <Control label="Fit" icon={Maximize} run={fit} />
      </Bar>
      <DiagramStage graph={graph} panZoom={panZoom} frame={frame} onShow={show} onOpen={onOpen} />
    </>
  );
}

function Schema(props: SchemaProps) {
  const [{ as: form }, change] = useViewState(readForm);
  const onForm = (next: Form): void => change({ as: next });
  return (
    <div
      className={classes.view}
      onKeyDown={({ key, ctrlKey, metaKey, altKey }) => {
        if (key === "t" && !ctrlKey && !metaKey && !altKey) onForm(form === "table" ? "diagram" : "table");
      }}
    >
      {form === "diagram" ? (
        <Diagram {...props} onForm={onForm} />
      ) : (
        <>
          <Bar form="table" onForm={onForm} />
          <RelationsTable {...props} />
        </>
      )}
    </div>
  );
}

export function SchemaView({ projectId }: AreaViewProps) {
  const list = useRoute(cloudContract.tables, { params: { id: projectId } }, { pollEvery: POLL_MS });
  const details = useDetails(projectId);
  const { open } = useViewStack();
  const tables = list.data?.tables;
  const references = details.data?.references;
  const failed = tables === undefined ? list : references === undefined ? details : null;
  if (tables?.length === 0)
    return (
      <EmptyState icon={Database} title="No tables yet">
        Tables and how they refer to each other are drawn here.
      </EmptyState>
    );
  if (tables !== undefined && references !== undefined)
    return (
      <>
        <Schema tables={tables} references={references} onOpen={(table) => open({ id: "table", state: { table } })} />
        {details.data?.is_cut === true && (
          <p className={classes.hint}>There are more references than this page shows.</p>
        )}
      </>
    );
  return failed !== null && failed.error !== null ? (
    <LoadFailed
      title={tables === undefined ? "Error loading tables" : "Error loading references"}
      error={failed.error}
      onRetry={() => void failed.refetch()}
    />
  ) : (
    <div className={classes.loading} role="status" aria-busy="true" aria-label="Loading the schema">
      <SkeletonLines widths={["40%", "60%", "50%"]} height={28} gap={20} />
    </div>
  );
}
