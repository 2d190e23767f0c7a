import { Heart, Image, Music, Pencil, Play, Trash2, Upload, Video } from "lucide-react";
import { useRef, useState, type DragEvent } from "react";
import { FilterSelect } from "@/components/app/FilterSelect";
import { SampleNotice } from "@/components/app/SampleNotice";
import { SearchBox } from "@/components/app/SearchBox";
import { PageHeader } from "@/components/layout/PageHeader";
import { PlayerBar } from "@/components/media/PlayerBar";
import { TrackForm } from "@/components/media/TrackForm";
import { Viewer } from "@/components/media/Viewer";
import { Button } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { toast } from "@/components/ui/toast";
import { addFiles, formatSize, isAudio, isVideo, removeTrack } from "@/data/library";
import { trackKinds, tracks, type Track } from "@/data/tracks";
import { cn } from "@/lib/cn";
import { useRows } from "@/lib/collection";
import { play, usePlayer } from "@/lib/player";

export default function $component$Page() {
  const rows = useRows(tracks);
  const playing = usePlayer();
  const input = useRef<HTMLInputElement>(null);
  const [query, setQuery] = useState("");
  const [kind, setKind] = useState("");
  const [over, setOver] = useState(false);
  const [viewing, setViewing] = useState<Track | null>(null);
  const [editing, setEditing] = useState<Track | null>(null);
  const shown = rows
    // #if favourites
    .filter((track) => track.favourite)
    // #end
    .filter((track) => kind === "" || track.kind === kind)
    .filter((track) => `${track.title} ${track.album}`.toLowerCase().includes(query.trim().toLowerCase()));

  async function take(files: FileList | null) {
    const refused = await addFiles([...(files ?? [])]);
    if (refused.length > 0) toast(`${__("Not added")}: ${refused.join(", ")}. ${__("Only sound, video and pictures, as far as this browser has room.")}`);
  }

  function drop(event: DragEvent) {
    event.preventDefault();
    setOver(false);
    void take(event.dataTransfer.files);
  }

  async function remove(track: Track) {
    const undo = await removeTrack(track);
    toast(`${track.title}: ${__("deleted")}`, { label: __("Undo"), run: undo });
  }

  return (
    <>
      <PageHeader title={$$("title")} lead={$$("lead")}>
        <Button size="sm" onClick={() => input.current?.click()}>
          <Upload aria-hidden className="size-4" />
          {__("Add files")}
        </Button>
        <input
          ref={input}
          type="file"
          multiple
          accept="audio/*,video/*,image/*"
          aria-label={__("Add files")}
          tabIndex={-1}
          onChange={(event) => {
            void take(event.target.files);
            event.target.value = "";
          }}
          className="sr-only"
        />
      </PageHeader>
      <div className="mb-5 flex flex-wrap gap-3">
        <SearchBox label={__("Search the library")} value={query} onChange={setQuery} />
        <FilterSelect label={__("Kind")} value={kind} options={trackKinds.map((value) => ({ value, label: value }))} onChange={setKind} />
      </div>
      <div
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
        className={cn("rounded-card", over && "outline-2 outline-offset-4 outline-primary outline-dashed")}
      >
        {shown.length === 0 && (
          <EmptyState
            title={query !== "" || kind !== "" ? __("Nothing matches") : __("Nothing here yet")}
            // #if favourites
            hint={__("Tap the heart of a file in the library.")}
            // #else
            hint={__("Drop files here, or choose them with the button.")}
            // #end
          />
        )}
        <ul className="divide-y rounded-card border bg-card empty:hidden">
          {shown.map((track) => (
            <li key={track.id} className={cn("flex flex-wrap items-center gap-x-3 gap-y-1 px-3 py-2 sm:px-5", track.id === playing.id && "bg-secondary text-secondary-foreground")}>
              <Button
                variant="outline"
                size="icon"
                aria-label={`${isAudio(track) ? __("Play") : __("Show")} ${track.title}`}
                onClick={() => (isAudio(track) ? void play(track, shown) : setViewing(track))}
              >
                {isAudio(track) ? <Play aria-hidden className="size-4" /> : isVideo(track) ? <Video aria-hidden className="size-4" /> : <Image aria-hidden className="size-4" />}
              </Button>
              <div className="min-w-0 flex-1">
                <p className="truncate font-medium">
                  {isAudio(track) && <Music aria-hidden className="mr-1.5 inline size-4" />}
                  {track.title}
                </p>
                <p className="text-sm">
                  {[track.album, track.kind, track.size > 0 && formatSize(track.size)].filter(Boolean).join(" · ")}
                </p>
              </div>
              <Button
                variant="ghost"
                size="icon"
                aria-pressed={track.favourite}
                aria-label={`${__("Favourite")}: ${track.title}`}
                onClick={() => tracks.update(track.id, { favourite: !track.favourite })}
              >
                <Heart aria-hidden className={cn("size-4", track.favourite && "fill-current text-destructive")} />
              </Button>
              <Button variant="ghost" size="icon" aria-label={`${__("Edit")} ${track.title}`} onClick={() => setEditing(track)}>
                <Pencil aria-hidden className="size-4" />
              </Button>
              <Button variant="ghost" size="icon" aria-label={`${__("Delete")} ${track.title}`} onClick={() => void remove(track)}>
                <Trash2 aria-hidden className="size-4" />
              </Button>
            </li>
          ))}
        </ul>
      </div>
      <SampleNotice />
      <PlayerBar />
      {viewing && <Viewer track={viewing} onClose={() => setViewing(null)} />}
      {editing && <TrackForm track={editing} onClose={() => setEditing(null)} />}
    </>
  );
}
