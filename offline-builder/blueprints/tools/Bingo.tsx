import { Printer, Shuffle, Star } from "lucide-react";
import { PageHeader } from "@/components/layout/PageHeader";
import { Button } from "@/components/ui/button";
import { Checkbox } from "@/components/ui/checkbox";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { Select } from "@/components/ui/select";
import { Tabs } from "@/components/ui/tabs";
import { Textarea } from "@/components/ui/textarea";
import { cn } from "@/lib/cn";
import { cardsOf, fieldsOf, wordsIn, type Card, type Kind } from "@/lib/bingo-cards";
import { useKept } from "@/lib/kept";
import { shuffled } from "@/lib/random";

const mostCards = 60;
const sampleWords = [
  __("Somebody is late"),
  __("The dog barks"),
  __("A glass falls over"),
  __("Somebody sings"),
  __("A phone rings"),
  __("“When I was young”"),
  __("Somebody asks for the recipe"),
  __("The lights go out"),
  __("A toast is made"),
  __("Somebody laughs until they cry"),
  __("A photo of everyone"),
  __("Somebody falls asleep"),
];

interface Settings {
  title: string;
  /** Numbers up to this one; 0 for words. */
  highest: number;
  words: string;
  size: Kind["size"];
  free: boolean;
  count: string;
}

const first: Settings = { title: "Bingo", highest: 0, words: sampleWords.join("\n"), size: 3, free: true, count: "4" };

function problemOf({ highest, words, ...kind }: Settings): string | undefined {
  const needed = fieldsOf(kind);
  const given = wordsIn(words).length;
  return highest === 0 && given < needed ? `${__("Words needed for a card")}: ${needed}. ${__("There are")}: ${given}.` : undefined;
}

const isCount = (text: string): boolean => /^\d+$/.test(text.trim()) && Number(text) >= 1 && Number(text) <= mostCards;

