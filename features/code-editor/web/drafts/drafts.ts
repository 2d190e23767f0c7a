/** Unsaved text per project and file. The only text from the server in here is the one an edit began on. */
import { noteUnsaved } from "@slipway/ui/navigation/unsaved-work";
import { create } from "zustand";

export interface Draft {
  text: string;
  /** The saved text that this was typed over; null if there was no such file. */
  base: string | null;
  /** The text sent by the last save. A version with this text is the person's own, even if its answer was lost. */
  sent?: string;
}

export type Drafts = Readonly<Record<string, Draft>>;

export type DraftEvent =
  /** `saved`: the file's text in the version on screen; null if it has none. */
  | { type: "typed"; path: string; text: string; saved: string | null }
  /** Applies the person's text to the present version of the file. */
  | { type: "rebased"; path: string; base: string | null }
  | { type: "discarded"; paths: readonly string[] }
  | { type: "put-back"; drafts: Drafts }
  /** These texts are being saved. */
  | { type: "sent"; texts: Readonly<Record<string, string>> }
  /** A version arrived: drafts equal to it end, and text typed after a save is kept on top of it. */
  | { type: "arrived"; textOf: (path: string) => string | null };

const NONE: Drafts = {};

const without = (drafts: Drafts, gone: (path: string, draft: Draft) => boolean): Drafts => {
  const kept = Object.entries(drafts).filter(([path, draft]) => !gone(path, draft));
  return kept.length === Object.keys(drafts).length ? drafts : Object.fromEntries(kept);
};

export function reduceDrafts(drafts: Drafts, event: DraftEvent): Drafts {
  switch (event.type) {
    case "typed": {
      const before = drafts[event.path];
      const base = before === undefined ? event.saved : before.base;
      if (event.text === base && base === event.saved) return without(drafts, (path) => path === event.path);
      return { ...drafts, [event.path]: { ...before, text: event.text, base } };
    }
    case "rebased": {
      const draft = drafts[event.path];
      return draft === undefined ? drafts : { ...drafts, [event.path]: { ...draft, base: event.base } };
    }
    case "discarded":
      return without(drafts, (path) => event.paths.includes(path));
    case "put-back":
      return { ...event.drafts, ...drafts };
    case "sent":
      return mapped(drafts, (path, draft) =>
        event.texts[path] === undefined ? draft : { ...draft, sent: event.texts[path] },
      );
    case "arrived": {
      const left = without(drafts, (path, { text }) => event.textOf(path) === text);
      return mapped(left, (path, draft) => {
        const saved = event.textOf(path);
        return saved !== null && saved === draft.sent ? { text: draft.text, base: saved } : draft;
      });
    }
  }
}

function mapped(drafts: Drafts, change: (path: string, draft: Draft) => Draft): Drafts {
  const changed = Object.entries(drafts).map(([path, draft]) => [path, change(path, draft)] as const);
  return changed.every(([path, draft]) => draft === drafts[path]) ? drafts : Object.fromEntries(changed);
}

/** Somebody else changed the file since this draft was begun. */
export const isInConflict = ({ text, base, sent }: Draft, saved: string | null): boolean =>
  saved !== base && saved !== text && (saved === null || saved !== sent);

export const useDraftStore = create<{ projects: Readonly<Record<string, Drafts>> }>(() => ({ projects: {} }));

export const draftsOf = (projectId: string): Drafts => useDraftStore.getState().projects[projectId] ?? NONE;

export const useDrafts = (projectId: string): Drafts => useDraftStore(({ projects }) => projects[projectId] ?? NONE);

export function tellDrafts(projectId: string, event: DraftEvent): void {
  const before = draftsOf(projectId);
  const after = reduceDrafts(before, event);
  if (after === before) return;
  useDraftStore.setState(({ projects }) => ({ projects: { ...projects, [projectId]: after } }));
  noteUnsaved(projectId, "Code", Object.keys(after).length > 0);
}
