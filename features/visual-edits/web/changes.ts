/** Unsaved changes with undo and redo. Changes belong to places in the source, not to nodes. */
import type { Chain, InspectedElement, Values, VisualChangeInput } from "../contract/index.ts";
import type { PickedElement } from "./messages.ts";
import { cssOf, type ThemeColor } from "./values.ts";

export interface PickedImage {
  fileId: string;
  /** Shows the picture before it is saved. */
  dataUrl: string;
  /** Words for people who do not see it; null leaves those that are there. */
  alt: string | null;
}

export interface Change {
  chain: Chain;
  /** The use of a component that receives the classes; null: the element's own markup. */
  via: string | null;
  shownTexts: readonly string[];
  viewport: number;
  values: Values;
  texts: Readonly<Record<number, string>>;
  image: PickedImage | null;
}

export type Changes = Readonly<Record<string, Change>>;

export interface History {
  now: Changes;
  past: readonly Changes[];
  future: readonly Changes[];
  /** The subject of the last step: further changes of the same subject join it. */
  step: string | null;
}

export const NO_HISTORY: History = { now: {}, past: [], future: [], step: null };
/** Steps that can be undone; older ones are final. */
const MAX_STEPS = 100;

export interface Target {
  element: PickedElement;
  inspected: InspectedElement;
  viewport: number;
}

const viaOf = ({ element, inspected }: Target): string | null =>
  inspected.style_at > 0 ? (element.chain[inspected.style_at]?.source ?? null) : null;

/** Entries of a list share one place in the source, so their texts tell them apart. */
export const keyOf = ({ element }: Target): string =>
  JSON.stringify([element.chain.map(({ source }) => source), element.texts]);

export interface Patch {
  values?: Values;
  texts?: Record<number, string>;
  image?: PickedImage | null;
}

function patched(changes: Changes, target: Target, patch: Patch): Changes {
  const key = keyOf(target);
  const before = changes[key];
  const texts = { ...before?.texts, ...patch.texts };
  const shownTexts = before?.shownTexts ?? target.element.texts;
  for (const [index, text] of Object.entries(texts))
    if (text === shownTexts[Number(index)]) delete texts[Number(index)];
  const change: Change = {
    chain: target.element.chain,
    via: viaOf(target),
    shownTexts,
    viewport: target.viewport,
    values: { ...before?.values, ...patch.values },
    texts,
    image: patch.image === undefined ? (before?.image ?? null) : patch.image,
  };
  const isNothing = Object.keys(change.values).length === 0 && Object.keys(texts).length === 0 && change.image === null;
  if (!isNothing) return { ...changes, [key]: change };
  const { [key]: _gone, ...rest } = changes;
  return rest;
}

export type HistoryEvent =
  /** `step` names the subject, so that dragging a number is one step. */
  | { type: "patch"; targets: readonly Target[]; patch: Patch; step: string }
  | { type: "undo" }
  | { type: "redo" }
  /** Undoes everything; this itself can be undone. */
  | { type: "discard" }
  | { type: "saved" };

export function reduceHistory(history: History, event: HistoryEvent): History {
  switch (event.type) {
    case "patch": {
      const now = event.targets.reduce((changes, target) => patched(changes, target, event.patch), history.now);
      const step = `${event.targets.map(keyOf).join(" ")} ${event.step}`;
      const past = step === history.step ? history.past : [...history.past, history.now].slice(-MAX_STEPS);
      return { now, past, future: [], step };
    }
    case "undo": {
      const before = history.past.at(-1);
      if (before === undefined) return history;
      return { now: before, past: history.past.slice(0, -1), future: [history.now, ...history.future], step: null };
    }
    case "redo": {
      const [next, ...future] = history.future;
      return next === undefined ? history : { now: next, past: [...history.past, history.now], future, step: null };
    }
    case "discard":
      return { now: {}, past: [...history.past, history.now].slice(-MAX_STEPS), future: [], step: null };
    case "saved":
      return NO_HISTORY;
  }
}

export const countOf = (changes: Changes): number => Object.keys(changes).length;

/**
 * Overrides that the page shows: a look applies wherever the place occurs, a text only where it stood and in this use
 * of a component.
 */
export const overridesOf = (changes: Changes, colors: readonly ThemeColor[]): readonly object[] =>
  Object.values(changes).flatMap(({ chain, via, shownTexts, values, texts, image }) => [
    { target: { source: chain[0]!.source, via }, values: cssOf(values, colors) },
    {
      target: { source: chain[0]!.source, via: chain[1]?.source ?? null },
      shown: shownTexts,
      texts,
      image: image?.dataUrl ?? null,
    },
  ]);

export const bodyOf = (changes: Changes): VisualChangeInput[] =>
  Object.values(changes).map(({ chain, shownTexts, viewport, values, texts, image }) => ({
    chain,
    shown_texts: [...shownTexts],
    viewport,
    values,
    texts: Object.entries(texts).map(([index, text]) => ({ index: Number(index), text })),
    image: image?.fileId ?? null,
    image_alt: image?.alt ?? null,
  }));
