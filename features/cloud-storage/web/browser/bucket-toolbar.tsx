/** The way to the folder, and what can be done in it or with what is picked. */
import { ActionIcon, Button, Tooltip } from "@mantine/core";
import { ReasonTooltip } from "@slipway/ui/kit/reason-tooltip.tsx";
import { useViewStack } from "@slipway/ui/navigation/view-stack";
import { FolderPlus, RotateCw, Settings2, Upload } from "lucide-react";
import { useRef } from "react";
import type { StorageItem } from "../../../cloud/contract/index.ts";
import { downloadFiles, type DownloadPlace } from "../panel/download-files.ts";
import { Breadcrumb } from "./breadcrumb.tsx";
import type { FileActions } from "./use-file-actions.ts";
import classes from "./browser.module.css";

export interface BucketToolbarProps {
  place: DownloadPlace & { path: string };
  isPublic: boolean;
  isFetching: boolean;
  picked: readonly StorageItem[];
  actions: FileActions;
  onFolder: (path: string) => void;
  onFiles: (files: readonly File[]) => void;
  onReload: () => void;
  onUnpick: () => void;
}

function PickedBar({ picked, actions, isPublic, place, onUnpick }: BucketToolbarProps) {
  return (
    <div className={classes.picked} role="group" aria-label="Selected items">
      <span role="status">{`${picked.length.toLocaleString()} selected`}</span>
      <ReasonTooltip reason={isPublic ? null : "Downloading from private buckets is not yet available"}>
        <span>
          <Button disabled={!isPublic} onClick={() => void downloadFiles(place, picked)}>
            Download
          </Button>
        </span>
      </ReasonTooltip>
      {picked.length === 1 && <Button onClick={() => actions.rename(picked[0]!)}>Rename</Button>}
      <Button onClick={() => actions.move(picked)}>Move</Button>
      <Button variant="danger" onClick={() => void actions.remove(picked)}>
        Delete
      </Button>
      <Button variant="subtle" onClick={onUnpick}>
        Clear
      </Button>
    </div>
  );
}

export function BucketToolbar(props: BucketToolbarProps) {
  const { place, picked, actions, isFetching, onFolder, onFiles, onReload } = props;
  const { open } = useViewStack();
  const input = useRef<HTMLInputElement>(null);
  return (
    <div className={classes.toolbar}>
      <Breadcrumb bucketId={place.bucketId} path={place.path} onOpen={onFolder} />
      <div className={classes.ways}>
        <Button
          variant="filled"
          leftSection={<Upload size={14} aria-hidden="true" />}
          onClick={() => input.current?.click()}
        >
          Upload
        </Button>
        <input
          ref={input}
          type="file"
          multiple
          hidden
          aria-label="Files to upload"
          onChange={({ currentTarget }) => {
            onFiles([...(currentTarget.files ?? [])]);
            currentTarget.value = "";
          }}
        />
        <Button leftSection={<FolderPlus size={14} aria-hidden="true" />} onClick={actions.newFolder}>
          New folder
        </Button>
        <Tooltip label="Reload">
          <ActionIcon aria-label="Reload" loading={isFetching} onClick={onReload}>
            <RotateCw size={15} />
          </ActionIcon>
        </Tooltip>
        <Tooltip label="Bucket settings">
          <ActionIcon
            aria-label="Bucket settings"
            onClick={() => open({ id: "bucket-settings", state: { bucket: place.bucketId } })}
          >
            <Settings2 size={15} />
          </ActionIcon>
        </Tooltip>
      </div>
      {picked.length > 0 && <PickedBar {...props} />}
    </div>
  );
}
