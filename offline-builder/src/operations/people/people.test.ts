/** People whom somebody names in the chat or in a first request: they stand wherever the app shows people. */
import { describe, expect, it } from "vitest";
import { createOfflineBuilder } from "../../model.ts";
import { answersMigration } from "../../backend/answers/answers-migration.ts";
import type { DraftPlan } from "../../plan/plan.ts";
import { runTurn, type LoopResult } from "../../testing.ts";

const model = createOfflineBuilder();

async function chat(...texts: string[]): Promise<LoopResult> {
  let last = await runTurn(model, texts[0]!);
  for (const text of texts.slice(1)) last = await runTurn(model, text, { files: last.files, messages: last.messages });
  return last;
}
const siteOf = ({ files }: LoopResult): string => files.get("src/content/site.ts")!;
const namesOf = (text: string): string[] =>
  [...(/people: \[([\s\S]*?)\n  \]/.exec(text)?.[1] ?? "").matchAll(/name: "([^"]+)"/g)].map(([, name]) => name!);
const bookedWith = (text: string): string | undefined => /resources: (\[[^\]]*\])/.exec(text)?.[1];

const practice = "A website for my physiotherapy practice with treatments, prices, team and online booking";
const praxis = "Website für meine Physiotherapiepraxis mit Team, Preisen und Terminbuchung";

