/** Asks for packages that must not be installed, and says in words what went wrong: one that came in, or was refused without a reason. */
import { existsSync, readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { AppError } from "@slipway/kernel/errors";
import type { SandboxPort } from "@slipway/sandbox/port";
import type { REFUSED_PACKAGES } from "./hostile-registry.ts";

export interface InstallRun {
  tried: number;
  wrong: string[];
}

export async function runHostileInstalls(
  sandbox: Pick<SandboxPort, "install">,
  dataDir: string,
  packages: typeof REFUSED_PACKAGES,
): Promise<InstallRun> {
  const sets = join(dataDir, "sandbox", "sets");
  const wrong: string[] = [];
  for (const [what, name, reason] of packages) {
    const said = await sandbox.install({ [name]: "1.0.0" }).then(
      () => null,
      (error: unknown) => (error instanceof AppError ? error.userMessage : `no AppError: ${String(error)}`),
    );
    if (said === null) wrong.push(`a package ${what} was installed`);
    else if (!reason.test(said) || said.startsWith("no AppError")) wrong.push(`a package ${what}: ${said}`);
    const left = readdirSync(sets).filter((key) => existsSync(join(sets, key, "node_modules", name)));
    for (const key of left) {
      wrong.push(`a package ${what} left ${key}`);
      rmSync(join(sets, key), { recursive: true, force: true });
    }
  }
  return { tried: packages.length, wrong };
}
