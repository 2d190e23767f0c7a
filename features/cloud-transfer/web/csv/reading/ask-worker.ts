/** Asks a worker to read a file; ending it ends the reading. */
import { CsvRefused, type CsvBody, type CsvForm, type CsvLook } from "./csv-form.ts";
import type { CsvAnswer, CsvTask } from "./csv-worker.ts";

export interface Reading {
  onProgress: (share: number) => void;
  signal: AbortSignal;
}

type Asked = { look: CsvLook } | { rows: Blob };

function ask(task: CsvTask, { onProgress, signal }: Reading): Promise<Asked> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL("./csv-worker.ts", import.meta.url), { type: "module" });
    const end = (finish: () => void): void => {
      worker.terminate();
      signal.removeEventListener("abort", abort);
      finish();
    };
    const abort = (): void => end(() => reject(signal.reason as Error));
    signal.addEventListener("abort", abort);
    worker.onerror = () => end(() => reject(new CsvRefused("The file could not be read from this device.")));
    worker.onmessage = ({ data }: MessageEvent<CsvAnswer>) => {
      if ("progress" in data) onProgress(data.progress);
      else if ("refusal" in data) end(() => reject(new CsvRefused(data.refusal)));
      else if ("failure" in data) end(() => reject(new CsvRefused("The file could not be read from this device.")));
      else end(() => resolve(data));
    };
    worker.postMessage(task, []);
  });
}

export const askLook = async (file: Blob, form: CsvForm, reading: Reading): Promise<CsvLook> =>
  ((await ask({ kind: "look", file, form }, reading)) as { look: CsvLook }).look;

export const askRows = async (file: Blob, body: CsvBody, reading: Reading): Promise<Blob> =>
  ((await ask({ kind: "rows", file, body }, reading)) as { rows: Blob }).rows;
