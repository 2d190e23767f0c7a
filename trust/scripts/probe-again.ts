/**
 * Runs the probes, and asks for so many hostile packages, in a process of its own, as whom and from where it was started:
 * `probe-again.ts <data directory> <packages>`. Prints one line of JSON.
 */
import { createLocalSandbox } from "@slipway/sandbox/local";
import { FURTHER_REFUSED, REFUSED_PACKAGES, startHostileRegistry } from "../src/escape/hostile-registry.ts";
import { runHostileInstalls } from "../src/escape/install-run.ts";
import { runProbes, templateDir } from "../src/escape/probe-run.ts";

const [dataDir, count] = process.argv.slice(2) as [string, string];
await using registry = await startHostileRegistry();
const options = { dataDir, templateDir, poolSize: 0, buildPoolSize: 0, npmRegistry: registry.origin };
await using sandbox = await createLocalSandbox(options);
const { isolated, engine, reason } = await sandbox.capabilities();
const run = isolated ? await runProbes(sandbox, dataDir) : null;
const packages = [...REFUSED_PACKAGES, ...FURTHER_REFUSED].slice(0, Number(count));
const installs = isolated ? await runHostileInstalls(sandbox, dataDir, packages) : null;
if (registry.lured() > 0) installs?.wrong.push(`${registry.lured()} connections where redirects and settings lead`);
console.log(JSON.stringify({ engine, reason, run, installs }));
