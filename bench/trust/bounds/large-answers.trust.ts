/** 50 answers of 600 MB asked of a backend at once: each is refused with the bound, and the server's memory hardly grows. */
import { readFile } from "node:fs/promises";
import { cloudContract } from "@slipway/features/cloud/contract/index.ts";
import { enableBackend } from "@slipway/features/cloud/testing.ts";
import { newProject } from "@slipway/features/projects/testing.ts";
import { fetchByAddress } from "@slipway/server/testing/by-address";
import { signUp } from "@slipway/server/testing/generated-project";
import { startSlipway } from "@slipway/server/testing/start-slipway";
import { memoryMbOf } from "../../peers/process-figures.ts";
import type { TrustTopic } from "../topic.ts";

const ASKED = Number(process.env["SLIPWAY_ANSWERS"] ?? 50);
/** Fewer and smaller ones for a look while other work is on the machine. */
const MEGABYTES = Number(process.env["SLIPWAY_ANSWER_MB"] ?? 600);
const GOAL_MB = 100;
const LOOK_MS = 50;
/** Connections of the smallest size answer at once, and Postgres keeps an answer about three times while it makes it. */
const MADE_AT_ONCE = 8 * 3;

/** Above the bound in any case; as large as the goal says where the machine has room for what Postgres itself takes. */
async function megabytes(): Promise<number> {
  const text = await readFile("/proc/meminfo", "utf8");
  const available = Number(/^MemAvailable:\s+(\d+) kB$/m.exec(text)?.[1] ?? 0) / 1024;
  return Math.max(64, Math.min(MEGABYTES, Math.floor((available * 0.6) / Math.min(MADE_AT_ONCE, ASKED * 3))));
}

/** Values of a megabyte that stand in the answer as they are: Postgres then makes 600 MB in about a second. */
const SCHEMA = `do $made$ begin execute $sql$
  create table public.part (data json);
  insert into public.part values (to_json(repeat('x', 1048570)));
  create view public.large as select n as id, data from public.part, generate_series(1, 1000) n;
$sql$; end $made$`;
/** Refusals by Postgres' own time and room, or by the wait for a connection: either may come first on a busy machine. */
const LATE = /"(53400|57014|PGRST000|PGRST003)"/;

export const topic: TrustTopic = async () => {
  await using slipway = await startSlipway();
  const person = await signUp(slipway, "Olga");
  const { id } = await newProject(person.call);
  const { ref, url, anon_key: key } = await enableBackend(person.call, id);
  await person.call(cloudContract.query, { params: { id, ref }, body: { query: SCHEMA } });
  const size = await megabytes();
  const ask = async (mb: number): Promise<string> => {
    const answer = await fetchByAddress(`${url}/rest/v1/large?select=data&limit=${mb}`, { headers: { apikey: key } });
    return `${answer.status} ${(await answer.text()).slice(0, 200)}`;
  };
  const pid = slipway.process.pid!;
  for (let count = 0; count < 20; count += 1) {
    const answer = await ask(1);
    if (!answer.startsWith("200")) throw new Error(`an answer of 1 MB was not given: ${answer}`);
  }
  const before = await memoryMbOf([pid]);
  let most = before;
  let isOver = false;
  const watch = (async () => {
    while (!isOver) {
      most = Math.max(most, await memoryMbOf([pid]));
      await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
    }
  })();
  const answers = await Promise.all(Array.from({ length: ASKED }, () => ask(size)));
  isOver = true;
  await watch;
  const grown = most - before;
  const refused = answers.filter((text) => text.startsWith("400") && text.includes('"54000"'));
  const late = answers.filter((text) => LATE.test(text));
  const wrong = answers.filter((text) => !refused.includes(text) && !late.includes(text));
  return {
    figures: {
      "answers by kind": [...Map.groupBy(answers, (text) => text)]
        .map(([text, all]) => `${all.length} x ${text}`)
        .join("; "),
      [`answers of ${size} MB asked at once`]: ASKED,
      "refused with the bound": refused.length,
      "too late for Postgres": late.length,
      "resident memory grew by (MB)": Math.round(grown),
    },
    wrong: [
      ...wrong,
      ...(grown < GOAL_MB ? [] : [`the server's memory grew by ${Math.round(grown)} MB`]),
      ...(refused.length > 0 ? [] : ["no answer was refused for its size"]),
    ],
  };
};
