import { ChevronLeft, ChevronRight } from "lucide-react";
import { useState } from "react";
import { CardDrawer } from "@/components/board/CardDrawer";
import { PageHeader } from "@/components/layout/PageHeader";
import { Button } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { cards, isOpen, isOverdue, type Card } from "@/data/cards";
import { cn } from "@/lib/cn";
import { useRows } from "@/lib/collection";
import { dateOf, dayKey, formatDay, today } from "@/lib/dates";

const monthName = new Intl.DateTimeFormat("$locale$", { month: "long", year: "numeric" });
const weekdayName = new Intl.DateTimeFormat("$locale$", { weekday: "short" });

export default function CalendarPage() {
  const rows = useRows(cards);
  const [month, setMonth] = useState(today().slice(0, 7));
  const [openId, setOpenId] = useState<string | null>(null);
  const open = rows.find((card) => card.id === openId);
  const days = daysOf(month);
  const inMonth = rows.filter((card) => card.due.startsWith(month)).sort((one, other) => one.due.localeCompare(other.due));

  function turn(months: number) {
    const date = dateOf(`${month}-01`);
    date.setMonth(date.getMonth() + months);
    setMonth(dayKey(date).slice(0, 7));
  }

  return (
    <>
      <PageHeader title={$$("calendarTitle")} lead={monthName.format(dateOf(`${month}-01`))}>
        <Button variant="outline" size="sm" aria-label={__("Previous month")} onClick={() => turn(-1)}>
          <ChevronLeft aria-hidden className="size-4" />
        </Button>
        <Button variant="outline" size="sm" onClick={() => setMonth(today().slice(0, 7))}>
          {__("Today")}
        </Button>
        <Button variant="outline" size="sm" aria-label={__("Next month")} onClick={() => turn(1)}>
          <ChevronRight aria-hidden className="size-4" />
        </Button>
      </PageHeader>
      <div className="hidden grid-cols-7 gap-px overflow-hidden rounded-card border bg-border md:grid">
        {days.slice(0, 7).map((day) => (
          <p key={day} className="bg-card px-3 py-2 text-sm text-muted-foreground">
            {weekdayName.format(dateOf(day))}
          </p>
        ))}
        {days.map((day) => (
          <div key={day} className={cn("min-h-28 p-2", day.startsWith(month) ? "bg-card" : "bg-muted text-muted-foreground")}>
            <p className={cn("mb-1 grid size-7 place-items-center rounded-full text-sm tabular-nums", day === today() && "bg-primary font-semibold text-primary-foreground")}>
              {dateOf(day).getDate()}
            </p>
            {rows
              .filter((card) => card.due === day)
              .map((card) => (
                <DayCard key={card.id} card={card} onOpen={() => setOpenId(card.id)} />
              ))}
          </div>
        ))}
      </div>
      <ul className="flex flex-col gap-4 md:hidden">
        {inMonth.map((card) => (
          <li key={card.id}>
            <p className="text-sm text-muted-foreground">{formatDay(card.due)}</p>
            <DayCard card={card} onOpen={() => setOpenId(card.id)} />
          </li>
        ))}
      </ul>
      {inMonth.length === 0 && (
        <div className="mt-6">
          <EmptyState title={__("Nothing is due in this month")} />
        </div>
      )}
      {open && <CardDrawer card={open} onClose={() => setOpenId(null)} />}
    </>
  );
}

function DayCard({ card, onOpen }: { card: Card; onOpen: () => void }) {
  const late = isOverdue(card);
  return (
    <button
      type="button"
      onClick={onOpen}
      className={cn(
        "mb-1 block min-h-8 w-full cursor-pointer rounded-control px-2 py-1 text-left text-sm leading-snug",
        late ? "bg-danger-soft text-destructive" : "bg-secondary text-secondary-foreground",
        !isOpen(card) && "line-through",
      )}
    >
      {late && <span className="font-semibold">{__("Overdue")}: </span>}
      {card.title}
    </button>
  );
}

/** Whole weeks around the month, each from $weekStart$. */
function daysOf(month: string): string[] {
  const first = dateOf(`${month}-01`);
  const lead = (first.getDay() + $weekShift$) % 7;
  const last = new Date(first.getFullYear(), first.getMonth() + 1, 0).getDate();
  const count = Math.ceil((lead + last) / 7) * 7;
  return Array.from({ length: count }, (_, index) => dayKey(new Date(first.getFullYear(), first.getMonth(), 1 - lead + index)));
}
