import { Cloud, CloudLightning, CloudRain, CloudSnow, CloudSun, Sun, type LucideIcon } from "lucide-react";
import { readingSkies, type Reading } from "@/data/readings";
import { createCollection, useRows } from "@/lib/collection";

const icons: readonly LucideIcon[] = [Sun, CloudSun, Cloud, CloudRain, CloudLightning, CloudSnow];

export function iconOf(sky: Reading["sky"]): LucideIcon {
  return icons[readingSkies.indexOf(sky)] ?? Cloud;
}

const scales = createCollection<{ id: string; fahrenheit: boolean }>("scale", []);

export function useFahrenheit(): boolean {
  return useRows(scales)[0]?.fahrenheit ?? false;
}

export function chooseScale(fahrenheit: boolean): void {
  const [row] = scales.all();
  if (row) scales.update(row.id, { fahrenheit });
  else scales.add({ fahrenheit });
}

/** Kept in degrees Celsius, shown as chosen. */
export function shown(celsius: number, fahrenheit: boolean): number {
  return Math.round(fahrenheit ? (celsius * 9) / 5 + 32 : celsius);
}

export function kept(value: number, fahrenheit: boolean): number {
  return fahrenheit ? Math.round((((value - 32) * 5) / 9) * 10) / 10 : value;
}

export function newestFirst(one: Reading, other: Reading): number {
  return other.day.localeCompare(one.day);
}
