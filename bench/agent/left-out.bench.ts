/**
 * Judges what becomes of each wish of 200 first requests: `./slipway bench left-out`. A wish is done and findable by its word, named
 * as not done, or lost without a word; `denied` counts those that are done and named as not done. Ends with status 1 above
 * the bounds of `left-out/floors.ts`.
 */
import { floors } from "./left-out/floors.ts";
import { markedRequests } from "./left-out/requests.ts";
import { judgeRequests, sumOf } from "./left-out/run.ts";
import { mustHold } from "../figures.ts";

const judged = await judgeRequests(markedRequests());
for (const { text, lost, denied } of judged) {
  if (lost.length > 0) console.log(`lost: ${lost.join(", ")}\n  ${text}`);
  if (denied.length > 0) console.log(`denied: ${denied.join(", ")}\n  ${text}`);
}
const [done, named, subject, lost, denied] = (["done", "named", "subject", "lost", "denied"] as const).map((part) =>
  sumOf(judged, part),
) as [number, number, number, number, number];
console.log(
  `\n${judged.length} requests: ${done} wishes done, ${named} named as not done, ${lost} lost, ${denied} denied; ${subject} name the subject`,
);
mustHold("wishes lost without a word", { holds: lost <= floors.lost, found: `${lost} of ${done + named + lost}` });
mustHold("wishes that are done and denied", { holds: denied <= floors.denied, found: `${denied} of ${done}` });
