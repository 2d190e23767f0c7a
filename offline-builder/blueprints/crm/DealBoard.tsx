import { GripVertical } from "lucide-react";
import type { KeyboardEvent, PointerEvent } from "react";
import { contactName, contacts } from "@/data/contacts";
import { deals, dealStages, type Deal } from "@/data/deals";
import { useStages } from "@/data/stages";
import { cn } from "@/lib/cn";
import { useRows } from "@/lib/collection";
import { formatShortDay } from "@/lib/dates";
import { formatRoundMoney } from "@/lib/format";
import { useBoardDrag } from "@/lib/use-board-drag";

interface DealBoardProps {
  deals: readonly Deal[];
  onOpen: (deal: Deal) => void;
}

/** One column per stage, with the sum of what stands in it. */
export function DealBoard({ deals: shown, onOpen }: DealBoardProps) {
  const stages = useStages().filter(({ hidden }) => !hidden);
  const { drag, handlers, begin } = useBoardDrag((id, column) => moveTo(id, column));
  return (
    <div {...handlers} className="-mx-4 flex snap-x items-start gap-3 overflow-x-auto px-4 pb-4 sm:-mx-8 sm:px-8 xl:mx-0 xl:grid xl:grid-cols-5 xl:overflow-visible xl:px-0">
      {stages.map(({ stage, name }) => {
        const own = shown.filter((deal) => deal.stage === stage);
        return (
          <section
            key={stage}
            data-column={stage}
            aria-label={name}
            className={cn("w-64 shrink-0 snap-center rounded-card bg-muted p-2.5 xl:w-auto", drag?.column === stage && "outline-2 outline-primary")}
          >
            <h2 className="px-1 font-display font-semibold">{name}</h2>
            <p className="px-1 pb-3 text-sm text-muted-foreground tabular-nums">
              {formatRoundMoney(own.reduce((sum, deal) => sum + deal.value, 0))} · {own.length}
            </p>
            <ul className="flex min-h-8 flex-col gap-2">
              {own.map((deal) => (
                <DealCard
                  key={deal.id}
                  deal={deal}
                  offset={drag?.id === deal.id ? drag : null}
                  onOpen={() => onOpen(deal)}
                  onGrab={(event) => begin(event, deal.id)}
                />
              ))}
            </ul>
          </section>
        );
      })}
    </div>
  );
}

function moveTo(id: string, column: string) {
  const stage = dealStages.find((name) => name === column);
  if (stage) deals.update(id, { stage });
}

interface DealCardProps {
  deal: Deal;
  offset: { x: number; y: number } | null;
  onOpen: () => void;
  onGrab: (event: PointerEvent<HTMLElement>) => void;
}

function DealCard({ deal, offset, onOpen, onGrab }: DealCardProps) {
  const contactRows = useRows(contacts);

  function step(event: KeyboardEvent) {
    const by = event.key === "ArrowRight" ? 1 : event.key === "ArrowLeft" ? -1 : 0;
    const next = dealStages[dealStages.indexOf(deal.stage) + by];
    if (by === 0 || !next) return;
    event.preventDefault();
    moveTo(deal.id, next);
    requestAnimationFrame(() => document.getElementById(`move-${deal.id}`)?.focus());
  }

  return (
    <li
      data-card={deal.id}
      style={offset ? { transform: `translate(${offset.x}px, ${offset.y}px) rotate(2deg)` } : undefined}
      onPointerDown={(event) => event.pointerType === "mouse" && onGrab(event)}
      className={cn("relative rounded-control border bg-card shadow-xs select-none", offset && "pointer-events-none z-40 shadow-xl")}
    >
      <div className="flex items-start">
        <button type="button" onClick={onOpen} className="min-w-0 flex-1 cursor-pointer rounded-control py-3 pl-3.5 text-left [overflow-wrap:anywhere]">
          <span className="block leading-snug font-medium">{deal.title}</span>
          <span className="mt-0.5 block text-sm text-muted-foreground">{contactName(contactRows, deal.contactId)}</span>
        </button>
        <button
          type="button"
          id={`move-${deal.id}`}
          aria-label={`${__("Move with the arrow keys:")} ${deal.title}`}
          onKeyDown={step}
          onPointerDown={(event) => event.pointerType !== "mouse" && onGrab(event)}
          className="grid size-10 shrink-0 cursor-grab touch-none place-items-center rounded-control text-muted-foreground"
        >
          <GripVertical aria-hidden className="size-4" />
        </button>
      </div>
      <p className="flex justify-between gap-3 px-3.5 pb-3 text-sm">
        <span className="font-semibold tabular-nums">{formatRoundMoney(deal.value)}</span>
        <span className="text-muted-foreground">{formatShortDay(deal.closes)}</span>
      </p>
    </li>
  );
}
