/** Answers of a model in a file of JSON lines: one header, then one line for each answer, in the order they were given. */
import { createHash } from "node:crypto";
import { appendFile, mkdir, readFile, writeFile } from "node:fs/promises";
import { dirname } from "node:path";
import type { Files } from "../tasks/task.ts";

export interface Header {
  task: string;
  /** Digest of the starting state that the answers were given on. */
  state: string;
  model: string;
}

export interface RecordedAnswer {
  /** Turn of the task, from 1. */
  turn: number;
  text: string;
  calls: { name: string; input: unknown }[];
}

export interface Recording extends Header {
  answers: RecordedAnswer[];
}

/** The time in a migration's name. */
const STAMP = /\b\d{14}_/;

/** Equal for equal files, in whatever order they come and whenever their migrations ran. */
export function digestOf(files: Files): string {
  const hash = createHash("sha256");
  for (const [path, content] of [...files].toSorted(([one], [other]) => (one < other ? -1 : 1)))
    hash.update(`${path.replace(STAMP, "")}\0${content}\0`);
  return hash.digest("hex").slice(0, 16);
}

export async function beginRecording(file: string, header: Header): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, `${JSON.stringify(header)}\n`);
}

export const record = (file: string, answer: RecordedAnswer): Promise<void> =>
  appendFile(file, `${JSON.stringify(answer)}\n`);

/** Gives the answers another starting state. */
export async function moveRecording(file: string, state: string): Promise<void> {
  const [header = "{}", ...answers] = (await readFile(file, "utf8")).split("\n");
  await writeFile(file, [JSON.stringify({ ...(JSON.parse(header) as Header), state }), ...answers].join("\n"));
}

/** Null without such a file. */
export async function readRecording(file: string): Promise<Recording | null> {
  const text = await readFile(file, "utf8").catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return null;
    throw error;
  });
  if (text === null) return null;
  const [header, ...answers] = text.split("\n").filter((line) => line !== "");
  if (header === undefined) throw new Error(`${file} is empty`);
  return { ...(JSON.parse(header) as Header), answers: answers.map((line) => JSON.parse(line) as RecordedAnswer) };
}
