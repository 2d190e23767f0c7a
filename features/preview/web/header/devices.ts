/** Device toggle: one button that cycles, showing word and width. [W2.13] */
import { Monitor, Smartphone, Tablet, type LucideIcon } from "lucide-react";

export type DeviceName = "desktop" | "tablet" | "mobile";
export interface Device {
  name: DeviceName;
  label: string;
  /** CSS pixels; null fills the card. */
  width: number | null;
  icon: LucideIcon;
}

export const DEVICES: readonly Device[] = [
  { name: "desktop", label: "Desktop", width: null, icon: Monitor },
  { name: "tablet", label: "Tablet", width: 768, icon: Tablet },
  { name: "mobile", label: "Mobile", width: 390, icon: Smartphone },
];

export const nextDevice = (device: Device): Device => DEVICES[(DEVICES.indexOf(device) + 1) % DEVICES.length]!;
