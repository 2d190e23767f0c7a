import { CalendarDays, CheckSquare, GripVertical, MessageSquare } from "lucide-react";
import type { KeyboardEvent, PointerEvent } from "react";
import { Avatar } from "@/components/board/Avatar";
import { Badge } from "@/components/ui/badge";
// #if priority
import { isOverdue, priorities, stepCard, type Card } from "@/data/cards";
// #else
import { isOverdue, stepCard, type Card } from "@/data/cards";
// #end
import { cn } from "@/lib/cn";
import { formatShortDay } from "@/lib/dates";

interface CardTileProps {
  card: Card;
  assignee: string;
  /** Set while this card is dragged. */
  offset: { x: number; y: number } | null;
  /** The dragged card would land above this one. */
  isTarget: boolean;
  onOpen: () => void;
  onGrab: (event: PointerEvent<HTMLElement>) => void;
}

const steps: Record<string, "left" | "right" | "up" | "down"> = {
  ArrowLeft: "left",
  ArrowRight: "right",
  ArrowUp: "up",
  ArrowDown: "down",
};

export function CardTile({ card, assignee, offset, isTarget, onOpen, onGrab }: CardTileProps) {
  const done = card.checklist.filter((item) => item.done).length;

  function step(event: KeyboardEvent) {
    const direction = steps[event.key];
    if (!direction) return;
    event.preventDefault();
    stepCard(card, direction);
    requestAnimationFrame(() => document.getElementById(`move-${card.id}`)?.focus());
  }

  return (
    <li
      data-card={card.id}
      style={offset ? { transform: `translate(${offset.x}px, ${offset.y}px) rotate(2deg)` } : undefined}
      onPointerDown={(event) => event.pointerType === "mouse" && onGrab(event)}
      className={cn(
        "relative rounded-control border bg-card shadow-xs select-none",
        offset && "pointer-events-none z-40 shadow-xl",
        isTarget && "before:absolute before:-top-1.5 before:inset-x-0 before:h-1 before:rounded-full before:bg-primary",
      )}
    >
      <div className="flex items-start">
        <button type="button" onClick={onOpen} className="min-h-11 flex-1 cursor-pointer rounded-control py-3 pl-4 text-left leading-snug font-medium">
          {card.title}
        </button>
        <button
          type="button"
          id={`move-${card.id}`}
          aria-label={`${__("Move with the arrow keys:")} ${card.title}`}
          onKeyDown={step}
          onPointerDown={(event) => event.pointerType !== "mouse" && onGrab(event)}
          className="grid size-11 shrink-0 cursor-grab touch-none place-items-center rounded-control text-muted-foreground"
        >
          <GripVertical aria-hidden className="size-4" />
        </button>
      </div>
      <div className="flex min-h-7 flex-wrap items-center gap-x-3 gap-y-1.5 px-4 pb-3 text-xs text-muted-foreground">
        {card.due !== "" &&
          (isOverdue(card) ? (
            <Badge tone="danger">
              {__("Overdue")} · {formatShortDay(card.due)}
            </Badge>
          ) : (
            <span className="inline-flex items-center gap-1">
              <CalendarDays aria-hidden className="size-3.5" />
              {formatShortDay(card.due)}
            </span>
          ))}
        {card.checklist.length > 0 && (
          <span className="inline-flex items-center gap-1 tabular-nums">
            <CheckSquare aria-hidden className="size-3.5" />
            {done}/{card.checklist.length}
          </span>
        )}
        {card.comments.length > 0 && (
          <span className="inline-flex items-center gap-1 tabular-nums">
            <MessageSquare aria-hidden className="size-3.5" />
            {card.comments.length}
          </span>
        )}
        {/* #if priority */}
        {card.priority !== "" && <Badge tone={card.priority === priorities.at(-1) ? "warning" : "neutral"}>{card.priority}</Badge>}
        {/* #end */}
        {assignee !== "" && <Avatar name={assignee} className="ml-auto" />}
      </div>
    </li>
  );
}
