/** Any sandbox engine behind the machine's fair queues: builds and type checks wait their turn by workspace. */
import { heldTooLong, type Queues } from "@slipway/platform/jobs/queues";
import type { BuildInput, BuildResult, SandboxPort } from "./port.ts";

export function queuedSandbox(
  sandbox: SandboxPort,
  { builds, checks }: Pick<Queues, "builds" | "checks">,
): SandboxPort {
  const build = async (input: BuildInput, signal: AbortSignal): Promise<BuildResult> => {
    const startedAt = performance.now();
    try {
      return await sandbox.build({ ...input, signal });
    } catch (error) {
      // The project's fault, like any build that does not end: its people read why.
      if (!heldTooLong(error)) throw error;
      return { ok: false, files: new Map(), log: error.userMessage, durationMs: performance.now() - startedAt };
    }
  };
  return {
    previews: sandbox.previews,
    build: (input) => builds.run((signal) => build(input, signal), input),
    typecheck: (input) => checks.run((signal) => sandbox.typecheck({ ...input, signal }), input),
    // Tests cost about what a build does.
    run: (input) => builds.run((signal) => sandbox.run({ ...input, signal }), input),
    // Bounded by who holds them: they live for minutes, and nobody waits in a queue for a hint.
    languageServer: (input) => sandbox.languageServer(input),
    install: (dependencies) => sandbox.install(dependencies),
    lock: (packageJson, dependencies) => sandbox.lock(packageJson, dependencies),
    capabilities: () => sandbox.capabilities(),
    [Symbol.asyncDispose]: () => sandbox[Symbol.asyncDispose](),
  };
}
