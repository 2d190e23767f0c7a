import { Minus, Play, Plus, Square } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { PageHeader } from "@/components/layout/PageHeader";
import { Button } from "@/components/ui/button";
import { Checkbox } from "@/components/ui/checkbox";
import { Field } from "@/components/ui/field";
import { Select } from "@/components/ui/select";
import { cn } from "@/lib/cn";
import { useKept } from "@/lib/kept";
import { atTime, startPulse } from "@/lib/pulse";
import { fastest, inRange, nameOf, slowest, tempoOf, withTap } from "@/lib/tempo";

interface Settings {
  tempo: number;
  beats: number;
  /** Clicks in a beat. */
  parts: number;
  accent: boolean;
  volume: number;
}

const first: Settings = { tempo: 100, beats: 4, parts: 1, accent: true, volume: 70 };
const partNames = [__("Quarters"), __("Eighths"), __("Triplets"), __("Sixteenths")];

export default function IndexPage() {
  const [settings, setSettings] = useKept("metronome", first);
  const [running, setRunning] = useState(false);
  const [beat, setBeat] = useState<number | null>(null);
  const [taps, setTaps] = useState<number[]>([]);
  const current = useRef(settings);
  current.current = settings;
  const { tempo, beats, parts, accent, volume } = settings;

  const change = (changes: Partial<Settings>) => setSettings({ ...settings, ...changes });
  const setTempo = (next: number) => change({ tempo: inRange(next) });

  useEffect(() => {
    if (!running) return;
    const position = { part: 0, beat: 0 };
    const stop = startPulse({
      secondsPerStep: () => 60 / current.current.tempo / current.current.parts,
      onStep(_, time, audio) {
        const now = current.current;
        const { part, beat: at } = position;
        const pitch = part > 0 ? 700 : at === 0 && now.accent ? 1500 : 1000;
        click(audio, { time, pitch, volume: (now.volume / 100) * (part > 0 ? 0.35 : 0.8) });
        if (part === 0) atTime(audio, time, () => setBeat(at));
        position.part = (part + 1) % now.parts;
        if (position.part === 0) position.beat = (at + 1) % now.beats;
      },
    });
    return () => {
      stop();
      setBeat(null);
    };
  }, [running]);

  useEffect(() => {
    function press(event: KeyboardEvent) {
      const control = event.target instanceof HTMLElement && event.target.closest("input, select, button, a");
      if (event.ctrlKey || event.metaKey || event.altKey || control) return;
      if (event.key === " ") setRunning((now) => !now);
      else if (event.key === "ArrowUp") setTempo(tempo + 1);
      else if (event.key === "ArrowDown") setTempo(tempo - 1);
      else if (event.key === "t") tap();
      else return;
      event.preventDefault();
    }
    window.addEventListener("keydown", press);
    return () => window.removeEventListener("keydown", press);
  });

  function tap() {
    const next = withTap(taps, performance.now());
    setTaps(next);
    const counted = tempoOf(next);
    if (counted) setTempo(counted);
  }

  return (
    <div className="mx-auto max-w-xl">
      <PageHeader title={$$("title")} lead={$$("lead")} />
      <div className="rounded-card border bg-card p-5 text-center sm:p-8">
        <p className="font-display text-7xl font-semibold tabular-nums">
          <output aria-label={__("Beats per minute")}>{tempo}</output>
        </p>
        <p className="text-muted-foreground">
          {__("beats per minute")} · {nameOf(tempo)}
        </p>
        <div className="mt-5 flex items-center gap-3">
          <Button variant="outline" size="icon" aria-label={__("Slower")} onClick={() => setTempo(tempo - 1)}>
            <Minus aria-hidden className="size-5" />
          </Button>
          <input
            type="range"
            aria-label={__("Tempo")}
            min={slowest}
            max={fastest}
            value={tempo}
            onChange={(event) => setTempo(Number(event.target.value))}
            className="h-11 min-w-0 flex-1 cursor-pointer accent-primary"
          />
          <Button variant="outline" size="icon" aria-label={__("Faster")} onClick={() => setTempo(tempo + 1)}>
            <Plus aria-hidden className="size-5" />
          </Button>
        </div>
        <ol aria-label={__("Beats of the bar")} className="my-6 flex flex-wrap justify-center gap-2">
          {Array.from({ length: beats }, (_, at) => (
            <li
              key={at}
              aria-current={beat === at ? "step" : undefined}
              className={cn(
                "grid size-10 place-items-center rounded-full border font-semibold tabular-nums",
                at === 0 && accent && "border-2 border-primary",
                beat === at && "bg-primary text-primary-foreground",
              )}
            >
              {at + 1}
            </li>
          ))}
        </ol>
        <div className="flex flex-wrap justify-center gap-3">
          <Button size="lg" className="min-w-36" onClick={() => setRunning(!running)}>
            {running ? <Square aria-hidden className="size-4" /> : <Play aria-hidden className="size-4" />}
            {running ? __("Stop") : __("Start")}
          </Button>
          <Button size="lg" variant="outline" onPointerDown={tap} onClick={(event) => event.detail === 0 && tap()}>
            {__("Tap the tempo")}
          </Button>
        </div>
      </div>
      <div className="mt-6 grid gap-4 sm:grid-cols-2">
        <Field label={__("Beats in a bar")}>
          {(control) => (
            <Select {...control} value={beats} onChange={(event) => change({ beats: Number(event.target.value) })}>
              {Array.from({ length: 12 }, (_, at) => (
                <option key={at}>{at + 1}</option>
              ))}
            </Select>
          )}
        </Field>
        <Field label={__("Clicks")}>
          {(control) => (
            <Select {...control} value={parts} onChange={(event) => change({ parts: Number(event.target.value) })}>
              {partNames.map((name, at) => (
                <option key={name} value={at + 1}>
                  {name}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <Checkbox label={__("The first beat sounds higher")} checked={accent} onChange={(event) => change({ accent: event.target.checked })} />
        <label className="flex min-h-11 items-center gap-3">
          {__("Loudness")}
          <input type="range" min={0} max={100} value={volume} onChange={(event) => change({ volume: Number(event.target.value) })} className="min-w-0 flex-1 accent-primary" />
        </label>
      </div>
      <p className="mt-4 text-sm text-muted-foreground">{__("The space bar starts and stops, up and down change the tempo, T taps it.")}</p>
    </div>
  );
}

function click(audio: AudioContext, { time, pitch, volume }: { time: number; pitch: number; volume: number }) {
  const tone = new OscillatorNode(audio, { frequency: pitch });
  const loudness = new GainNode(audio, { gain: 0 });
  loudness.gain.setValueAtTime(Math.max(0.0001, volume), time);
  loudness.gain.exponentialRampToValueAtTime(0.0001, time + 0.05);
  tone.connect(loudness).connect(audio.destination);
  tone.start(time);
  tone.stop(time + 0.06);
}
