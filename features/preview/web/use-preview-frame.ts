/** The frame's address (by a one-use token) and the messages of the page inside. */
import { api } from "@slipway/ui/api/client";
import { isAway } from "@slipway/ui/api/query-client";
import { useConnectionState } from "@slipway/ui/live/use-live";
import { clearPageErrors, notePageError } from "@slipway/ui/session/preview-errors";
import { notePreview } from "@slipway/ui/session/preview-record";
import { noteReplay, useIsRecording } from "@slipway/ui/session/replay";
import { unsavedCodeOf } from "@slipway/ui/session/preview/unsaved-code";
import { useQuery } from "@tanstack/react-query";
import { useCallback, useEffect, useRef, useState } from "react";
import { previewContract } from "../contract/index.ts";
import {
  pageErrorOf,
  readBridgeMessage,
  reportOf,
  sendNavigate,
  sendReplay,
  type BridgeMessage,
} from "./bridge-messages.ts";
import { MessageBudget } from "./message-budget.ts";
import { tellPreview, usePreviewView } from "./preview-store.ts";

/**
 * A frame that was loading while the server or the network was away shows the browser's own error page, which does not
 * retry. A short interruption can leave the live connection open.
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

/**
 * Shorter than the frame's cookie lives (half a day, `access/pass-cookie.ts`): without the cookie the page would miss
 * changes.
 */
const PASS_MS = 11 * 3_600_000;
const LOOK_EVERY_MS = 60_000;

/** Checked at intervals, because a timer stops while the machine sleeps, but the cookie's lifetime does not. */
function useFreshPass(projectId: string, enteredAt: number): void {
  useEffect(() => {
    if (enteredAt === 0) return;
    const timer = setInterval(() => {
      if (Date.now() - enteredAt > PASS_MS) tellPreview(projectId, { type: "reload" });
    }, LOOK_EVERY_MS);
    return () => clearInterval(timer);
  }, [projectId, enteredAt]);
}

const isTrouble = (message: BridgeMessage): boolean =>
  message.type === "error" || (message.type === "network" && (message.status === 0 || message.status >= 400));

function hear(projectId: string, message: BridgeMessage): void {
  if (message.type === "begin") tellPreview(projectId, { type: "begin" });
  if (isTrouble(message)) tellPreview(projectId, { type: "trouble" });
  if (message.type === "begin" || message.type === "update") return clearPageErrors(projectId);
  // A repeated error adds nothing, and would displace others.
  if (message.type === "error" && !notePageError(projectId, pageErrorOf(message, Date.now()))) return;
  if (message.type === "replay") noteReplay(projectId, message.event);
  // The next request is about the saved files.
  if (message.type === "error" && unsavedCodeOf(projectId).shown > 0) return;
  const report = reportOf(message);
  if (report !== null) notePreview(projectId, report);
  if (message.type === "ready" || message.type === "route")
    tellPreview(projectId, { type: message.type, path: message.path });
}

/** A server that starts again on a busy machine takes half a minute; afterwards the person is told. */
const MAX_RETRIES = 30;
const RETRY_MS = 1_000;

let views = 0;

/**
 * A fresh token per load of the frame: it works once. A view that takes the place of another, in the same moment too (the page is laid
 * out anew when it learns what somebody may do), loads a frame of its own.
 */
export function usePreviewFrame(projectId: string) {
  const view = usePreviewView(projectId);
  const [viewId] = useState(() => (views += 1));
  const frame = useRef<HTMLIFrameElement>(null);
  const wanted = useRef(view.path);
  wanted.current = view.path;
  const access = useQuery({
    queryKey: ["preview-frame", projectId, view.reloads, viewId],
    queryFn: ({ signal }) =>
      api(previewContract.access, { params: { id: projectId }, body: { path: wanted.current } }, { signal }),
    staleTime: Infinity,
    gcTime: 0,
    retry: (failures, error) => failures < MAX_RETRIES && isAway(error),
    retryDelay: RETRY_MS,
  });
  const origin = access.data === undefined ? null : new URL(access.data.url).origin;
  useReloadAfterOutage(projectId);
  useFreshPass(projectId, access.dataUpdatedAt);
  useEffect(() => () => tellPreview(projectId, { type: "left" }), [projectId]);
  const recording = useIsRecording(projectId);
  const isRecording = useRef(recording);
  useEffect(() => {
    if (origin === null || isRecording.current === recording) return;
    isRecording.current = recording;
    sendReplay(frame.current, origin, recording);
  }, [origin, recording]);

  useEffect(() => {
    if (origin === null) return;
    const budget = new MessageBudget();
    const onMessage = (event: MessageEvent) => {
      if (event.origin !== origin || event.source !== frame.current?.contentWindow) return;
      if (!budget.take(Date.now())) return;
      const message = readBridgeMessage(event.data);
      if (message === null) return;
      hear(projectId, message);
      if (message.type === "begin" && isRecording.current) sendReplay(frame.current, origin, true);
    };
    window.addEventListener("message", onMessage);
    return () => window.removeEventListener("message", onMessage);
  }, [origin, projectId, view.reloads]);

  const navigate = useCallback(
    (path: string) => {
      if (origin !== null) sendNavigate(frame.current, origin, path);
      tellPreview(projectId, { type: "route", path });
    },
    [origin, projectId],
  );
  return { frame, access, origin, navigate };
}
