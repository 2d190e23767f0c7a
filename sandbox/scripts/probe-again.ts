/**
 * Runs the probes in a process of its own, as whom and from where it was started: `probe-again.ts <data directory>`.
 * Prints one line of JSON.
 */
import { createLocalSandbox } from "../src/local.ts";
import { runProbes, templateDir } from "../src/escape/probe-run.ts";

const [dataDir] = process.argv.slice(2) as [string];
await using sandbox = await createLocalSandbox({ dataDir, templateDir, poolSize: 0, buildPoolSize: 0 });
const { isolated, engine, reason } = await sandbox.capabilities();
const run = isolated ? await runProbes(sandbox, dataDir) : null;
console.log(JSON.stringify({ engine, reason, run }));
