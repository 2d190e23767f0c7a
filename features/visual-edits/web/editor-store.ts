/** Selected and changed elements in the preview of the project on screen. Nothing in here comes from the server. */
import { create } from "zustand";
import { NO_HISTORY, reduceHistory, type History, type HistoryEvent } from "./changes.ts";
import type { Ancestor, PageMessage, PickedElement } from "./messages.ts";

export interface EditorState {
  /** The page has answered. */
  connected: boolean;
  elements: readonly PickedElement[];
  ancestors: readonly Ancestor[];
  viewport: number;
  /** Colours of the theme, as the page shows them now. */
  colors: Readonly<Record<string, string>>;
  history: History;
  /** The version on which the changes were begun; null while there are none. */
  base: string | null;
}

export const CLOSED: EditorState = {
  connected: false,
  elements: [],
  ancestors: [],
  viewport: 1,
  colors: {},
  history: NO_HISTORY,
  base: null,
};

export type EditorEvent =
  | { type: "page"; message: PageMessage }
  | { type: "history"; event: HistoryEvent; version: string }
  | { type: "close" };

export function reduceEditor(state: EditorState, event: EditorEvent): EditorState {
  switch (event.type) {
    case "page":
      return heard(state, event.message);
    case "history": {
      const history = reduceHistory(state.history, event.event);
      const isClean = Object.keys(history.now).length === 0;
      return { ...state, history, base: isClean ? null : (state.base ?? event.version) };
    }
    case "close":
      return CLOSED;
  }
}

function heard(state: EditorState, message: PageMessage): EditorState {
  switch (message.event) {
    case "here":
      return { ...state, connected: false, elements: [], ancestors: [] };
    case "on":
      return { ...state, connected: true };
    case "selection":
      return { ...state, elements: message.elements, ancestors: message.ancestors, viewport: message.viewport };
    case "colors":
      return { ...state, colors: message.colors };
    case "key":
      return state;
  }
}

export const useEditorStore = create<{ state: EditorState }>(() => ({ state: CLOSED }));

export const tellEditor = (event: EditorEvent): void =>
  useEditorStore.setState(({ state }) => ({ state: reduceEditor(state, event) }));
