/** A thread as a message for the agent. The person reads it in the chat box and sends it as their own. */
import type { Comment, Place } from "../../contract/index.ts";
import { placeForAgent } from "./place-words.ts";

/** Leaves room in the message for the person's own words. */
const MAX_CHARACTERS = 12_000;

/** The first comment says what it is about, the last ones what was agreed; those between them go first. */
export function handOverText(place: Place, comments: readonly Comment[]): string {
  const said = comments.map(({ author, text }) => `${author.name}: ${text}`);
  const [first = "", ...rest] = said;
  let room = MAX_CHARACTERS - first.length;
  const kept: string[] = [];
  for (const each of rest.toReversed()) {
    room -= each.length;
    if (room < 0) break;
    kept.unshift(each);
  }
  const leftOut = rest.length - kept.length;
  const gap = leftOut === 0 ? [] : [`(${leftOut} comments in between are left out)`];
  return [`Please take care of these comments about ${placeForAgent(place)}:`, "", first, ...gap, ...kept].join("\n");
}
