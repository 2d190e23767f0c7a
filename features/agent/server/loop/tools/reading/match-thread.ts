/** Matches lines on a thread, which can be ended: a regular expression may never come to an end by itself. */
import { parentPort, workerData } from "node:worker_threads";
import { BEGUN, matchLines, type LineQuery } from "./match-lines.ts";

const { files, query } = workerData as { files: readonly (readonly [string, string])[]; query: LineQuery };
/* oxlint-disable unicorn/require-post-message-target-origin -- a thread has one other end */
parentPort?.postMessage(BEGUN);
parentPort?.postMessage(matchLines(files, query));
