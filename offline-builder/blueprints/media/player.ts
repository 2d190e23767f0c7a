import { useSyncExternalStore } from "react";
import { tracks, type Track } from "@/data/tracks";
import { fileOf } from "@/lib/blobs";

export interface Playing {
  /** Null while nothing was chosen. */
  id: string | null;
  on: boolean;
  /** Seconds. */
  at: number;
  length: number;
  problem: string;
}

const audio = new Audio();
const listeners = new Set<() => void>();
let state: Playing = { id: null, on: false, at: 0, length: 0, problem: "" };
let queue: readonly string[] = [];
let address = "";

function show(changes: Partial<Playing>) {
  state = { ...state, ...changes };
  listeners.forEach((listener) => listener());
}

audio.addEventListener("timeupdate", () => show({ at: audio.currentTime }));
audio.addEventListener("durationchange", () => show({ length: Number.isFinite(audio.duration) ? audio.duration : 0 }));
audio.addEventListener("play", () => show({ on: true }));
audio.addEventListener("pause", () => show({ on: false }));
audio.addEventListener("ended", () => void skip(1));
audio.addEventListener("error", () => address !== "" && show({ on: false, problem: __("This browser cannot play that file.") }));

/** Sound goes on while pages change. */
export function usePlayer(): Playing {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => state,
  );
}

export async function play(track: Track, from: readonly Track[]): Promise<void> {
  queue = from.filter((row) => row.kind === track.kind).map((row) => row.id);
  const file = await fileOf(track.id).catch(() => null);
  show({ id: track.id, at: 0, length: 0, problem: file ? "" : __("This browser does not have that file any more.") });
  if (!file) return;
  if (address !== "") URL.revokeObjectURL(address);
  address = URL.createObjectURL(file);
  audio.src = address;
  await audio.play().catch(() => undefined);
}

export function toggle(): void {
  if (state.on) audio.pause();
  else void audio.play().catch(() => undefined);
}

export function seek(seconds: number): void {
  audio.currentTime = seconds;
  show({ at: seconds });
}

/** The next or the one before, in the order in which they were listed. */
export async function skip(by: 1 | -1): Promise<void> {
  const next = tracks.all().find((track) => track.id === queue[queue.indexOf(state.id ?? "") + by]);
  const rows = queue.flatMap((id) => tracks.all().find((track) => track.id === id) ?? []);
  if (next) await play(next, rows);
  else show({ on: false });
}

export function stop(id: string): void {
  if (state.id !== id) return;
  audio.pause();
  show({ id: null, on: false, at: 0, length: 0 });
}
