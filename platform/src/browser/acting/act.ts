/** Performs actions on a page one after the other and reports what each changed. Runs in the render worker. */
import type { Dialog, Download, Locator, Page } from "playwright-core";
import { ACTION_MS, type ActionReport, type ActionTarget, type PageAction } from "./page-action.ts";
import { NotFound, seenLines, untilSeen } from "./seen-text.ts";

const STEP_MS = 2_000;
/** An effect of an action may come late: an expectation waits for most of the bound of one action. */
const EXPECT_MS = 3_000;
/** A page without changes for this long has finished reacting to an action. */
const QUIET_MS = 120;
const MAX_SETTLING_MS = 1_200;
const MAX_LINES = 12;
const LONGEST_LINE = 200;
/** A failed expectation also shows the page's lines. */
const LONGEST_PROBLEM = 1_000;
const MAX_NAMES = 15;

/** Roles of elements that people press. A text without a role is looked for in these before plain text. */
const PRESSABLE = ["button", "link", "tab", "menuitem", "checkbox", "radio", "switch", "option"] as const;

const cut = (text: string): string => (text.length <= LONGEST_LINE ? text : `${text.slice(0, LONGEST_LINE - 1)}…`);

/** Waits until the page stops changing, within a bound for pages that never do. */
const SETTLED = `new Promise((done) => {
  const end = () => { observer.disconnect(); clearTimeout(quiet); clearTimeout(most); done(true); };
  let quiet = setTimeout(end, ${QUIET_MS});
  const most = setTimeout(end, ${MAX_SETTLING_MS});
  const observer = new MutationObserver(() => { clearTimeout(quiet); quiet = setTimeout(end, ${QUIET_MS}); });
  observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
})`;

const NAMES = `[...document.querySelectorAll("a[href], button, input, select, textarea, [role], [draggable=true]")]
  .filter((one) => one.checkVisibility())
  .map((one) => (one.getAttribute("aria-label") || one.labels?.[0]?.innerText || one.innerText || one.placeholder || "").trim().split("\\n")[0])
  .filter(Boolean)`;

/** Describes the target for the reader of the failure. */
const described = ({ role, text, label }: ActionTarget): string =>
  [role ?? (label === undefined ? "" : "field"), text ?? label].filter(Boolean).join(" ") || "nothing";

type Role = Parameters<Page["getByRole"]>[0];

/** Locators in order of preference: full names before parts, pressable elements before plain text. */
function candidates(page: Page, { role, text, label }: ActionTarget): Locator[] {
  const both = (of: (exact: boolean) => Locator): Locator[] => [of(true), of(false)];
  if (label !== undefined)
    return [
      ...both((exact) => page.getByLabel(label, { exact })),
      ...both((exact) => page.getByPlaceholder(label, { exact })),
    ];
  if (role !== undefined)
    return text === undefined
      ? [page.getByRole(role as Role)]
      : [
          ...both((exact) => page.getByRole(role as Role, { name: text, exact })),
          page.getByRole(role as Role).filter({ hasText: text }),
        ];
  if (text === undefined) return [];
  const named = (exact: boolean) => PRESSABLE.map((one) => page.getByRole(one, { name: text, exact }));
  return [...named(true), page.getByText(text, { exact: true }), ...named(false), page.getByText(text)];
}

/** The first visible match; of several equal ones, the first on the page. */
async function find(page: Page, target: ActionTarget): Promise<Locator> {
  for (const candidate of candidates(page, target)) {
    const visible = candidate.filter({ visible: true });
    if ((await visible.count()) > 0) return visible.first();
  }
  const names = [...new Set((await page.evaluate(NAMES)) as string[])].slice(0, MAX_NAMES).map(cut);
  throw new NotFound(`There is no ${described(target)} on the page. It has: ${names.join(", ") || "nothing to use"}.`);
}

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

async function perform({ page, origin }: Acting, action: PageAction): Promise<void> {
  const timeout = { timeout: STEP_MS };
  switch (action.kind) {
    case "click":
      return (await find(page, action.target)).click(timeout);
    case "type":
      return (await find(page, action.target)).fill(action.text, timeout);
    case "press":
      return action.target === undefined
        ? page.keyboard.press(action.key)
        : (await find(page, action.target)).press(action.key, timeout);
    case "select":
      return void (await (await find(page, action.target)).selectOption({ label: action.option }, timeout));
    case "drag":
      return drag(page, await find(page, action.target), await find(page, action.to));
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

/** Playwright's own report is a page long; its first line says what it waited for. */
const reasonOf = (error: unknown): string =>
  error instanceof NotFound
    ? error.message.slice(0, LONGEST_PROBLEM)
    : error instanceof Error
      ? cut(error.message.split("\n")[0]!.replace(/^locator\.\w+: /, ""))
      : "It could not be done.";

interface Acting {
  page: Page;
  /** The origin of the site, without a slash at its end. */
  origin: string;
  /** Errors of the page so far; new ones are appended. */
  errors: readonly string[];
  /** Waits until what an action led to is there, within a bound. */
  settled: () => Promise<unknown>;
}

async function act(acting: Acting, action: PageAction): Promise<ActionReport> {
  const { page, errors, settled } = acting;
  const dialogs: string[] = [];
  let download: string | null = null;
  const onDialog = (dialog: Dialog): void => void dialogs.push(cut(`${dialog.type()}: ${dialog.message()}`));
  const onDownload = (file: Download): void => void (download = cut(file.suggestedFilename()));
  page.on("dialog", onDialog);
  page.on("download", onDownload);
  const known = errors.length;
  let problem: string | null = null;
  try {
    const isLook = action.kind === "see" || action.kind === "absent";
    const before = isLook ? [] : await seenLines(page);
    await perform(acting, action).catch((error: unknown) => (problem = reasonOf(error)));
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
      dialogs: dialogs.slice(0, MAX_LINES),
      download,
    };
  } finally {
    page.off("dialog", onDialog);
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
