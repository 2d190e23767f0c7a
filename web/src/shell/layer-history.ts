/**
 * Back on a phone closes the top layer. Each open layer has an entry of the browser's history, at the same address, that
 * Back leaves. A layer that is closed otherwise takes its entry along.
 */
import { closeLayersOfOtherPages, closeTopLayers, useLayers } from "@slipway/ui/layers/layer-stack";
import { useIsMobile } from "@slipway/ui/page/use-is-mobile";
import { useRouter, type RouterHistory } from "@tanstack/react-router";
import { useEffect } from "react";

interface LayerState {
  /** Open layers at this entry. */
  layers?: number;
  /** Key of the page's own entry, by which the page's scroll position is remembered. */
  pageKey?: string;
  __TSR_key?: string;
}

const stateOf = ({ state }: { state: object }): LayerState => state;
const entriesHere = ({ location }: RouterHistory): number => stateOf(location).layers ?? 0;

/** A layer's entry shows the same page, which stays where it is scrolled to. */
export const scrollKeyOf = (location: { state: object; href: string }): string => {
  const { pageKey, __TSR_key } = stateOf(location);
  return pageKey ?? __TSR_key ?? location.href;
};

/** True at an entry of a layer: whatever is opened from it takes its place, so that Back does not meet it again. */
export const isLayerEntry = (history: RouterHistory): boolean => entriesHere(history) > 0;

const openLayers = (): number => useLayers.getState().open.filter(({ inAddress }) => !inAddress).length;

/** Set while the history goes back, which browsers do later: a step forward in between would be taken back. */
let goingBack: PromiseWithResolvers<void> | null = null;

export function afterStep(run: () => void): void {
  if (goingBack === null) run();
  else void goingBack.promise.then(run);
}

let held = 0;

/** While the question whether to leave waits for its answer, the browser already stands at another entry. */
export async function holdingEntries<T>(question: () => Promise<T>): Promise<T> {
  held += 1;
  try {
    return await question();
  } finally {
    held -= 1;
  }
}

export class LayerEntries {
  readonly #history: RouterHistory;
  #enabled = false;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(history: RouterHistory) {
    this.#history = history;
  }

  start(): () => void {
    // After a reload nothing is open.
    if (isLayerEntry(this.#history))
      this.#history.replace(this.#history.location.href, { ...this.#state(), layers: 0 });
    const stops = [
      this.#history.subscribe(({ action }) => this.#moved(action.type)),
      useLayers.subscribe(() => this.#schedule()),
    ];
    return () => {
      clearTimeout(this.#timer);
      for (const stop of stops) stop();
    };
  }

  /** Only phones have a Back that people press to close what lies over the page. */
  enable(enabled: boolean): void {
    this.#enabled = enabled;
    this.#schedule();
  }

  #state(): LayerState {
    return this.#history.location.state as LayerState;
  }

  #moved(type: string): void {
    const own = goingBack !== null;
    goingBack?.resolve();
    goingBack = null;
    closeLayersOfOtherPages(this.#history.location.pathname);
    const pressed = (type === "BACK" || type === "GO") && !own && this.#enabled;
    const surplus = openLayers() - entriesHere(this.#history);
    if (pressed && surplus > 0) closeTopLayers(surplus);
    this.#schedule();
  }

  /** Later than everything that belongs to one press: a menu that closes and the dialog that it opens share an entry. */
  #schedule(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#bringInStep());
  }

  #bringInStep(): void {
    if (held > 0 || goingBack !== null) return;
    const here = entriesHere(this.#history);
    const wanted = this.#enabled ? openLayers() : 0;
    if (wanted > here) {
      const { pageKey, __TSR_key } = this.#state();
      // One step at a time, because the history joins steps of the same moment. `#moved` schedules the next.
      const state = { ...this.#state(), layers: here + 1, pageKey: pageKey ?? __TSR_key };
      this.#history.push(this.#history.location.href, state, { ignoreBlocker: true });
    } else if (wanted < here) {
      goingBack = Promise.withResolvers();
      this.#history.go(wanted - here, { ignoreBlocker: true });
    }
  }
}

export function useLayerHistory(): void {
  const { history } = useRouter();
  const mobile = useIsMobile();
  useEffect(() => {
    const entries = new LayerEntries(history);
    const stop = entries.start();
    entries.enable(mobile);
    return stop;
  }, [history, mobile]);
}
