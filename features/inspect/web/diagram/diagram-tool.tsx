/** A diagram of the chat, to look at from near and far. [T2.24] [T9.05] [T8.13] */
import { ActionIcon, Tooltip, useComputedColorScheme } from "@mantine/core";
import { CopyIcon } from "@slipway/ui/kit/copying/copy.tsx";
import { EmptyState, SkeletonLines } from "@slipway/ui/kit/status/states.tsx";
import { ToolHeader } from "@slipway/ui/navigation/tool-header.tsx";
import { useChosenDiagram } from "@slipway/ui/session/chosen-diagram";
import { useQuery } from "@tanstack/react-query";
import { Maximize, Workflow, ZoomIn, ZoomOut, type LucideIcon } from "lucide-react";
import { diagramCode } from "./diagram-code.ts";
import { ZOOM } from "@slipway/ui/pan-zoom/pan-zoom";
import { renderDiagram, type Picture } from "./render-diagram.ts";
import { usePanZoom } from "@slipway/ui/pan-zoom/use-pan-zoom";
import classes from "./diagram.module.css";

export function DiagramTool({ projectId }: { projectId: string }) {
  const chosen = diagramCode(useChosenDiagram(projectId));
  if ("message" in chosen)
    return (
      <div className={classes.tool}>
        <ToolHeader title="Diagram" />
        <EmptyState icon={Workflow} title={chosen.message}>
          A diagram in an answer of the chat opens here.
        </EmptyState>
      </div>
    );
  return <Diagram key={chosen.code} code={chosen.code} />;
}

function Diagram({ code }: { code: string }) {
  const dark = useComputedColorScheme("light", { getInitialValueInEffect: false }) === "dark";
  const { data: picture } = useQuery<Picture>({
    queryKey: ["diagram", code, dark],
    queryFn: () => renderDiagram(code, { dark }),
    staleTime: Infinity,
    gcTime: 60_000,
  });
  if (picture?.kind === "picture") return <Stage code={code} picture={picture} />;
  return (
    <div className={classes.tool}>
      <ToolHeader title="Diagram">
        <CopyIcon text={code} label="Copy code" />
      </ToolHeader>
      {picture === undefined ? (
        <div className={classes.waiting} role="status" aria-busy="true" aria-label="Drawing the diagram">
          <SkeletonLines widths={["40%", "60%", "50%"]} height={28} gap={20} />
        </div>
      ) : (
        <div className={classes.failure}>
          <p role="alert">{picture.message}</p>
          <pre tabIndex={0}>{code}</pre>
        </div>
      )}
    </div>
  );
}

function Control({ label, icon: Icon, run }: { label: string; icon: LucideIcon; run: () => void }) {
  return (
    <Tooltip label={label}>
      <ActionIcon aria-label={label} onClick={run}>
        <Icon size={15} />
      </ActionIcon>
    </Tooltip>
  );
}

function Stage({ code, picture }: { code: string; picture: Extract<Picture, { kind: "picture" }> }) {
  const { frame, view, fit, zoom, handlers } = usePanZoom(picture.size);
  const place = `translate(${view.x}px, ${view.y}px) scale(${view.scale})`;
  return (
    <div className={classes.tool}>
      <ToolHeader title="Diagram">
        <Control label="Zoom out" icon={ZoomOut} run={() => zoom(1 / ZOOM.step)} />
        <span className={classes.scale} role="status" aria-label="Zoom">
          {Math.round(view.scale * 100)} %
        </span>
        <Control label="Zoom in" icon={ZoomIn} run={() => zoom(ZOOM.step)} />
        <Control label="Fit" icon={Maximize} run={fit} />
        <CopyIcon text={code} label="Copy code" />
      </ToolHeader>
      <div
        ref={frame}
        className={classes.stage}
        role="group"
        tabIndex={0}
        aria-label="Diagram: arrow keys move it, plus and minus zoom, 0 fits it"
        {...handlers}
      >
        <img
          className={classes.picture}
          src={picture.url}
          alt="The diagram; its code can be copied"
          draggable={false}
          width={picture.size.width}
          height={picture.size.height}
          style={{ transform: place }}
        />
      </div>
    </div>
  );
}
