/** Facts about the machine that every sandboxed child needs. */
import { AppError } from "@slipway/kernel/errors";
import type { Isolation, Mount } from "@slipway/platform/processes/port";
import { detectIsolation } from "@slipway/platform/processes/isolation";
import { endProcessesOf } from "@slipway/platform/processes/process-tree";
import { reachableProgram } from "@slipway/platform/processes/reachable";
import { sharedLibraryMounts } from "@slipway/platform/processes/containment/shared-libraries";
import { leaseUidBlock, SANDBOX_UIDS, type UidBlock } from "@slipway/platform/processes/uid-leases";
import { prepareLayout, type Layout } from "./layout.ts";
import { prepareRunnerCode, type RunnerCode } from "./runners/programs.ts";

/** Disposing ends the user's processes; only then may another child have the number. */
export interface SandboxUser extends AsyncDisposable {
  readonly uid: number;
  [Symbol.asyncDispose](): Promise<void>;
}

export interface Machine extends AsyncDisposable {
  layout: Layout;
  isolation: Isolation;
  runner: RunnerCode;
  /** Node and its libraries; `/bin/node` inside. */
  nodeMounts: Mount[];
  /** A user for one child, or null where children share ours. Throws AppError `sandbox_refused` without isolation. */
  takeUser(): SandboxUser | null;
}

export const sandboxRefused = (reason: string): AppError =>
  new AppError({
    code: "sandbox_refused",
    status: 503,
    userMessage: `This server cannot run projects safely: ${reason}`,
    kind: "system",
  });

export async function prepareMachine(dataDir: string, nodePath: string): Promise<Machine> {
  const isRoot = process.getuid?.() === 0;
  const layout = await prepareLayout(dataDir, isRoot);
  const node = await reachableProgram(nodePath, layout.programs, `node-${process.version}`);
  const block: UidBlock | null = isRoot ? await leaseUidBlock(SANDBOX_UIDS) : null;
  const probe = block?.take();
  const isolation = await detectIsolation(node, probe?.uid);
  probe?.[Symbol.dispose]();
  return {
    layout,
    isolation,
    runner: await prepareRunnerCode(layout),
    nodeMounts: [...(await sharedLibraryMounts(node)), { kind: "read-only", from: node, to: "/bin/node" }],
    takeUser() {
      if (isolation.mode === "none") throw sandboxRefused(isolation.reason ?? "no reason given");
      const lease = block?.take();
      if (!lease) return null;
      return {
        uid: lease.uid,
        async [Symbol.asyncDispose]() {
          await endProcessesOf(lease.uid);
          lease[Symbol.dispose]();
        },
      };
    },
    async [Symbol.asyncDispose]() {
      await block?.[Symbol.asyncDispose]();
    },
  };
}
