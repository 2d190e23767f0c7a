/** Every oracle of the prompts on an app that does what it asks, and on a twin that lacks just that. */
import { BEHAVIOURS, seeAllotment } from "../prompts/fixtures/behaviours.ts";
import type { TrustTopic } from "./topic.ts";

export const topic: TrustTopic = async () => {
  await using allotment = await seeAllotment();
  const wrong: string[] = [];
  for (const [missing, oracle] of BEHAVIOURS) {
    const [there, gone] = await Promise.all([oracle.ask(allotment.app(null)), oracle.ask(allotment.app(missing))]);
    if (there.holds !== true) wrong.push(`${missing}: does not see that it is there: ${there.reason}`);
    if (gone.holds === true) wrong.push(`${missing}: does not see that it is missing: ${gone.reason}`);
  }
  return { figures: { oracles: BEHAVIOURS.length, twins: BEHAVIOURS.length }, wrong };
};
