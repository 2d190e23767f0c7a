/**
 * The code editor under a person's hand, in a real browser over a started product: a key in a long file until it is painted,
 * and what stands under the pointer, from a language server that nobody has asked before and from one that runs. The baseline
 * of the keys is the same in a short file, in the same run.
 */
import { codeEditorContract } from "@slipway/features/code-editor/contract/index.ts";
import { launchChromium } from "@slipway/platform/testing/test-chromium";
import { signUp } from "@slipway/server/testing/generated-project";
import { startSlipway } from "@slipway/server/testing/start-slipway";
import { projectsContract } from "@slipway/features/projects/contract/index.ts";
import { newProject } from "@slipway/features/projects/testing.ts";
import { filesContract } from "@slipway/features/files/contract/index.ts";
import type { TestPerson } from "@slipway/server/testing/test-person";
import type { Page } from "playwright-core";
import { report, timed, type Figure } from "../figures.ts";
import { keyToPaint, openAs, pressUntil, type Browser } from "./opened-page.ts";

const ROUNDS = Number(process.argv[2] ?? 5);
const LINES = 3000;
/** Time that the pointer rests before anything is requested. */
const REST_MS = 350;
const LONG = "src/long.ts";
const SHORT = "src/short.ts";
/** As many lines as an edited file can have: below a megabyte they are short. */
const VERY_LONG = { path: "src/very-long.ts", lines: 100_000 };

const lines = (count: number): string =>
  Array.from({ length: count }, (_none, at) => `export const value${at} = { at: ${at}, name: "value ${at}" };\n`).join(
    "",
  );
const FILES = { [SHORT]: lines(10), [LONG]: lines(LINES) };
const NUMBERS = Array.from({ length: VERY_LONG.lines }, (_none, at) => `f(${at});\n`).join("");

async function project(maya: TestPerson): Promise<string> {
  const { id } = await newProject(maya.call);
  const changes = Object.entries(FILES).map(([path, content]) => ({ path, content }));
  await maya.call(filesContract.editCode, { params: { projectId: id }, body: { changes } });
  return id;
}

/** Each round a project of its own, whose server has read nothing yet. It goes to Trash, and leaves its place to the next. */
async function coldHovers(maya: TestPerson): Promise<number[]> {
  const samples: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const id = await project(maya);
    const at = { path: SHORT, text: FILES[SHORT]!, line: 0, character: 15 };
    let said: string | null = null;
    samples.push(
      await timed(async () => {
        said = (await maya.call(codeEditorContract.hover, { params: { id }, body: at })).code;
      }),
    );
    if (!String(said).includes("value0")) throw new Error(`the hover says ${String(said)}`);
    await maya.call(projectsContract.remove, { params: { id }, query: {} });
  }
  return samples;
}

async function openFile(page: Page, path: string): Promise<void> {
  const filter = page.getByRole("textbox", { name: "Filter files" });
  await filter.fill(path);
  await filter.press("Enter");
  await page.getByLabel(`Code of ${path}`).waitFor();
}

async function keys(page: Page, path: string, at = "Control+Home"): Promise<number[]> {
  await openFile(page, path);
  await page.getByLabel(`Code of ${path}`).click();
  await page.keyboard.press(at);
  const samples: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1)
    for (const letter of "filter") samples.push(await keyToPaint(page, letter));
  return samples;
}

/** With the 350 ms that the pointer rests. */
async function warmHovers(page: Page): Promise<number[]> {
  await openFile(page, SHORT);
  const words = page.locator(".cm-line").filter({ hasText: "value" });
  const samples: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const box = (await words.nth(1 + (round % 5)).boundingBox())!;
    await page.mouse.move(box.x + 300, box.y + 400);
    await page.locator(".cm-tooltip").waitFor({ state: "detached" });
    const started = performance.now();
    await page.mouse.move(box.x + 110, box.y + box.height / 2);
    await page.locator(".cm-tooltip").waitFor();
    samples.push(performance.now() - started);
  }
  return samples;
}

async function opened(browser: Browser, maya: TestPerson, url: string): Promise<Page> {
  const page = await openAs(browser, maya);
  const id = await project(maya);
  const changes = [{ path: VERY_LONG.path, content: NUMBERS }];
  await maya.call(filesContract.editCode, { params: { projectId: id }, body: { changes } });
  await page.goto(`${url}/projects/${id}`);
  await pressUntil(page, { press: 'button[data-tool="codeEditor"]', until: ".cm-editor .cm-line" });
  return page;
}

await using slipway = await startSlipway();
const maya = await signUp(slipway, "Maya");
const browser = await launchChromium();
try {
  const figures: Figure[] = [
    {
      name: "hover, its language server asked for the first time",
      samples: await coldHovers(maya),
      unit: "ms",
      goal: 1000,
    },
  ];
  const page = await opened(browser, maya, slipway.url);
  const warm = await warmHovers(page);
  figures.push({ name: `hover to words, ${REST_MS} ms of rest included`, samples: warm, unit: "ms", goal: 1000 });
  figures.push({ name: "key to paint in a file of 10 lines", samples: await keys(page, SHORT), unit: "ms" });
  figures.push({
    name: `key to paint in a file of ${LINES} lines`,
    samples: await keys(page, LONG),
    unit: "ms",
    goal: 50,
  });
  const atEnd = await keys(page, VERY_LONG.path, "Control+End");
  figures.push({ name: `key to paint at the end of ${VERY_LONG.lines} lines`, samples: atEnd, unit: "ms", goal: 50 });
  report(figures, []);
} finally {
  await browser.close();
}
