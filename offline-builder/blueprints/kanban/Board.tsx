import { useState, type ReactNode } from "react";
import { AddCard } from "@/components/board/AddCard";
import { CardDrawer } from "@/components/board/CardDrawer";
import { CardTile } from "@/components/board/CardTile";
import { FilterSelect } from "@/components/app/FilterSelect";
import { SampleNotice } from "@/components/app/SampleNotice";
import { SearchBox } from "@/components/app/SearchBox";
import { PageHeader } from "@/components/layout/PageHeader";
// #if priority
import { cards, columns, isDueThisWeek, isOverdue, moveCard, priorities, type Card, type ColumnId } from "@/data/cards";
// #else
import { cards, columns, isDueThisWeek, isOverdue, moveCard, type Card, type ColumnId } from "@/data/cards";
// #end
import { people, personName } from "@/data/people";
import { cn } from "@/lib/cn";
import { useRows } from "@/lib/collection";
import { matches } from "@/lib/search";
import { useBoardDrag } from "@/lib/use-board-drag";

export default function BoardPage() {
  const rows = useRows(cards);
  const persons = useRows(people);
  const [query, setQuery] = useState("");
  const [person, setPerson] = useState("");
  const [due, setDue] = useState("");
  // #if priority
  const [priority, setPriority] = useState("");
  // #end
  const [openId, setOpenId] = useState<string | null>(null);
  const { drag, handlers, begin } = useBoardDrag((id, column, before) => moveCard(id, columnId(column), before));
  const shown = rows
    .filter((card) => person === "" || card.assigneeId === person)
    .filter((card) => due === "" || (due === "overdue" ? isOverdue(card) : isDueThisWeek(card)))
    // #if priority
    .filter((card) => priority === "" || card.priority === priority)
    // #end
    .filter((card) => matches(query, [card.title, card.description, personName(persons, card.assigneeId)]));
  const open = rows.find((card) => card.id === openId);

  return (
    <>
      <PageHeader title={$$("boardTitle")} lead={$$("boardLead")} />
      <div className="mb-5 flex flex-wrap gap-3">
        <SearchBox label={__("Search cards")} value={query} onChange={setQuery} />
        <FilterSelect label={__("Person")} value={person} options={persons.map((row) => ({ value: row.id, label: row.name }))} onChange={setPerson} />
        <FilterSelect
          label={__("Due")}
          value={due}
          options={[
            { value: "week", label: __("Due this week") },
            { value: "overdue", label: __("Overdue") },
          ]}
          onChange={setDue}
        />
        {/* #if priority */}
        <FilterSelect
          label={$$("priority")}
          value={priority}
          options={priorities.map((value) => ({ value, label: value }))}
          onChange={setPriority}
        />
        {/* #end */}
      </div>
      <div {...handlers} className="-mx-4 flex snap-x items-start gap-4 overflow-x-auto px-4 pb-4 sm:-mx-8 sm:px-8 xl:mx-0 xl:grid xl:auto-cols-fr xl:grid-flow-col xl:overflow-visible xl:px-0">
        {columns.map((column) => (
          <Column
            key={column.id}
            id={column.id}
            name={column.name}
            cards={shown.filter((card) => card.column === column.id)}
            isTarget={drag?.column === column.id}
          >
            {(card) => (
              <CardTile
                key={card.id}
                card={card}
                assignee={personName(persons, card.assigneeId)}
                offset={drag?.id === card.id ? drag : null}
                isTarget={drag?.before === card.id && drag.id !== card.id}
                onOpen={() => setOpenId(card.id)}
                onGrab={(event) => begin(event, card.id)}
              />
            )}
          </Column>
        ))}
      </div>
      {/* #if samples */}
      <SampleNotice />
      {/* #end */}
      {open && <CardDrawer card={open} onClose={() => setOpenId(null)} />}
    </>
  );
}

function columnId(id: string): ColumnId {
  return columns.find((column) => column.id === id)?.id ?? columns[0].id;
}

interface ColumnProps {
  id: ColumnId;
  name: string;
  cards: Card[];
  isTarget: boolean;
  children: (card: Card) => ReactNode;
}

function Column({ id, name, cards: own, isTarget, children }: ColumnProps) {
  return (
    <section
      data-column={id}
      aria-label={name}
      className={cn("w-[17rem] shrink-0 snap-center rounded-card bg-muted p-3 sm:w-72 xl:w-auto", isTarget && "outline-2 outline-primary")}
    >
      <h2 className="flex items-center justify-between px-1 pb-3 font-display font-semibold">
        {name}
        <span className="text-sm font-normal text-muted-foreground tabular-nums">{own.length}</span>
      </h2>
      <ul className="flex min-h-4 flex-col gap-2.5">{own.map(children)}</ul>
      <AddCard column={id} />
    </section>
  );
}
