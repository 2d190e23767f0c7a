import { createCollection, useRows } from "@/lib/collection";

/** The name this browser writes under. */
const writers = createCollection<{ id: string; name: string }>("writer", []);

export function useWriter(): string {
  return useRows(writers)[0]?.name ?? "";
}

export function keepWriter(name: string): void {
  const [me] = writers.all();
  if (me) writers.update(me.id, { name });
  else writers.add({ name });
}

export function forgetWriter(): void {
  writers.replace([]);
}