describe("a team that is said in the chat", () => {
  it("stands on the team page and on the booking page, instead of the people made up before", async () => {
    const { files, finish } = await chat(practice, "Our team: Lena Vogt, Tom Adler and Mira Kuhn");
    const site = files.get("src/content/site.ts")!;
    expect(namesOf(site)).toEqual(["Lena Vogt", "Tom Adler", "Mira Kuhn"]);
    expect(bookedWith(site)).toBe('["Lena Vogt", "Tom Adler", "Mira Kuhn"]');
    expect(finish!.did).toContain("Team shows Lena Vogt, Tom Adler and Mira Kuhn");
    expect(finish!.did.join()).toContain("no longer on Team");
    expect(files.get(".slipway/plan.json")).not.toContain("people.0.name");
  });

  it.each([
    [praxis, "Füge zwei weitere Personen zum Team hinzu: Lukas Brandt und Mia Sommer"],
    [praxis, "Nimm noch zwei Leute ins Team auf: Lukas Brandt und Mia Sommer"],
    [practice, "Add two more people to the team: Lukas Brandt and Mia Sommer"],
    [practice, "Añade dos personas más al equipo: Lukas Brandt y Mia Sommer"],
  ])("grows by people who are counted first: %#", async (first, text) => {
    const names = namesOf(siteOf(await chat(first, text)));
    expect(names.slice(-2)).toEqual(["Lukas Brandt", "Mia Sommer"]);
    expect(names.length).toBeGreaterThan(3);
  });

  it("grows and shrinks by what is said in German", async () => {
    const team = "Im Team sind Lena Vogt, Tom Adler und Mira Kuhn";
    const built = await chat(
      praxis,
      team,
      "Nele Brandt arbeitet jetzt auch bei uns",
      "Tom Adler hat das Team verlassen",
    );
    expect(namesOf(siteOf(built))).toEqual(["Lena Vogt", "Mira Kuhn", "Nele Brandt"]);
    expect(bookedWith(siteOf(built))).toBe('["Lena Vogt", "Mira Kuhn", "Nele Brandt"]');
    expect(built.finish!.did[0]).toBe("Tom Adler: nicht mehr auf Team");
  });

  it("is said beside another change, and both are done", async () => {
    const built = await chat(practice, "Make the header dark blue. Our team: Lena Vogt and Nele Brandt");
    expect(namesOf(siteOf(built))).toEqual(["Lena Vogt", "Nele Brandt"]);
    expect(built.finish!.did.join()).toMatch(/header/i);
  });

  it("says so where it stands there already, and refuses to leave nobody", async () => {
    const built = await chat(practice, "Our team: Lena Vogt", "Our team: Lena Vogt");
    expect(built.texts.at(-1)).toContain("already");
    const after = await runTurn(model, "Lena Vogt has left the team", { files: built.files, messages: built.messages });
    expect(namesOf(siteOf(after))).toEqual(["Lena Vogt"]);
    expect(after.texts.at(-1)).toContain("Nobody would be left");
  });

  it("holds the classes, on a list of teachers that was added to a Spanish site", async () => {
    const studio = "Página web para un estudio de yoga con horario de clases, profesoras y precios";
    const built = await chat(
      studio,
      "Nuestras profesoras son Ana Gil (hatha) y Eva Mora",
      "Eva Mora ahora se llama Eva Soler",
    );
    const coaches = new Set([...siteOf(built).matchAll(/coach: "([^"]+)"/g)].map(([, name]) => name));
    expect([...coaches].sort()).toEqual(["Ana Gil", "Eva Soler"]);
    expect(built.files.get("src/content/persons.ts")).toContain('{ name: "Ana Gil", role: "hatha", text: "" }');
  });

  it("finds no place on a site without people, and the answer says how to make one", async () => {
    const built = await chat("portfolio for a photographer", "Our team: Lena Vogt and Tom Adler");
    expect(built.texts.at(-1)).toContain("Add a team page");
    const page = await runTurn(model, "Add a team page", { files: built.files, messages: built.messages });
    const done = await runTurn(model, "Our team: Lena Vogt and Tom Adler", {
      files: page.files,
      messages: page.messages,
    });
    expect(done.files.get("src/content/teams.ts")).toContain('name: "Lena Vogt"');
  });
});

describe("a person who is called otherwise", () => {
  it("is called so on the team page, in bookings, in classes and in texts", async () => {
    const built = await chat(
      practice,
      "Our team: Lena Vogt, Tom Adler and Mira Kuhn",
      "Tom Adler is now called Tom Berger",
    );
    expect(namesOf(siteOf(built))).toEqual(["Lena Vogt", "Tom Berger", "Mira Kuhn"]);
    expect([...built.files].filter(([path, text]) => path.startsWith("src/") && text.includes("Tom Adler"))).toEqual(
      [],
    );
    const told = await chat("Website for our yoga studio. We are Lena, Tom and Mira.", "Tom is now called Thomas");
    const left = [...told.files].filter(
      ([path, text]) => path.startsWith("src/") && /(?<!\p{L})Tom(?!\p{L})/u.test(text),
    );
    expect(left).toEqual([]);
  });

  it("keeps booked times in the database under the new name", () => {
    const plan = (pairs: string[]): DraftPlan =>
      ({
        answers: [{ table: "bookings", path: "", label: "", kind: "bookings", fields: [] }],
        options: { renamedPeople: pairs },
      }) as unknown as DraftPlan;
    const sql = answersMigration(plan([]), plan(["Tom O'Neil|Tom Berger"]))?.sql;
    expect(sql).toBe("update public.bookings set person = 'Tom Berger' where person = 'Tom O''Neil';\n");
    expect(answersMigration(plan(["a|b"]), plan(["a|b"]))).toBeNull();
  });

  it("is a value of a field, or one of the people of a board", async () => {
    const list = await chat(
      "task list: tasks with title, assignee (Anna, Ben, Chris) and due date",
      "Ben is now called Bernd",
    );
    expect(list.files.get("src/data/tasks.ts")).toContain('["Anna", "Bernd", "Chris"]');
    const board = await chat(
      "kanban board for a small team with due dates",
      "Our team: Lena, Tom and Mira",
      "Tom is now called Thomas",
    );
    expect(board.files.get("src/content/sample-people.ts")).toContain('name: "Thomas"');
    expect(board.files.get("src/content/sample-cards.ts")).not.toContain("sample-person-4");
  });
});

describe("people in the first request of an app", () => {
  it("are what the field for a person offers", async () => {
    const built = await chat(
      "We are Lena, Tom and Mira. We need an app to plan our cleaning: tasks with room, person and due date",
    );
    expect(built.files.get("src/data/tasks.ts")).toContain('["Lena", "Tom", "Mira"]');
    expect(built.finish!.not_done.join()).not.toMatch(/Tom|Mira/);
  });

  it("are the first rows where the app keeps people", async () => {
    const built = await chat("We are Lena and Tom and share a flat. Split expenses app");
    expect(built.files.get("src/content/sample-flatmates.ts")).toMatch(/"Lena"[\s\S]*"Tom"/);
    expect(built.files.get("src/content/sample-shared-expenses.ts")).not.toContain("sample-flatmate-3");
  });

  it("are named together as standing nowhere where the app has no place for them", async () => {
    const built = await chat("We are Lena, Tom and Mira. A recipe collection with title, ingredients and photo");
    const named = built.finish!.not_done.filter((line) => line.includes("Lena"));
    expect(named).toEqual(["Lena, Tom and Mira: the app has no page or field for people, so they stand nowhere"]);
  });
});
