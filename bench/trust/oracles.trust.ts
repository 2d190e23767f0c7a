/** Every oracle of the prompts on an app that does what it asks, and on a twin that lacks just that. */
import { BEHAVIOURS, seeAllotment } from "../prompts/fixtures/behaviours.ts";
import { askChange, CHANGES } from "../prompts/fixtures/changes.ts";
import type { TrustTopic } from "./topic.ts";

export const topic: TrustTopic = async () => {
  await using allotment = await seeAllotment();
  const wrong: string[] = [];
  for (const [missing, oracle] of BEHAVIOURS) {
    const [there, gone] = await Promise.all([oracle.ask(allotment.app(null)), oracle.ask(allotment.app(missing))]);
    if (there.holds !== true) wrong.push(`${missing}: does not see that it is there: ${there.reason}`);
    if (gone.holds === true) wrong.push(`${missing}: does not see that it is missing: ${gone.reason}`);
  }
  for (const change of CHANGES) {
    const { before, after } = await askChange(allotment, change);
    if (after.holds !== true) wrong.push(`${change[2]}: does not hold afterwards: ${after.reason}`);
    if (before.holds === true) wrong.push(`${change[2]}: holds before, without ${change[0]}: ${before.reason}`);
  }
  return { figures: { oracles: BEHAVIOURS.length, sentences: CHANGES.length }, wrong };
};
