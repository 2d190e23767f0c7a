import { useEffect, useRef } from "react";
import { create } from "zustand";
import { matchKeys } from "./key-pattern.ts";

export interface KeyBinding {
  /** Empty for a command without a key. */
  keys: string;
  /** The action, for the help page: "Stop the run". */
  label: string;
  group: string;
  /** Other words by which people look for it. */
  words?: readonly string[];
}

export interface Command extends KeyBinding {
  id: number;
  run: () => void;
}

const useBindings = create<{ active: readonly Command[] }>(() => ({ active: [] }));

/** Commands of the current page, by key or by name. */
export const useCommands = (): readonly Command[] => useBindings((state) => state.active);

const SEQUENCE_MS = 1200;
let pending: string[] = [];
let pendingUntil = 0;
let nextId = 1;

const typesInto = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName));

function onKeyDown(event: KeyboardEvent): void {
  if (event.defaultPrevented || event.isComposing || event.repeat) return;
  if (event.timeStamp > pendingUntil) pending = [];
  const typing = typesInto(event.target);
  let continues = false;
  // The newest binding wins: a dialog's key before the page's.
  for (const binding of useBindings.getState().active.toReversed()) {
    if (typing && !binding.keys.includes("mod+")) continue;
    const match = matchKeys(binding.keys, { pending, press: event });
    if (match === "hit") {
      event.preventDefault();
      pending = [];
      binding.run();
      return;
    }
    continues ||= match === "next";
  }
  pending = continues ? [...pending, event.key.toLowerCase()] : [];
  pendingUntil = event.timeStamp + SEQUENCE_MS;
}

if (typeof window !== "undefined") window.addEventListener("keydown", onKeyDown);

/** Binds a key while the component is mounted (and `enabled`), and lists it in the keyboard help. */
export function useKey(binding: KeyBinding, run: () => void, enabled = true): void {
  const latest = useRef(run);
  useEffect(() => {
    latest.current = run;
  });
  const { keys, label, group, words } = binding;
  const known = words?.join("\n");
  useEffect(() => {
    if (!enabled) return;
    const id = nextId++;
    const entry: Command = { id, keys, label, group, words: known?.split("\n"), run: () => latest.current() };
    useBindings.setState((state) => ({ active: [...state.active, entry] }));
    return () => useBindings.setState((state) => ({ active: state.active.filter((other) => other.id !== id) }));
  }, [keys, label, group, known, enabled]);
}

/** Adds a command without a key to the list of commands. */
export const useCommand = (command: Omit<KeyBinding, "keys">, run: () => void, enabled = true): void =>
  useKey({ ...command, keys: "" }, run, enabled);
