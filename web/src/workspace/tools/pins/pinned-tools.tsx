import { toolId, type ToolSlot } from "@slipway/ui/slots/slots";
import { ToolButton } from "../tool-button.tsx";

export interface PinnedToolsProps {
  /** In the person's order. */
  pinned: readonly ToolSlot[];
  /** Ids of those there is room for. */
  shown: readonly string[];
  active: ToolSlot | null;
  onMove: (id: string, to: number) => void;
}

/** The keys that move a pinned tool which has the focus. */
export const MOVE_KEYS = "Alt+ArrowLeft Alt+ArrowRight";

export function PinnedTools({ pinned, shown, active }: PinnedToolsProps) {
  return pinned.map((entry) => (
    <ToolButton
      key={entry.id}
      entry={entry}
      active={entry === active}
      away={!shown.includes(toolId(entry))}
      aria-keyshortcuts={MOVE_KEYS}
    />
  ));
}
