/** Escape probes again and again beside other projects, and every package that must not be installed. */
import { FURTHER_REFUSED, REFUSED_PACKAGES, startHostileRegistry } from "@slipway/trust/escape/hostile-registry";
import { othersMayRead, runFromClosedHome, SOMEBODY } from "@slipway/trust/escape/closed-home";
import { runHostileInstalls } from "@slipway/trust/escape/install-run";
import { runProbes } from "@slipway/trust/escape/probe-run";
import { createTestSandbox, testDataDir } from "@slipway/sandbox/testing";
import type { TrustFindings, TrustTopic } from "./topic.ts";

const ROUNDS = 10;

/** The same by root and by somebody without an account, each from a home that is closed to all others. */
async function fromClosedHomes(packages: number): Promise<TrustFindings> {
  const who = [["root", 0] as const, ["an ordinary user", SOMEBODY] as const];
  if (process.getuid?.() !== 0 || !(await othersMayRead()))
    return {
      figures: { "from closed homes": "not tried: takes root, and a checkout that others may read" },
      wrong: [],
    };
  const figures: Record<string, number> = {};
  const wrong: string[] = [];
  for (const [name, uid] of who) {
    const { run, installs } = await runFromClosedHome(uid, packages);
    figures[`escape probes, ${name} in a closed home`] = run.answered.length;
    figures[`hostile packages, ${name} in a closed home`] = installs.tried;
    const silent = run.expected.filter((probe) => !run.answered.includes(probe)).map((probe) => `no answer: ${probe}`);
    const reached = run.reached > 0 ? [`${run.reached} connections reached the machine's loopback`] : [];
    const found = [...run.out.map((what) => `got out: ${what}`), ...silent, ...reached, ...installs.wrong];
    wrong.push(...found.map((each) => `${name}: ${each}`));
  }
  return { figures, wrong };
}

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
  const packages = [...REFUSED_PACKAGES, ...FURTHER_REFUSED];
  const installs = await runHostileInstalls(sandbox, testDataDir, packages);
  wrong.push(...installs.wrong);
  if (registry.lured() > 0) wrong.push(`${registry.lured()} connections where redirects and settings lead`);
  const closed = await fromClosedHomes(packages.length);
  wrong.push(...closed.wrong);
  return {
    figures: {
      "escape probes": probes,
      "hostile packages": installs.tried,
      ...closed.figures,
    },
    wrong,
  };
};
