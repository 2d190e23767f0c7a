/** Tasks for the test beside: each does what no task may do to the process that asks. */
import { serveProcess } from "./serve-process.ts";

const held: unknown[] = [];
let answered = 0;

const TASKS: Record<string, () => unknown> = {
  count: () => (answered += 1),
  bytes: () => new Uint8Array([1, 2, 3]),
  throw: () => {
    throw new Error("the task has a fault");
  },
  end: () => process.exit(0),
  spin: () => {
    for (;;);
  },
  "typed arrays": () => {
    for (;;) held.push(new Uint8Array(20_000_000).fill(1));
  },
  "one growing array": () => {
    const numbers: number[] = [];
    for (;;) numbers.push(numbers.length);
  },
  strings: () => {
    for (;;) held.push(Array.from({ length: 1_000_000 }, (_, at) => String(at + held.length)).join(""));
  },
};

serveProcess<string, unknown>(async (name) => TASKS[name]!());
