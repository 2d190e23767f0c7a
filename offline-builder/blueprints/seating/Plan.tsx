import { Plus, Printer, Trash2, X } from "lucide-react";
import { useState, type FormEvent, type PointerEvent, type ReactNode } from "react";
import { SampleNotice } from "@/components/app/SampleNotice";
import { PageHeader } from "@/components/layout/PageHeader";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { toast } from "@/components/ui/toast";
import { guests, type Guest } from "@/data/guests";
import { atTable, removeTable, seat, STANDING } from "@/data/seats";
import { tables, type TableEntry } from "@/data/tables";
import { cn } from "@/lib/cn";
import { useRows } from "@/lib/collection";
import { useBoardDrag } from "@/lib/use-board-drag";

/** Guests are dragged to a table, or chosen and then seated, which works by keyboard and touch as well. */
export default function IndexPage() {
  const people = useRows(guests);
  const rows = useRows(tables);
  const [held, setHeld] = useState<string | null>(null);
  const { drag, handlers, begin } = useBoardDrag((id, target) => put(id, target));
  const standing = people.filter((guest) => !rows.some((table) => table.id === guest.tableId));
  const heldName = people.find((guest) => guest.id === held)?.name;
  const chairs = rows.reduce((sum, table) => sum + table.chairs, 0);

  function put(guestId: string, target: string) {
    seat(guestId, target === STANDING ? "" : target);
    setHeld(null);
  }

  function chip(guest: Guest) {
    return (
      <Chip
        key={guest.id}
        guest={guest}
        isHeld={held === guest.id}
        offset={drag?.id === guest.id ? drag : null}
        onHold={() => setHeld(held === guest.id ? null : guest.id)}
        onBegin={(event) => begin(event, guest.id)}
        handlers={handlers}
      />
    );
  }

  return (
    <>
      <PageHeader title={$$("title")} lead={$$("lead")}>
        <Button variant="outline" size="sm" onClick={() => window.print()} className="print:hidden">
          <Printer aria-hidden className="size-4" />
          {__("Print")}
        </Button>
      </PageHeader>
      <p role="status" className="mb-4 text-muted-foreground">
        {heldName
          ? `${heldName}: ${__("now choose a table.")}`
          : `${people.length - standing.length} ${__("of")} ${people.length} ${__("seated")} · ${chairs} ${__("chairs")}`}
      </p>
      <div className="grid items-start gap-6 lg:grid-cols-[17rem_minmax(0,1fr)]">
        <section data-column={STANDING} className="rounded-card border bg-card p-5 print:hidden">
          <h2 className="text-heading mb-3">
            {__("Without a seat")} ({standing.length})
          </h2>
          <div className="flex flex-wrap gap-2">{standing.map(chip)}</div>
          {held && !standing.some((guest) => guest.id === held) && (
            <Button variant="outline" size="sm" className="mt-3" onClick={() => put(held, STANDING)}>
              {__("Take the seat away")}
            </Button>
          )}
          <AddGuest />
        </section>
        <div className="grid gap-5 sm:grid-cols-2 xl:grid-cols-3">
          {rows.map((table) => (
            <TableCard key={table.id} table={table} people={atTable(people, table.id)} chip={chip} held={held} onPut={put} />
          ))}
          <AddTable count={rows.length} />
        </div>
      </div>
      <SampleNotice />
    </>
  );
}

interface TableCardProps {
  table: TableEntry;
  people: Guest[];
  chip: (guest: Guest) => ReactNode;
  held: string | null;
  onPut: (guestId: string, tableId: string) => void;
}

