/** The pins of this device, the same in all its tabs. */
import { toolId, toolsOf, useWebFeatures, type WebFeature } from "@slipway/ui/slots/slots";
import { useSyncExternalStore } from "react";
import { changePins, readPins, writePins, type PinChange, type PinnableTools } from "./pins.ts";

function pinnable(features: readonly WebFeature[]): PinnableTools {
  const tools = toolsOf(features).filter(({ place }) => place === "pinned" || place === "pinnable");
  return { known: tools.map(toolId), pinnedAtFirst: tools.filter(({ place }) => place === "pinned").map(toolId) };
}

class PinStore {
  readonly #tools: PinnableTools;
  readonly #listeners = new Set<() => void>();
  #pins: readonly string[];

  constructor(tools: PinnableTools) {
    this.#tools = tools;
    this.#pins = readPins(localStorage, tools);
    window.addEventListener("storage", () => this.#take(readPins(localStorage, tools)));
  }

  readonly pins = (): readonly string[] => this.#pins;

  readonly change = (change: PinChange): void => {
    const next = changePins(this.#pins, change);
    if (next === this.#pins) return;
    writePins(localStorage, next);
    this.#take(readPins(localStorage, this.#tools));
  };

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  #take(pins: readonly string[]): void {
    this.#pins = pins;
    for (const listener of this.#listeners) listener();
  }
}

const stores = new WeakMap<readonly WebFeature[], PinStore>();

export interface Pins {
  pins: readonly string[];
  change: (change: PinChange) => void;
}

export function usePins(): Pins {
  const features = useWebFeatures();
  let store = stores.get(features);
  if (store === undefined) stores.set(features, (store = new PinStore(pinnable(features))));
  return { pins: useSyncExternalStore(store.subscribe, store.pins), change: store.change };
}
