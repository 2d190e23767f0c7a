/** A thread as a message for the agent. The person reads it in the chat box and sends it as their own. */
import type { Comment } from "../../contract/index.ts";
import { mentionSpans } from "../../contract/mention-spans.ts";

/** Leaves room in the message for the person's own words. */
const MAX_CHARACTERS = 12_000;

/** Unicode's character for a thing that is not text. */
const NAME = "\uFFFC";
/** One name or several in a row, "@Ben and @Eva", with the mark and the blanks on both sides. */
const NAMES = new RegExp(
  `([,:;]?)([ \\t]*)${NAME}(?:[ \\t]*(?:(?:[,&+/]|\\p{L}{1,3})[ \\t]*)?${NAME})*([,:;]?)([ \\t]*)`,
  "gu",
);

/** The comment without the names of people who shall look: the agent is not asked to do anything with them. */
function wishOf({ text, mentions }: Comment): string {
  const marked = mentionSpans(text, mentions)
    .toReversed()
    .reduce((rest, { at, end }) => rest.slice(0, at) + NAME + rest.slice(end), text);
  return marked
    .replace(
      NAMES,
      (...[, mark, blanks, nextMark, nextBlanks, at]: [string, string, string, string, string, number]) => {
        const startsLine = mark === "" && (at === 0 || marked[at - 1] === "\n");
        if (startsLine) return blanks;
        return nextBlanks === "" ? nextMark : `${nextMark || mark} `;
      },
    )
    .trim();
}

/**
 * The comments in their people's own words, because everything in a message is read as a wish. Only a note where comments
 * are left out is added. The place goes along as a selected element. The first comment says what it is about, the last ones
 * what was agreed; those between them are left out first.
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
