/** First builds in an empty project, and what is asked next. */
import { overflowOf, textWith } from "./screen.ts";
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

async function checkQuiz({ visit, files }: Outcome): Promise<string[]> {
  const { found, expect } = findings();
  const journeys = [...files].filter(([path]) => /^journeys\/.+\.md$/.test(path));
  expect(
    journeys.some(([, text]) => /see ".*of 5/.test(text)),
    "no saved journey looks at a result of 5",
  );
  await using app = await visit();
  const { page } = app;
  const start = page.getByRole("button", { name: /start/i });
  if ((await start.count()) > 0) await start.first().click();
  for (let question = 1; question <= 5; question += 1) {
    const text = await textWith(app, `Question ${question} of 5`);
    expect(text.includes(`Question ${question} of 5`), `it does not say Question ${question} of 5`);
    const answers = page
      .locator("main")
      .getByRole("button")
      .filter({ hasNotText: /next|start|restart/i });
    const count = await answers.count();
    expect(count === 3, `question ${question} has ${count} answers, not 3`);
    await answers.first().click();
    await app.settled();
    const next = page.getByRole("button", { name: /next|result|finish/i });
    if ((await next.count()) > 0) await next.first().click();
  }
  const end = await textWith(app, "of 5");
  expect(/\b[0-5] of 5\b/.test(end) && !/Question/.test(end), "the end does not say how many of 5 were right");
  await page.getByRole("button", { name: "Play again" }).click();
  const again = page.getByRole("button", { name: /start/i });
  if ((await again.count()) > 0) await again.first().click();
  expect((await textWith(app, "Question 1 of 5")).includes("Question 1 of 5"), "Play again does not begin anew");
  return found;
}

const SAID = ["Tuesday", "Sunday", "7:00", "Rye", "Spelt", "Cardamom", "€5.20", "€6.40", "€2.80", "Harbour Street 4"];

async function checkBakery({ visit }: Outcome): Promise<string[]> {
  const { found, expect } = findings();
  for (const width of [390, 1440]) {
    await using app = await visit({ width });
    const { page } = app;
    const text = await textWith(app, "Harbour Street 4");
    for (const part of SAID) expect(text.includes(part), `${part} is missing at ${width}`);
    expect((await overflowOf(page)) <= 0, `the page is wider than ${width}`);
    expect((await page.getByRole("heading", { level: 1 }).count()) === 1, "it has no title of its own");
    expect((await page.locator('a[href^="tel:"]').count()) > 0, "the telephone number cannot be tapped");
    expect(!/lorem|your (?:company|tagline)|example text/i.test(text), "it has texts of a template");
  }
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
  {
    id: "first-build-quiz",
    kind: "first build",
    state: "starter",
    turns: [
      {
        message:
          "A quiz about the planets for our class: five questions with three answers each, one question at a time with Question 1 of 5 above it. At the end it says how many of 5 were right, and Play again starts anew.",
      },
      { message: "We show it on Friday. Save a journey through it, so that it cannot break unnoticed." },
    ],
    check: checkQuiz,
  },
  {
    id: "first-build-bakery",
    kind: "first build",
    state: "starter",
    turns: [
      {
        message:
          "A page for our bakery Nordlys in Harbour Street 4: open from Tuesday to Sunday, 7:00 to 15:00, phone +47 55 10 20 30. We bake Rye for €5.20, Spelt for €6.40 and Cardamom buns for €2.80. Warm and calm, most people look at it on their phones.",
      },
    ],
    check: checkBakery,
  },
];
