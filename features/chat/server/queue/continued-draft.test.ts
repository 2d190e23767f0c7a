import { expect, it } from "vitest";
import { asksToContinue } from "./continued-draft.ts";

it.each(["Continue", "continue, please", "Go on!", "keep going…", "weiter", "Mach bitte weiter.", "Sigue", "continúa"])(
  "goes on from the newest draft: %s",
  (message) => expect(asksToContinue(message)).toBe(true),
);

it.each(["Continue with a dark header", "go on holiday page", "weitere Seiten", "Do not continue", ""])(
  "is a request of its own: %s",
  (message) => expect(asksToContinue(message)).toBe(false),
);
