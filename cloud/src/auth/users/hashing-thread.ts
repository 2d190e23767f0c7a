/** A thread of `passwords.ts`: one hash at a time, each worked out in one go. */
import { parentPort } from "node:worker_threads";
import bcrypt from "bcryptjs";

export interface HashTask {
  password: string;
  /** To compare with; null for a new hash. */
  hash: string | null;
  cost: number;
}

parentPort!.on("message", ({ password, hash, cost }: HashTask) => {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread's port has one other end
  parentPort!.postMessage(hash === null ? bcrypt.hashSync(password, cost) : bcrypt.compareSync(password, hash));
});
