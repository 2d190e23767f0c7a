/** First builds in an empty project, and what is asked next. */
import { textWith } from "./screen.ts";
import { findings, type Outcome, type Task } from "./task.ts";

async function checkBill({ visit }: Outcome): Promise<string[]> {
  const { found, expect } = findings();
  await using app = await visit();
  const { page } = app;
  const fill = async (bill: string, tip: string, people: string): Promise<void> => {
    await page.getByLabel("Bill", { exact: false }).first().fill(bill);
    await page.getByLabel(/tip/i).first().fill(tip);
    await page.getByLabel("People").fill(people);
  };
  await fill("100", "15", "5");
  expect(/23[.,]00/.test(await textWith(app, "23.00")), "100 with 15 % for 5 people is not 23.00 each");
  await fill("100", "10", "3");
  expect(/36[.,]67/.test(await textWith(app, "36.67")), "100 with 10 % for 3 people is not 36.67 each");
  const round = page.getByLabel("Round up");
  await round.check().catch(() => round.click());
  expect(/37(?:[.,]00)?\b/.test(await textWith(app, "37")), "rounded up it is not 37 each");
  await page.getByLabel("People").fill("0");
  const wrong = page.locator('[aria-invalid="true"], [role="alert"]');
  await wrong
    .first()
    .waitFor({ timeout: 3000 })
    .catch(() => undefined);
  expect((await wrong.count()) > 0, "0 people are not explained");
  return found;
}

async function checkBeds({ visit }: Outcome): Promise<string[]> {
  const { found, expect } = findings();
  await using app = await visit();
  const { page } = app;
  const reserve = page.getByRole("button", { name: /reserve bed 3\b/i });
  await reserve.click();
  const name = page.getByLabel("Your name");
  if ((await name.count()) > 0) {
    await name.fill("Noor");
    await page
      .getByRole("button", { name: /^(?:reserve|confirm|save)(?! bed (?!3\b))/i })
      .last()
      .click();
  }
  expect((await textWith(app, "Noor")).includes("Noor"), "a reserved bed does not show who has it");
  await page.reload();
  await app.settled();
  expect((await textWith(app, "Noor")).includes("Noor"), "the reservation is gone after a reload");
  const rest = await page.getByRole("button", { name: /reserve bed \d+/i }).count();
  expect(rest === 11, `${rest} beds of 12 can still be reserved, not 11`);
  return found;
}

export const BUILDS: readonly Task[] = [
  {
    id: "first-build-bill",
    kind: "first build",
    state: "starter",
    turns: [
      {
        message:
          "Build a page for the guests of our bistro that splits a bill: the fields Bill, Tip (%) and People, and below them what each pays in euros, such as €23.00. A bill or a number of people that cannot be has to be explained at its field.",
      },
      { message: "Add a checkbox Round up. With it each pays whole euros, rounded up." },
    ],
    check: checkBill,
  },
  {
    id: "resume-restart",
    kind: "resume",
    state: "starter",
    turns: [
      {
        message:
          "A page for our community garden: 12 beds, each with a button Reserve bed 1, Reserve bed 2 and so on. Reserving asks for Your name, then the bed shows who has it. It must still be there after a reload.",
        cut: { at: 3, how: "restart" },
      },
      { message: "continue", continues: true },
    ],
    check: checkBeds,
  },
];
