import { Copy, Trash2 } from "lucide-react";
import { useDeferredValue, useMemo } from "react";
import { PageHeader } from "@/components/layout/PageHeader";
import { Button } from "@/components/ui/button";
import { Checkbox } from "@/components/ui/checkbox";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { Select } from "@/components/ui/select";
import { Textarea } from "@/components/ui/textarea";
import { toast } from "@/components/ui/toast";
import { copyText } from "@/lib/copy";
import { useKept } from "@/lib/kept";
import { countText, frequentWords, timeFor, wordsOf } from "@/lib/text-count";

const locale = "$locale$";
const number = new Intl.NumberFormat(locale);
const readPerMinute = 230;
const spokenPerMinute = 130;
/** Words that stand in any text. */
const small = new Set(
  // #if en
  "a about all also an and any are as at be been but by can could did do does for from had has have he her his how i if in into is it its just me more my no not of on one or our out she so some than that the their them then there they this to up us was we were what when which who will with would you your".split(" "),
  // #end
  // #if de
  "ab aber alle als also am an auch auf aus bei bin bis da das dass dem den der des die doch du durch ein eine einem einen einer eines er es für hat hatte ich ihr im in ist ja kann man mehr mein mich mir mit nach nicht noch nur ob oder sein seine sich sie sind so über um und uns unter vom von vor war was weil wenn wer werden wie wir wird zu zum zur".split(" "),
  // #end
  // #if es
  "a al como con cuando de del desde donde e el ella ellos en entre era es esa ese eso esta este esto está fue ha hasta hay la las le les lo los más me mi muy no nos o para pero por que qué se ser si sí sin sobre son su sus también te tiene tu un una uno unos y ya yo".split(" "),
  // #end
);

/** The text is kept in this browser. */
export default function IndexPage() {
  const [text, setText] = useKept("text-count", "");
  const [unit, setUnit] = useKept<"words" | "characters">("text-count-unit", "words");
  const [goal, setGoal] = useKept("text-count-goal", "");
  const [withSmall, setWithSmall] = useKept("text-count-small", false);
  // Long texts are counted when there is time: typing goes before.
  const counted = useDeferredValue(text);
  const count = useMemo(() => countText(counted, locale), [counted]);
  const frequent = useMemo(() => frequentWords(wordsOf(counted, locale), locale, withSmall ? new Set() : small).slice(0, 12), [counted, withSmall]);
  const wrongGoal = goal.trim() !== "" && !/^[1-9]\d{0,6}$/.test(goal.trim());
  const target = wrongGoal ? 0 : Number(goal);
  const left = target - count[unit];

  function clear() {
    const before = text;
    setText("");
    toast(__("Cleared"), { label: __("Undo"), run: () => setText(before) });
  }

  const figures: [string, string][] = [
    [__("Words"), number.format(count.words)],
    [__("Characters"), number.format(count.characters)],
    [__("Without spaces"), number.format(count.withoutSpaces)],
    [__("Sentences"), number.format(count.sentences)],
    [__("Paragraphs"), number.format(count.paragraphs)],
    [__("Lines of text"), number.format(count.lines)],
    [__("To read"), spanOf(count.words, readPerMinute)],
    [__("To speak"), spanOf(count.words, spokenPerMinute)],
  ];

  return (
    <>
      <PageHeader title={$$("title")} lead={$$("lead")} />
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="flex min-w-0 flex-col gap-4">
          <dl className="grid grid-cols-2 gap-px overflow-hidden rounded-card border bg-border sm:grid-cols-4">
            {figures.map(([name, value]) => (
              <div key={name} className="flex flex-col-reverse bg-card p-3 sm:p-4">
                <dt className="text-sm text-muted-foreground">{name}</dt>
                <dd className="font-display text-2xl font-semibold tabular-nums">{value}</dd>
              </div>
            ))}
          </dl>
          <Field label={__("Your text")}>
            {(control) => <Textarea {...control} rows={14} placeholder={__("Type or paste here.")} value={text} onChange={(event) => setText(event.target.value)} />}
          </Field>
          <div className="flex flex-wrap gap-3">
            <Button variant="outline" onClick={() => void copyText(text)} disabled={text === ""}>
              <Copy aria-hidden className="size-4" />
              {__("Copy")}
            </Button>
            <Button variant="outline" onClick={clear} disabled={text === ""}>
              <Trash2 aria-hidden className="size-4" />
              {__("Clear")}
            </Button>
          </div>
        </div>
        <div className="flex flex-col gap-6">
          <section aria-label={__("Goal")} className="rounded-card border bg-card p-5">
            <div className="grid grid-cols-2 items-start gap-3">
              <Field label={__("Goal")} error={wrongGoal ? __("A whole number, please.") : undefined}>
                {(control) => <Input {...control} inputMode="numeric" placeholder="500" value={goal} onChange={(event) => setGoal(event.target.value)} />}
              </Field>
              <Field label={__("Counted in")}>
                {(control) => (
                  <Select {...control} value={unit} onChange={(event) => setUnit(event.target.value as "words" | "characters")}>
                    <option value="words">{__("Words")}</option>
                    <option value="characters">{__("Characters")}</option>
                  </Select>
                )}
              </Field>
            </div>
            {target > 0 && (
              <>
                <div aria-hidden className="mt-4 h-2 overflow-hidden rounded-full bg-muted">
                  <div className="h-full bg-primary" style={{ width: `${Math.min(1, count[unit] / target) * 100}%` }} />
                </div>
                <p role="status" className="mt-1 tabular-nums">
                  {left > 0 ? `${__("still to write:")} ${number.format(left)}` : left === 0 ? __("Exactly there.") : `${__("over it by:")} ${number.format(-left)}`}
                </p>
              </>
            )}
          </section>
          <section aria-label={__("Most used words")} className="rounded-card border bg-card p-5">
            <h2 className="font-display text-base font-semibold">{__("Most used words")}</h2>
            <Checkbox label={__("Also small words")} checked={withSmall} onChange={(event) => setWithSmall(event.target.checked)} />
            {frequent.length === 0 && <p className="text-muted-foreground">{__("They stand here as soon as there is a text.")}</p>}
            <ol className="flex flex-col gap-1.5">
              {frequent.map(([word, many]) => (
                <li key={word} className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-3">
                  <span className="truncate">{word}</span>
                  <span className="tabular-nums text-muted-foreground">{number.format(many)}</span>
                  <span aria-hidden className="col-span-2 h-1 rounded-full bg-primary" style={{ width: `${(many / frequent[0]![1]) * 100}%` }} />
                </li>
              ))}
            </ol>
          </section>
        </div>
      </div>
    </>
  );
}

function spanOf(words: number, perMinute: number): string {
  const { minutes, seconds } = timeFor(words, perMinute);
  return minutes === 0 ? `${seconds} s` : `${number.format(minutes)} min ${seconds} s`;
}
