import { Copy, RefreshCw } from "lucide-react";
import { useMemo, useState } from "react";
import { PageHeader } from "@/components/layout/PageHeader";
import { Segments } from "@/components/tools/Segments";
import { Slider } from "@/components/tools/Slider";
import { Button } from "@/components/ui/button";
import { Checkbox } from "@/components/ui/checkbox";
import { Field } from "@/components/ui/field";
import { Select } from "@/components/ui/select";
import { cn } from "@/lib/cn";
import { copyText } from "@/lib/copy";
import { useKept } from "@/lib/kept";
import { passWords } from "@/lib/pass-words";
import { bitsOfPassphrase, bitsOfPassword, passphraseOf, passwordOf, setsOf, strengthOf, type Characters, type Phrase } from "@/lib/password-rules";
import { randomBelow } from "@/lib/random";

type Kind = "characters" | "words";

const firstCharacters: Characters = { length: 16, lower: true, upper: true, digits: true, signs: true, distinct: false };
const firstPhrase: Phrase = { words: 7, between: "-", capitals: false, number: true };
const strengths = [__("Weak"), __("Fair"), __("Strong"), __("Very strong")];
const amounts = [1, 3, 5, 10, 20];

/** Settings are kept, passwords never. */
export default function IndexPage() {
  const [kind, setKind] = useKept<Kind>("password-kind", "characters");
  const [characters, setCharacters] = useKept("password-characters", firstCharacters);
  const [phrase, setPhrase] = useKept("password-phrase", firstPhrase);
  const [amount, setAmount] = useKept("password-amount", 1);
  const [round, setRound] = useState(0);
  const none = kind === "characters" && setsOf(characters).length === 0;

  const passwords = useMemo(
    () =>
      Array.from({ length: amount }, () =>
        kind === "words" ? passphraseOf(phrase, passWords, randomBelow) : passwordOf(characters, randomBelow),
      ),
    // A new round makes new ones of the same settings.
    [kind, characters, phrase, amount, round],
  );

  return (
    <>
      <PageHeader title={$$("title")} lead={$$("lead")} />
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_24rem]">
        <section aria-label={__("Passwords")} className="flex min-w-0 flex-col gap-5 rounded-card border bg-card p-5 sm:p-6">
          {none ? (
            <p role="alert" className="text-destructive">
              {__("Choose at least one kind of characters.")}
            </p>
          ) : (
            <>
              <ul className={cn("flex flex-col", amount > 1 && "divide-y")}>
                {passwords.map((password, at) => (
                  <li key={at} className="flex items-center gap-3 py-1">
                    <code className={cn("min-w-0 flex-1 font-mono break-all select-all", amount === 1 ? "text-2xl sm:text-3xl" : "text-base sm:text-lg")}>
                      {password}
                    </code>
                    <Button variant="ghost" size="icon" className="shrink-0" aria-label={amount > 1 ? `${__("Copy")} ${at + 1}` : __("Copy")} onClick={() => void copyText(password)}>
                      <Copy aria-hidden className="size-5" />
                    </Button>
                  </li>
                ))}
              </ul>
              <Strength bits={kind === "words" ? bitsOfPassphrase(phrase, passWords.length) : bitsOfPassword(characters)} />
              <div className="flex flex-wrap gap-3">
                <Button size="lg" onClick={() => setRound(round + 1)}>
                  <RefreshCw aria-hidden className="size-4" />
                  {amount > 1 ? __("New passwords") : __("New password")}
                </Button>
                {amount > 1 && (
                  <Button size="lg" variant="outline" onClick={() => void copyText(passwords.join("\n"))}>
                    {__("Copy all")}
                  </Button>
                )}
              </div>
              <p className="text-sm text-muted-foreground">{__("Made in this browser by its random generator for cryptography. Nothing is sent or kept.")}</p>
            </>
          )}
        </section>
        <div className="flex flex-col gap-5">
          <Segments
            label={__("Made of")}
            options={[
              ["characters", __("Characters")],
              ["words", __("Words")],
            ]}
            value={kind}
            onChange={setKind}
          />
          {kind === "characters" ? <CharacterSettings value={characters} onChange={setCharacters} /> : <PhraseSettings value={phrase} onChange={setPhrase} />}
          <Field label={__("How many at once")}>
            {(control) => (
              <Select {...control} value={amount} onChange={(event) => setAmount(Number(event.target.value))}>
                {amounts.map((many) => (
                  <option key={many}>{many}</option>
                ))}
              </Select>
            )}
          </Field>
        </div>
      </div>
    </>
  );
}

function Strength({ bits }: { bits: number }) {
  const strength = strengthOf(bits);
  return (
    <div>
      <div aria-hidden className="grid grid-cols-4 gap-1.5">
        {strengths.map((name, at) => (
          <span key={name} className={cn("h-2 rounded-full", at > strength ? "bg-muted" : strength === 0 ? "bg-destructive" : strength === 1 ? "bg-warning" : "bg-success")} />
        ))}
      </div>
      <p role="status" className="mt-2">
        <strong>{strengths[strength]}</strong>{" "}
        <span className="text-muted-foreground tabular-nums">
          · {bits} {__("bits: each bit more doubles the guesses")}
        </span>
      </p>
    </div>
  );
}

function CharacterSettings({ value, onChange }: { value: Characters; onChange: (next: Characters) => void }) {
  const box = (key: "lower" | "upper" | "digits" | "signs" | "distinct", label: string) => (
    <Checkbox label={label} checked={value[key]} onChange={(event) => onChange({ ...value, [key]: event.target.checked })} />
  );
  return (
    <>
      <Slider label={__("Length")} min={6} max={64} value={value.length} onChange={(length) => onChange({ ...value, length })} />
      <fieldset>
        <legend className="mb-1 text-sm font-medium">{__("Characters in it")}</legend>
        {box("lower", __("Small letters (a–z)"))}
        {box("upper", __("Capital letters (A–Z)"))}
        {box("digits", __("Digits (0–9)"))}
        {box("signs", __("Signs (! # $ % …)"))}
        {box("distinct", __("None that look alike (l, 1, O, 0 …)"))}
      </fieldset>
    </>
  );
}

function PhraseSettings({ value, onChange }: { value: Phrase; onChange: (next: Phrase) => void }) {
  return (
    <>
      <Slider label={__("Number of words")} min={3} max={12} value={value.words} onChange={(words) => onChange({ ...value, words })} />
      <Field label={__("Between the words")}>
        {(control) => (
          <Select {...control} value={value.between} onChange={(event) => onChange({ ...value, between: event.target.value })}>
            <option value="-">{__("Hyphen")} (-)</option>
            <option value=" ">{__("Space")}</option>
            <option value=".">{__("Full stop")} (.)</option>
            <option value="_">{__("Underscore")} (_)</option>
            <option value="">{__("Nothing")}</option>
          </Select>
        )}
      </Field>
      <div>
        <Checkbox label={__("Begin words with a capital")} checked={value.capitals} onChange={(event) => onChange({ ...value, capitals: event.target.checked })} />
        <Checkbox label={__("A number at the end")} checked={value.number} onChange={(event) => onChange({ ...value, number: event.target.checked })} />
      </div>
    </>
  );
}
