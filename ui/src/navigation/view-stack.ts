/** The stack of views inside a tool, kept in `history.state`: a reload keeps it, and the browser's Back works. [C2.01] */
import { useNavigation, type ViewPlace } from "./navigation.ts";

/** A deeper stack loses its lowest views. */
export const MAX_VIEWS = 10;

export interface ViewStack {
  /** The view on screen is the last one; empty: the tool's first page. */
  stack: readonly ViewPlace[];
  /** Puts a view on top. */
  open: (place: ViewPlace) => void;
  /** Makes it the only view of the stack. */
  start: (place: ViewPlace) => void;
  /** Closes the top view. */
  back: () => void;
  /** Closes all of them. */
  overview: () => void;
}

export function useViewStack(): ViewStack {
  const { views, showViews } = useNavigation();
  return {
    stack: views,
    open: (place) => showViews([...views, place].slice(-MAX_VIEWS)),
    start: (place) => showViews([place]),
    back: () => showViews(views.slice(0, -1)),
    overview: () => showViews([]),
  };
}

/**
 * State of the view on screen. `read` turns what an older page may have written into a state and fills in the defaults;
 * it is a plain function, because browsers have no Zod. A change replaces the entry of the history, unless it is a step
 * that Back should undo ("push").
 */
export function useViewState<State extends object>(
  read: (kept: Readonly<Record<string, unknown>>) => State,
): [State, (patch: Partial<State>, how?: "push" | "replace") => void] {
  const { views, showViews } = useNavigation();
  const top = views.at(-1);
  const state = read(top?.state ?? {});
  const change = (patch: Partial<State>, how: "push" | "replace" = "replace"): void => {
    if (top === undefined) return;
    showViews([...views.slice(0, -1), { ...top, state: { ...state, ...patch } }], how);
  };
  return [state, change];
}
