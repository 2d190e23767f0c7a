/** A thread as a message for the agent. The person reads it in the chat box and sends it as their own. */
import type { Comment } from "../../contract/index.ts";

/** Leaves room in the message for the person's own words. */
const MAX_CHARACTERS = 12_000;

/** The comment without the names of people who shall look: the agent is not asked to do anything with them. */
const wishOf = ({ text, mentions }: Comment): string =>
  mentions
    .reduce((rest, { name }) => rest.replaceAll(`@${name}`, ""), text)
    .replace(/[ \t]+/g, " ")
    .trim();

/**
 * The comments in the words of their people alone: everything else in a message is read as a wish, too. The place goes along
 * as a selected element. The first comment says what it is about, the last ones what was agreed; those between them go first.
 */
export function handOverText(comments: readonly Comment[]): string {
  const [first = "", ...rest] = comments.map(wishOf).filter((text) => text !== "");
  let room = MAX_CHARACTERS - first.length;
  const kept: string[] = [];
  for (const each of rest.toReversed()) {
    room -= each.length;
    if (room < 0) break;
    kept.unshift(each);
  }
  const leftOut = rest.length - kept.length;
  const gap = leftOut === 0 ? [] : [`(${leftOut} comments in between are left out)`];
  return [first, ...gap, ...kept].join("\n");
}
