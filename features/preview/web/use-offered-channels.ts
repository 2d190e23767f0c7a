/** Lets other features speak with the page inside: only its own window and origin are heard, and only they hear. */
import { offerPreviewChannel, PREVIEW_TOPICS, type PreviewTopic } from "@slipway/ui/session/preview-channel";
import { useEffect, type RefObject } from "react";

/** Messages of a page in one second and topic; a page that sends more is not heard until the second is over. */
const MAX_MESSAGES = 40;
const SECOND_MS = 1_000;

type Fields = Readonly<Record<string, unknown>>;

/** Null for anything that is not a message of this kind. */
function messageAbout(topic: PreviewTopic, data: unknown): Fields | null {
  if (typeof data !== "object" || data === null) return null;
  const fields = data as Fields;
  return fields["source"] === "slipway-preview" && fields["v"] === 1 && fields["type"] === topic ? fields : null;
}

export interface OfferedPage {
  frame: RefObject<HTMLIFrameElement | null>;
  origin: string | null;
  navigate: (path: string) => void;
}

function offerTopic(projectId: string, topic: PreviewTopic, { frame, navigate, ...page }: OfferedPage): () => void {
  const origin = page.origin!;
  const listeners = new Set<(message: Fields) => void>();
  let second = { since: 0, heard: 0 };
  const onMessage = (event: MessageEvent) => {
    if (event.origin !== origin || event.source === null || event.source !== frame.current?.contentWindow) return;
    const message = messageAbout(topic, event.data);
    if (message === null) return;
    if (event.timeStamp - second.since > SECOND_MS) second = { since: event.timeStamp, heard: 0 };
    second.heard += 1;
    if (second.heard <= MAX_MESSAGES) for (const listener of listeners) listener(message);
  };
  window.addEventListener("message", onMessage);
  const withdraw = offerPreviewChannel(projectId, topic, {
    send: (message) => {
      const there = frame.current?.contentWindow;
      try {
        // The window of a frame without its page is this app's own, which a message to the page's origin would offend.
        void there?.location.href;
      } catch {
        there?.postMessage({ ...message, source: "slipway-app", v: 1, type: topic }, origin);
      }
    },
    listen: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    go: navigate,
  });
  return () => {
    withdraw();
    window.removeEventListener("message", onMessage);
  };
}

export function useOfferedChannels(projectId: string, { frame, origin, navigate }: OfferedPage): void {
  useEffect(() => {
    if (origin === null) return;
    const ends = PREVIEW_TOPICS.map((topic) => offerTopic(projectId, topic, { frame, origin, navigate }));
    return () => ends.forEach((end) => end());
  }, [projectId, frame, origin, navigate]);
}
