/** The pinned tools, dragged into another order with a mouse or a finger. Keys do the same without a drag. [T2.05] */
import { closestCenter, DndContext, PointerSensor, useSensor, useSensors, type DragEndEvent } from "@dnd-kit/core";
import { horizontalListSortingStrategy, SortableContext, useSortable } from "@dnd-kit/sortable";
import { toolId, type ToolSlot } from "@slipway/ui/slots/slots";
import { MOVE_KEYS, type PinnedToolsProps } from "./pinned-tools.tsx";
import { ToolButton } from "../tool-button.tsx";

/** A click is no drag. */
const DRAG_AFTER_PX = 6;

function SortableTool({ entry, active, away }: { entry: ToolSlot; active: boolean; away: boolean }) {
  const { setNodeRef, listeners, transform, transition, isDragging } = useSortable({
    id: toolId(entry),
    disabled: away,
  });
  return (
    <ToolButton
      ref={setNodeRef}
      entry={entry}
      active={active}
      away={away}
      aria-keyshortcuts={MOVE_KEYS}
      {...listeners}
      data-dragging={isDragging || undefined}
      style={{ transform: transform === null ? undefined : `translateX(${transform.x}px)`, transition }}
    />
  );
}

export function SortablePins({ pinned, shown, active, onMove }: PinnedToolsProps) {
  const sensors = useSensors(useSensor(PointerSensor, { activationConstraint: { distance: DRAG_AFTER_PX } }));
  const ids = pinned.map(toolId);
  const onDragEnd = ({ active: dragged, over }: DragEndEvent): void => {
    if (over !== null) onMove(String(dragged.id), ids.indexOf(String(over.id)));
  };
  return (
    <DndContext sensors={sensors} collisionDetection={closestCenter} onDragEnd={onDragEnd} accessibility={SILENT}>
      <SortableContext items={ids} strategy={horizontalListSortingStrategy}>
        {pinned.map((entry) => (
          <SortableTool key={entry.id} entry={entry} active={entry === active} away={!shown.includes(toolId(entry))} />
        ))}
      </SortableContext>
    </DndContext>
  );
}

const silent = (): undefined => undefined;
/** A pointer's drag needs no words; a move by keys shows in the order of the buttons. */
const SILENT = {
  announcements: { onDragStart: silent, onDragOver: silent, onDragEnd: silent, onDragCancel: silent },
  screenReaderInstructions: { draggable: "" },
};
