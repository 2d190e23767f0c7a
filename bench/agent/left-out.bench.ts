/**
 * Judges what becomes of each wish of 200 first requests that were read while answers were mended, and of 206 that were written
 * afterwards: `./slipway bench left-out`. A wish is done and findable by its word, named as not done, or lost without a word;
 * `denied` counts those that are done and named as not done. Of the later ones the kind that was read is compared with the one
 * that was meant, and so is the kind that was built. Ends with status 1 above the bounds of `left-out/floors.ts`.
 */
import { wronglyBuilt } from "./left-out/built-kinds.ts";
import { floors } from "./left-out/floors.ts";
import { markedRequests, wronglyRead, type RequestFile } from "./left-out/requests.ts";
import { judgeRequests, sumOf } from "./left-out/run.ts";
import { mustHold } from "../figures.ts";

async function judge(file: RequestFile): Promise<void> {
  const judged = await judgeRequests(markedRequests(file));
  for (const { text, lost, denied } of judged) {
    if (lost.length > 0) console.log(`lost: ${lost.join(", ")}\n  ${text}`);
    if (denied.length > 0) console.log(`denied: ${denied.join(", ")}\n  ${text}`);
  }
  const [done, named, subject, lost, denied] = (["done", "named", "subject", "lost", "denied"] as const).map((part) =>
    sumOf(judged, part),
  ) as [number, number, number, number, number];
  console.log(
    `\n${file}: ${judged.length} requests: ${done} wishes done, ${named} named as not done, ${lost} lost, ${denied} denied; ${subject} name the subject`,
  );
  mustHold(`${file}: wishes lost without a word`, {
    holds: lost <= floors[file].lost,
    found: `${lost} of ${done + named + lost}`,
  });
  mustHold(`${file}: wishes that are done and denied`, {
    holds: denied <= floors[file].denied,
    found: `${denied} of ${done}`,
  });
}

await judge("tuned");
await judge("fresh");
const fresh = markedRequests("fresh");
const wrong = wronglyRead(fresh);
for (const { text, kind, read } of wrong) console.log(`read as ${read}, meant as ${kind}\n  ${text}`);
mustHold("requests of which another kind was read", {
  holds: wrong.length <= floors.fresh.kinds,
  found: `${wrong.length} of ${fresh.length}`,
});
const misbuilt = wronglyBuilt(fresh);
for (const { text, kind, built } of misbuilt) console.log(`built as ${built}, meant as ${kind}\n  ${text}`);
mustHold("requests of which another kind was built", {
  holds: misbuilt.length <= floors.fresh.built,
  found: `${misbuilt.length} of ${fresh.length}`,
});
