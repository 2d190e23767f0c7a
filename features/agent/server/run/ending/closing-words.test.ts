import { describe, expect, it } from "vitest";
import { conflictWords, failedWords, restartedWords, saysNothingChanged, stoppedWords } from "./closing-words.ts";

const failure = { problem: "Cannot find name 'Order'", same: true };

describe("closing words", () => {
  it("name the present version", () => {
    expect(stoppedWords({ version: 10 })).toBe("Stopped. Nothing from this turn was kept; you are on version 10.");
    expect(failedWords(failure)({ version: 10 })).toBe(
      "That did not work. I tried twice and hit the same error: `Cannot find name 'Order'`. Your app is back at version 10.",
    );
    expect(conflictWords(["src/a.ts"])({ version: 3 })).toContain("you are on version 3");
  });

  it("say where the error was there before the turn", () => {
    expect(failedWords({ ...failure, wasThere: true })({ version: 10 })).toBe(
      "That did not work. Your app had this error before: `Cannot find name 'Order'`. Repair it first with “Try to fix” or Undo. Your app is back at version 10.",
    );
  });

  it("name no version number that people have not seen", () => {
    expect(stoppedWords({ version: 0 })).toBe("Stopped. Nothing from this turn was kept.");
    expect(failedWords({ problem: "x", same: false })({ version: 0 })).toContain("Your app is as it was.");
  });

  it("do not claim that nothing stays if the database was changed", () => {
    const standing = { version: 10, database: { names: ["create notes", "add tags"], version: 11 } };
    expect(stoppedWords(standing)).toBe(
      "Stopped. Nothing from this turn was kept but the change of the database (create notes, add tags); you are on version 11.",
    );
    expect(failedWords(failure)(standing)).toMatch(
      /Your app is back at version 10\. The change of the database stays \(create notes, add tags\); version 11 holds only that\.$/,
    );
    expect(restartedWords({ version: 0, database: { names: ["create notes"], version: null } })).toBe(
      "Slipway restarted during this turn. It was not applied. Your message is above. The change of the database stays (create notes).",
    );
  });
});

it("do not repeat in another language that nothing was changed", () => {
  for (const said of ["So I changed nothing.", "Ich habe nichts geändert: das gibt es schon.", "No he cambiado nada."])
    expect(saysNothingChanged(said)).toBe(true);
  for (const other of ["I changed the title.", "Nichts davon gibt es.", ""])
    expect(saysNothingChanged(other)).toBe(false);
});
