/** Performs actions on a page one after the other and reports what each changed. Runs in the render worker. */
import type { Download, Locator, Page } from "playwright-core";
import type { Dialogs } from "./dialogs.ts";
import { downloaded } from "./downloads.ts";
import { problemOf } from "./failure-words.ts";
import { find, inPage, namesIn } from "./find-target.ts";
import { ACTION_MS, type ActionReport, type PageAction } from "./page-action.ts";
import { cut, NotFound, seenLines, untilSeen } from "./seen-text.ts";
import { upload } from "./upload.ts";

const STEP_MS = 2_000;
/** An effect of an action may come late: an expectation waits for most of the bound of one action. */
const EXPECT_MS = 3_000;
/** A page without changes for this long has finished reacting to an action. */
const QUIET_MS = 120;
const MAX_SETTLING_MS = 1_200;
const MAX_LINES = 12;

/** Waits until the page stops changing, within a bound for pages that never do. */
const SETTLED = `new Promise((done) => {
  const end = () => { observer.disconnect(); clearTimeout(quiet); clearTimeout(most); done(true); };
  let quiet = setTimeout(end, ${QUIET_MS});
  const most = setTimeout(end, ${MAX_SETTLING_MS});
  const observer = new MutationObserver(() => { clearTimeout(quiet); quiet = setTimeout(end, ${QUIET_MS}); });
  observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
})`;

async function drag(page: Page, from: Locator, to: Locator): Promise<void> {
  await from.scrollIntoViewIfNeeded({ timeout: STEP_MS });
  const [start, end] = [await from.boundingBox(), await to.boundingBox()];
  if (start === null || end === null) throw new NotFound("What is to be dragged is not on the screen.");
  const middle = (box: { x: number; y: number; width: number; height: number }) =>
    [box.x + box.width / 2, box.y + box.height / 2] as const;
  await page.mouse.move(...middle(start));
  await page.mouse.down();
  // Drag-and-drop libraries start after the first few pixels and follow the moving pointer.
  await page.mouse.move(middle(start)[0] + 8, middle(start)[1] + 8, { steps: 3 });
  await page.mouse.move(...middle(end), { steps: 10 });
  await page.mouse.up();
}

/** Where the page itself does not scroll, its largest part that does. */
const SCROLL_TO = `((edge) => {
  const scrolls = (one) => one.scrollHeight > one.clientHeight + 1;
  const isPart = (one) => scrolls(one) && /auto|scroll/.test(getComputedStyle(one).overflowY);
  const area = (one) => one.clientWidth * one.clientHeight;
  const root = document.scrollingElement;
  const parts = scrolls(root) ? [] : [...document.querySelectorAll("*")].slice(0, 5000).filter(isPart);
  const it = parts.reduce((most, one) => (most === root || area(one) > area(most) ? one : most), root);
  it.scrollTo({ top: edge === "bottom" ? it.scrollHeight : 0, behavior: "instant" });
})`;
const INTO_VIEW = `(element) => element.scrollIntoView({ block: "center", behavior: "instant" })`;

async function scroll(page: Page, action: Extract<PageAction, { kind: "scroll" }>): Promise<void> {
  if ("edge" in action) return void (await page.evaluate(`${SCROLL_TO}("${action.edge}")`));
  const element = await find(page, action.target);
  await element.evaluate(inPage(INTO_VIEW), undefined, { timeout: STEP_MS });
}

/** Options may arrive late, so the list is read only after the wait for the option. */
async function choose(list: Locator, { option }: Extract<PageAction, { kind: "select" }>): Promise<void> {
  try {
    await list.selectOption({ label: option }, { timeout: STEP_MS });
  } catch (error) {
    const known = (await list.locator("option").allInnerTexts()).map((text) => text.trim());
    if (known.includes(option.trim())) throw error;
    throw new NotFound(`The list has no option "${option}". It has: ${namesIn(known)}.`);
  }
}

