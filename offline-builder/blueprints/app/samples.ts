import { useSyncExternalStore } from "react";
$imports$
import type { Collection, Row } from "@/lib/collection";

/** Rows that came with the app carry ids that begin like this. */
export function isSample(row: Row): boolean {
  return row.id.startsWith("sample-");
}

const lists: readonly { all(): readonly Row[]; subscribe(listener: () => void): () => void }[] = [$lists$];

const haveSamples = () => lists.some((list) => list.all().some(isSample));

function follow(listener: () => void) {
  const ends = lists.map((list) => list.subscribe(listener));
  return () => ends.forEach((end) => end());
}

/** One hook for all lists: another one may be added while a page is open. */
export function useHasSamples(): boolean {
  return useSyncExternalStore(follow, haveSamples);
}

/** Gives back the way to undo it. */
export function removeSampleRows(): () => void {
  const restore = [$removals$];
  return () => restore.forEach((undo) => undo());
}

function withoutSamples<T extends Row>(collection: Collection<T>): () => void {
  const before = collection.all();
  collection.replace(before.filter((row) => !isSample(row)));
  return () => collection.replace(before);
}
