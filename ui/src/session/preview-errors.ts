/** Errors that the previewed page of a project reported in this tab since it was loaded or changed; each once. [T5.10] */
import { errorKey, type KnownError } from "@slipway/kernel/text/error-key";
import { create } from "zustand";

export interface PageError extends KnownError {
  /** [T5.10] */
  key: string;
  /** Page of the app it happened on. */
  page: string;
  occurred_at: string;
  meta_data: {
    url: string | null;
    method: string | null;
    origin: string | null;
    status: number | null;
    colno: number | null;
    lineno: number | null;
    filename: string | null;
  };
}

/** A page that fails in ever new ways: what came first is the cause of the rest. */
const MAX_ERRORS = 50;
const NONE: readonly PageError[] = [];

const usePages = create<{ projectId: string | null; errors: readonly PageError[] }>(() => ({
  projectId: null,
  errors: NONE,
}));

/** Oldest first. */
export const usePageErrors = (projectId: string): readonly PageError[] =>
  usePages((state) => (state.projectId === projectId ? state.errors : NONE));

/** False when it is known already, or there are too many; nobody is notified then. */
export function notePageError(projectId: string, error: Omit<PageError, "key">): boolean {
  const state = usePages.getState();
  const errors = state.projectId === projectId ? state.errors : NONE;
  const key = errorKey(error);
  if (errors.length >= MAX_ERRORS || errors.some((known) => known.key === key)) return false;
  usePages.setState({ projectId, errors: [...errors, { ...error, key }] });
  return true;
}

/** The page begins anew, or has got other code: what it still meets it reports again. */
export function clearPageErrors(projectId: string): void {
  const state = usePages.getState();
  if (state.projectId === projectId && state.errors.length > 0) usePages.setState({ errors: NONE });
}
