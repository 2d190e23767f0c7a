/** A disk that takes what is written and cannot make it durable: every fsync of some processes answers EIO, by way of strace. */
import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";

const CALLS = "fsync,fdatasync,sync_file_range,syncfs";
const INJECT = ["-f", "-o", "/dev/null", "-e", `trace=${CALLS}`, "-e", `inject=${CALLS}:error=EIO`];

/** Whether strace is on this machine, and may change what the kernel tells other processes. */
export const canFailSyncs = (): boolean =>
  /Input\/output error/.test(
    spawnSync("strace", [...INJECT, "sync", import.meta.filename], {
      encoding: "utf8",
      env: { ...process.env, LC_ALL: "C" },
    }).stderr ?? "",
  );

/** Between when it resolves and when it is disposed. What the processes start meanwhile is included. */
export async function failSyncs(pids: readonly number[]): Promise<AsyncDisposable> {
  const strace = spawn("strace", [...INJECT, ...pids.flatMap((pid) => ["-p", String(pid)])], {
    stdio: ["ignore", "ignore", "pipe"],
  });
  const ended = once(strace, "close");
  const left = new Set(pids);
  const said: string[] = [];
  await new Promise<void>((resolve, reject) => {
    createInterface({ input: strace.stderr }).on("line", (line) => {
      said.push(line);
      // One that has ended meanwhile needs no failing disk.
      const pid = Number(
        /Process (\d+) attached|ptrace\(\w+, (\d+)\): No such process/.exec(line)?.slice(1).find(Boolean),
      );
      if (left.delete(pid) && left.size === 0) resolve();
    });
    strace.once("error", reject);
    strace.once("close", () => reject(new Error(`strace has ended: ${said.join(" | ").slice(0, 500)}`)));
  });
  return {
    async [Symbol.asyncDispose]() {
      strace.kill("SIGTERM");
      await ended;
    },
  };
}
