import { useEffect, useRef, useState } from "react";
import { MoodPicker } from "@/components/diary/MoodPicker";
import { Textarea } from "@/components/ui/textarea";
import { entries } from "@/data/entries";
import { keepPage } from "@/data/pages";
import { useRows } from "@/lib/collection";
import { formatNumber } from "@/lib/format";

const clock = new Intl.DateTimeFormat("$locale$", { hour: "2-digit", minute: "2-digit" });
const pause = 500;

/** One day: what is written is kept by itself, half a second after the last key and when the page is left. */
export function DayPage({ day, label }: { day: string; label: string }) {
  const page = useRows(entries).find((entry) => entry.day === day);
  const [draft, setDraft] = useState<string | null>(null);
  const [savedAt, setSavedAt] = useState("");
  const waiting = useRef<{ text: string; timer: number } | null>(null);
  const text = draft ?? page?.text ?? "";
  const words = text.split(/\s+/).filter(Boolean).length;

  function keep() {
    const open = waiting.current;
    if (!open) return;
    window.clearTimeout(open.timer);
    waiting.current = null;
    keepPage(day, { text: open.text });
    setSavedAt(clock.format(new Date()));
  }

  function write(value: string) {
    window.clearTimeout(waiting.current?.timer);
    waiting.current = { text: value, timer: window.setTimeout(keep, pause) };
    setDraft(value);
    setSavedAt("");
  }

  useEffect(() => {
    const leave = () => {
      const open = waiting.current;
      if (!open) return;
      window.clearTimeout(open.timer);
      waiting.current = null;
      try {
        keepPage(day, { text: open.text });
      } catch (error) {
        reportError(error);
      }
    };
    window.addEventListener("pagehide", leave);
    return () => {
      window.removeEventListener("pagehide", leave);
      leave();
    };
  }, [day]);

  return (
    <div className="grid gap-5">
      <MoodPicker value={page?.mood ?? ""} onChange={(mood) => keepPage(day, { mood })} />
      <Textarea
        aria-label={label}
        placeholder={__("What was today like?")}
        value={text}
        rows={14}
        onChange={(event) => write(event.target.value)}
        onBlur={keep}
        className="font-display text-lg leading-relaxed"
      />
      <p className="flex flex-wrap justify-between gap-x-6 gap-y-1 text-sm text-muted-foreground">
        <span>
          {formatNumber(words)} {__("words")}
        </span>
        <span role="status">
          {savedAt !== "" && `${__("Saved at")} ${savedAt}`}
          {savedAt === "" && draft !== null && __("Saving…")}
        </span>
      </p>
    </div>
  );
}
