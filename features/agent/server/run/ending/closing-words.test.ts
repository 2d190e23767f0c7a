import { describe, expect, it } from "vitest";
import { closingSentences, sentencesFor, type ClosingSentences } from "./closing-sentences.ts";
import {
  budgetWords,
  conflictWords,
  failedWords,
  refusedWords,
  restartedWords,
  saysNothingChanged,
  stoppedWords,
  type Closing,
  type Standing,
} from "./closing-words.ts";

const { en, de, es } = closingSentences;
const failure = { problem: "Cannot find name 'Order'", same: true };
const said = (closing: Closing, standing: Standing, sentences: ClosingSentences = en) => closing(standing, sentences);

describe("closing words", () => {
  it("name the present version", () => {
    expect(said(stoppedWords, { version: 10 })).toBe(
      "Stopped. Nothing from this turn was kept; you are on version 10.",
    );
    expect(said(failedWords(failure), { version: 10 })).toBe(
      "That did not work. I tried twice and hit the same error: `Cannot find name 'Order'`. Your app is back at version 10.",
    );
    expect(said(conflictWords(["src/a.ts"]), { version: 3 })).toBe(
      "While I worked, a file was saved that I changed too (src/a.ts). Nothing was overwritten. " +
        "Nothing from this turn was kept; you are on version 3.",
    );
  });

  it("say where the error was there before the turn", () => {
    expect(said(failedWords({ ...failure, wasThere: true }), { version: 10 })).toBe(
      "That did not work. Your app had this error before: `Cannot find name 'Order'`. “Try to fix” and Undo are on its card in the preview. Your app is back at version 10.",
    );
  });

  it("name no version number that people have not seen", () => {
    expect(said(stoppedWords, { version: 0 })).toBe("Stopped. Nothing from this turn was kept.");
    expect(said(failedWords({ problem: "x", same: false }), { version: 0 })).toContain("Your app is as it was.");
  });

  it("do not claim that nothing stays if the database was changed", () => {
    const standing = { version: 10, database: { names: ["create notes", "add tags"], version: 11 } };
    expect(said(stoppedWords, standing)).toBe(
      "Stopped. Nothing from this turn was kept but the change of the database (create notes, add tags); you are on version 11.",
    );
    expect(said(failedWords(failure), standing)).toMatch(
      /Your app is back at version 10\. The change of the database stays \(create notes, add tags\); version 11 holds only that\.$/,
    );
    expect(said(restartedWords, { version: 0, database: { names: ["create notes"], version: null } })).toBe(
      "Slipway restarted during this turn. It was not applied. Your message is above. The change of the database stays (create notes).",
    );
  });

  it.each<[string, Closing, Standing, ClosingSentences]>([
    [
      "Angehalten. Was ich gemacht habe, bleibt als Entwurf; Sie sind auf Version 4.",
      stoppedWords,
      { version: 4, isDrafted: true },
      de,
    ],
    ["Detenido. De esta respuesta no se guardó nada; estás en la versión 4.", stoppedWords, { version: 4 }, es],
    [
      "Opus hat diesen Wunsch abgelehnt. Von dieser Antwort wurde nichts behalten. Sagen Sie es anders, oder wählen Sie ein anderes Modell.",
      refusedWords("Opus"),
      { version: 1 },
      de,
    ],
    [
      "He usado el presupuesto de esta respuesta: 60 de 60 pasos. Lo que hice hasta entonces queda como borrador. Con «Continuar» sigo desde ahí, con un presupuesto nuevo.",
      budgetWords(es.amount("steps", "60", "60")),
      { version: 1, isDrafted: true },
      es,
    ],
  ])("speak the person's language: %s", (words, closing, standing, sentences) => {
    expect(said(closing, standing, sentences)).toBe(words);
  });
});

it("returned credits are told in the person's language", () => {
  expect([1, 2.5].map((credits) => [en, de, es].map(({ returned }) => returned(credits)))).toEqual([
    ["1 credit returned.", "1 Credit zurückgegeben.", "1 crédito devuelto."],
    ["2.5 credits returned.", "2,5 Credits zurückgegeben.", "2,5 créditos devueltos."],
  ]);
});

describe("the language of a turn's end", () => {
  const said = (role: "assistant" | "user", text: string) => [{ role, text }];

  it("is that of the newest answer", () => {
    const history = said("assistant", "Ich habe die Seite für Sie gebaut.");
    expect(sentencesFor({ message: "Make it red and bold", history })).toBe(de);
  });

  it("is that of the message before there is an answer, or of an earlier one where it tells none", () => {
    expect(sentencesFor({ message: "Mach die Überschrift blau", history: [] })).toBe(de);
    expect(sentencesFor({ message: "ok", history: said("user", "Una página con los precios, por favor") })).toBe(es);
    expect(sentencesFor({ message: "ok", history: [] })).toBe(en);
  });
});

it("do not repeat in another language that nothing was changed", () => {
  for (const { nothingChanged } of [en, de, es]) expect(saysNothingChanged(`So: ${nothingChanged}`)).toBe(true);
  for (const other of ["I changed the title.", "Nichts davon gibt es.", ""])
    expect(saysNothingChanged(other)).toBe(false);
});
