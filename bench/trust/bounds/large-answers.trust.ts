/**
 * 50 large answers asked of a backend at once, in two sizes: 600 MB, which the memory of the smallest backend does not make, and
 * 80 MB of a larger one, which Postgres makes and the bound of answers refuses. The memory of app and gateway hardly grows in either.
 */
import { setTimeout as delay } from "node:timers/promises";
import { billingContract } from "@slipway/features/billing/contract/index.ts";
import { cloudContract } from "@slipway/features/cloud/contract/index.ts";
import { enableBackend } from "@slipway/features/cloud/testing.ts";
import { newProject } from "@slipway/features/projects/testing.ts";
import { fetchByAddress } from "@slipway/server/testing/by-address";
import { signUp } from "@slipway/server/testing/generated-project";
import { ownPids } from "@slipway/server/testing/own-processes";
import { startSlipway } from "@slipway/server/testing/start-slipway";
import { memoryMbOf } from "../../peers/process-figures.ts";
import type { TrustTopic } from "../topic.ts";

/** Fewer for a look while other work is on the machine. */
const ASKED = Number(process.env["SLIPWAY_ANSWERS"] ?? 50);
const GOAL_MB = 100;
const LOOK_MS = 50;

/** Values of a megabyte that stand in the answer as they are: Postgres then makes 600 MB in about a second. */
const SCHEMA = `do $made$ begin execute $sql$
  create table public.part (data json);
  insert into public.part values (to_json(repeat('x', 1048570)));
  create view public.large as select n as id, data from public.part, generate_series(1, 1000) n;
$sql$; end $made$`;
/** The bound of answers says 54000 and the memory of the size 53200. */
const REFUSED = /"code":"(54000|53200)"/;
/** Refusals by Postgres' own time, or by the wait for a connection: either may come first on a busy machine. */
const LATE = /"(53400|57014|PGRST000|PGRST003)"/;

interface Round {
  grownMb: number;
  answers: string[];
}

export const topic: TrustTopic = async () => {
  await using slipway = await startSlipway();
  const person = await signUp(slipway, "Olga");
  const { id, workspaceId } = await newProject(person.call);
  await person.call(billingContract.changePlan, { params: { id: workspaceId }, body: { plan: "pro" } });
  const { ref, url, anon_key: key } = await enableBackend(person.call, id);
  await person.call(cloudContract.query, { params: { id, ref }, body: { query: SCHEMA } });
  const ask = async (mb: number): Promise<string> => {
    const answer = await fetchByAddress(`${url}/rest/v1/large?select=data&limit=${mb}`, { headers: { apikey: key } });
    return `${answer.status} ${(await answer.text()).slice(0, 200)}`;
  };
  for (let count = 0; count < 20; count += 1) {
    const answer = await ask(1);
    if (!answer.startsWith("200")) throw new Error(`an answer of 1 MB was not given: ${answer}`);
  }
  const pids = await ownPids(slipway.process.pid!);

  const resizeTo = async (size: "m"): Promise<void> => {
    await person.call(cloudContract.resize, { params: { id }, body: { instance_type: size } });
    for (;;) {
      const answer = await ask(1);
      const { instance_type: now } = await person.call(cloudContract.compute, { params: { id } });
      if (now === size && answer.startsWith("200")) return;
      await delay(LOOK_MS);
    }
  };
  const askAtOnce = async (mb: number): Promise<Round> => {
    const before = await memoryMbOf(pids);
    let max = before;
    let isOver = false;
    const watch = (async () => {
      while (!isOver) {
        max = Math.max(max, await memoryMbOf(pids));
        await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
      }
    })();
    const answers = await Promise.all(Array.from({ length: ASKED }, () => ask(mb)));
    isOver = true;
    await watch;
    return { grownMb: Math.round(max - before), answers };
  };

  const figures: Record<string, number | string> = {};
  const wrong: string[] = [];
  for (const [mb, code] of [
    [600, "53200"],
    [80, "54000"],
  ] as const) {
    if (code === "54000") await resizeTo("m");
    const { grownMb, answers } = await askAtOnce(mb);
    const codes = answers.map((text) => (REFUSED.exec(text) ?? LATE.exec(text))?.[1] ?? text);
    const kinds = [...Map.groupBy(codes, (code) => code)].map(([code, all]) => `${all.length} x ${code}`);
    figures[`${ASKED} answers of ${mb} MB at once`] = kinds.join(", ");
    figures[`memory of app and gateway grew by (MB), ${mb} MB`] = grownMb;
    wrong.push(...answers.filter((text) => !REFUSED.test(text) && !LATE.test(text)));
    if (grownMb >= GOAL_MB) wrong.push(`the memory grew by ${grownMb} MB with answers of ${mb} MB`);
    if (!answers.some((text) => text.includes(`"${code}"`)))
      wrong.push(`no answer of ${mb} MB was refused with ${code}`);
  }
  return { figures, wrong };
};
