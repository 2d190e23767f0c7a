import { useRef, useState, type PointerEvent } from "react";

export interface Drag {
  id: string;
  /** How far the card has been moved from its place, in pixels. */
  x: number;
  y: number;
  /** Where it would land: the column, and the card it would stand before. */
  column: string | null;
  before: string | null;
}

interface Start {
  id: string;
  x: number;
  y: number;
}

const threshold = 6;

/**
 * Moves cards between columns with mouse, pen and finger. Columns carry `data-column`, cards `data-card`. A finger drags
 * at the handle only, which has `touch-action: none`, so that the board itself can still be scrolled.
 */
export function useBoardDrag(onDrop: (id: string, column: string, before: string | null) => void) {
  const start = useRef<Start | null>(null);
  const [drag, setDrag] = useState<Drag | null>(null);

  function begin(event: PointerEvent<HTMLElement>, id: string) {
    if (event.button !== 0) return;
    start.current = { id, x: event.clientX, y: event.clientY };
  }

  function move(event: PointerEvent<HTMLElement>) {
    const from = start.current;
    if (!from) return;
    const x = event.clientX - from.x;
    const y = event.clientY - from.y;
    if (!drag && Math.hypot(x, y) < threshold) return;
    if (!drag) event.currentTarget.setPointerCapture(event.pointerId);
    setDrag({ id: from.id, x, y, ...placeAt(event.clientX, event.clientY, from.id) });
  }

  function end() {
    if (drag?.column) onDrop(drag.id, drag.column, drag.before);
    cancel();
  }

  function cancel() {
    start.current = null;
    setDrag(null);
  }

  return { drag, handlers: { onPointerMove: move, onPointerUp: end, onPointerCancel: cancel }, begin };
}

function placeAt(x: number, y: number, dragged: string): Pick<Drag, "column" | "before"> {
  const column = document
    .elementsFromPoint(x, y)
    .map((element) => element.closest<HTMLElement>("[data-column]"))
    .find((element) => element !== null);
  if (!column) return { column: null, before: null };
  const cards = [...column.querySelectorAll<HTMLElement>("[data-card]")].filter((card) => card.dataset.card !== dragged);
  const next = cards.find((card) => {
    const box = card.getBoundingClientRect();
    return y < box.top + box.height / 2;
  });
  return { column: column.dataset.column ?? null, before: next?.dataset.card ?? null };
}
