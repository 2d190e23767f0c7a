import { inject } from "vitest";
import type { SharedSlipway } from "./global-setup.ts";

export { startSlipway, type RunningSlipway } from "@slipway/server/testing/start-slipway";
export type { SharedSlipway };

/**
 * The product that journeys share: sign up people and make projects of your own. Whoever connects a model, changes the
 * installation's settings or ends the server starts one with `startSlipway`.
 *
 * A page of a project takes four seconds of a processor to load with its preview, and a turn takes ten. One journey goes
 * each way through the screens; the others sign up, make projects and save files by calls, and open a tool directly.
 */
export async function sharedSlipway(): Promise<SharedSlipway> {
  const answer = await fetch(`http://127.0.0.1:${inject("slipwayDoor")}/`);
  if (!answer.ok) throw new Error(`the shared product did not start: ${await answer.text()}`);
  return (await answer.json()) as SharedSlipway;
}
