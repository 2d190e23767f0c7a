import { guests, type Guest } from "@/data/guests";
import { tables, type TableEntry } from "@/data/tables";
import { toast } from "@/components/ui/toast";

export const STANDING = "standing";

export function atTable(rows: readonly Guest[], tableId: string): Guest[] {
  return rows.filter((guest) => guest.tableId === tableId);
}

/** Seats a guest, if there is a chair left; an empty id is no table. */
export function seat(guestId: string, tableId: string): void {
  const table = tables.all().find((row) => row.id === tableId);
  const others = atTable(guests.all(), tableId).filter((guest) => guest.id !== guestId);
  if (table && others.length >= table.chairs) {
    toast(`${table.name}: ${__("no chair left")}`);
    return;
  }
  guests.update(guestId, { tableId: table ? tableId : "" });
}

/** A table goes, its guests stand; both come back together. */
export function removeTable(table: TableEntry): () => void {
  const before = { tables: tables.all(), guests: guests.all() };
  guests.replace(before.guests.map((guest) => (guest.tableId === table.id ? { ...guest, tableId: "" } : guest)));
  tables.remove(table.id);
  return () => {
    tables.replace(before.tables);
    guests.replace(before.guests);
  };
}
