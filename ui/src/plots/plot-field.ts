/** Pointer and keys over the slots of a plot: what is looked at, what a drag covers, and one stop for Tab. */
import { useRef, useState, type KeyboardEvent, type PointerEvent, type RefObject } from "react";
import type { Slot } from "./slots.ts";

export type ChooseSpan = (first: Slot, last: Slot) => void;

interface Drag {
  /** Numbers of the first and last covered slot; null while nobody drags. */
  covered: readonly [first: number, last: number] | null;
  handlers: Readonly<Record<string, (event: PointerEvent) => void>>;
}

function useDrag(field: RefObject<HTMLElement | null>, slots: readonly Slot[], onChoose: ChooseSpan | undefined): Drag {
  const [span, setSpan] = useState<readonly [from: number, to: number] | null>(null);
  const slotAt = (event: PointerEvent): number => {
    const { left, width } = field.current!.getBoundingClientRect();
    const share = (event.clientX - left) / width;
    return Math.min(slots.length - 1, Math.max(0, Math.floor(share * slots.length)));
  };
  const covered = span === null ? null : ([Math.min(...span), Math.max(...span)] as const);
  if (onChoose === undefined) return { covered, handlers: {} };
  return {
    covered,
    handlers: {
      onPointerDown: (event) => {
        if (event.button !== 0) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        setSpan([slotAt(event), slotAt(event)]);
      },
      onPointerMove: (event) => span !== null && setSpan([span[0], slotAt(event)]),
      onPointerUp: () => {
        setSpan(null);
        if (covered !== null) onChoose(slots[covered[0]]!, slots[covered[1]]!);
      },
      onPointerCancel: () => setSpan(null),
    },
  };
}

/** Arrows and end keys move between the slots. */
function useRoving(count: number) {
  const [at, setAt] = useState(0);
  const current = Math.min(at, count - 1);
  const onKeyDown = (event: KeyboardEvent<HTMLElement>): void => {
    const steps: Record<string, number> = {
      ArrowLeft: current - 1,
      ArrowRight: current + 1,
      Home: 0,
      End: count - 1,
    };
    const next = steps[event.key];
    if (next === undefined || next < 0 || next >= count) return;
    event.preventDefault();
    setAt(next);
    (event.currentTarget.children[next] as HTMLElement).focus();
  };
  return { current, onKeyDown, setAt };
}

export function usePlotField(slots: readonly Slot[], onChoose: ChooseSpan | undefined) {
  const field = useRef<HTMLDivElement>(null);
  const [lookedAt, look] = useState<number | null>(null);
  const { covered, handlers } = useDrag(field, slots, onChoose);
  const { current, onKeyDown, setAt } = useRoving(slots.length);
  return {
    /** Number of the slot under the pointer or with the focus. */
    lookedAt: lookedAt !== null && lookedAt < slots.length ? lookedAt : null,
    field: { ref: field, onKeyDown, onPointerLeave: () => look(null), ...handlers },
    slot: (index: number) => ({
      tabIndex: index === current ? 0 : -1,
      "data-covered": (covered !== null && index >= covered[0] && index <= covered[1]) || undefined,
      onPointerEnter: () => look(index),
      onFocus: () => {
        setAt(index);
        look(index);
      },
      onBlur: () => look(null),
      // A pointer chooses by its drag, so this is the keyboard's.
      onKeyDown: ({ key }: KeyboardEvent) =>
        (key === "Enter" || key === " ") && onChoose?.(slots[index]!, slots[index]!),
    }),
  };
}
