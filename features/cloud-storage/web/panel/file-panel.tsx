/** One file: preview, facts, and what can be done with it. A sheet from below on a phone. [C2.30] [C4.08] [C6.08] */
import { ActionIcon, Button } from "@mantine/core";
import { useRouteMutation } from "@slipway/ui/api/use-route";
import { CopyButton } from "@slipway/ui/kit/copying/copy.tsx";
import { ReasonTooltip } from "@slipway/ui/kit/reason-tooltip.tsx";
import { Sheet } from "@slipway/ui/layers/sheet.tsx";
import { useIsMobile } from "@slipway/ui/page/use-is-mobile";
import { Download, X } from "lucide-react";
import { useState, type ReactNode } from "react";
import type { StorageItem } from "../../../cloud/contract/index.ts";
import { cloudStorageContract } from "../../contract/index.ts";
import { publicUrl, sizeText } from "../storage-paths.ts";
import { downloadFile, type DownloadPlace } from "./download-files.ts";
import { Preview } from "./preview.tsx";
import classes from "./panel.module.css";

const MOMENT = new Intl.DateTimeFormat(undefined, { dateStyle: "medium", timeStyle: "short" });
const momentOf = (at: string | null): string => (at === null ? "—" : MOMENT.format(Date.parse(at)));

export interface FilePanelProps {
  place: DownloadPlace;
  item: StorageItem;
  isPublic: boolean;
  onClose: () => void;
}

function Facts({ item: { mimeType, size, modifiedAt, createdAt, path } }: { item: StorageItem }) {
  const facts: readonly [label: string, value: string][] = [
    ["Type", mimeType ?? "—"],
    ["Size", sizeText(size)],
    ["Last modified", momentOf(modifiedAt)],
    ["Created", momentOf(createdAt)],
    ["Path", path],
  ];
  return (
    <dl className={classes.facts}>
      {facts.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** A private file is opened by whoever has such an address, for an hour. */
function SignedUrl({ place: { projectId, bucketId }, path }: { place: DownloadPlace; path: string }) {
  const [url, setUrl] = useState<string | null>(null);
  const sign = useRouteMutation(cloudStorageContract.signFile, { onSuccess: (answer) => setUrl(answer.url) });
  if (url !== null) return <CopyButton text={url} label="Copy URL" />;
  return (
    <Button
      loading={sign.isPending}
      onClick={() => sign.mutate({ params: { id: projectId, bucketId }, body: { path } })}
    >
      Make a URL for an hour
    </Button>
  );
}

function Content({ place, item, isPublic }: Omit<FilePanelProps, "onClose">) {
  const { projectId, bucketId, backendUrl } = place;
  return (
    <>
      <Preview key={item.path} place={{ projectId, bucketId, path: item.path }} item={item} isPublic={isPublic} />
      <Facts item={item} />
      <div className={classes.ways}>
        <ReasonTooltip reason={isPublic ? null : "Downloading from private buckets is not yet available"}>
          <span>
            <Button
              leftSection={<Download size={14} aria-hidden="true" />}
              disabled={!isPublic}
              onClick={() => void downloadFile(place, item.path)}
            >
              Download
            </Button>
          </span>
        </ReasonTooltip>
        {isPublic ? (
          <CopyButton text={publicUrl(backendUrl, { bucketId, path: item.path })} label="Copy URL" />
        ) : (
          <SignedUrl key={item.path} place={place} path={item.path} />
        )}
      </div>
      {!isPublic && <p className={classes.quiet}>Downloading from private buckets is not yet available</p>}
    </>
  );
}

export function FilePanel({ place, item, isPublic, onClose }: FilePanelProps): ReactNode {
  const isMobile = useIsMobile();
  const content = <Content place={place} item={item} isPublic={isPublic} />;
  if (isMobile)
    return (
      <Sheet opened onClose={onClose} position="bottom" size="80%" title={item.name}>
        <div className={classes.sheet}>{content}</div>
      </Sheet>
    );
  return (
    <aside className={classes.panel} aria-label={item.name}>
      <header>
        <h3 title={item.path}>{item.name}</h3>
        <ActionIcon aria-label="Close" onClick={onClose}>
          <X size={15} />
        </ActionIcon>
      </header>
      <div>{content}</div>
    </aside>
  );
}
