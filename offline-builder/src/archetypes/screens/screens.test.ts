/** The apps made of pages of their own: in the browser, with accounts, and with the project's database. */
import { expect, it, describe } from "vitest";
import { canBeStored, storedPlan } from "../../backend/stored-app.ts";
import { migrationBetween } from "../../backend/migration.ts";
import { templateFiles } from "../../testing.ts";
import { typeCheck } from "../../type-check.ts";
import type { DraftPlan, Language } from "../../plan/plan.ts";
import { understand } from "../../parse/understand.ts";
import { archetypeById, chooseArchetype } from "../registry.ts";

const requests: readonly (readonly [archetype: string, language: Language, text: string])[] = [
  ["forum", "en", "forum for beekeepers"],
  ["social", "es", "red social para nuestro barrio"],
  ["events", "de", "Veranstaltungsapp mit Zusagen"],
  ["listing", "en", "listing site for second-hand cars"],
  ["listing", "de", "Verzeichnis von Handwerkern im Dorf"],
  ["media", "es", "mediateca para mi música"],
  ["course", "de", "Lernplattform für Auszubildende"],
  ["assistant", "en", "an AI chat app"],
  ["invoicing", "en", "invoices with VAT, total and a printable page"],
  ["invoicing", "de", "Rechnungen als Kleinunternehmer ohne Umsatzsteuer"],
  ["notes", "de", "Notizen-App mit Login"],
  ["seating", "en", "seating plan for our wedding"],
  ["timetable", "de", "Stundenplan für meine Grundschulklasse"],
  ["weather", "es", "app del tiempo"],
  ["countdown", "en", "countdown to our holiday on 3 August 2027"],
  ["wheel", "de", "Glücksrad für unsere Klasse"],
  ["personal", "en", "personal website, I am a nurse"],
  ["personal", "de", "Linkseite für meine Links"],
  ["resume", "es", "creador de currículums"],
  ["hangman", "de", "Galgenmännchen"],
  ["sudoku", "en", "sudoku"],
  ["rock-paper-scissors", "es", "piedra papel o tijera"],
  ["drawing", "de", "Zeichen-App"],
  ["metronome", "en", "metronome"],
  ["drum-machine", "es", "caja de ritmos"],
  ["meme", "en", "meme generator"],
  ["password", "en", "password generator"],
  ["password", "es", "generador de contraseñas"],
  ["stopwatch", "de", "Stoppuhr"],
  ["intervals", "en", "hiit timer"],
  ["timer", "de", "Eieruhr"],
  ["qr-code", "es", "generador de códigos QR"],
  ["palette", "en", "color palette generator"],
  ["bingo", "de", "Bingokarten"],
  ["secret-santa", "en", "secret santa"],
  ["magic-ball", "es", "bola 8 mágica"],
  ["breathing", "de", "Atemübung"],
  ["white-noise", "en", "white noise player"],
  ["world-clock", "de", "Weltuhr"],
  ["dice", "de", "Würfel"],
  ["coin", "es", "cara o cruz"],
  ["numbers", "en", "random number generator"],
  ["word-count", "en", "word counter"],
  ["word-count", "es", "contador de palabras"],
  ["json", "en", "json formatter"],
  ["case-converter", "es", "conversor de mayúsculas y minúsculas"],
  ["text-diff", "de", "Textvergleich"],
  ["connect-four", "de", "Vier gewinnt"],
  ["minesweeper", "en", "minesweeper"],
  ["darts", "es", "marcador de dardos"],
  ["score-keeper", "de", "Punktezähler für Brettspiele"],
  ["saying-of-day", "es", "frase del día"],
  ["typing-test", "en", "speed typing test with accuracy"],
  ["typing-test", "de", "Tipptest"],
  ["bracket", "en", "tournament bracket for our chess cup with 12 players"],
  ["bracket", "es", "cuadro de torneo"],
];

function filesOf(plan: DraftPlan): Map<string, string> {
  const project = archetypeById(plan.archetype)!.emit(plan);
  const files = templateFiles();
  for (const { path, content } of [
    ...project.shell,
    ...project.pages.flatMap((page) => page.files),
    project.app(plan.pages),
  ])
    files.set(path, content);
  return files;
}

const plans = requests.map(([archetype, language, text]) => {
  const request = understand(text, language);
  const chosen = chooseArchetype(request);
  return { archetype, text, chosen: chosen?.id, plan: chosen!.plan(request) };
});

describe("apps made of pages of their own", () => {
  it.each(plans)("$text is $archetype", ({ archetype, chosen }) => expect(chosen).toBe(archetype));

  it(
    "type-check strictly, in the browser and with a database, and leave no mark of a blueprint",
    { timeout: 120_000 },
    () => {
      const stored = plans.filter(({ plan }) => canBeStored(plan)).map(({ plan }) => storedPlan(plan, "shared"));
      expect(stored.length).toBeGreaterThanOrEqual(10);
      const apps = [...plans.map(({ plan }) => plan), ...stored].map(filesOf);
      for (const files of apps)
        for (const [path, content] of files)
          if (path.startsWith("src/") && !path.startsWith("src/components/ui/"))
            expect(content, path).not.toMatch(/__\(|\$\$\(|#if|#end|\$[A-Za-z]+\$/);
      expect(typeCheck(apps)).toBe("");
    },
  );

  it("that can be stored have a table for each list", () => {
    for (const { plan } of plans.filter((one) => canBeStored(one.plan))) {
      const { sql } = migrationBetween(null, storedPlan(plan, "shared"))!;
      for (const { key } of plan.entities) expect(sql, key).toContain("create table");
      expect(sql.match(/create table/g)!.length, plan.archetype).toBeGreaterThanOrEqual(plan.entities.length);
    }
  });

  it("count down to the day that the request names, and say no rate of tax where none is charged", () => {
    const sample = (archetype: string, at: number, path: string): string =>
      filesOf(plans.filter((one) => one.archetype === archetype)[at]!.plan).get(path)!;
    expect(sample("countdown", 0, "src/content/sample-big-days.ts")).toContain('date: "2027-08-03"');
    expect(sample("invoicing", 1, "src/lib/totals.ts")).toContain("[0, 19, 7]");
    expect(sample("invoicing", 0, "src/lib/totals.ts")).toContain("[20, 5, 0]");
  });
});
