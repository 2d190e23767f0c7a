/** Escape probes again and again beside other projects, and every package that must not be installed. */
import { existsSync, readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { AppError } from "@slipway/kernel/errors";
import { FURTHER_REFUSED, REFUSED_PACKAGES, startHostileRegistry } from "@slipway/sandbox/escape/hostile-registry";
import { runProbes } from "@slipway/sandbox/escape/probe-run";
import { createTestSandbox, testDataDir } from "@slipway/sandbox/testing";
import type { TrustTopic } from "./topic.ts";

const ROUNDS = 10;

export const topic: TrustTopic = async () => {
  const wrong: string[] = [];
  let probes = 0;
  {
    await using sandbox = await createTestSandbox({ poolSize: 1 });
    await sandbox.prepared();
    for (let round = 0; round < ROUNDS; round += 1) {
      const { expected, answered, out, reached } = await runProbes(sandbox, testDataDir);
      probes += answered.length;
      wrong.push(...out.map((what) => `got out: ${what}`));
      wrong.push(...expected.filter((name) => !answered.includes(name)).map((name) => `no answer: ${name}`));
      if (reached > 0) wrong.push(`${reached} connections reached the machine's loopback`);
    }
  }

  await using registry = await startHostileRegistry();
  await using sandbox = await createTestSandbox({ poolSize: 0, buildPoolSize: 0, npmRegistry: registry.origin });
  const sets = join(testDataDir, "sandbox", "sets");
  const refused = [...REFUSED_PACKAGES, ...FURTHER_REFUSED];
  for (const [what, name, reason] of refused) {
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
  if (registry.lured() > 0) wrong.push(`${registry.lured()} connections where redirects and settings lead`);
  return { figures: { "escape probes": probes, "hostile packages": refused.length }, wrong };
};
