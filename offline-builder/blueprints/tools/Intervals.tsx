import { Pause, Play, RotateCcw, SkipForward, Volume2 } from "lucide-react";
import { useEffect, useMemo, useState } from "react";
import { PageHeader } from "@/components/layout/PageHeader";
import { Segments } from "@/components/tools/Segments";
import { Button } from "@/components/ui/button";
import { Checkbox } from "@/components/ui/checkbox";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { soundAhead } from "@/lib/alarm";
import { useAwake } from "@/lib/awake";
import { cn } from "@/lib/cn";
import { leftOf, phaseAt, phasesOf, tonesOf, type Phase, type Rounds } from "@/lib/interval-rules";
import { useKept } from "@/lib/kept";
import { useKeys } from "@/lib/keys";

type Kind = "single" | "rounds";

/** When it was started last and what had passed until then, in milliseconds; `started` is null while it stands. */
interface Run {
  started: number | null;
  before: number;
}

const standing: Run = { started: null, before: 0 };
const presets: readonly (readonly [name: string, rounds: Rounds])[] = [
  ["Tabata 8 × 20/10", { prepare: 10, work: 20, rest: 10, rounds: 8 }],
  ["HIIT 10 × 40/20", { prepare: 10, work: 40, rest: 20, rounds: 10 }],
  ["HIIT 6 × 60/60", { prepare: 10, work: 60, rest: 60, rounds: 6 }],
  ["5 × 3:00/1:00", { prepare: 10, work: 180, rest: 60, rounds: 5 }],
];
const quickMinutes = [1, 3, 5, 10, 15, 30];
/** In the ink of the field, whose colour changes with the phase. */
const sideButton =
  "inline-flex min-h-13 cursor-pointer items-center gap-2 rounded-button border border-current/50 px-7 py-3 font-medium hover:bg-current/10 focus-visible:outline-current disabled:cursor-not-allowed disabled:opacity-50";
const phaseNames: Record<Phase["kind"], string> = { prepare: __("Get ready"), work: __("Work"), rest: __("Rest") };

const elapsedOf = (run: Run, now: number) => (run.started === null ? run.before : run.before + Math.max(0, now - run.started));

