/** A thread that kills its process when the parent is gone: the process itself may be busy and notice nothing. */
import { workerData } from "node:worker_threads";

const LOOK_MS = 1000;

setInterval(() => {
  if (process.ppid !== workerData) process.kill(process.pid, "SIGKILL");
}, LOOK_MS);
