/** The Cloud area of a backend that is awake: rail, header, and the view on top of the stack. [C2.01] */
import { ActionIcon, NativeSelect, Tooltip } from "@mantine/core";
import { ToolHeader } from "@slipway/ui/navigation/tool-header.tsx";
import { ViewActionsPlace } from "@slipway/ui/navigation/view-actions.tsx";
import { useViewStack } from "@slipway/ui/navigation/view-stack";
import { useIsMobile } from "@slipway/ui/page/use-is-mobile";
import { SkeletonLines } from "@slipway/ui/kit/status/states.tsx";
import { SlotBoundary } from "@slipway/ui/slots/slot-boundary.tsx";
import { useAreaViews, type AreaView, type ProjectBackend } from "@slipway/ui/slots/areas";
import { ArrowLeft, LayoutGrid } from "lucide-react";
import { useState, type ReactNode } from "react";
import classes from "./area.module.css";

const OVERVIEW = "overview";

interface RailProps {
  views: readonly AreaView[];
  current: string;
}

function Rail({ views, current }: RailProps) {
  const { start, overview } = useViewStack();
  const entries = [{ id: OVERVIEW, label: "Overview", icon: LayoutGrid }, ...views];
  return (
    <nav className={classes.rail} aria-label="Cloud">
      {entries.map(({ id, label, icon: Icon }) => (
        <button
          key={id}
          type="button"
          aria-current={id === current ? "page" : undefined}
          onClick={() => (id === OVERVIEW ? overview() : start({ id }))}
        >
          <Icon size={16} strokeWidth={1.75} aria-hidden="true" />
          {label}
        </button>
      ))}
    </nav>
  );
}

/** The rail of a phone. */
function ViewSelect({ views, current }: RailProps) {
  const { start, overview } = useViewStack();
  return (
    <NativeSelect
      className={classes.select}
      styles={{ input: { border: 0, background: "none", boxShadow: "none" } }}
      aria-label="Part of Cloud"
      value={current}
      onChange={({ currentTarget: { value } }) => (value === OVERVIEW ? overview() : start({ id: value }))}
      data={[{ value: OVERVIEW, label: "Overview" }, ...views.map(({ id, label }) => ({ value: id, label }))]}
    />
  );
}

/** Closes the top view; from the first one this leads to the overview. */
function BackButton() {
  const { stack, back } = useViewStack();
  const label = stack.length > 1 ? "Back" : "Overview";
  return (
    <Tooltip label={label}>
      <ActionIcon aria-label={label} onClick={back}>
        <ArrowLeft size={16} />
      </ActionIcon>
    </Tooltip>
  );
}

const ViewLoading = () => (
  <div className={classes.loading} role="status" aria-busy="true" aria-label="Loading the view">
    <SkeletonLines widths={["30%", "100%", "100%", "100%", "60%"]} height={18} />
  </div>
);

export interface AreaProps {
  projectId: string;
  backend: ProjectBackend;
  status: ReactNode;
  /** Stands above every view: what does not work. */
  notice: ReactNode;
  /** The first page. */
  children: (views: readonly AreaView[]) => ReactNode;
}

export function Area({ projectId, backend, status, notice, children }: AreaProps) {
  const views = useAreaViews("cloud");
  const { stack } = useViewStack();
  const [place, setPlace] = useState<HTMLElement | null>(null);
  const isMobile = useIsMobile();
  // A page of an older version may have left a view that no longer exists.
  const view = views.find(({ id }) => id === stack.at(-1)?.id);
  const inRail = views.filter((one) => one.inRail !== false);
  const current = stack.find(({ id }) => inRail.some((one) => one.id === id))?.id ?? (view ? "" : OVERVIEW);
  const View = view?.component;
  const Icon = view?.icon ?? LayoutGrid;
  return (
    <>
      <ToolHeader>
        {view !== undefined && <BackButton />}
        {isMobile ? (
          <ViewSelect
            views={view === undefined || inRail.includes(view) ? inRail : [...inRail, view]}
            current={view?.id ?? OVERVIEW}
          />
        ) : (
          <h2 className={classes.title}>
            <Icon size={16} strokeWidth={1.75} aria-hidden="true" />
            {view?.label ?? "Overview"}
          </h2>
        )}
        <span className={classes.actions} ref={isMobile ? null : setPlace} />
        {status}
      </ToolHeader>
      <div className={classes.area}>
        {isMobile ? (
          // The header of a phone has no room for them.
          <div className={classes.phoneActions} ref={setPlace} />
        ) : (
          <Rail views={inRail} current={current} />
        )}
        <ViewActionsPlace place={place}>
          <div className={classes.view} key={stack.map(({ id }) => id).join("/")}>
            {notice}
            {View === undefined ? (
              children(views)
            ) : (
              <SlotBoundary fallback={<ViewLoading />}>
                <View projectId={projectId} backend={backend} />
              </SlotBoundary>
            )}
          </div>
        </ViewActionsPlace>
      </div>
    </>
  );
}
