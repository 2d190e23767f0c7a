import { createCollection, useRows } from "@/lib/collection";

/** What this visitor keeps an eye on. */
const saved = createCollection<{ id: string; advertId: string }>("saved", []);

export function useSaved(): string[] {
  return useRows(saved).map((row) => row.advertId);
}

export function toggleSaved(advertId: string): void {
  const row = saved.all().find((one) => one.advertId === advertId);
  if (row) saved.remove(row.id);
  else saved.add({ advertId });
}
