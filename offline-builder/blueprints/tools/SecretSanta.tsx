import { Eye, EyeOff, Gift, Link2, Trash2 } from "lucide-react";
import { useEffect, useState, type FormEvent } from "react";
import { PageHeader } from "@/components/layout/PageHeader";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { Select } from "@/components/ui/select";
import { Textarea } from "@/components/ui/textarea";
import { copyText } from "@/lib/copy";
import { drawn, packed, unpacked, type Draw, type Pair, type Ticket } from "@/lib/gift-draw";
import { useKept } from "@/lib/kept";

const namesOf = (text: string): string[] => text.split("\n").map((line) => line.trim()).filter(Boolean);

/** A link for one person opens their ticket and nothing else. */
export default function IndexPage() {
  const [ticket, setTicket] = useState(() => unpacked(window.location.hash.slice(1)));

  useEffect(() => {
    const read = () => setTicket(unpacked(window.location.hash.slice(1)));
    window.addEventListener("hashchange", read);
    return () => window.removeEventListener("hashchange", read);
  }, []);

  return ticket ? <OneTicket key={ticket.giver} ticket={ticket} /> : <Organise />;
}

function OneTicket({ ticket }: { ticket: Ticket }) {
  const [shown, setShown] = useState(false);
  return (
    <div className="mx-auto max-w-md">
      <PageHeader title={`${__("Hello")} ${ticket.giver}`} />
      <div className="flex flex-col items-center gap-5 rounded-card border bg-card p-8 text-center">
        <Gift aria-hidden className="size-12 text-primary" />
        <p role="status" className="min-h-20">
          {shown ? (
            <>
              {__("You give a present to")}
              <span className="block font-display text-4xl font-semibold break-words">{ticket.receiver}</span>
            </>
          ) : (
            __("Only you should see who you drew.")
          )}
        </p>
        <Button onClick={() => setShown(!shown)}>
          {shown ? <EyeOff aria-hidden className="size-4" /> : <Eye aria-hidden className="size-4" />}
          {shown ? __("Hide") : __("Show the name")}
        </Button>
        {ticket.note && <p className="text-muted-foreground whitespace-pre-line">{ticket.note}</p>}
      </div>
    </div>
  );
}

function Organise() {
  const [text, setText] = useKept("santa-names", "");
  const [apart, setApart] = useKept<Pair[]>("santa-apart", []);
  const [note, setNote] = useKept("santa-note", "");
  const [draw, setDraw] = useKept<Draw>("santa-draw", {});
  const [error, setError] = useState<string>();
  const [open, setOpen] = useState<string | null>(null);
  const names = namesOf(text);
  const pairs = apart.filter((pair) => pair.every((name) => names.includes(name)));
  const givers = Object.keys(draw);

  function run(event: FormEvent) {
    event.preventDefault();
    if (names.length < 3) return setError(__("Enter three names at least."));
    if (new Set(names).size < names.length) return setError(__("A name stands there twice. Tell them apart, with a letter for instance."));
    const result = drawn(names, pairs);
    if (!result) return setError(__("With these exceptions nobody can be drawn for everyone. Take one away."));
    setError(undefined);
    setDraw(result);
  }

  return (
    <>
      <PageHeader title={$$("title")} lead={$$("lead")} />
      <div className="grid items-start gap-8 lg:grid-cols-2">
        <form onSubmit={run} noValidate className="flex flex-col gap-5">
          <Field label={__("Who takes part")} hint={`${__("One name on each line")} · ${names.length}`} error={error}>
            {(control) => (
              <Textarea
                {...control}
                rows={8}
                value={text}
                onChange={(event) => {
                  setText(event.target.value);
                  setError(undefined);
                  setDraw({});
                }}
              />
            )}
          </Field>
          <Apart
            names={[...new Set(names)]}
            pairs={pairs}
            onChange={(next) => {
              setApart(next);
              setError(undefined);
              setDraw({});
            }}
          />
          <Field label={__("Note for everyone")} hint={__("A sum or a day, for instance. May be left empty.")}>
            {(control) => <Input {...control} value={note} maxLength={200} onChange={(event) => setNote(event.target.value)} />}
          </Field>
          <div>
            <Button type="submit" size="lg">
              <Gift aria-hidden className="size-4" />
              {givers.length > 0 ? __("Draw again") : __("Draw names")}
            </Button>
          </div>
        </form>
        <section aria-label={__("The draw")} className="rounded-card border bg-card p-5">
          <h2 className="text-heading mb-2">{__("The draw")}</h2>
          <p role="status" className="mb-4 text-muted-foreground">
            {givers.length > 0
              ? __("Drawn. Hand the device round, or send each person their link: it shows only whom they drew.")
              : __("Nothing is drawn yet.")}
          </p>
          <ul className="divide-y">
            {givers.map((giver) => (
              <li key={giver} className="flex flex-wrap items-center justify-between gap-2 py-2">
                <span className="min-w-0 font-medium break-words">{giver}</span>
                <span className="flex gap-2">
                  <Button size="sm" variant="outline" aria-label={`${__("Show")}: ${giver}`} onClick={() => setOpen(giver)}>
                    <Eye aria-hidden className="size-4" />
                    {__("Show")}
                  </Button>
                  <Button size="sm" variant="outline" aria-label={`${__("Copy link")}: ${giver}`} onClick={() => void copyText(linkOf({ giver, receiver: draw[giver]!, note }))}>
                    <Link2 aria-hidden className="size-4" />
                    {__("Copy link")}
                  </Button>
                </span>
              </li>
            ))}
          </ul>
        </section>
      </div>
      <Dialog open={open !== null} onClose={() => setOpen(null)} title={open ?? ""} closeLabel={__("Close")}>
        <OneName key={open} receiver={draw[open ?? ""] ?? ""} />
      </Dialog>
    </>
  );
}

