/** The live preview of the app. */
import { Loader } from "@mantine/core";
import { api } from "@slipway/ui/api/client";
import { useRoute } from "@slipway/ui/api/use-route";
import { handleError } from "@slipway/ui/errors/handle-error";
import { ErrorState } from "@slipway/ui/kit/status/states.tsx";
import { SlotBoundary } from "@slipway/ui/slots/slot-boundary.tsx";
import { entriesOf, useWebFeatures, type PreviewSheetSlot } from "@slipway/ui/slots/slots";
import { useState } from "react";
import { projectsContract, type Project } from "../../projects/contract/index.ts";
import { previewContract } from "../contract/index.ts";
import { PreviewHeader } from "./header/preview-header.tsx";
import { tellPreview, usePreviewView } from "./preview-store.ts";
import { useOfferedChannels } from "./use-offered-channels.ts";
import { useNewBuilds } from "./use-new-builds.ts";
import { usePreviewFrame } from "./use-preview-frame.ts";
import { QueuedNote, WaitingNote, type PreviewStatus } from "./waiting-note.tsx";
import styles from "./preview-tool.module.css";

/**
 * Milliseconds between polls. A page that was not built yet, or waits for a place, is polled often, so that its state
 * is known at once.
 */
const pollEvery = (isReady: boolean, state: PreviewStatus["state"] | undefined): number =>
  !isReady || state === "queued" ? 2_000 : state === "asleep" ? 5_000 : 15_000;

export const NO_BUILD_YET = "There is no preview build to open yet";

/**
 * Opens a tab with a token of its own, because the frame's cookie is not sent there. The tab opens at once, so that no
 * popup blocker stops it.
 */
async function openInTab(projectId: string, path: string): Promise<void> {
  const tab = window.open("about:blank", "_blank");
  try {
    const { url } = await api(previewContract.access, { params: { id: projectId }, body: { path } });
    if (tab === null) return;
    tab.opener = null;
    tab.location.replace(url);
  } catch (error) {
    tab?.close();
    handleError(error);
  }
}

/** Controls and notes of other features for the app on screen. */
function Extensions({ projectId, slot }: { projectId: string; slot: PreviewSheetSlot["slot"] }) {
  return entriesOf(useWebFeatures(), slot).map(({ id, component: Extension }) => (
    <SlotBoundary key={id} whenBroken="nothing">
      <Extension key={projectId} projectId={projectId} />
    </SlotBoundary>
  ));
}

export function PreviewTool({ projectId }: { projectId: string }) {
  const view = usePreviewView(projectId);
  const { frame, access, origin, navigate } = usePreviewFrame(projectId);
  useOfferedChannels(projectId, { frame, origin, navigate });
  const status = useRoute(
    previewContract.status,
    { params: { id: projectId } },
    { pollEvery: (last) => pollEvery(view.ready, last?.state) },
  );
  const project = useRoute(projectsContract.details, { params: { id: projectId } }).data as
    | Partial<Project>
    | undefined;
  const canEdit = project?.permissions?.includes("EditProject") ?? false;
  const isAmong = project?.permissions?.includes("ViewProjectCollaborators") ?? false;
  const build = project?.preview_build_commit_sha ?? status.data?.preview_build_commit_sha ?? null;
  const isKnown = project !== undefined || status.data !== undefined;
  // Number of the last load that the frame has finished.
  const [loaded, setLoaded] = useState(-1);
  useNewBuilds(projectId, isKnown ? build : undefined);
  return (
    <div className={styles.tool}>
      <PreviewHeader
        device={view.device}
        path={view.path}
        pages={status.data?.paths ?? []}
        openReason={build !== null ? null : NO_BUILD_YET}
        onDevice={(device) => tellPreview(projectId, { type: "device", device })}
        onNavigate={navigate}
        onRefresh={() => tellPreview(projectId, { type: "reload" })}
        onOpen={(full) => void openInTab(projectId, full ? view.path : "/")}
        extensions={
          <>
            {canEdit && <Extensions projectId={projectId} slot="project.preview.header" />}
            {isAmong && <Extensions projectId={projectId} slot="project.preview.bar" />}
          </>
        }
      />
      <div className={styles.body}>
        <div className={styles.stage}>
          {access.error !== null ? (
            <ErrorState error={access.error} onRetry={() => void access.refetch()} />
          ) : (
            <div
              className={styles.device}
              data-device={view.device.name}
              style={{ maxWidth: view.device.width ?? undefined }}
            >
              {access.data === undefined ? (
                <div className={styles.center}>
                  <Loader size={20} aria-label="Opening the preview" />
                </div>
              ) : (
                <iframe
                  key={view.reloads}
                  ref={frame}
                  className={styles.frame}
                  src={access.data.url}
                  title="Preview of your app"
                  onLoad={() => setLoaded(view.reloads)}
                  sandbox="allow-scripts allow-same-origin allow-forms allow-popups allow-modals allow-downloads"
                  allow="clipboard-write; fullscreen"
                />
              )}
              {view.ready ? (
                <QueuedNote status={status.data} />
              ) : (
                <WaitingNote status={status.data} isLoading={loaded !== view.reloads} />
              )}
              {isAmong && <Extensions projectId={projectId} slot="project.preview.over" />}
              {canEdit && <Extensions projectId={projectId} slot="project.preview.sheet" />}
            </div>
          )}
        </div>
        {canEdit && <Extensions projectId={projectId} slot="project.preview.side" />}
      </div>
    </div>
  );
}