/** Counted from the clock and kept: closing the page does not stop it. */
export default function IndexPage() {
  // #if plain
  const [kind, setKind] = useKept<Kind>("timer-kind", "single");
  // #else
  const [kind, setKind] = useKept<Kind>("timer-kind", "rounds");
  // #end
  const [rounds, setRounds] = useKept<Rounds>("timer-rounds", { prepare: 10, work: 40, rest: 20, rounds: 8 });
  const [seconds, setSeconds] = useKept("timer-seconds", 300);
  const [sound, setSound] = useKept("timer-sound", true);
  const [run, setRun] = useKept<Run>("timer-run", standing);
  const [now, setNow] = useState(() => Date.now());
  const [muted, setMuted] = useState(false);
  const [asked, setAsked] = useState(0);

  const phases = useMemo(() => phasesOf(kind === "single" ? { prepare: 0, work: seconds, rest: 0, rounds: 1 } : rounds), [kind, seconds, rounds]);
  const whole = phases.at(-1)?.to ?? 0;
  const elapsed = Math.min(whole, elapsedOf(run, Math.max(now, run.started ?? 0)));
  const over = whole > 0 && elapsed >= whole;
  const runs = run.started !== null && !over;
  const phase = phaseAt(phases, elapsed);
  const untouched = run.started === null && run.before === 0;

  useAwake(runs);

  useEffect(() => {
    if (!runs) return;
    const timer = setInterval(() => setNow(Date.now()), 100);
    return () => clearInterval(timer);
  }, [runs]);

  // What sounds is made anew when it goes on, is skipped or set, and falls silent when it stands; the end may ring out.
  useEffect(() => {
    if (run.started === null || !sound) return;
    const gone = elapsedOf(run, Date.now());
    if (gone >= whole) return;
    let silence: (() => void) | null = null;
    let left = false;
    void soundAhead(tonesOf(phases), gone).then((stop) => {
      setMuted(stop === null);
      if (left) stop?.();
      else silence = stop;
    });
    return () => {
      left = true;
      silence?.();
    };
  }, [run.started, run.before, sound, phases, whole, asked]);

  const phaseKey = `${phase?.kind} ${phase?.round}`;
  useEffect(() => {
    // Where phones can, a change is felt, too.
    if (runs) navigator.vibrate?.(200);
  }, [phaseKey, runs]);

  function toggle() {
    const moment = Date.now();
    setNow(moment);
    if (over) setRun({ started: moment, before: 0 });
    else if (whole > 0) setRun(runs ? { started: null, before: elapsed } : { started: moment, before: run.before });
  }

  function skip() {
    if (!phase) return;
    const moment = Date.now();
    setNow(moment);
    setRun({ started: runs ? moment : null, before: phase.to });
  }

  const reset = () => setRun(standing);

  useKeys({ " ": toggle, r: reset, ...(kind === "rounds" && { s: skip }) });

  return (
    <>
      <PageHeader title={$$("title")} lead={$$("lead")} />
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <section
          aria-label={__("Timer")}
          className={cn(
            "flex flex-col items-center gap-4 rounded-card border p-6 text-center sm:p-10",
            runs && phase?.kind === "work" ? "bg-primary text-primary-foreground" : runs && phase?.kind === "rest" ? "bg-secondary text-secondary-foreground" : "bg-card",
          )}
        >
          <p role="status" className="min-h-9 text-2xl font-semibold">
            {over ? __("Time is up!") : kind === "single" ? "" : phase && phaseNames[phase.kind]}
            {!over && !untouched && !runs && <span className="font-normal"> {kind === "rounds" && "· "}{__("paused")}</span>}
          </p>
          <p role="timer" aria-live="off" className="font-display text-7xl leading-none font-semibold tabular-nums sm:text-9xl">
            {leftOf((phase?.to ?? whole) - elapsed)}
          </p>
          {kind === "rounds" && (
            <p className="tabular-nums">
              {__("Round")} {phase?.round ?? rounds.rounds} / {rounds.rounds} · {__("left in all")} {leftOf(whole - elapsed)}
            </p>
          )}
          <div aria-hidden className="h-2 w-full max-w-md overflow-hidden rounded-full border border-current/30">
            <div className="h-full bg-current" style={{ width: `${whole === 0 ? 0 : (elapsed / whole) * 100}%` }} />
          </div>
          <div className="mt-2 flex flex-wrap justify-center gap-3">
            <Button size="lg" variant={runs ? "secondary" : "primary"} className="min-w-36" onClick={toggle} disabled={whole === 0}>
              {runs ? <Pause aria-hidden className="size-5" /> : <Play aria-hidden className="size-5" />}
              {runs ? __("Pause") : over ? __("Again") : untouched ? __("Start") : __("Go on")}
            </Button>
            {kind === "rounds" && (
              <button type="button" className={sideButton} onClick={skip} disabled={over || untouched}>
                <SkipForward aria-hidden className="size-5" />
                {__("Skip")}
              </button>
            )}
            <button type="button" className={sideButton} onClick={reset} disabled={untouched}>
              <RotateCcw aria-hidden className="size-5" />
              {__("Reset")}
            </button>
          </div>
          {runs && sound && muted && (
            <Button variant="secondary" size="sm" onClick={() => setAsked(asked + 1)}>
              <Volume2 aria-hidden className="size-4" />
              {__("Turn the sound on")}
            </Button>
          )}
        </section>
        <div className="flex flex-col gap-5">
          <Segments
            label={__("Kind")}
            options={[
              ["single", __("Timer")],
              ["rounds", __("Rounds")],
            ]}
            value={kind}
            disabled={runs}
            onChange={(next) => {
              setKind(next);
              reset();
            }}
          />
          {kind === "single" ? (
            <>
              <Duration label={__("Length")} value={seconds} most={24 * 3600 - 1} disabled={!untouched && !over} onChange={(next) => { setSeconds(next); reset(); }} />
              <div className="grid grid-cols-3 gap-2">
                {quickMinutes.map((minutes) => (
                  <Button key={minutes} variant="outline" disabled={!untouched && !over} onClick={() => { setSeconds(minutes * 60); reset(); }}>
                    {minutes} min
                  </Button>
                ))}
              </div>
            </>
          ) : (
            <RoundSettings value={rounds} disabled={!untouched && !over} onChange={(next) => { setRounds(next); reset(); }} />
          )}
          <Checkbox label={__("Sound before and at the end")} checked={sound} onChange={(event) => setSound(event.target.checked)} />
          <p className="hidden text-sm text-muted-foreground sm:block">{__("Keys: space starts and pauses, R resets.")}</p>
        </div>
      </div>
    </>
  );
}