function OneName({ receiver }: { receiver: string }) {
  const [shown, setShown] = useState(false);
  return (
    <div className="flex flex-col items-start gap-4">
      <p role="status">
        {shown ? (
          <>
            {__("You give a present to")} <strong className="block font-display text-3xl">{receiver}</strong>
          </>
        ) : (
          __("Only you should see who you drew.")
        )}
      </p>
      <Button onClick={() => setShown(!shown)}>{shown ? __("Hide") : __("Show the name")}</Button>
    </div>
  );
}

interface ApartProps {
  names: readonly string[];
  pairs: readonly Pair[];
  onChange: (pairs: Pair[]) => void;
}

function Apart({ names, pairs, onChange }: ApartProps) {
  const [one, setOne] = useState("");
  const [other, setOther] = useState("");
  const ready = names.includes(one) && names.includes(other) && one !== other && !pairs.some((pair) => pair.includes(one) && pair.includes(other));

  return (
    <fieldset className="min-w-0 rounded-card border p-4">
      <legend className="px-1 text-sm font-medium">{__("Who do not draw each other")}</legend>
      <ul className="mb-3 empty:hidden">
        {pairs.map(([first, second]) => (
          <li key={`${first}\n${second}`} className="flex items-center justify-between gap-2">
            <span className="min-w-0 break-words">
              {first} – {second}
            </span>
            <Button variant="ghost" size="icon" aria-label={`${__("Delete")}: ${first} – ${second}`} onClick={() => onChange(pairs.filter((pair) => pair[0] !== first || pair[1] !== second))}>
              <Trash2 aria-hidden className="size-4" />
            </Button>
          </li>
        ))}
      </ul>
      <div className="grid grid-cols-2 gap-3">
        <NameSelect label={__("First person")} value={one} names={names} onChange={setOne} />
        <NameSelect label={__("Second person")} value={other} names={names} onChange={setOther} />
      </div>
      <Button
        variant="outline"
        size="sm"
        className="mt-3"
        disabled={!ready}
        onClick={() => {
          onChange([...pairs, [one, other]]);
          setOther("");
        }}
      >
        {__("Keep them apart")}
      </Button>
    </fieldset>
  );
}

function NameSelect({ label, value, names, onChange }: { label: string; value: string; names: readonly string[]; onChange: (name: string) => void }) {
  return (
    <Field label={label} className="min-w-0">
      {(control) => (
        <Select {...control} value={names.includes(value) ? value : ""} onChange={(event) => onChange(event.target.value)}>
          <option value="">{__("Choose")}</option>
          {names.map((name) => (
            <option key={name}>{name}</option>
          ))}
        </Select>
      )}
    </Field>
  );
}

function linkOf(ticket: Ticket): string {
  return `${window.location.origin}${window.location.pathname}#${packed(ticket)}`;
}
