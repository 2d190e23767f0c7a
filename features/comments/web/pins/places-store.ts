/** Where commented elements are, as the page in the preview says. */
import { create } from "zustand";

export interface PinPlace {
  /** `away`: outside what is visible of the page. `gone`: not on the page any more. */
  state: "seen" | "away" | "gone";
  /** In CSS pixels of the preview. */
  x: number;
  y: number;
}

export interface Places {
  /** Null while no page has answered. */
  page: string | null;
  /** By thread, of those on this page. */
  pins: ReadonlyMap<string, PinPlace>;
}

export const NOWHERE: Places = { page: null, pins: new Map() };

export const usePlaces = create<Places>(() => NOWHERE);