export default function IndexPage() {
  const [settings, setSettings] = useKept("bingo", first);
  const [cards, setCards] = useKept<Card[]>("bingo-cards", make(first));
  const problem = problemOf(settings);
  const wrongCount = !isCount(settings.count);

  /** New cards as soon as what is asked for can be made. */
  function change(changes: Partial<Settings>) {
    const next = { ...settings, ...changes };
    setSettings(next);
    if (!problemOf(next) && isCount(next.count) && !("title" in changes)) setCards(make(next));
  }

  return (
    <>
      <div className="print:hidden">
        <PageHeader title={$$("title")} lead={$$("lead")} />
        <Tabs
          label={__("Cards or calling")}
          tabs={[
            {
              label: __("Cards"),
              content: (
                <div className="mb-8 grid items-start gap-6 lg:grid-cols-2">
                  <div className="grid gap-4 sm:grid-cols-2">
                    <Field label={__("Title")} className="sm:col-span-2">
                      {(control) => <Input {...control} value={settings.title} onChange={(event) => change({ title: event.target.value })} />}
                    </Field>
                    <Field label={__("On the cards")}>
                      {(control) => (
                        <Select {...control} value={settings.highest} onChange={(event) => change({ highest: Number(event.target.value), size: Number(event.target.value) > 0 ? 5 : settings.size })}>
                          <option value={0}>{__("Words of your own")}</option>
                          <option value={75}>{__("Numbers")} 1–75</option>
                          <option value={90}>{__("Numbers")} 1–90</option>
                        </Select>
                      )}
                    </Field>
                    <Field label={__("Fields")}>
                      {(control) => (
                        <Select {...control} value={settings.size} onChange={(event) => change({ size: Number(event.target.value) as Kind["size"] })}>
                          {[3, 4, 5].map((size) => (
                            <option key={size} value={size}>
                              {size} × {size}
                            </option>
                          ))}
                        </Select>
                      )}
                    </Field>
                    <Field label={__("How many cards")} error={wrongCount ? `${__("Please enter a whole number from 1 to")} ${mostCards}.` : undefined}>
                      {(control) => <Input {...control} inputMode="numeric" value={settings.count} onChange={(event) => change({ count: event.target.value })} />}
                    </Field>
                    <Checkbox className="self-end" label={__("Free field in the middle")} disabled={settings.size === 4} checked={settings.free && settings.size !== 4} onChange={(event) => change({ free: event.target.checked })} />
                    <div className="flex flex-wrap gap-2 sm:col-span-2">
                      <Button disabled={problem !== undefined || wrongCount} onClick={() => window.print()}>
                        <Printer aria-hidden className="size-4" />
                        {__("Print")}
                      </Button>
                      <Button variant="outline" disabled={problem !== undefined || wrongCount} onClick={() => setCards(make(settings))}>
                        <Shuffle aria-hidden className="size-4" />
                        {__("Other cards")}
                      </Button>
                    </div>
                  </div>
                  {settings.highest === 0 && (
                    <Field label={__("Words")} hint={`${__("One on each line")} · ${wordsIn(settings.words).length}`} error={problem}>
                      {(control) => <Textarea {...control} rows={9} value={settings.words} onChange={(event) => change({ words: event.target.value })} />}
                    </Field>
                  )}
                </div>
              ),
            },
            { label: __("Calling"), content: <Caller from={settings.highest > 0 ? numbersTo(settings.highest) : wordsIn(settings.words)} /> },
          ]}
        />
      </div>
      <section aria-label={__("Cards")} className="grid gap-6 sm:grid-cols-2 xl:grid-cols-3 print:grid-cols-2">
        {cards.map((card, at) => (
          <article key={at} aria-label={`${__("Bingo card")} ${at + 1}`} className="min-w-0 break-inside-avoid rounded-card border bg-card p-4">
            <h2 className="text-heading mb-3 text-center">{settings.title}</h2>
            <table className="w-full table-fixed border-collapse">
              <tbody>
                {card.map((row, line) => (
                  <tr key={line}>
                    {row.map((field, column) => (
                      <td
                        key={column}
                        className={cn(
                          "border border-foreground/60 p-1 text-center align-middle leading-tight font-medium break-words hyphens-auto",
                          settings.highest > 0 ? "h-14 text-xl tabular-nums" : card.length === 5 ? "h-16 text-[0.65rem]" : "h-20 text-sm",
                        )}
                      >
                        {field ?? <Star aria-label={__("free field")} className="mx-auto size-6 fill-current" />}
                      </td>
                    ))}
                  </tr>
                ))}
              </tbody>
            </table>
          </article>
        ))}
      </section>
    </>
  );
}

/** What has been called stays called after a reload. */
function Caller({ from }: { from: readonly string[] }) {
  const [called, setCalled] = useKept<string[]>("bingo-called", []);
  const left = from.filter((one) => !called.includes(one));
  return (
    <div className="mb-8 grid gap-6 lg:grid-cols-2">
      <div className="flex flex-col items-center gap-4 rounded-card border bg-card p-6">
        <p role="status" className="min-h-16 text-center font-display text-5xl font-semibold break-words">
          {called[0] ?? "–"}
        </p>
        <p className="text-muted-foreground tabular-nums">
          {__("Still to come")}: {left.length}
        </p>
        <div className="flex flex-wrap justify-center gap-2">
          <Button size="lg" disabled={left.length === 0} onClick={() => setCalled([shuffled(left)[0]!, ...called])}>
            {__("Call the next")}
          </Button>
          <Button size="lg" variant="outline" disabled={called.length === 0} onClick={() => setCalled([])}>
            {__("New round")}
          </Button>
        </div>
      </div>
      <section aria-label={__("Called so far")}>
        <h2 className="text-heading mb-2">{__("Called so far")}</h2>
        {called.length === 0 && <p className="text-muted-foreground">{__("Nothing yet.")}</p>}
        <ol className="flex max-h-60 flex-wrap gap-2 overflow-y-auto">
          {called.map((one) => (
            <li key={one} className="rounded-control bg-muted px-3 py-1 tabular-nums">
              {one}
            </li>
          ))}
        </ol>
      </section>
    </div>
  );
}

const numbersTo = (highest: number): string[] => Array.from({ length: highest }, (_, at) => String(at + 1));

function make({ highest, words, count, ...kind }: Settings): Card[] {
  return cardsOf(highest > 0 ? highest : wordsIn(words), kind, Number(count));
}
