/** Tasks on a project with a backend and rows in it. */
import { plain, textWith } from "./screen.ts";
import { findings, type Outcome, type Task } from "./task.ts";

async function checkNames({ visit, rows }: Outcome): Promise<string[]> {
  const { found, expect } = findings();
  const people = await rows("select first_name, last_name, boat, joined from public.members");
  const whole = people.map((one) =>
    plain(`${String(one["first_name"] ?? "")} ${String(one["last_name"] ?? "")}`).trim(),
  );
  for (const name of ["Astrid Lindqvist", "Omar Haddad", "Mary Ann van der Berg", "Cher"])
    expect(whole.includes(name), `${name} is not among ${whole.join(", ")}`);
  expect(
    people.every((one) => one["boat"] !== null && one["joined"] !== null),
    "boats or dates were lost",
  );
  await using app = await visit();
  const { page } = app;
  expect((await textWith(app, "Lindqvist, Astrid")).includes("Lindqvist, Astrid"), "the list has no Lindqvist, Astrid");
  expect(!/Cher,|, Cher|null|undefined/.test(plain(await app.text())), "Cher has no single name");
  await page.getByLabel("First name").fill("Ida");
  await page.getByLabel("Last name").fill("Moen");
  await page.getByLabel("Boat").fill("Tern");
  await page.getByRole("button", { name: "Join the club" }).click();
  expect((await textWith(app, "Moen, Ida")).includes("Moen, Ida"), "a new member does not appear as Moen, Ida");
  return found;
}

function checkCounted({ answers, before, files }: Outcome): Promise<string[]> {
  const { found, expect } = findings();
  const text = plain(answers[0]!.content);
  expect(/\b(?:3|three)\b/i.test(text), "the answer is not three");
  expect(/Cher/.test(text) && /Omar/.test(text) && /Mary Ann/.test(text), "it does not name who they are");
  expect(before.size === files.size, "a question changed files");
  return Promise.resolve(found);
}

async function checkBoats({ visit, rows }: Outcome): Promise<string[]> {
  const { found, expect } = findings();
  const boats = await rows("select name, seats::text as seats from public.boats order by name");
  const named = boats.map(({ name, seats }) => `${String(name)} ${String(seats)}`);
  for (const boat of ["Plover 2", "Skua 1", "Tern 4"])
    expect(named.includes(boat), `${boat} is not among ${named.join(", ")}`);
  const open = await rows(
    "select relname from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' and not relrowsecurity",
  );
  expect(
    open.length === 0,
    `tables without row-level security: ${open.map(({ relname }) => String(relname)).join(", ")}`,
  );
  const crews = await rows(
    "select count(*)::text as crew from public.members m join public.boats b on to_jsonb(m)::text like '%' || b.id::text || '%'",
  );
  expect(crews[0]?.["crew"] === "4", `${String(crews[0]?.["crew"])} members have a boat of the new table, not 4`);
  await using app = await visit();
  const { page } = app;
  const shown = await textWith(app, "Tern");
  expect(/Tern \(?2 of 4/.test(shown), "the page does not say Tern 2 of 4");
  await page.getByLabel("Name").fill("Ida Moen");
  await page.getByRole("combobox", { name: "Boat" }).selectOption({ index: 0 });
  await page.getByRole("button", { name: "Join the club" }).click();
  expect((await textWith(app, "Ida Moen")).includes("Ida Moen"), "nobody can join any more");
  return found;
}

export const DATA: readonly Task[] = [
  {
    id: "question-members",
    kind: "question",
    state: "club",
    turns: [{ message: "Who joined since the beginning of 2021, and how many are they?" }],
    check: checkCounted,
  },
  {
    id: "migration-boats",
    kind: "migration",
    state: "club",
    turns: [
      {
        message:
          "Boats need a table of their own with name and seats: Tern has 4, Plover 2 and Skua 1. Members belong to a boat of it, those we have too. The form offers the boats to choose from, and the page lists how full each is, like Tern 2 of 4.",
      },
    ],
    check: checkBoats,
  },
  {
    id: "migration-names",
    kind: "migration",
    state: "club",
    turns: [
      {
        message:
          "Keep first and last names of the members apart in the database, and fill both from the names that are there. The form asks for First name and Last name, and the list shows Lindqvist, Astrid, sorted by last name. Somebody may have one name only.",
      },
    ],
    check: checkNames,
  },
];
