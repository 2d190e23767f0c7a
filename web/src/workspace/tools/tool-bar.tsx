import { toolId } from "@slipway/ui/slots/slots";
import type { KeyboardEvent } from "react";
import { MoreTools } from "./more-tools.tsx";
import { DraggablePins } from "./pins/draggable-pins.tsx";
import { ToolButton } from "./tool-button.tsx";
import { useFittingTools } from "./use-fitting-tools.ts";
import { usePins } from "./pins/use-pins.ts";
import { useCurrentTool, useTools } from "./use-tools.ts";
import classes from "./tool-bar.module.css";

/** Fixed tools, this person's pinned tools as far as they fit, the visible tool, and the rest behind the plus. */
export function ToolBar({ projectId }: { projectId: string }) {
  const tools = useTools(projectId);
  const current = useCurrentTool(tools);
  const { pins, change } = usePins();
  const always = tools.filter(({ place = "always" }) => place === "always");
  const pinnable = tools.filter(({ place }) => place === "pinned" || place === "pinnable");
  const pinned = pins.flatMap((id) => pinnable.find((entry) => toolId(entry) === id) ?? []);
  const active = current === undefined || always.includes(current) ? null : current;
  const extra = active !== null && !pinned.includes(active) ? active : null;
  const { bar, list, shown } = useFittingTools(pinned.map(toolId), active && toolId(active));

  const onKeyDown = (event: KeyboardEvent<HTMLElement>): void => {
    const id = (event.target as HTMLElement).dataset["tool"];
    const by = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (!event.altKey || by === undefined || id === undefined || !pins.includes(id)) return;
    event.preventDefault();
    change({ move: id, to: pins.indexOf(id) + by });
  };
  return (
    <nav ref={bar} className={classes.bar} aria-label="Tools">
      {always.map((entry) => (
        <ToolButton key={entry.id} entry={entry} active={entry === current} />
      ))}
      <div ref={list} className={classes.pinned} onKeyDown={onKeyDown}>
        <DraggablePins pinned={pinned} shown={shown} active={active} onMove={(id, to) => change({ move: id, to })} />
        {extra && <ToolButton entry={extra} active />}
      </div>
      {pinnable.length > 0 && <MoreTools tools={pinnable} current={current} />}
    </nav>
  );
}
