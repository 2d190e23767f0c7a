/** Keeps the page in step: it is asked to let elements be picked, told what to show, and listened to. */
import { usePreviewChannel, type PreviewChannel } from "@slipway/ui/session/preview-channel";
import { useEffect, useRef } from "react";
import { overridesOf, type Changes } from "./changes.ts";
import { tellEditor, useEditorStore } from "./editor-store.ts";
import { readPageMessage, type PageKey } from "./messages.ts";
import type { ThemeColor } from "./values.ts";

/** A page that is still the built one takes the wish to its dev server, and answers when it has been loaded again. */
const ASK_AGAIN_MS = 1_000;

export interface Page {
  channel: PreviewChannel | null;
  /** Picks an ancestor, the first element of the page while nothing is picked (0), or nothing (null). */
  select: (levels: number | null) => void;
  move: (to: "parent" | "child" | "next" | "previous") => void;
  /** What is shown over the page is in the source now. */
  land: () => void;
}

export function usePage(
  projectId: string,
  { changes, colors, onKey }: { changes: Changes; colors: readonly ThemeColor[]; onKey: (key: PageKey) => void },
): Page {
  const channel = usePreviewChannel(projectId);
  const connected = useEditorStore(({ state }) => state.connected);
  const latest = useRef(onKey);
  useEffect(() => {
    latest.current = onKey;
  });

  /** The page as a whole was asked for, and has not answered: one that is loaded anew meanwhile has not heard it. */
  const wantsPage = useRef(false);
  useEffect(() => {
    if (channel === null) return;
    const stop = channel.listen((fields) => {
      const message = readPageMessage(fields);
      if (message === null) return;
      tellEditor({ type: "page", message });
      if (message.event === "here") channel.send({ action: "on" });
      if (message.event === "on" && wantsPage.current) channel.send({ action: "select", levels: 0 });
      if (message.event === "selection") wantsPage.current = false;
      if (message.event === "key") latest.current(message.key);
    });
    channel.send({ action: "on" });
    return () => {
      stop();
      channel.send({ action: "off" });
    };
  }, [channel]);

  useEffect(() => {
    if (channel === null || connected) return;
    const timer = setInterval(() => channel.send({ action: "on" }), ASK_AGAIN_MS);
    return () => clearInterval(timer);
  }, [channel, connected]);

  // A page that has just begun may answer before its styles are there: it is asked again when something is picked.
  const hasPicked = useEditorStore(({ state }) => state.elements.length > 0);
  useEffect(() => {
    if (connected) channel?.send({ action: "colors", colors });
  }, [channel, connected, colors, hasPicked]);

  const landing = useRef(false);
  useEffect(() => {
    if (!connected) return;
    // What lands is taken off by the page itself, as its own look changes.
    if (landing.current && Object.keys(changes).length === 0) landing.current = false;
    else channel?.send({ action: "show", changes: overridesOf(changes, colors) });
  }, [channel, connected, changes, colors]);

  return {
    channel,
    select: (levels) => {
      wantsPage.current = levels === 0;
      channel?.send({ action: "select", levels });
    },
    move: (to) => channel?.send({ action: "move", to }),
    land: () => {
      landing.current = true;
      channel?.send({ action: "land" });
    },
  };
}
