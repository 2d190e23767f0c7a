/**
 * Processes for work on what strangers hand in, whose memory and time depend on them. A thread would share the memory of the process
 * that serves, and V8 ends the whole process where a thread exhausts its heap. Tenants take turns.
 */
import type { AppError } from "@slipway/kernel/errors";
import { FairQueue } from "../../jobs/fair-queue.ts";
import { LimitedProcess, type ProcessLimits } from "./limited-process.ts";

export interface TaskProcessesOptions {
  /** Name of the queue, in metrics and errors. */
  name: string;
  /** Calls `serveProcess`. */
  module: URL;
  processes: number;
  limits: Pick<ProcessLimits, "cpuMs" | "megabytes"> & Partial<ProcessLimits>;
  waiting: { max: number; perTenant: number; onFull(): AppError };
}

export type TaskProcesses<Task, Result> = (
  tenant: string,
  task: Task,
  /** `once`: the process ends afterwards and frees the memory it took. */
  options?: { once?: boolean },
) => Promise<Result>;

/** A busy machine gives the processor to others. */
const WALL_MS = 60_000;
const START_MS = 60_000;
/** One that nobody needs takes no memory. */
const IDLE_MS = 60_000;

/** Rejects with `ProcessEnded` when the process ended or was over a limit. */
export function createTaskProcesses<Task, Result>(options: TaskProcessesOptions): TaskProcesses<Task, Result> {
  const { name, module, processes, waiting } = options;
  const limits: ProcessLimits = { wallMs: WALL_MS, startMs: START_MS, ...options.limits };
  const queue = new FairQueue({ name, atOnce: processes, waiting });
  const idle: { child: LimitedProcess<Task, Result>; timer: NodeJS.Timeout }[] = [];

  function take(): LimitedProcess<Task, Result> {
    for (let next = idle.pop(); next !== undefined; next = idle.pop()) {
      clearTimeout(next.timer);
      if (!next.child.isEnded) return next.child;
    }
    return new LimitedProcess(module, limits);
  }

  function keep(child: LimitedProcess<Task, Result>): void {
    const timer = setTimeout(() => {
      const at = idle.findIndex((one) => one.child === child);
      if (at !== -1) idle.splice(at, 1);
      void child.end();
    }, IDLE_MS).unref();
    idle.push({ child, timer });
  }

  async function work(task: Task, once: boolean): Promise<Result> {
    const child = take();
    let isToBeKept = false;
    try {
      const result = await child.ask(task);
      isToBeKept = !once;
      return result;
    } finally {
      if (isToBeKept) keep(child);
      else void child.end();
    }
  }

  return (tenant, task, { once = false } = {}) => queue.run(() => work(task, once), { tenant });
}
