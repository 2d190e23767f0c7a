/** Keeps the page in step: asks it to let elements be selected, sends the overrides, and reads its messages. */
import { usePreviewChannel, type PreviewChannel } from "@slipway/ui/session/preview-channel";
import { useEffect, useRef } from "react";
import { overridesOf, type Changes } from "./changes.ts";
import { tellEditor, useEditorStore } from "./editor-store.ts";
import { readPageMessage, type PageKey } from "./messages.ts";
import type { ThemeColor } from "./values.ts";

/** A page that is still the built one asks for its dev server, and answers once it has been loaded again. */
const ASK_AGAIN_MS = 1_000;

export interface Page {
  channel: PreviewChannel | null;
  /** Selects an ancestor, the first element of the page while nothing is selected (0), or nothing (null). */
  select: (levels: number | null) => void;
  move: (to: "parent" | "child" | "next" | "previous") => void;
  /** The overrides are part of the source now. */
  land: () => void;
}

export function usePage(
  projectId: string,
  { changes, colors, onKey }: { changes: Changes; colors: readonly ThemeColor[]; onKey: (key: PageKey) => void },
): Page {
  const channel = usePreviewChannel(projectId, "visual");
  const connected = useEditorStore(({ state }) => state.connected);
  const latest = useRef(onKey);
  useEffect(() => {
    latest.current = onKey;
  });

  /** The whole page was asked for and has not answered. A page that was reloaded meanwhile did not get the request. */
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

  // A page that has just begun may answer before its styles are loaded, so it is asked again at the first selection.
  const hasPicked = useEditorStore(({ state }) => state.elements.length > 0);
  useEffect(() => {
    if (connected) channel?.send({ action: "colors", colors });
  }, [channel, connected, colors, hasPicked]);

  const landing = useRef(false);
  useEffect(() => {
    if (!connected) return;
    // The page removes saved overrides itself, together with its own change.
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
