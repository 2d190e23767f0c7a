/** The app at a version, on a host of its own. [T2.25] [E5] */
import { Loader } from "@mantine/core";
import { AppError } from "@slipway/kernel/errors";
import { api } from "@slipway/ui/api/client";
import { EmptyState, ErrorState, TraceId } from "@slipway/ui/kit/status/states.tsx";
import { useQuery } from "@tanstack/react-query";
import { FileX2 } from "lucide-react";
import { useEffect, useRef, useState, type RefObject } from "react";
import { previewContract } from "../../../preview/contract/index.ts";
import type { EditDocument } from "../../contract/index.ts";
import classes from "./snapshot-frame.module.css";

/** Length of the part of the commit that names its host. */
const HOST_DIGITS = 12;

/** After this time a page that sent no message is shown anyway; it may say why there is no app. */
const PATIENCE_MS = 20_000;

let frames = 0;

/** Whether the version's app runs in the frame. Pages that wait for its build send no message. */
function useHasBegun(frame: RefObject<HTMLIFrameElement | null>, origin: string | null): boolean {
  const [begun, setBegun] = useState(false);
  useEffect(() => {
    if (origin === null) return;
    const begin = (): void => setBegun(true);
    const timer = setTimeout(begin, PATIENCE_MS);
    const onMessage = (event: MessageEvent): void => {
      if (event.origin !== origin || event.source !== frame.current?.contentWindow) return;
      if ((event.data as { source?: unknown } | null)?.source === "slipway-preview") begin();
    };
    window.addEventListener("message", onMessage);
    return () => {
      clearTimeout(timer);
      window.removeEventListener("message", onMessage);
    };
  }, [frame, origin]);
  return begun;
}

export function SnapshotFrame({ projectId, edit }: { projectId: string; edit: EditDocument }) {
  const sha = edit.commit_sha.slice(0, HOST_DIGITS);
  // The address works once, so each frame needs its own, even if it replaces another at the same moment.
  const [frameId] = useState(() => (frames += 1));
  const access = useQuery({
    queryKey: ["snapshot-frame", projectId, sha, frameId],
    queryFn: ({ signal }) => api(previewContract.access, { params: { id: projectId }, body: { sha } }, { signal }),
    staleTime: Infinity,
    gcTime: 0,
    retry: 1,
  });
  const frame = useRef<HTMLIFrameElement>(null);
  const begun = useHasBegun(frame, access.data === undefined ? null : new URL(access.data.url).origin);
  // If the version does not build, its picture would not be true.
  const picture = begun || edit.previewBuildStatus === "failed" ? null : edit.picture_url;
  if (access.error instanceof AppError && access.error.status === 404)
    return (
      <EmptyState icon={FileX2} title="This version's files are gone" action={<TraceId error={access.error} />}>
        It stays in the list, and cannot be shown or restored.
      </EmptyState>
    );
  if (access.error !== null) return <ErrorState error={access.error} onRetry={() => void access.refetch()} />;
  return (
    <div className={classes.place}>
      {access.data !== undefined && (
        <iframe
          ref={frame}
          className={classes.frame}
          src={access.data.url}
          title={`Version ${edit.version} of your app`}
          sandbox="allow-scripts allow-same-origin allow-forms allow-popups allow-modals allow-downloads"
        />
      )}
      {access.data === undefined && picture === null && (
        <div className={classes.center}>
          <Loader size={20} aria-label="Opening the version" />
        </div>
      )}
      {picture !== null && (
        <div className={classes.waiting} role="status">
          <img src={picture} alt={`Version ${edit.version} when it was made`} />
          <p>Opening version {edit.version}</p>
        </div>
      )}
    </div>
  );
}
