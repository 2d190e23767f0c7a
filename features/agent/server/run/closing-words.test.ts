import { describe, expect, it } from "vitest";
import { conflictWords, failedWords, saysNothingChanged, stoppedWords } from "./closing-words.ts";

describe("closing words", () => {
  it("name the version that stands", () => {
    expect(stoppedWords(10)).toBe("Stopped. Nothing from this turn was kept; you are on version 10.");
    expect(failedWords({ problem: "Cannot find name 'Order'", same: true, version: 10 })).toBe(
      "That did not work. I tried twice and hit the same error: `Cannot find name 'Order'`. Your app is back at version 10.",
    );
    expect(conflictWords(["src/a.ts"], 3)).toContain("you are on version 3");
  });

  it("name no number nobody has seen", () => {
    expect(stoppedWords(0)).toBe("Stopped. Nothing from this turn was kept.");
    expect(failedWords({ problem: "x", same: false, version: 0 })).toContain("Your app is as it was.");
  });
});

it("does not say a second time, in another language, that nothing was changed", () => {
  for (const said of ["So I changed nothing.", "Ich habe nichts geändert: das gibt es schon.", "No he cambiado nada."])
    expect(saysNothingChanged(said)).toBe(true);
  for (const other of ["I changed the title.", "Nichts davon gibt es.", ""])
    expect(saysNothingChanged(other)).toBe(false);
});
