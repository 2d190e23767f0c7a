/**
 * The memory of a turn of 60 steps in a project of 1,000 files, with a model in another process and real checks at its end:
 * `./slipway bench sixty-steps [files]`.
 */
import { readFile } from "node:fs/promises";
import { accountsContract } from "@slipway/features/accounts/contract/index.ts";
import { filesContract } from "@slipway/features/files/contract/index.ts";
import { projectsContract } from "@slipway/features/projects/contract/index.ts";
import {
  startModelServer,
  WIRE_FORMATS,
  writeFrames,
  type Answer,
} from "@slipway/platform/testing/servers/model-server";
import { followLive } from "@slipway/server/testing/follow-live";
import { finishedVersion, sendMessage, signUp } from "@slipway/server/testing/generated-project";
import { ownProcesses } from "@slipway/server/testing/own-processes";
import { startSlipway } from "@slipway/server/testing/start-slipway";
import { mustHold, report } from "../figures.ts";
import { largeProject } from "./large-project.ts";

const FILES = Number(process.argv[2] ?? 1000);
const STEPS = 60;
const GOAL_MB = 300;
/** Files that one step reads. */
const READ = 5;
const MEBIBYTE = 1_048_576;

const paths = [...largeProject(FILES).keys()];

/** Reads five files, or writes one; the last one finishes. */
function callsOf(step: number): { name: string; input: unknown }[] {
  if (step === STEPS - 1)
    return [{ name: "finish", input: { title: "Sixty steps", summary: "All of them are done." } }];
  if (step % 3 === 2) {
    const content = `export const step${step} = ${step};\n`;
    return [{ name: "write_file", input: { path: `src/lib/step${step}.ts`, content } }];
  }
  const from = (step * READ) % (paths.length - READ);
  return [
    { name: "read_files", input: { files: paths.slice(from, from + READ) } },
    { name: "search", input: { pattern: `Part${step}\\b`, max: 50 } },
  ];
}

let asked = 0;
const answer: Answer = async (response) => {
  const step = Math.min(asked, STEPS - 1);
  asked += 1;
  const calls = callsOf(step).map(({ name, input }, at) => ({
    id: `c-${step}-${at}`,
    name,
    input: [JSON.stringify(input)],
  }));
  await writeFrames(
    response,
    WIRE_FORMATS.compatible.frames({ text: ["On it."], calls }, { input: 9000, output: 200 }),
  );
  response.end();
};

/** Megabytes that a process holds now, and its peak. */
async function memoryOf(pid: number): Promise<{ now: number; peak: number }> {
  const status = await readFile(`/proc/${pid}/status`, "utf8");
  const megabytes = (field: string): number =>
    Number(new RegExp(`^${field}:\\s+(\\d+) kB`, "m").exec(status)?.[1] ?? NaN) / 1024;
  return { now: megabytes("VmRSS"), peak: megabytes("VmHWM") };
}

await using model = await startModelServer([answer]);
await using slipway = await startSlipway({ environment: { SLIPWAY_MODEL_GPT_5: `${model.url}|a-model` } });
const maya = await signUp(slipway, "Maya");
const { workspaces } = await maya.call(accountsContract.user, {});
const { id } = await maya.call(projectsContract.create, { body: { workspace_id: workspaces[0]!.id } });
const changes = [...largeProject(FILES)].map(([path, content]) => ({ path, content }));
await maya.call(filesContract.editCode, { params: { projectId: id }, body: { changes } });
const { app } = await ownProcesses(slipway.process.pid!);
const pid = app ?? slipway.process.pid!;
await using trajectory = await followLive(slipway.url, maya, `projects/${id}/trajectory`);
const before = await memoryOf(pid);
const version = await finishedVersion(trajectory, await sendMessage(maya, id, "Go through the project"));
const after = await memoryOf(pid);
const characters = model.seen.map(({ body }) => JSON.stringify(body).length);
report([
  { name: `the server before the turn, ${FILES} files`, samples: [before.now], unit: "MB" },
  { name: `its peak until the end of ${STEPS} steps`, samples: [after.peak], unit: "MB" },
  { name: "what the turn added at its peak", samples: [after.peak - before.now], unit: "MB", goal: GOAL_MB },
  { name: "it after the turn", samples: [after.now], unit: "MB" },
  { name: "the largest request", samples: [Math.max(...characters) / MEBIBYTE], unit: "MB" },
]);
mustHold("the turn has all its steps and a version", {
  holds: asked === STEPS && version === 2,
  found: `${asked} steps, version ${version}`,
});
