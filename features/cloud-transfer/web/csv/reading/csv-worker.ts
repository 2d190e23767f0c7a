/** Reads files beside the page, which stays at hand meanwhile. */
import { CsvRefused, type CsvBody, type CsvForm, type CsvLook } from "./csv-form.ts";
import { lookAtCsv, rowsOfCsv } from "./read-csv.ts";

export type CsvTask = { file: Blob } & ({ kind: "look"; form: CsvForm } | { kind: "rows"; body: CsvBody });
export type CsvAnswer =
  | { progress: number }
  | { refusal: string }
  | { failure: string }
  | { look: CsvLook }
  | { rows: Blob };

const scope = globalThis as unknown as {
  onmessage: ((event: MessageEvent<CsvTask>) => void) | null;
  postMessage: (answer: CsvAnswer, transfer: Transferable[]) => void;
};

const answer = (said: CsvAnswer): void => scope.postMessage(said, []);

async function work(task: CsvTask): Promise<CsvAnswer> {
  const reading = {
    onProgress: (progress: number) => answer({ progress }),
    // The page ends the whole worker.
    signal: new AbortController().signal,
  };
  if (task.kind === "look") return { look: await lookAtCsv(task.file, task.form, reading) };
  return { rows: await rowsOfCsv(task.file, task.body, reading) };
}

scope.onmessage = ({ data }) => {
  work(data).then(answer, (error: unknown) =>
    answer(error instanceof CsvRefused ? { refusal: error.message } : { failure: String(error) }),
  );
};
