import { trackKinds, tracks, type Track } from "@/data/tracks";
import { dropFile, fileOf, keepFile } from "@/lib/blobs";
import { today } from "@/lib/dates";
import { stop } from "@/lib/player";

const [audio, video, picture] = trackKinds;

export function isAudio(track: Track): boolean {
  return track.kind === audio;
}

export function isVideo(track: Track): boolean {
  return track.kind === video;
}

function kindOf(file: File): Track["kind"] | null {
  if (file.type.startsWith("audio/")) return audio;
  if (file.type.startsWith("video/")) return video;
  return file.type.startsWith("image/") ? picture : null;
}

/** Keeps the files and gives back the names of those that are of another kind or found no room. */
export async function addFiles(files: readonly File[]): Promise<string[]> {
  const refused: string[] = [];
  for (const file of files) {
    const kind = kindOf(file);
    if (!kind) {
      refused.push(file.name);
      continue;
    }
    const row = tracks.add({ title: file.name.replace(/\.[^.]+$/, ""), kind, album: "", size: file.size, added: today(), favourite: false });
    try {
      await keepFile(row.id, file);
    } catch {
      tracks.remove(row.id);
      refused.push(file.name);
    }
  }
  return refused;
}

/** Gives back the way to undo it. */
export async function removeTrack(track: Track): Promise<() => void> {
  const before = tracks.all();
  const file = await fileOf(track.id).catch(() => null);
  stop(track.id);
  tracks.remove(track.id);
  await dropFile(track.id).catch(() => undefined);
  return () => {
    tracks.replace(before);
    if (file) void keepFile(track.id, file).catch(() => undefined);
  };
}

export function formatSize(bytes: number): string {
  return new Intl.NumberFormat("$locale$", { maximumFractionDigits: 1 }).format(bytes / 1_000_000) + " MB";
}

export function formatLength(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, "0")}`;
}
