/** Uploads into one bucket: how far each is, and the ways on. */
import { ActionIcon, Button, Progress } from "@mantine/core";
import { Pause, Play, X } from "lucide-react";
import { folderOf, nameOf } from "../../contract/index.ts";
import { sizeText } from "../storage-paths.ts";
import { cancelUpload, clearDone, goOnWithUpload, pauseUpload, useUploads, type Upload } from "./uploads.ts";
import classes from "./upload-list.module.css";

const WORDS: Readonly<Record<Upload["state"], (upload: Upload) => string>> = {
  waiting: () => "Waiting",
  running: ({ sent, file }) => `${sizeText(sent)} of ${sizeText(file.size)}`,
  paused: ({ sent, file }) => `Paused at ${sizeText(sent)} of ${sizeText(file.size)}`,
  offline: () => "Slipway isn't answering. This goes on as soon as it does.",
  taken: () => "There is already a file of this name.",
  failed: ({ reason }) => reason ?? "Failed",
  done: ({ file }) => `Uploaded · ${sizeText(file.size)}`,
};

function Ways({ of: { id, state }, name }: { of: Upload; name: string }) {
  const isMoving = state === "running" || state === "waiting" || state === "offline";
  return (
    <span className={classes.ways}>
      {isMoving && (
        <ActionIcon aria-label={`Pause ${name}`} onClick={() => pauseUpload(id)}>
          <Pause size={14} />
        </ActionIcon>
      )}
      {state === "paused" && (
        <ActionIcon aria-label={`Resume ${name}`} onClick={() => goOnWithUpload(id)}>
          <Play size={14} />
        </ActionIcon>
      )}
      {state === "taken" && (
        <Button aria-label={`Replace ${name}`} onClick={() => goOnWithUpload(id, { replace: true })}>
          Replace
        </Button>
      )}
      {state === "failed" && (
        <Button aria-label={`Retry ${name}`} onClick={() => goOnWithUpload(id)}>
          Retry
        </Button>
      )}
      <ActionIcon aria-label={state === "done" ? `Hide ${name}` : `Cancel ${name}`} onClick={() => cancelUpload(id)}>
        <X size={14} />
      </ActionIcon>
    </span>
  );
}

function Row({ upload }: { upload: Upload }) {
  const { path, file, sent, state } = upload;
  const name = nameOf(path);
  const share = file.size === 0 ? 0 : (sent / file.size) * 100;
  const isBad = state === "failed" || state === "taken";
  return (
    <li>
      <div className={classes.what}>
        <span className={classes.name} title={path}>
          {folderOf(path) === "" ? name : `${folderOf(path)}/${name}`}
          {name !== file.name && <small> from {file.name}</small>}
        </span>
        <span className={classes.state} data-tone={isBad ? "err" : undefined}>
          {WORDS[state](upload)}
        </span>
        {state !== "done" && <Progress value={share} size={4} aria-label={`Upload of ${name}`} />}
      </div>
      <Ways of={upload} name={name} />
    </li>
  );
}

export function UploadList({ projectId, bucketId }: { projectId: string; bucketId: string }) {
  const all = useUploads(({ all: every }) => every).filter(
    (one) => one.projectId === projectId && one.bucketId === bucketId,
  );
  if (all.length === 0) return null;
  const done = all.filter(({ state }) => state === "done").length;
  return (
    <section className={classes.list} aria-label="Uploads">
      <header>
        <span role="status">{`${done} of ${all.length} uploaded`}</span>
        {done > 0 && (
          <Button variant="subtle" onClick={clearDone}>
            Hide finished
          </Button>
        )}
      </header>
      <ul>
        {all.map((upload) => (
          <Row key={upload.id} upload={upload} />
        ))}
      </ul>
    </section>
  );
}
