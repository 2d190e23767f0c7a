import { CloudRain, Play, Square, Waves, Wind } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { PageHeader } from "@/components/layout/PageHeader";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Select } from "@/components/ui/select";
import { cn } from "@/lib/cn";
import { useKept } from "@/lib/kept";
import { colors, samplesOf, type Noise } from "@/lib/noise";

const names: Record<Noise, { name: string; like: string; icon: typeof Wind }> = {
  white: { name: __("White noise"), like: __("Even, like a fan"), icon: Wind },
  pink: { name: __("Pink noise"), like: __("Softer, like wind in leaves"), icon: Wind },
  brown: { name: __("Brown noise"), like: __("Deep, like a distant engine"), icon: Wind },
  rain: { name: __("Rain"), like: __("A hiss with drops in it"), icon: CloudRain },
  waves: { name: __("Waves"), like: __("Swells and falls every eight seconds"), icon: Waves },
};
const timers = [0, 15, 30, 45, 60, 90, 120];
const loopSeconds = 16;
const fadeSeconds = 20;

export default function IndexPage() {
  const [color, setColor] = useKept<Noise>("noise", "pink");
  const [volume, setVolume] = useKept("noise-volume", 50);
  const [minutes, setMinutes] = useKept("noise-minutes", 0);
  const [running, setRunning] = useState(false);
  /** When it falls silent; null where it goes on. */
  const [end, setEnd] = useState<number | null>(null);
  const [left, setLeft] = useState(0);
  const gain = useRef<GainNode>(null);
  const loudness = (volume / 100) ** 2;

  useEffect(() => {
    if (!running) return;
    const audio = new AudioContext();
    const samples = samplesOf(color, { rate: audio.sampleRate, seconds: loopSeconds });
    const buffer = audio.createBuffer(1, samples.length, audio.sampleRate);
    buffer.copyToChannel(samples, 0);
    const source = new AudioBufferSourceNode(audio, { buffer, loop: true });
    gain.current = new GainNode(audio, { gain: 0 });
    gain.current.gain.linearRampToValueAtTime(loudness, audio.currentTime + 0.5);
    source.connect(gain.current).connect(audio.destination);
    source.start();
    return () => {
      gain.current = null;
      void audio.close();
    };
  }, [running, color]);

  useEffect(() => {
    const node = gain.current;
    if (node) node.gain.setTargetAtTime(loudness, node.context.currentTime, 0.05);
  }, [volume]);

  useEffect(() => {
    if (!running || end === null) return;
    const tick = () => {
      const seconds = Math.max(0, (end - Date.now()) / 1000);
      const node = gain.current;
      setLeft(Math.ceil(seconds));
      if (node && seconds < fadeSeconds) node.gain.setTargetAtTime((loudness * seconds) / fadeSeconds, node.context.currentTime, 0.2);
      if (seconds === 0) {
        setRunning(false);
        setEnd(null);
      }
    };
    tick();
    const timer = setInterval(tick, 500);
    return () => clearInterval(timer);
  }, [running, end, loudness]);

  function setTimer(next: number) {
    setMinutes(next);
    setEnd(running && next > 0 ? Date.now() + next * 60_000 : null);
  }

  function toggle() {
    setEnd(!running && minutes > 0 ? Date.now() + minutes * 60_000 : null);
    setRunning(!running);
  }

  return (
    <div className="mx-auto max-w-2xl">
      <PageHeader title={$$("title")} lead={$$("lead")} />
      <fieldset className="grid gap-3 sm:grid-cols-2">
        <legend className="sr-only">{__("Sound")}</legend>
        {colors.map((one) => {
          const { name, like, icon: Icon } = names[one];
          return (
            <label
              key={one}
              className={cn(
                "flex cursor-pointer items-center gap-4 rounded-card border bg-card p-4 has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-ring",
                color === one && "border-primary bg-secondary text-secondary-foreground",
              )}
            >
              <input type="radio" name="noise" className="sr-only" checked={color === one} onChange={() => setColor(one)} />
              <Icon aria-hidden className="size-7 shrink-0" />
              <span>
                <span className="block font-medium">{name}</span>
                <span className="block text-sm opacity-80">{like}</span>
              </span>
            </label>
          );
        })}
      </fieldset>
      <div className="mt-6 flex flex-wrap items-center gap-x-6 gap-y-4 rounded-card border bg-card p-5">
        <Button size="lg" className="min-w-36" onClick={toggle}>
          {running ? <Square aria-hidden className="size-4" /> : <Play aria-hidden className="size-4" />}
          {running ? __("Stop") : __("Play")}
        </Button>
        <label className="flex min-h-11 min-w-48 flex-1 items-center gap-3">
          {__("Loudness")}
          <input type="range" min={0} max={100} value={volume} onChange={(event) => setVolume(Number(event.target.value))} className="min-w-0 flex-1 accent-primary" />
        </label>
        <Field label={__("Fall silent")} className="w-full sm:w-44">
          {(control) => (
            <Select {...control} value={minutes} onChange={(event) => setTimer(Number(event.target.value))}>
              {timers.map((one) => (
                <option key={one} value={one}>
                  {one === 0 ? __("Never") : `${__("after")} ${one} min`}
                </option>
              ))}
            </Select>
          )}
        </Field>
      </div>
      <p role="status" className="mt-4 text-center font-medium">
        {running ? `${names[color].name} ${__("is playing")}` : __("Silent")}
      </p>
      {running && end !== null && (
        <p role="timer" className="text-center font-display text-3xl font-semibold tabular-nums">
          {Math.floor(left / 60)}:{String(left % 60).padStart(2, "0")}
        </p>
      )}
    </div>
  );
}
