import { treeMemory } from "./process-tree.ts";

interface Watched {
  limit: number;
  onExceeded: () => void;
}

const INTERVAL_MS = 500;
const watched = new Map<number, Watched>();
let timer: NodeJS.Timeout | null = null;

function look(): void {
  for (const [pid, bytes] of treeMemory([...watched.keys()])) {
    const entry = watched.get(pid);
    if (entry && bytes > entry.limit) entry.onExceeded();
  }
}

/**
 * Watches the resident memory of a process tree and calls `onExceeded` when it passes `limit` bytes. Needs no cgroup, so it
 * works in every container; between two looks a tree may overshoot. Returns how to stop.
 */
export function watchMemory(pid: number, limit: number, onExceeded: () => void): () => void {
  watched.set(pid, { limit, onExceeded });
  timer ??= setInterval(look, INTERVAL_MS).unref();
  return () => {
    watched.delete(pid);
    if (watched.size === 0 && timer) {
      clearInterval(timer);
      timer = null;
    }
  };
}
