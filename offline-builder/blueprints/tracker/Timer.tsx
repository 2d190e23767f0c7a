import { Pause, Play, RotateCcw } from "lucide-react";
import { useEffect, useState } from "react";
import { Link } from "react-router";
// #if samples
import { SampleNotice } from "@/components/app/SampleNotice";
// #end
import { Panel } from "@/components/app/Panel";
import { PageHeader } from "@/components/layout/PageHeader";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { Select } from "@/components/ui/select";
import { toast } from "@/components/ui/toast";
import { focusSessions } from "@/data/focus-sessions";
import { useRows } from "@/lib/collection";
import { formatDay, today } from "@/lib/dates";
import { formatNumber } from "@/lib/format";

const lengths = [15, 25, 45, 50];
const breakMinutes = 5;

type Phase = "work" | "break";

export default function TimerPage() {
  const rows = useRows(focusSessions);
  const [minutes, setMinutes] = useState(25);
  const [phase, setPhase] = useState<Phase>("work");
  const [left, setLeft] = useState(minutes * 60);
  /** When the running phase ends; null while it rests. */
  const [end, setEnd] = useState<number | null>(null);
  const [task, setTask] = useState("");
  const whole = (phase === "work" ? minutes : breakMinutes) * 60;
  const doneToday = rows.filter((row) => row.date === today());

  function begin(next: Phase, length: number) {
    setPhase(next);
    setLeft(length * 60);
    setEnd(null);
  }

  useEffect(() => {
    if (end === null) return;
    const tick = () => {
      const seconds = Math.max(0, Math.round((end - Date.now()) / 1000));
      setLeft(seconds);
      if (seconds > 0) return;
      ring();
      if (phase === "work") {
        // First, so that it goes on where there is no room to keep the session.
        begin("break", breakMinutes);
        focusSessions.add({ title: task.trim() || __("Without a title"), minutes, date: today(), note: "" });
        toast(__("Session saved. Time for a break."));
      } else {
        toast(__("The break is over."));
        begin("work", minutes);
      }
    };
    // Counted from the clock, so a tab in the background does not fall behind.
    const timer = setInterval(tick, 250);
    return () => clearInterval(timer);
  }, [end, minutes, phase, task]);

  return (
    <>
      <PageHeader title={$$("title")} lead={$$("lead")} />
      <div className="grid gap-6 lg:grid-cols-[3fr_2fr]">
        <Panel title={phase === "work" ? __("Focus") : __("Break")}>
          <p role="timer" className="text-display text-center tabular-nums">
            {clock(left)}
          </p>
          <div aria-hidden className="mt-4 h-2 overflow-hidden rounded-full bg-muted">
            <div className="h-full bg-primary" style={{ width: `${(1 - left / whole) * 100}%` }} />
          </div>
          <div className="mt-6 flex flex-wrap justify-center gap-3">
            {end === null ? (
              <Button size="lg" onClick={() => setEnd(Date.now() + left * 1000)}>
                <Play aria-hidden className="size-4" />
                {left < whole ? __("Go on") : __("Start")}
              </Button>
            ) : (
              <Button size="lg" onClick={() => setEnd(null)}>
                <Pause aria-hidden className="size-4" />
                {__("Pause")}
              </Button>
            )}
            <Button size="lg" variant="outline" onClick={() => begin("work", minutes)}>
              <RotateCcw aria-hidden className="size-4" />
              {__("Reset")}
            </Button>
          </div>
        </Panel>
        <Panel title={__("This session")}>
          <div className="flex flex-col gap-5">
            <Field label={__("Working on")}>
              {(control) => <Input {...control} value={task} onChange={(event) => setTask(event.target.value)} />}
            </Field>
            <Field label={__("Length")}>
              {(control) => (
                <Select
                  {...control}
                  value={minutes}
                  disabled={end !== null}
                  onChange={(event) => {
                    setMinutes(Number(event.target.value));
                    begin("work", Number(event.target.value));
                  }}
                >
                  {lengths.map((length) => (
                    <option key={length} value={length}>
                      {length} min
                    </option>
                  ))}
                </Select>
              )}
            </Field>
            <p className="text-muted-foreground">
              {__("Today")}: {formatNumber(doneToday.length)} · {formatNumber(doneToday.reduce((sum, row) => sum + row.minutes, 0))} min
            </p>
          </div>
        </Panel>
      </div>
      <Panel title={__("Latest sessions")} className="mt-6">
        {rows.length === 0 && <p className="text-muted-foreground">{__("None yet. Start the first one above.")}</p>}
        <ul className="divide-y">
          {rows.slice(-5).reverse().map((row) => (
            <li key={row.id} className="flex min-h-11 flex-wrap items-center justify-between gap-x-4 py-1.5">
              <Link to={`$path$/${row.id}`} className="font-medium underline-offset-4 hover:underline">
                {row.title}
              </Link>
              <span className="text-sm text-muted-foreground tabular-nums">
                {formatNumber(row.minutes)} min · {formatDay(row.date)}
              </span>
            </li>
          ))}
        </ul>
      </Panel>
      {/* #if samples */}
      <SampleNotice />
      {/* #end */}
    </>
  );
}

function clock(seconds: number): string {
  return `${String(Math.floor(seconds / 60)).padStart(2, "0")}:${String(seconds % 60).padStart(2, "0")}`;
}

/** Two short tones; the start button was pressed before, so browsers let it sound. */
function ring() {
  const audio = new AudioContext();
  for (const [pitch, after] of [[660, 0], [880, 0.25]] as const) {
    const tone = audio.createOscillator();
    const volume = new GainNode(audio, { gain: 0.15 });
    tone.frequency.value = pitch;
    tone.connect(volume).connect(audio.destination);
    tone.start(audio.currentTime + after);
    tone.stop(audio.currentTime + after + 0.2);
  }
  setTimeout(() => void audio.close(), 1000);
}
