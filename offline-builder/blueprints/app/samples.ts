$imports$
import { useRows, type Collection, type Row } from "@/lib/collection";

/** Rows that came with the app carry ids that begin like this. */
export function isSample(row: Row): boolean {
  return row.id.startsWith("sample-");
}

export function useHasSamples(): boolean {
  return [$rows$].some(isSample);
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
