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

const FEES = ["Astrid Lindqvist 90 true", "Cher 140 false", "Mary Ann van der Berg 140 false", "Omar Haddad 140 true"];

async function checkFees({ visit, rows }: Outcome): Promise<string[]> {
  const { found, expect } = findings();
  const people = await rows(
    "select name, fee::float8::text as fee, paid::text as paid from public.members order by name",
  );
  const kept = people.map(({ name, fee, paid }) => `${String(name)} ${String(fee)} ${String(paid)}`);
  for (const line of FEES) expect(kept.includes(line), `${line} is not among ${kept.join(", ")}`);
  const [column] = await rows(
    "select is_nullable from information_schema.columns where table_schema = 'public' and table_name = 'members' and column_name = 'fee'",
  );
  expect(column?.["is_nullable"] === "NO", "a member may have no fee");
  await using app = await visit();
  const { page } = app;
  const shown = await textWith(app, "not paid");
  expect(/Cher[^€]*€?140[^]*?not paid/i.test(shown), "the page does not say that Cher owes 140");
  expect(/Astrid[^€]*€?90[^]*?paid/i.test(shown), "the page does not say that Astrid paid 90");
  await page.getByLabel("Name").fill("Ida Moen");
  await page.getByLabel("Boat").fill("Tern");
  await page.getByRole("button", { name: "Join the club" }).click();
  await textWith(app, "Ida Moen");
  const [ida] = await rows(
    "select fee::float8::text as fee, paid::text as paid from public.members where name = 'Ida Moen'",
  );
  expect(ida?.["fee"] === "140" && ida["paid"] === "false", `a new member has ${JSON.stringify(ida)}`);
  return found;
}

const REFERS =
  "select conrelid::regclass::text as from_table from pg_constraint where contype = 'f' and confrelid = 'public.members'::regclass";

async function checkCrews({ visit, rows }: Outcome): Promise<string[]> {
  const { found, expect } = findings();
  const [link] = await rows(REFERS);
  expect(link !== undefined, "no table refers to the members");
  if (link === undefined) return found;
  const table = String(link["from_table"]);
  const [crews] = await rows(`select count(*)::text as crews from ${table}`);
  expect(crews?.["crews"] === "4", `${String(crews?.["crews"])} rows in ${table}, not one for each of 4 members`);
  const open = await rows(
    "select relname from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' and not relrowsecurity",
  );
  expect(
    open.length === 0,
    `tables without row-level security: ${open.map((one) => String(one["relname"])).join(", ")}`,
  );
  await using app = await visit();
  const { page } = app;
  // The form may name boats as an example.
  const shown = await textWith(app, "Cher");
  expect(/Cher[^]*?Skua/.test(shown) && /Astrid Lindqvist[^]*?Tern/.test(shown), "boats of members are not listed");
  await page.getByLabel("Name").fill("Ida Moen");
  await page.getByLabel("Boats").fill("Tern, Skua");
  await page.getByRole("button", { name: "Join the club" }).click();
  expect(
    /Ida Moen[^]*?Tern, Skua|Ida Moen[^]*?Skua, Tern/.test(await textWith(app, "Ida Moen")),
    "two boats are not shown",
  );
  const [after] = await rows(`select count(*)::text as crews from ${table}`);
  expect(after?.["crews"] === "6", `${String(after?.["crews"])} rows after somebody joined with two boats, not 6`);
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
  {
    id: "migration-fees",
    kind: "migration",
    state: "club",
    turns: [
      {
        message:
          "Each member has a yearly fee and has paid it or not; keep both with the member as fee and paid. It is 140 for everybody, and 90 for those who joined before 2020. Who joined before 2022 has paid, the others have not. The list shows it, like €140, not paid. New members owe 140.",
      },
    ],
    check: checkFees,
  },
  {
    id: "migration-crews",
    kind: "migration",
    state: "club",
    turns: [
      {
        message:
          "Somebody may row in several boats. Keep who rows which boat in a table of its own, those that we have too, and take the column boat off the members. The form asks for Boats, separated by commas, and the list shows them like Tern, Skua.",
      },
    ],
    check: checkCrews,
  },
];
