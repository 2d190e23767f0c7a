/**
 * Uploads of this page, in parts. They go on while the person looks at other views, wait out a lost connection, and a file
 * that is dropped again after a reload goes on where it was.
 */
import { AppError } from "@slipway/kernel/errors";
import { api } from "@slipway/ui/api/client";
import { untilAnswerAgain } from "@slipway/ui/api/coming-back";
import { NETWORK_ERROR } from "@slipway/ui/errors/error-texts";
import { create } from "zustand";
import { cloudStorageContract } from "../../contract/index.ts";
import { forgetUpload, keptUpload, rememberUpload } from "./kept-uploads.ts";

/** Smaller than the server's bound, so that progress is seen and a lost connection repeats little. */
const PART_BYTES = 2 * 1024 * 1024;
const AT_ONCE = 3;

export type UploadState = "waiting" | "running" | "paused" | "offline" | "taken" | "failed" | "done";

export interface Upload {
  id: number;
  projectId: string;
  bucketId: string;
  /** Where it is stored; its last name may differ from the file's. */
  path: string;
  file: File;
  sent: number;
  state: UploadState;
  /** Why it failed. */
  reason: string | null;
  replace: boolean;
}

export type NewUpload = Pick<Upload, "projectId" | "bucketId" | "path" | "file">;

export const useUploads = create<{ all: readonly Upload[] }>(() => ({ all: [] }));

const ends = new Map<number, AbortController>();
const listeners = new Set<(upload: Upload) => void>();
let lastId = 0;

const find = (id: number): Upload | undefined => useUploads.getState().all.find((one) => one.id === id);

function patch(id: number, change: Partial<Upload>): void {
  useUploads.setState(({ all }) => ({ all: all.map((one) => (one.id === id ? { ...one, ...change } : one)) }));
}

/** Called with each upload whose file stands. Answers the function that stops. */
export function onUploaded(listener: (upload: Upload) => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

const isSilence = (error: unknown): boolean => error instanceof AppError && error.code === NETWORK_ERROR;
/** The part before is still being written, for example after a pause: the server tells how far it came. */
const isBehind = (error: unknown): boolean => error instanceof AppError && [409, 423].includes(error.status);
const BEHIND_MS = 500;
const MAX_BEHIND = 10;
const isGone = (error: unknown): boolean => error instanceof AppError && error.status === 404;

class NameTaken extends Error {}

interface Begun {
  uploadId: string;
  offset: number;
}

/** The upload that an earlier attempt began, or a new one. */
async function begin(upload: Upload, signal: AbortSignal): Promise<Begun> {
  const { projectId, bucketId, path, file, replace } = upload;
  const params = { id: projectId, bucketId };
  const kept = keptUpload(upload);
  if (kept !== null) {
    try {
      const { offset } = await api(
        cloudStorageContract.uploadOffset,
        { params: { ...params, uploadId: kept } },
        { signal },
      );
      return { uploadId: kept, offset };
    } catch (error) {
      if (!isGone(error)) throw error;
      forgetUpload(upload);
    }
  }
  const body = { path, size: file.size, mime_type: file.type, replace };
  const { upload_id: uploadId } = await api(cloudStorageContract.beginUpload, { params, body }, { signal }).catch(
    (error: unknown) => {
      throw error instanceof AppError && error.status === 409 ? new NameTaken() : error;
    },
  );
  if (file.size > 0) rememberUpload(upload, uploadId);
  return { uploadId, offset: 0 };
}

async function send(upload: Upload, signal: AbortSignal): Promise<void> {
  const { id, projectId, bucketId, file } = upload;
  const { uploadId, offset } = await begin(upload, signal);
  let at = offset;
  patch(id, { sent: at, state: "running" });
  while (at < file.size) {
    const input = {
      params: { id: projectId, bucketId, uploadId },
      query: { offset: at },
      body: file.slice(at, at + PART_BYTES),
    };
    at = (await api(cloudStorageContract.uploadPart, input, { signal })).offset;
    patch(id, { sent: at });
  }
}

const refusalState = (error: unknown): Partial<Upload> =>
  error instanceof NameTaken
    ? { state: "taken", reason: null }
    : {
        state: "failed",
        reason: error instanceof AppError ? error.userMessage : "The file could not be read from this device.",
      };

/** Ends in a state of its own, never with an error. */
async function run(id: number): Promise<void> {
  const end = new AbortController();
  ends.set(id, end);
  let behind = 0;
  for (;;) {
    const upload = find(id);
    if (upload === undefined || end.signal.aborted) break;
    try {
      await send(upload, end.signal);
      forgetUpload(upload);
      patch(id, { state: "done", sent: upload.file.size });
      for (const listener of listeners) listener(upload);
      break;
    } catch (error) {
      if (end.signal.aborted) break;
      if (isBehind(error) && behind < MAX_BEHIND) {
        behind += 1;
        await new Promise((done) => setTimeout(done, BEHIND_MS));
        continue;
      }
      if (!isSilence(error)) {
        patch(id, refusalState(error));
        break;
      }
      patch(id, { state: "offline" });
      await untilAnswerAgain(end.signal).catch(() => undefined);
    }
  }
  // It may have been started again meanwhile.
  if (ends.get(id) === end) ends.delete(id);
  next();
}

/** Starts as many as may run. */
function next(): void {
  const { all } = useUploads.getState();
  const running = all.filter(({ state }) => state === "running" || state === "offline").length;
  for (const { id } of all.filter(({ state }) => state === "waiting").slice(0, Math.max(0, AT_ONCE - running))) {
    patch(id, { state: "running" });
    void run(id);
  }
}

export function addUploads(added: readonly NewUpload[]): void {
  const uploads = added.map((one): Upload => {
    lastId += 1;
    return { ...one, id: lastId, sent: 0, state: "waiting", reason: null, replace: false };
  });
  useUploads.setState(({ all }) => ({ all: [...all, ...uploads] }));
  next();
}

export function pauseUpload(id: number): void {
  patch(id, { state: "paused" });
  ends.get(id)?.abort();
}

/** After a pause or a failure, and where a file of the same path is replaced. */
export function goOnWithUpload(id: number, change: { replace?: boolean } = {}): void {
  patch(id, { ...change, state: "waiting", reason: null });
  next();
}

/** Parts that have arrived are dropped. */
export function cancelUpload(id: number): void {
  const upload = find(id);
  ends.get(id)?.abort();
  useUploads.setState(({ all }) => ({ all: all.filter((one) => one.id !== id) }));
  const uploadId = upload === undefined ? null : keptUpload(upload);
  if (upload === undefined || uploadId === null) return;
  forgetUpload(upload);
  const params = { id: upload.projectId, bucketId: upload.bucketId, uploadId };
  // Where this does not arrive, the server drops the parts after a day.
  api(cloudStorageContract.endUpload, { params }).catch(() => undefined);
}

export const clearDone = (): void =>
  useUploads.setState(({ all }) => ({ all: all.filter(({ state }) => state !== "done") }));
