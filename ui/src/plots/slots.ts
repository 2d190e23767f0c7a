/** Figures over time, as every plot takes them. */

export interface Series {
  id: string;
  label: string;
  /** A colour of the theme. */
  color: string;
}

export interface Slot {
  /** Its start, in epoch milliseconds. */
  at: number;
  /** The slot in words: "14:05". */
  label: string;
  /** By the id of the series. Null: not known. Left out: none. */
  values: Readonly<Record<string, number | null>>;
}

export type FormatValue = (value: number) => string;

export const inNumbers: FormatValue = (value) => value.toLocaleString();

export const totalOf = ({ values }: Slot): number =>
  Object.values(values).reduce<number>((sum, value) => sum + (value ?? 0), 0);

export const isKnown = ({ values }: Slot): boolean => Object.values(values).every((value) => value !== null);

/** "14:05: 3 errors, 12 other". Counted things that there are none of are left out. */
export function inWords(slot: Slot, series: readonly Series[], format: FormatValue): string {
  if (!isKnown(slot)) return `${slot.label}: not known`;
  const parts = series.flatMap(({ id, label }) => {
    const value = slot.values[id] ?? 0;
    return value === 0 ? [] : [`${format(value)} ${label}`];
  });
  return `${slot.label}: ${parts.length === 0 ? "none" : parts.join(", ")}`;
}