function TableCard({ table, people, chip, held, onPut }: TableCardProps) {
  const free = table.chairs - people.length;

  function remove() {
    toast(`${table.name}: ${__("deleted")}`, { label: __("Undo"), run: removeTable(table) });
  }

  return (
    <section data-column={table.id} className="rounded-card border bg-card p-5">
      <div className="flex items-start justify-between gap-2">
        <div>
          <h2 className="text-heading">{table.name}</h2>
          <p className={cn("text-sm tabular-nums", free === 0 ? "font-semibold text-success" : "text-muted-foreground")}>
            {people.length} / {table.chairs}
          </p>
        </div>
        <Button variant="ghost" size="icon" aria-label={`${__("Delete")} ${table.name}`} onClick={remove} className="print:hidden">
          <Trash2 aria-hidden className="size-4" />
        </Button>
      </div>
      <svg aria-hidden viewBox="0 0 120 120" className="mx-auto my-3 w-36">
        <circle cx="60" cy="60" r="34" className="fill-tone-3 stroke-tone-1" strokeWidth="2" />
        {Array.from({ length: table.chairs }, (_, at) => {
          const turn = (2 * Math.PI * at) / table.chairs - Math.PI / 2;
          return (
            <circle
              key={at}
              cx={60 + 48 * Math.cos(turn)}
              cy={60 + 48 * Math.sin(turn)}
              r={Math.min(8, 120 / table.chairs)}
              className={at < people.length ? "fill-primary" : "fill-background stroke-tone-1"}
              strokeWidth="1.5"
            />
          );
        })}
      </svg>
      <div className="flex min-h-11 flex-wrap justify-center gap-2">{people.map(chip)}</div>
      {held && !people.some((guest) => guest.id === held) && (
        <Button variant="outline" size="sm" className="mt-3 w-full" disabled={free <= 0} onClick={() => onPut(held, table.id)}>
          {free > 0 ? `${__("Seat at")} ${table.name}` : __("no chair left")}
        </Button>
      )}
    </section>
  );
}

interface ChipProps {
  guest: Guest;
  isHeld: boolean;
  offset: { x: number; y: number } | null;
  onHold: () => void;
  onBegin: (event: PointerEvent<HTMLElement>) => void;
  handlers: ReturnType<typeof useBoardDrag>["handlers"];
}

function Chip({ guest, isHeld, offset, onHold, onBegin, handlers }: ChipProps) {
  return (
    <span className={cn("inline-flex max-w-full items-center rounded-control border", isHeld ? "border-primary bg-primary text-primary-foreground" : "border-input bg-background", offset && "pointer-events-none relative z-20 shadow-lg")} style={offset ? { transform: `translate(${offset.x}px, ${offset.y}px)` } : undefined}>
      <button
        type="button"
        data-card={guest.id}
        aria-pressed={isHeld}
        onClick={onHold}
        onPointerDown={onBegin}
        {...handlers}
        className="min-h-10 min-w-0 cursor-grab touch-none truncate px-3 text-sm font-medium select-none"
      >
        {guest.name}
        {guest.diet !== "" && <span className="font-normal"> · {guest.diet}</span>}
      </button>
      {isHeld && (
        <button type="button" aria-label={`${__("Delete")} ${guest.name}`} onClick={() => guests.remove(guest.id)} className="grid size-10 cursor-pointer place-items-center">
          <X aria-hidden className="size-4" />
        </button>
      )}
    </span>
  );
}

function AddGuest() {
  const [name, setName] = useState("");
  const [diet, setDiet] = useState("");

  function submit(event: FormEvent) {
    event.preventDefault();
    if (name.trim() === "") return;
    guests.add({ name: name.trim(), diet: diet.trim(), tableId: "" });
    setName("");
    setDiet("");
  }

  return (
    <form onSubmit={submit} className="mt-5 flex flex-col gap-3 border-t pt-4">
      <Field label={__("Guest")}>{(control) => <Input {...control} required value={name} onChange={(event) => setName(event.target.value)} />}</Field>
      <Field label={__("What to know, such as vegetarian")}>{(control) => <Input {...control} value={diet} onChange={(event) => setDiet(event.target.value)} />}</Field>
      <Button type="submit" variant="outline" size="sm">
        <Plus aria-hidden className="size-4" />
        {__("Add guest")}
      </Button>
    </form>
  );
}

function AddTable({ count }: { count: number }) {
  const [chairs, setChairs] = useState(8);

  function submit(event: FormEvent) {
    event.preventDefault();
    if (!(chairs >= 1 && chairs <= 40)) return;
    tables.add({ name: `${__("Table")} ${count + 1}`, chairs });
  }

  return (
    <form onSubmit={submit} className="flex flex-col justify-center gap-3 rounded-card border border-dashed p-5 print:hidden">
      <Field label={__("Chairs")}>
        {(control) => <Input {...control} type="number" min="1" max="40" required value={chairs} onChange={(event) => setChairs(event.target.valueAsNumber)} />}
      </Field>
      <Button type="submit" variant="outline" size="sm">
        <Plus aria-hidden className="size-4" />
        {__("Add a table")}
      </Button>
    </form>
  );
}
