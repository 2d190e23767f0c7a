/** The pinned tools that fit into the bar. [T2.05] */

export interface BarRoom {
  /** Pixels. */
  room: number;
  gap: number;
  /** Pixels a tool's button takes. */
  widthOf: (id: string) => number;
}

/** Pinned tools from the left as long as they fit; the active one is always among them, at its place. [T2.06] */
export function fittingTools(
  pinned: readonly string[],
  active: string | null,
  { room, gap, widthOf }: BarRoom,
): string[] {
  const wide = (id: string): number => widthOf(id) + gap;
  let left = room - (active === null ? 0 : wide(active));
  const shown = new Set(active === null ? [] : [active]);
  for (const id of pinned) {
    if (id === active) continue;
    left -= wide(id);
    if (left < 0) break;
    shown.add(id);
  }
  const order = active === null || pinned.includes(active) ? pinned : [...pinned, active];
  return order.filter((id) => shown.has(id));
}
