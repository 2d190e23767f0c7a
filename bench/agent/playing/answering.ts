/** Who answers a task's requests: its recording, or a model that is connected as the product's own settings write it. */
import { readModelOptions } from "@slipway/platform/config/model-options";
import type { Task } from "../tasks/task.ts";
import type { Answering } from "./play-task.ts";
import { beginRecording, moveRecording, readRecording, record } from "./recording.ts";
import { replay, upstream } from "./sources.ts";

export interface Connection {
  provider: string;
  baseUrl: string;
  model: string;
  keyVariable: string;
}

const VARIABLE = "SLIPWAY_MODEL_GPT_5";

/** Throws with the rule for what is no connection. */
export function connectionOf(text: string): Connection {
  const problems: string[] = [];
  const [entry] = readModelOptions({ ...process.env, [VARIABLE]: text }, problems).filter(
    ({ option }) => option === "gpt-5",
  );
  if (entry === undefined) throw new Error(problems.join("\n"));
  const { provider, baseUrl, model } = entry;
  return { provider, baseUrl, model, keyVariable: text.split("|")[2] ?? "" };
}

/** A folder for each kind. */
export const recordingFile = ({ id, kind }: Task): string =>
  new URL(`../recorded/${kind.replaceAll(" ", "-")}/${id}.jsonl`, import.meta.url).pathname;

/** Null for a task that nobody has recorded. */
export async function recorded(task: Task): Promise<Answering | null> {
  const recording = await readRecording(recordingFile(task));
  if (recording === null) return null;
  const { source, strayed } = replay(recording.answers);
  let state = recording.state;
  return {
    source,
    begins: (digest) => {
      state = digest;
      return Promise.resolve();
    },
    strayed: () => [...(state === recording.state ? [] : ["the starting state is not the recorded one"]), ...strayed()],
    // The same answers solved the task on another state, so they belong to that one from now on.
    moved: async () => {
      if (state !== recording.state && strayed().length === 0) await moveRecording(recordingFile(task), state);
    },
  };
}

/** `file`: keeps the answers there; null: does not. */
export function withModel({ provider, baseUrl, model }: Connection, file: string | null): Answering {
  if (file !== null && provider !== "compatible" && provider !== "openai-chat")
    throw new Error("--record reads chat completions only: use openai-chat or an address.");
  let task = "";
  if (file !== null) task = file.split("/").at(-1)!.replace(".jsonl", "");
  return {
    source: upstream(baseUrl, (answer) => (file === null ? Promise.resolve() : record(file, answer))),
    begins: (state) => (file === null ? Promise.resolve() : beginRecording(file, { task, state, model })),
    strayed: () => [],
  };
}
