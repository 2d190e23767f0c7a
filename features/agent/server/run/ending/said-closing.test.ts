import { expect, it } from "vitest";
import {
  budgetWords,
  conflictWords,
  failedWords,
  faultWords,
  lockLostWords,
  modelFailedWords,
  NOTHING_CHANGED,
  refusedWords,
  restartedWords,
  stoppedWords,
  type Standing,
} from "./closing-words.ts";
import { closingIn } from "./said-closing.ts";

const closings: Record<string, (standing: Standing) => string> = {
  nothing: () => NOTHING_CHANGED,
  stopped: stoppedWords,
  restarted: restartedWords,
  lost: lockLostWords,
  same: failedWords({ problem: "the type", same: true }),
  failed: failedWords({ problem: "the type", same: false }),
  repaired: failedWords({ problem: "the type", same: false, repairs: 3 }),
  old: failedWords({ problem: "the type", same: true, wasThere: true }),
  conflict: conflictWords(["src/a.ts"]),
  conflicts: conflictWords(["src/a.ts", "src/b.ts"]),
  fault: faultWords(null),
  silent: modelFailedWords("Sonnet", "429"),
  refused: refusedWords("Sonnet"),
  spent: budgetWords("60/60"),
};
const standings: Standing[] = [
  { version: 0 },
  { version: 4 },
  { version: 4, isDrafted: true },
  { version: 4, isDrafted: true, database: { names: ["notes"], version: 5 } },
  { version: 4, database: { names: ["notes"], version: null } },
];
const quoted = /`the type`|[„«]Try to fix[“»]|[„«]Undo[“»]|“Continue”|„Continue“|«Continue»/g;
const ENGLISH = /\b(?:the|and|not|this|nothing|what|made|kept|is|are|you|your|with|but|also|did|said|after)\b/i;

it.each(Object.keys(closings))("leaves nothing in English in another language: %s", (name) => {
  for (const standing of standings) {
    const english = closings[name]!(standing);
    expect(closingIn("en", english)).toBe(english);
    for (const language of ["de", "es"] as const)
      expect(closingIn(language, english).replace(quoted, "")).not.toMatch(ENGLISH);
  }
});

it("keeps what a closing quotes", () => {
  expect(closingIn("de", failedWords({ problem: "x is not a function", same: true })({ version: 4 }))).toBe(
    "Das hat nicht geklappt. Zwei Versuche endeten mit demselben Fehler: `x is not a function`. Ihre App ist wieder auf Version 4.",
  );
});
