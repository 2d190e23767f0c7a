/** The frame's address (by a one-use token) and the messages of the page inside. */
import { api } from "@slipway/ui/api/client";
import { useConnectionState } from "@slipway/ui/live/use-live";
import { notePreview } from "@slipway/ui/session/preview-record";
import { useQuery } from "@tanstack/react-query";
import { useCallback, useEffect, useRef } from "react";
import { previewContract } from "../contract/index.ts";
import { readBridgeMessage, reportOf, sendNavigate } from "./bridge-messages.ts";
import { tellPreview, usePreviewView } from "./preview-store.ts";

/**
 * A frame that was loading while the server or the network was away shows the browser's own error page, and nothing in there
 * tries again. A short cut of the network can leave the live connection open.
 */
function useReloadAfterOutage(projectId: string): void {
  const connection = useConnectionState();
  const wasAway = useRef(false);
  useEffect(() => {
    if (connection === "waiting") wasAway.current = true;
    const reload = (): void => {
      if (connection !== "open" || !wasAway.current) return;
      wasAway.current = false;
      tellPreview(projectId, { type: "reload" });
    };
    reload();
    const leave = (): void => void (wasAway.current = true);
    window.addEventListener("offline", leave);
    window.addEventListener("online", reload);
    return () => {
      window.removeEventListener("offline", leave);
      window.removeEventListener("online", reload);
    };
  }, [connection, projectId]);
}

/** A fresh token per load of the frame: it works once. */
export function usePreviewFrame(projectId: string) {
  const view = usePreviewView(projectId);
  const frame = useRef<HTMLIFrameElement>(null);
  const wanted = useRef(view.path);
  wanted.current = view.path;
  const access = useQuery({
    queryKey: ["preview-frame", projectId, view.reloads],
    queryFn: ({ signal }) =>
      api(previewContract.access, { params: { id: projectId }, body: { path: wanted.current } }, { signal }),
    staleTime: Infinity,
    gcTime: 0,
    retry: 1,
  });
  const origin = access.data === undefined ? null : new URL(access.data.url).origin;
  useReloadAfterOutage(projectId);

  useEffect(() => {
    if (origin === null) return;
    const onMessage = (event: MessageEvent) => {
      if (event.origin !== origin || event.source !== frame.current?.contentWindow) return;
      const message = readBridgeMessage(event.data);
      if (message === null) return;
      const report = reportOf(message);
      if (report !== null) notePreview(projectId, report);
      if (message.type === "console" || message.type === "network") return;
      if (message.type === "error") tellPreview(projectId, { type: "error", error: message });
      else tellPreview(projectId, { type: message.type, path: message.path });
    };
    window.addEventListener("message", onMessage);
    return () => window.removeEventListener("message", onMessage);
  }, [origin, projectId]);

  const navigate = useCallback(
    (path: string) => {
      if (origin !== null) sendNavigate(frame.current, origin, path);
      tellPreview(projectId, { type: "route", path });
    },
    [origin, projectId],
  );
  return { frame, access, origin, navigate };
}
