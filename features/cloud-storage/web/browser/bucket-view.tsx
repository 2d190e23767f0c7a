/** Files of a bucket. [C2.29] [C2.30] [C4.08] [C8.17] */
import { Button } from "@mantine/core";
import { LoadFailed } from "@slipway/ui/kit/status/load-failed.tsx";
import { useRoute, invalidatePath } from "@slipway/ui/api/use-route";
import { EmptyState, SkeletonLines } from "@slipway/ui/kit/status/states.tsx";
import { showToast } from "@slipway/ui/kit/status/toast";
import { useViewState } from "@slipway/ui/navigation/view-stack";
import type { AreaViewProps } from "@slipway/ui/slots/areas";
import { useQueryClient } from "@tanstack/react-query";
import { FolderOpen } from "lucide-react";
import { useEffect, useState, type KeyboardEvent } from "react";
import type { StorageItem } from "../../../cloud/contract/index.ts";
import { cloudStorageContract, joinPath } from "../../contract/index.ts";
import { FilePanel } from "../panel/file-panel.tsx";
import { bucketPath, sizeText } from "../storage-paths.ts";
import { droppedFiles, MAX_DROPPED, pickedFiles, type DroppedFile } from "../uploads/dropped-files.ts";
import { UploadList } from "../uploads/upload-list.tsx";
import { addUploads, onUploaded } from "../uploads/uploads.ts";
import { BucketToolbar } from "./bucket-toolbar.tsx";
import { readBrowserState, type BrowserState } from "./browser-state.ts";
import { DropZone } from "./drop-zone.tsx";
import { FileTable } from "./file-table.tsx";
import { useFileActions } from "./use-file-actions.ts";
import { useObjects, type FolderPlace } from "./use-objects.ts";
import classes from "./browser.module.css";

const NONE: ReadonlySet<string> = new Set();

/** The list is read again as soon as a file stands. */
function useFreshList(projectId: string, bucketId: string): void {
  const cache = useQueryClient();
  useEffect(
    () =>
      onUploaded((upload) => {
        if (upload.projectId === projectId && upload.bucketId === bucketId)
          void invalidatePath(cache, `${bucketPath(projectId, bucketId)}/objects`);
      }),
    [cache, projectId, bucketId],
  );
}

function upload(place: FolderPlace, files: readonly DroppedFile[]): void {
  if (files.length > MAX_DROPPED)
    showToast({ tone: "err", title: `At most ${MAX_DROPPED.toLocaleString()} files are uploaded at once.` });
  else
    addUploads(
      files.map(({ path, file }) => ({
        projectId: place.projectId,
        bucketId: place.bucketId,
        path: joinPath(place.path, path),
        file,
      })),
    );
}

/** The file before or after the open one; null at the ends. [C2.30] */
function neighbour(items: readonly StorageItem[], open: string | null, step: 1 | -1): StorageItem | null {
  const files = items.filter(({ type }) => type === "file");
  const at = files.findIndex(({ path }) => path === open);
  return at === -1 ? null : (files[at + step] ?? null);
}

const countText = (items: readonly StorageItem[], hasMore: boolean): string => {
  const files = items.filter(({ type }) => type === "file");
  const bytes = files.reduce((sum, { size }) => sum + (size ?? 0), 0);
  const more = hasMore ? "+" : "";
  return `${sizeText(bytes)}${more} · ${files.length.toLocaleString()}${more} ${files.length === 1 && !hasMore ? "file" : "files"}`;
};

interface FolderProps {
  place: FolderPlace;
  backendUrl: string;
  state: BrowserState;
  change: (patch: Partial<BrowserState>, how?: "push" | "replace") => void;
}

/** One folder. Another one is another component, so that nothing stays picked. [C4.08] */
function FolderPage({ place, backendUrl, state, change }: FolderProps) {
  const { projectId, bucketId } = place;
  const [picked, setPicked] = useState<ReadonlySet<string>>(NONE);
  const bucket = useRoute(cloudStorageContract.bucket, { params: { id: projectId, bucketId } });
  const objects = useObjects(place);
  const actions = useFileActions(place, () => {
    setPicked(NONE);
    change({ file: null });
  });
  const { items, hasNextPage } = objects;
  const open = items.find(({ path, type }) => type === "file" && path === state.file) ?? null;
  const isPublic = bucket.data?.public === true;
  const onKeyDown = (event: KeyboardEvent): void => {
    if (open === null || event.defaultPrevented) return;
    const step = event.key === "ArrowDown" ? 1 : event.key === "ArrowUp" ? -1 : null;
    const next = step === null ? null : neighbour(items, state.file, step);
    if (event.key === "Escape") change({ file: null });
    else if (next !== null) {
      change({ file: next.path });
      document.querySelector<HTMLElement>(`[data-path="${CSS.escape(next.path)}"]`)?.focus();
    } else return;
    event.preventDefault();
  };
  const onOpen = (item: StorageItem): void =>
    item.type === "folder"
      ? change({ path: item.path, file: null }, "push")
      : change({ file: item.path === state.file ? null : item.path });
  return (
    // Keys of the rows and of the panel arrive here.
    <div className={classes.view} role="presentation" onKeyDown={onKeyDown}>
      <BucketToolbar
        place={{ ...place, backendUrl }}
        isPublic={isPublic}
        isFetching={objects.isFetching}
        picked={items.filter(({ path }) => picked.has(path))}
        actions={actions}
        onFolder={(path) => change({ path, file: null }, "push")}
        onFiles={(files) => upload(place, pickedFiles(files))}
        onReload={() => void objects.refetch()}
        onUnpick={() => setPicked(NONE)}
      />
      <div className={classes.body}>
        <DropZone onDrop={(transfer) => void droppedFiles(transfer).then((files) => upload(place, files))}>
          {objects.isPending && (
            <div className={classes.loading} role="status" aria-busy="true" aria-label="Loading the files">
              <SkeletonLines widths={["100%", "100%", "100%", "100%"]} height={24} />
            </div>
          )}
          {objects.isError && (
            <LoadFailed title="Something went wrong" error={objects.error} onRetry={() => void objects.refetch()} />
          )}
          {objects.isSuccess && items.length === 0 && (
            <EmptyState icon={FolderOpen} title="This folder is currently empty">
              Drop files here, or choose Upload.
            </EmptyState>
          )}
          {items.length > 0 && (
            <FileTable items={items} picked={picked} onPick={setPicked} open={state.file} onOpen={onOpen} />
          )}
        </DropZone>
        {open !== null && bucket.data !== undefined && (
          <FilePanel
            place={{ projectId, bucketId, backendUrl }}
            item={open}
            isPublic={isPublic}
            onClose={() => change({ file: null })}
          />
        )}
      </div>
      <UploadList projectId={projectId} bucketId={bucketId} />
      <footer className={classes.footer}>
        <span>{objects.isSuccess ? countText(items, hasNextPage) : ""}</span>
        {hasNextPage && (
          <Button loading={objects.isFetchingNextPage} onClick={() => void objects.fetchNextPage()}>
            Show more
          </Button>
        )}
      </footer>
    </div>
  );
}

export function BucketView({ projectId, backend }: AreaViewProps) {
  const [state, change] = useViewState(readBrowserState);
  const { bucket: bucketId, path } = state;
  useFreshList(projectId, bucketId);
  return (
    <FolderPage
      key={`${bucketId}/${path}`}
      place={{ projectId, bucketId, path }}
      backendUrl={backend.url}
      state={state}
      change={change}
    />
  );
}
