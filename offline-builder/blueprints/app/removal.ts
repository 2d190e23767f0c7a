import { toast } from "@/components/ui/toast";
import type { Collection, Row } from "@/lib/collection";

/** Deletes a row and offers to bring it back where it was. */
export function removeWithUndo<T extends Row>(collection: Collection<T>, row: T, name: string): void {
  const before = collection.all();
  collection.remove(row.id);
  toast(`${name}: ${__("deleted")}`, { label: __("Undo"), run: () => collection.replace(before) });
}
