/** The way into the page that the preview of a project shows, for what works on that page beside the preview itself. */
import { create } from "zustand";

/** Kinds of messages, each for one feature. */
export const PREVIEW_TOPICS = ["visual", "pins", "journey"] as const;
export type PreviewTopic = (typeof PREVIEW_TOPICS)[number];

export interface PreviewChannel {
  /** Reaches the preview's own origin only; nothing happens while no page is there. */
  send: (message: Readonly<Record<string, unknown>>) => void;
  /** Messages of this kind from the page's own window and origin. What they say is the page's word: check every field. */
  listen: (listener: (message: Readonly<Record<string, unknown>>) => void) => () => void;
  /** Shows another page of the app, by its path. */
  go: (path: string) => void;
}

const useChannels = create<{ open: Readonly<Record<string, PreviewChannel>> }>(() => ({ open: {} }));

const keyOf = (projectId: string, topic: PreviewTopic): string => `${projectId} ${topic}`;

/** Null while no preview of this project is on screen. */
export const usePreviewChannel = (projectId: string, topic: PreviewTopic): PreviewChannel | null =>
  useChannels(({ open }) => open[keyOf(projectId, topic)] ?? null);

/** Answers how to take it back. */
export function offerPreviewChannel(projectId: string, topic: PreviewTopic, channel: PreviewChannel): () => void {
  useChannels.setState(({ open }) => ({ open: { ...open, [keyOf(projectId, topic)]: channel } }));
  return () =>
    useChannels.setState(({ open }) => ({
      open: Object.fromEntries(Object.entries(open).filter(([, other]) => other !== channel)),
    }));
}
