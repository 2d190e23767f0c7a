import { Play, Square } from "lucide-react";
import { useEffect, useState } from "react";
import { PageHeader } from "@/components/layout/PageHeader";
import { Button } from "@/components/ui/button";
import { Checkbox } from "@/components/ui/checkbox";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { Select } from "@/components/ui/select";
import { fullness, momentAt, phases, type Phase, type Rhythm } from "@/lib/breathing";
import { useKept } from "@/lib/kept";
import { today } from "@/lib/dates";

const rhythms: { name: string; seconds: Rhythm }[] = [
  { name: "4-7-8", seconds: [4, 7, 8, 0] },
  { name: __("Box, 4-4-4-4"), seconds: [4, 4, 4, 4] },
  { name: __("Even, 5-5"), seconds: [5, 0, 5, 0] },
  { name: __("Long out, 4-6"), seconds: [4, 0, 6, 0] },
];
const words: Record<Phase, string> = { in: __("Breathe in"), hold: __("Hold"), out: __("Breathe out"), rest: __("Pause") };
const lengths = [1, 2, 3, 5, 10, 15];

interface Settings {
  /** Position in the list; one beyond it is the rhythm of one's own. */
  rhythm: number;
  own: number[];
  minutes: number;
  sound: boolean;
}

export default function IndexPage() {
  const [settings, setSettings] = useKept<Settings>("breathing", { rhythm: 0, own: [4, 2, 6, 0], minutes: 3, sound: false });
  const [done, setDone] = useKept<string[]>("breathing-done", []);
  const [began, setBegan] = useState<number | null>(null);
  const [seconds, setSeconds] = useState(0);
  const isOwn = settings.rhythm >= rhythms.length;
  const rhythm = isOwn ? (settings.own as unknown as Rhythm) : rhythms[settings.rhythm]!.seconds;
  const possible = rhythm[0] > 0 && rhythm[2] > 0;
  const moment = momentAt(possible ? rhythm : [4, 0, 4, 0], seconds);
  const still = window.matchMedia("(prefers-reduced-motion: reduce)").matches;
  const running = began !== null;
  const change = (changes: Partial<Settings>) => setSettings({ ...settings, ...changes });

  useEffect(() => {
    if (began === null) return;
    let frame = 0;
    const show = () => {
      const passed = (performance.now() - began) / 1000;
      // The breath that has begun is breathed to its end.
      const whole = rhythm.reduce((sum, part) => sum + part, 0);
      const end = Math.ceil((settings.minutes * 60) / whole) * whole;
      setSeconds(Math.min(passed, end));
      if (passed < end) frame = requestAnimationFrame(show);
      else {
        setBegan(null);
        setSeconds(0);
        setDone([...done, today()]);
      }
    };
    frame = requestAnimationFrame(show);
    return () => cancelAnimationFrame(frame);
  }, [began]);

  useEffect(() => {
    if (running && settings.sound) hum(moment.phase);
  }, [running, moment.phase, settings.sound]);

  function toggle() {
    setSeconds(0);
    setBegan(running ? null : performance.now());
  }

  const size = running ? fullness(moment) : 0;
  return (
    <div className="mx-auto max-w-xl">
      <PageHeader title={$$("title")} lead={$$("lead")} />
      <div className="grid place-items-center py-4">
        <div className="relative grid aspect-square w-full max-w-80 place-items-center">
          <div className="absolute inset-0 rounded-full border-2 border-dashed" />
          <div className="absolute inset-0 rounded-full bg-secondary" style={{ transform: `scale(${still ? 0.75 : 0.45 + 0.55 * size})` }} />
          <div className="relative text-center text-secondary-foreground">
            <p role="status" className="font-display text-2xl font-semibold">
              {running ? words[moment.phase] : __("Ready")}
            </p>
            <p aria-hidden className="font-display text-5xl font-semibold tabular-nums">
              {running ? Math.ceil(moment.left) : ""}
            </p>
          </div>
        </div>
      </div>
      <div className="flex flex-wrap items-center justify-center gap-x-6 gap-y-3">
        <Button size="lg" className="min-w-36" disabled={!possible} onClick={toggle}>
          {running ? <Square aria-hidden className="size-4" /> : <Play aria-hidden className="size-4" />}
          {running ? __("Stop") : __("Start")}
        </Button>
        <p role="timer" className="text-muted-foreground tabular-nums">
          {clock(seconds)} / {clock(settings.minutes * 60)} · {__("Breaths")} {running ? moment.breaths : 0}
        </p>
      </div>
      <fieldset disabled={running} className="mt-8 grid min-w-0 gap-4 sm:grid-cols-2">
        <Field label={__("Rhythm")}>
          {(control) => (
            <Select {...control} value={settings.rhythm} onChange={(event) => change({ rhythm: Number(event.target.value) })}>
              {rhythms.map(({ name }, at) => (
                <option key={name} value={at}>
                  {name}
                </option>
              ))}
              <option value={rhythms.length}>{__("A rhythm of your own")}</option>
            </Select>
          )}
        </Field>
        <Field label={__("Minutes")}>
          {(control) => (
            <Select {...control} value={settings.minutes} onChange={(event) => change({ minutes: Number(event.target.value) })}>
              {lengths.map((length) => (
                <option key={length}>{length}</option>
              ))}
            </Select>
          )}
        </Field>
        {isOwn && (
          <div className="sm:col-span-2">
            <div className="grid grid-cols-2 gap-3 sm:grid-cols-4">
              {phases.map((phase, at) => (
                <Field key={phase} label={words[phase]}>
                  {(control) => (
                    <Input
                      {...control}
                      type="number"
                      min={0}
                      max={30}
                      value={settings.own[at]}
                      onChange={(event) => change({ own: settings.own.with(at, Math.min(30, Math.max(0, Math.round(Number(event.target.value))))) })}
                    />
                  )}
                </Field>
              ))}
            </div>
            <p role={possible ? undefined : "alert"} className={possible ? "mt-1.5 text-sm text-muted-foreground" : "mt-1.5 text-sm text-destructive"}>
              {possible ? __("Seconds; 0 leaves a part out.") : __("Breathing in and out take one second at least.")}
            </p>
          </div>
        )}
        <Checkbox label={__("A soft tone at each change")} checked={settings.sound} onChange={(event) => change({ sound: event.target.checked })} />
      </fieldset>
      <p className="mt-4 text-muted-foreground tabular-nums">
        {__("Finished today")}: {done.filter((day) => day === today()).length} · {__("in all")}: {done.length}
      </p>
    </div>
  );
}

/** Higher for breathing in, lower for breathing out. */
function hum(phase: Phase) {
  const audio = new AudioContext();
  const tone = new OscillatorNode(audio, { frequency: { in: 392, hold: 330, out: 262, rest: 330 }[phase] });
  const loudness = new GainNode(audio, { gain: 0 });
  loudness.gain.linearRampToValueAtTime(0.12, audio.currentTime + 0.08);
  loudness.gain.linearRampToValueAtTime(0, audio.currentTime + 0.7);
  tone.connect(loudness).connect(audio.destination);
  tone.start();
  tone.stop(audio.currentTime + 0.75);
  tone.onended = () => void audio.close();
}

function clock(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, "0")}`;
}
