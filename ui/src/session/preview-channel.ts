/** The way into the page that the preview of a project shows, for what works on that page beside the preview itself. */
import { create } from "zustand";

export interface PreviewChannel {
  /** Reaches the preview's own origin only; nothing happens while no page is there. */
  send: (message: Readonly<Record<string, unknown>>) => void;
  /** Messages of this kind from the page's own window and origin. What they say is the page's word: check every field. */
  listen: (listener: (message: Readonly<Record<string, unknown>>) => void) => () => void;
}

const useChannels = create<{ open: Readonly<Record<string, PreviewChannel>> }>(() => ({ open: {} }));

/** Null while no preview of this project is on screen. */
export const usePreviewChannel = (projectId: string): PreviewChannel | null =>
  useChannels(({ open }) => open[projectId] ?? null);

/** Answers how to take it back. */
export function offerPreviewChannel(projectId: string, channel: PreviewChannel): () => void {
  useChannels.setState(({ open }) => ({ open: { ...open, [projectId]: channel } }));
  return () =>
    useChannels.setState(({ open }) => ({
      open: Object.fromEntries(Object.entries(open).filter(([, other]) => other !== channel)),
    }));
}
