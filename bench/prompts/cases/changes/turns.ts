/** Clauses about the answer itself: nothing changed, asked back, answered, taken back. */
import { letters } from "../words.ts";
import { no, yes, type Finding } from "../../oracles/verdict.ts";
import { changedFiles, type Changed } from "./changed.ts";
import { untouched } from "../untouched.ts";
import { literal, rule, wordsIn, type Rule } from "./sentences.ts";

const files = ({ before, after }: Changed): string[] => changedFiles(before.files, after.files);

function unchanged(changed: Changed): Finding {
  const found = files(changed);
  if (found.length > 0) return no(`changed: ${found.slice(0, 4).join(", ")}`);
  // Nothing was said either: nobody was asked.
  return changed.after.turn.answer.trim() === "" && changed.after.turn.question === null
    ? no("no answer was given")
    : yes("no file is different");
}

function answered({ after: { turn } }: Changed): Finding {
  return turn.answer.trim().length > 20 ? yes(`"${letters(turn.answer).slice(0, 90)}"`) : no("no answer was given");
}

/** A question of the chat, or one in words. */
function asks({ after: { turn } }: Changed): Finding {
  if (turn.question !== null) return yes(`asks "${turn.question.slice(0, 80)}"`);
  const sentence =
    /[^.!?\n]*\?/.exec(turn.answer)?.[0] ??
    /[^.!?\n]*\b(?:which|choose|pick|one of these)\b[^.!?\n]*/i.exec(turn.answer)?.[0];
  return sentence === undefined ? no("no question was asked") : yes(`asks "${letters(sentence).slice(0, 80)}"`);
}

/** Nothing but colours, type and texts. */
function bounded(changed: Changed): Finding {
  const found = files(changed);
  if (found.length === 0) return no("no file was changed");
  return found.every((path) => /\.css$|theme|content|index\.html/i.test(path))
    ? yes(`changed ${found.join(", ")}`)
    : no(`changed ${found.length} files`);
}

function back({ first, after }: Changed): Finding {
  const found = changedFiles(first.files, after.files);
  return found.length === 0 ? yes("every file is as before") : no(`different: ${found.slice(0, 4).join(", ")}`);
}

const of =
  (ask: (changed: Changed) => Finding): Rule["read"] =>
  ({ changed }) =>
  async () =>
    ask(changed);

export const TURNS: readonly Rule[] = [
  rule(
    "(?:nothing|no page|no text|no part) else(?: is| was)? (?:changed|changes|different)|(?:the )?(?:rest|other pages|others|everything else)(?: of (?:it|the (?:page|app)))?(?: is| are| stays?)? (?:unchanged|untouched|as before|the same)",
    ({ changed }) => untouched(changed).ask,
  ),
  rule(
    "(?:tree|files?|project|app|everything|state)(?: is| are)? (?:equals?|same as|identical to|as in|as|back to)(?: the)? (?:previous|last|earlier|first|prior)? ?(?:commit|version|state|before)(?: the change)?",
    of(back),
  ),
  rule(
    "(?:equals? )?(?:the )?previous commit(?: restored)?|(?:last |previous )?change(?: is)? (?:reverted|undone|taken back)|reverted",
    of(back),
  ),
  rule(
    "(?:no|0|zero) (?:files?|code)(?: is| are| was| were)? (?:changed?|changes|touched|written|modified|different)|(?:files?|tree|code)(?: is| are)? (?:unchanged|untouched|not changed)|nothing(?: is| was)? changed|no changes?(?: made)?|chat[_ ]only",
    of(unchanged),
  ),
  rule(
    "(?:an? )?(?:short |honest |helpful |plain )?(?:answer|explanation|reply|advice)(?: is| was)? ?(?:given|written|shown|there)?|answers?(?: the question)?(?: in (?:words|text|chat))?|explains(?: why)?|says so|(?:it )?(?:is )?said(?: so)?",
    of(answered),
  ),
  rule(
    "(?:an? )?(?:clarifying |counter )?question(?: is| was)? ?(?:asked|back|shown)?|asks(?: back)?(?: (?:what|which|how)[\\w ]*| for (?:details|clarification)| an? (?:clarifying )?question)?|clarification(?: is)? asked(?: for)?",
    of(asks),
  ),
  rule(
    "(?:makes )?(?:an? )?(?:bounded|small|limited)? ?(?:theme|style|css|look) changes?(?: only)?|only (?:the )?(?:theme|style|css|look)(?: files?)? (?:is |are )?(?:changes?|changed)",
    of(bounded),
  ),
  rule("(?:answer|reply|it) (?:mentions?|names?|contains?|says) {lit}", (reading, { lit }) => {
    const words = literal(reading, lit);
    return words === null
      ? null
      : async () =>
          wordsIn(words).test(reading.changed.after.turn.answer) ? yes(words) : no(`the answer does not say ${words}`);
  }),
];
