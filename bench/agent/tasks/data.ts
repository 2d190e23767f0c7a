/** Tasks on a project with a backend and rows in it. */
import { plain, textWith } from "./screen.ts";
import { findings, type Outcome, type Task } from "./task.ts";

async function checkNames({ visit, rows }: Outcome): Promise<string[]> {
  const { found, expect } = findings();
  const people = await rows("select first_name, last_name, boat, joined from public.members");
  const whole = people.map((one) => plain(`${String(one["first_name"] ?? "")} ${String(one["last_name"] ?? "")}`).trim());
  for (const name of ["Astrid Lindqvist", "Omar Haddad", "Mary Ann van der Berg", "Cher"])
    expect(whole.includes(name), `${name} is not among ${whole.join(", ")}`);
  expect(people.every((one) => one["boat"] !== null && one["joined"] !== null), "boats or dates were lost");
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

export const DATA: readonly Task[] = [
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