function RoundSettings({ value, disabled, onChange }: { value: Rounds; disabled: boolean; onChange: (next: Rounds) => void }) {
  return (
    <>
      <div className="grid grid-cols-2 gap-2">
        {presets.map(([name, rounds]) => (
          <Button key={name} variant="outline" size="sm" disabled={disabled} onClick={() => onChange(rounds)}>
            {name}
          </Button>
        ))}
      </div>
      <Duration label={__("Work")} value={value.work} most={5999} least={1} disabled={disabled} onChange={(work) => onChange({ ...value, work })} />
      <Duration label={__("Rest")} value={value.rest} most={5999} disabled={disabled} onChange={(rest) => onChange({ ...value, rest })} />
      <Whole label={__("Rounds")} value={value.rounds} least={1} most={99} disabled={disabled} onChange={(rounds) => onChange({ ...value, rounds })} />
      <Whole label={__("Seconds to get ready")} value={value.prepare} least={0} most={60} disabled={disabled} onChange={(prepare) => onChange({ ...value, prepare })} />
    </>
  );
}

interface WholeProps {
  label: string;
  value: number;
  least: number;
  most: number;
  disabled: boolean;
  onChange: (value: number) => void;
}

/** What cannot be taken stays in the field with the reason, the value before it holds. */
function Whole({ label, value, least, most, disabled, onChange }: WholeProps) {
  const [text, setText] = useState<string | null>(null);
  const shown = text ?? String(value);
  const number = /^\d+$/.test(shown.trim()) ? Number(shown) : Number.NaN;
  const fits = number >= least && number <= most;
  return (
    <Field label={label} error={fits ? undefined : `${__("Please enter a whole number:")} ${least}–${most}`}>
      {(control) => (
        <Input
          {...control}
          inputMode="numeric"
          disabled={disabled}
          value={shown}
          onChange={(event) => {
            const next = event.target.value;
            setText(next);
            if (/^\d+$/.test(next.trim()) && Number(next) >= least && Number(next) <= most) onChange(Number(next));
          }}
          onBlur={() => fits && setText(null)}
        />
      )}
    </Field>
  );
}

/** Minutes and seconds; an hour is sixty minutes. */
function Duration({ label, value, most, least = 0, disabled, onChange }: Omit<WholeProps, "least"> & { least?: number }) {
  const minutes = Math.floor(value / 60);
  const set = (next: number) => onChange(Math.min(most, Math.max(least, next)));
  return (
    <fieldset className="grid grid-cols-2 items-start gap-3">
      <legend className="mb-1 font-semibold">{label}</legend>
      <Whole label={__("Minutes")} value={minutes} least={0} most={Math.floor(most / 60)} disabled={disabled} onChange={(next) => set(next * 60 + (value % 60))} />
      <Whole label={__("Seconds")} value={value % 60} least={0} most={59} disabled={disabled} onChange={(next) => set(minutes * 60 + next)} />
    </fieldset>
  );
}