async function perform({ page, origin, dialogs }: Acting, action: PageAction): Promise<void> {
  const timeout = { timeout: STEP_MS };
  switch (action.kind) {
    case "click":
      return (await find(page, action.target)).click(timeout);
    case "type":
      return (await find(page, action.target, "type")).fill(action.text, timeout);
    case "press":
      return action.target === undefined
        ? page.keyboard.press(action.key)
        : (await find(page, action.target)).press(action.key, timeout);
    case "select":
      return choose(await find(page, action.target, "select"), action);
    case "drag":
      return drag(page, await find(page, action.target), await find(page, action.to));
    case "hover":
      return (await find(page, action.target)).hover(timeout);
    case "scroll":
      return scroll(page, action);
    case "upload":
      return upload(page, action);
    case "accept":
      return dialogs.accept(action.text);
    case "open":
      return void (await page.goto(origin + action.path, { waitUntil: "commit", timeout: STEP_MS }));
    case "see":
    case "absent":
      return untilSeen(page, { kind: action.kind, text: action.text, waitMs: EXPECT_MS });
  }
}

const isAfter = (lines: readonly string[], before: readonly string[]): string[] => {
  const left = new Map<string, number>();
  for (const line of before) left.set(line, (left.get(line) ?? 0) + 1);
  return lines
    .filter((line) => {
      const count = left.get(line) ?? 0;
      left.set(line, count - 1);
      return count <= 0;
    })
    .slice(0, MAX_LINES)
    .map(cut);
};

const pathOf = (url: string): string => {
  const { pathname, search, hash } = new URL(url);
  return cut(`${pathname}${search}${hash}`);
};

interface Acting {
  page: Page;
  /** The origin of the site, without a slash at its end. */
  origin: string;
  /** Errors of the page so far; new ones are appended. */
  errors: readonly string[];
  dialogs: Dialogs;
  /** Waits until what an action led to is there, within a bound. */
  settled: () => Promise<unknown>;
}

/** They change nothing on the page. */
const LOOKS: readonly PageAction["kind"][] = ["see", "absent", "accept"];

async function act(acting: Acting, action: PageAction): Promise<ActionReport> {
  const { page, errors, settled } = acting;
  let offered: Download | null = null;
  const onDownload = (file: Download): void => void (offered ??= file);
  page.on("download", onDownload);
  acting.dialogs.taken();
  const known = errors.length;
  let problem: string | null = null;
  try {
    const isLook = LOOKS.includes(action.kind);
    const before = isLook ? [] : await seenLines(page);
    await perform(acting, action).catch((error: unknown) => (problem = problemOf(action, error)));
    if (!isLook) {
      await page.waitForLoadState("domcontentloaded", { timeout: STEP_MS });
      await page.evaluate(SETTLED);
      await settled();
    }
    const after = isLook ? [] : await seenLines(page);
    return {
      ok: problem === null,
      problem,
      url: pathOf(page.url()),
      console: errors.slice(known, known + MAX_LINES).map(cut),
      appeared: isAfter(after, before),
      disappeared: isAfter(before, after),
      dialogs: acting.dialogs.taken(),
      download: offered === null ? null : await downloaded(page, offered),
    };
  } finally {
    page.off("download", onDownload);
  }
}

const stuck = (url: string): ActionReport => ({
  ok: false,
  problem: "The page stopped answering.",
  url,
  console: [],
  appeared: [],
  disappeared: [],
  dialogs: [],
  download: null,
});

/** Answers one report per action, up to the first that could not be done. */
export async function actOn(acting: Acting, actions: readonly PageAction[]): Promise<ActionReport[]> {
  const reports: ActionReport[] = [];
  for (const action of actions) {
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<ActionReport>((resolve) => {
      timer = setTimeout(() => resolve(stuck(pathOf(acting.page.url()))), 2 * ACTION_MS);
    });
    const report = await Promise.race([act(acting, action).catch(() => stuck(pathOf(acting.page.url()))), late]);
    clearTimeout(timer);
    reports.push(report);
    if (!report.ok) break;
  }
  return reports;
}
