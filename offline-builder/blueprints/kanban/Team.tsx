import { Trash2 } from "lucide-react";
import { useState, type FormEvent } from "react";
import { Panel } from "@/components/app/Panel";
import { Avatar } from "@/components/board/Avatar";
import { BarList } from "@/components/charts/BarList";
import { PageHeader } from "@/components/layout/PageHeader";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { Input } from "@/components/ui/input";
import { cards, columns, isDueThisWeek, isOpen, isOverdue, type Card } from "@/data/cards";
import { people, personName, type Person } from "@/data/people";
import { useRows } from "@/lib/collection";
import { removeWithUndo } from "@/lib/removal";

export default function TeamPage() {
  const rows = useRows(cards);
  const persons = useRows(people);
  return (
    <>
      <PageHeader title={$$("teamTitle")} lead={$$("teamLead")} />
      <Panel title={__("Open cards per person")} className="mb-6">
        <BarList
          bars={[
            ...persons.map((person) => ({ label: person.name, value: rows.filter((card) => isOpen(card) && card.assigneeId === person.id).length })),
            { label: __("Nobody"), value: rows.filter((card) => isOpen(card) && personName(persons, card.assigneeId) === "").length },
          ]}
          format={String}
        />
      </Panel>
      <ul className="grid gap-4 md:grid-cols-2">
        {persons.map((person) => (
          <PersonCard key={person.id} person={person} cards={rows.filter((card) => card.assigneeId === person.id)} />
        ))}
      </ul>
      <AddPerson />
    </>
  );
}

function PersonCard({ person, cards: own }: { person: Person; cards: Card[] }) {
  const late = own.filter(isOverdue).length;
  const soon = own.filter(isDueThisWeek).length;
  return (
    <li className="rounded-card border bg-card p-5">
      <div className="flex items-center gap-3">
        <Avatar name={person.name} className="size-10 text-sm" />
        <h2 className="flex-1 font-display text-lg font-semibold">{person.name}</h2>
        <Button variant="ghost" size="sm" aria-label={`${__("Remove")} ${person.name}`} onClick={() => removeWithUndo(people, person, person.name)}>
          <Trash2 aria-hidden className="size-4" />
        </Button>
      </div>
      <dl className="mt-4 grid grid-cols-4 gap-2 text-center">
        {columns.map((column) => (
          <div key={column.id} className="flex flex-col-reverse rounded-control bg-muted px-1 py-2">
            <dt className="truncate text-xs text-muted-foreground">{column.name}</dt>
            <dd className="font-display text-xl font-semibold tabular-nums">{own.filter((card) => card.column === column.id).length}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-4 flex flex-wrap gap-2">
        {late > 0 && (
          <Badge tone="danger">
            {late} {__("overdue")}
          </Badge>
        )}
        {soon > 0 && (
          <Badge tone="warning">
            {soon} {__("due this week")}
          </Badge>
        )}
        {late + soon === 0 && <Badge tone="success">{__("Nothing urgent")}</Badge>}
      </p>
    </li>
  );
}

function AddPerson() {
  const [name, setName] = useState("");

  function submit(event: FormEvent) {
    event.preventDefault();
    if (name.trim() === "") return;
    people.add({ name: name.trim() });
    setName("");
  }

  return (
    <form onSubmit={submit} className="mt-6 flex max-w-md gap-2">
      <Input aria-label={__("Name of a person")} placeholder={__("Name of a person")} value={name} onChange={(event) => setName(event.target.value)} />
      <Button type="submit" variant="outline" className="shrink-0">
        {__("Add person")}
      </Button>
    </form>
  );
}
