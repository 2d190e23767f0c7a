import { Pause, Play, SkipBack, SkipForward } from "lucide-react";
import { Button } from "@/components/ui/button";
import { formatLength } from "@/data/library";
import { tracks } from "@/data/tracks";
import { useRows } from "@/lib/collection";
import { seek, skip, toggle, usePlayer } from "@/lib/player";

export function PlayerBar() {
  const playing = usePlayer();
  const track = useRows(tracks).find((row) => row.id === playing.id);
  if (!track) return null;
  return (
    <section aria-label={__("Player")} className="sticky bottom-20 z-20 mt-6 rounded-card border bg-card p-4 text-card-foreground shadow-lg lg:bottom-4">
      <p className="truncate font-semibold">{track.title}</p>
      {playing.problem !== "" && (
        <p role="alert" className="text-sm text-destructive">
          {playing.problem}
        </p>
      )}
      <div className="mt-2 flex items-center gap-2">
        <Button variant="ghost" size="icon" aria-label={__("Previous")} onClick={() => void skip(-1)}>
          <SkipBack aria-hidden className="size-5" />
        </Button>
        <Button size="icon" aria-label={playing.on ? __("Pause") : __("Play")} onClick={toggle}>
          {playing.on ? <Pause aria-hidden className="size-5" /> : <Play aria-hidden className="size-5" />}
        </Button>
        <Button variant="ghost" size="icon" aria-label={__("Next")} onClick={() => void skip(1)}>
          <SkipForward aria-hidden className="size-5" />
        </Button>
        <input
          type="range"
          aria-label={__("Position")}
          min={0}
          max={Math.max(1, Math.round(playing.length))}
          value={Math.round(playing.at)}
          onChange={(event) => seek(event.target.valueAsNumber)}
          className="min-w-0 flex-1 accent-primary"
        />
        <span className="text-sm tabular-nums">
          {formatLength(playing.at)} / {formatLength(playing.length)}
        </span>
      </div>
    </section>
  );
}
