import { Play, Square } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { PageHeader } from "@/components/layout/PageHeader";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Select } from "@/components/ui/select";
import { toast } from "@/components/ui/toast";
import { cn } from "@/lib/cn";
import { sounds, strike, type Sound } from "@/lib/drum-sounds";
import { useKept } from "@/lib/kept";
import { isSilent, nothing, secondsOf, steps, styles, toggled, type Pattern } from "@/lib/patterns";
import { atTime, startPulse } from "@/lib/pulse";

const soundNames: Record<Sound, string> = {
  kick: __("Bass drum"),
  snare: __("Snare"),
  closed: __("Hi-hat closed"),
  open: __("Hi-hat open"),
  clap: __("Clap"),
  tom: __("Tom"),
};
const styleNames: Record<keyof typeof styles, string> = { rock: "Rock", house: "House", hipHop: "Hip-hop", bossa: "Bossa nova" };
const places = ["A", "B", "C", "D"];

interface Settings {
  tempo: number;
  swing: number;
  volume: number;
  place: number;
  muted: Sound[];
}

export default function IndexPage() {
  const [settings, setSettings] = useKept<Settings>("drums", { tempo: 104, swing: 0, volume: 70, place: 0, muted: [] });
  const [patterns, setPatterns] = useKept<Pattern[]>("drum-patterns", [styles.rock, styles.house, nothing, nothing]);
  const [running, setRunning] = useState(false);
  const [step, setStep] = useState<number | null>(null);
  const { tempo, swing, volume, place, muted } = settings;
  const pattern = patterns[place]!;
  const current = useRef({ settings, pattern });
  current.current = { settings, pattern };

  const change = (changes: Partial<Settings>) => setSettings({ ...settings, ...changes });
  const replace = (next: Pattern) => setPatterns(patterns.with(place, next));

  useEffect(() => {
    if (!running) return;
    let counted = -1;
    const stop = startPulse({
      secondsPerStep: () => secondsOf(counted, current.current.settings.tempo, current.current.settings.swing),
      onStep(number, time, audio) {
        counted = number % steps;
        const at = counted;
        const { pattern: struck, settings: now } = current.current;
        const out = new GainNode(audio, { gain: now.volume / 100 });
        out.connect(audio.destination);
        for (const sound of sounds) if (struck[sound][at] && !now.muted.includes(sound)) strike(sound, { audio, out, time });
        atTime(audio, time, () => setStep(at));
      },
    });
    return () => {
      stop();
      setStep(null);
    };
  }, [running]);

  useEffect(() => {
    function press(event: KeyboardEvent) {
      const control = event.target instanceof HTMLElement && event.target.closest("input, select, button, a");
      if (event.key !== " " || control) return;
      event.preventDefault();
      setRunning((now) => !now);
    }
    window.addEventListener("keydown", press);
    return () => window.removeEventListener("keydown", press);
  }, []);

  function clear() {
    const before = pattern;
    replace(nothing);
    toast(__("The pattern is empty."), { label: __("Undo"), run: () => replace(before) });
  }

  return (
    <>
      <PageHeader title={$$("title")} lead={$$("lead")}>
        <Button size="lg" className="min-w-36" onClick={() => setRunning(!running)}>
          {running ? <Square aria-hidden className="size-4" /> : <Play aria-hidden className="size-4" />}
          {running ? __("Stop") : __("Start")}
        </Button>
      </PageHeader>
      <div className="mb-5 grid gap-4 rounded-card border bg-card p-4 sm:grid-cols-3">
        <Slider label={__("Tempo")} value={tempo} range={[50, 200]} onChange={(next) => change({ tempo: next })} />
        <Slider label={__("Swing")} value={swing} range={[0, 60]} onChange={(next) => change({ swing: next })} />
        <Slider label={__("Loudness")} value={volume} range={[0, 100]} onChange={(next) => change({ volume: next })} />
      </div>
      <div className="mb-4 flex flex-wrap items-end justify-between gap-3">
        <div role="group" aria-label={__("Pattern")} className="flex gap-2">
          {places.map((name, at) => (
            <Button key={name} size="icon" variant={at === place ? "primary" : "outline"} aria-pressed={at === place} onClick={() => change({ place: at })}>
              {name}
            </Button>
          ))}
        </div>
        <div className="flex flex-wrap items-end gap-2">
          <Field label={__("Take a rhythm")} className="w-40">
            {(control) => (
              <Select {...control} value="" onChange={(event) => replace(styles[event.target.value as keyof typeof styles])}>
                <option value="" disabled>
                  {__("Choose")}
                </option>
                {Object.entries(styleNames).map(([style, name]) => (
                  <option key={style} value={style}>
                    {name}
                  </option>
                ))}
              </Select>
            )}
          </Field>
          <Button variant="outline" disabled={isSilent(pattern)} onClick={clear}>
            {__("Empty")}
          </Button>
        </div>
      </div>
      <div className="flex flex-col gap-4 lg:gap-2">
        {sounds.map((sound) => (
          <div key={sound} role="group" aria-label={soundNames[sound]} className="grid items-center gap-2 lg:grid-cols-[10rem_minmax(0,1fr)]">
            <button
              type="button"
              aria-pressed={!muted.includes(sound)}
              onClick={() => change({ muted: muted.includes(sound) ? muted.filter((one) => one !== sound) : [...muted, sound] })}
              className={cn("min-h-9 cursor-pointer text-left font-medium", muted.includes(sound) && "text-muted-foreground line-through")}
            >
              {soundNames[sound]}
            </button>
            <div className="grid grid-cols-8 gap-1.5 sm:grid-cols-16">
              {pattern[sound].map((on, at) => (
                <button
                  key={at}
                  type="button"
                  aria-label={`${soundNames[sound]} ${at + 1}`}
                  aria-pressed={on}
                  onClick={() => replace(toggled(pattern, sound, at))}
                  className={cn(
                    "h-10 cursor-pointer rounded-control border",
                    on ? "border-primary bg-primary" : Math.floor(at / 4) % 2 === 0 ? "bg-card hover:border-primary" : "bg-muted hover:border-primary",
                    step === at && "outline-2 outline-offset-1 outline-foreground",
                    on && muted.includes(sound) && "opacity-40",
                  )}
                />
              ))}
            </div>
          </div>
        ))}
      </div>
      <p className="mt-5 text-sm text-muted-foreground">{__("The name of a sound mutes it. The space bar starts and stops.")}</p>
    </>
  );
}

interface SliderProps {
  label: string;
  value: number;
  range: [least: number, most: number];
  onChange: (value: number) => void;
}

function Slider({ label, value, range: [least, most], onChange }: SliderProps) {
  return (
    <label className="flex flex-col gap-1 text-sm font-medium">
      <span className="flex justify-between">
        {label}
        <span className="tabular-nums">{value}</span>
      </span>
      <input type="range" min={least} max={most} value={value} onChange={(event) => onChange(Number(event.target.value))} className="h-9 accent-primary" />
    </label>
  );
}
