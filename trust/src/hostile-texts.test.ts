/** Text that people type stays text on every page of the app: tested in a browser against the built web app. */
import { fileURLToPath } from "node:url";
import { answerTo, send } from "@slipway/features/chat/testing.ts";
import { newVersion } from "@slipway/features/edits/testing.ts";
import { plainSandbox, testGateway, type TestGateway } from "@slipway/features/preview/testing.ts";
import { accountsContract } from "@slipway/features/accounts/contract/index.ts";
import { projectsContract } from "@slipway/features/projects/contract/index.ts";
import { workspacesContract } from "@slipway/features/workspaces/contract/index.ts";
import { limits } from "@slipway/kernel/limits";
import { isProjectPath } from "@slipway/kernel/project-path";
import type { HostHandler, HostTable } from "@slipway/platform/http/port";
import { createScriptedModel, type ScriptedModel } from "@slipway/platform/models/scripted";
import { hostileMarkup } from "@slipway/platform/testing/hostile-markup";
import { launchChromium } from "@slipway/platform/testing/test-chromium";
import { getRequestListener } from "@hono/node-server";
import { expect, it } from "vitest";
import { featureAccess } from "@slipway/server/access";
import { loadWebApp } from "@slipway/server/api/web-app";
import { createTestApp, type TestApp } from "@slipway/server/testing/test-app";
import type { TestPerson } from "@slipway/server/testing/test-person";

/**
 * Each payload would call `ran`, or leave an element with `data-p` or an executable address. Titles hold 80 characters.
 */
const PAYLOADS = [
  `<script data-p>ran()</script>`,
  `<img data-p src=x onerror=ran()>`,
  `"><img data-p src=x onerror=ran()>`,
  `'><img data-p src=x onerror=ran()>`,
  `<svg data-p onload=ran()>`,
  `<svg data-p><script>ran()</script></svg>`,
  `</title><script data-p>ran()</script>`,
  `</script><script data-p>ran()</script>`,
  `</textarea><img data-p src=x onerror=ran()>`,
  `<iframe data-p srcdoc="<script>parent.ran()</script>">`,
  `<iframe data-p src="javascript:parent.ran()">`,
  `<a data-p href="javascript:ran()">go</a>`,
  `[go](javascript:ran())`,
  `[go](JaVaScRiPt:ran())`,
  `[go](data:text/html,<script>ran()</script>)`,
  `![x](javascript:ran())`,
  `<javascript:ran()>`,
  `![x](x"onerror="ran())`,
  `<details data-p open ontoggle=ran()>`,
  `<body data-p onload=ran()>`,
  `<input data-p autofocus onfocus=ran()>`,
  `<style data-p>*{animation:x}</style>`,
  `<math data-p><mi xlink:href="javascript:ran()">`,
  `<object data-p data="javascript:ran()">`,
  `<form data-p action="javascript:ran()"><button>go</button></form>`,
  `<!--><img data-p src=x onerror=ran()>-->`,
  `<base data-p href="http://evil.example/">`,
  `<meta data-p http-equiv=refresh content="0;url=javascript:ran()">`,
  "```html\n<img data-p src=x onerror=ran()>\n```",
  `&lt;img data-p src=x onerror=ran()&gt;`,
];

/** As many more, assembled from parts. */
const MADE = hostileMarkup(470, 20_261_121);
const TITLES = 12;
const FILES = 80;
const VERSIONS = 40;
const DRAWINGS = 30;
const TABS = 8;
/** Longest title. */
const SHORT = MADE.filter(
  (text) => text.trim().length <= limits.displayNameCharacters && !/[\u0000-\u001f]/.test(text),
);

/** Messages of commits, newest first. */
const MESSAGES = [PAYLOADS[0]!, ...SHORT.slice(TITLES, TITLES + VERSIONS - 1)];

/** The name of a file; characters that a path cannot hold become entities, or are left out. */
const asPath = (text: string): string =>
  `src/${text
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replace(/["|:?*\\/\s]+/g, "'")
    .slice(0, 100)}.tsx`;

/** The fewest messages that hold all of them. */
function inMessages(texts: readonly string[]): string[] {
  const messages = [""];
  for (const text of texts) {
    if (messages.at(-1)!.length + text.length + 2 > limits.messageCharacters) messages.push("");
    messages[messages.length - 1] += `${text}\n\n`;
  }
  return messages;
}
const webFolder = fileURLToPath(new URL("../../web/dist", import.meta.url));

/** The app's host as the product has it: the API in front, pages from the built web app behind. */
async function withPages(app: TestApp): Promise<HostTable> {
  const { hosts, addresses } = app.services;
  const web = await loadWebApp(webFolder, {
    addresses,
    supportUrl: null,
    authenticate: featureAccess(app.services).authenticate,
  });
  if (web === null) throw new Error("the web app is not built: ./slipway setup");
  const pages = getRequestListener((request) => web.serve(request), { overrideGlobalObjects: false });
  const { handler } = app.app;
  const both: HostHandler = {
    request: (incoming, response, match) =>
      incoming.url!.startsWith("/api/") ? handler.request(incoming, response, match) : pages(incoming, response),
    upgrade: (request, match) => handler.upgrade!(request, match),
  };
  return {
    set: (pattern, added) => hosts.set(pattern, added),
    setFallback: (fallback) => hosts.setFallback(fallback),
    serves: (hostname) => hosts.serves(hostname),
    match(host) {
      const found = hosts.match(host);
      return found?.handler === handler ? { ...found, handler: both } : found;
    },
  };
}

type Browser = Awaited<ReturnType<typeof launchChromium>>;
type Page = Awaited<ReturnType<Browser["newPage"]>>;

const MARKUP = [
  ...["[data-p]", "[onerror]", "[onload]", "[onfocus]", "[ontoggle]"],
  ...["href", "src", "action", "data"].flatMap((name) => [`[${name}^="javascript:" i]`, `[${name}^="data:text" i]`]),
].join();

/** Traces of executed payloads on the open page. */
const found = (page: Page): Promise<string[]> =>
  page
    .locator(MARKUP)
    .evaluateAll((elements) => elements.map((element) => (element as { outerHTML: string }).outerHTML.slice(0, 200)));

/**
 * Creates names, titles, a message, an answer and a version of Maya's from the payloads. Answers the project with the
 * conversation.
 */
async function typeEverywhere(app: TestApp, model: ScriptedModel, maya: TestPerson): Promise<string> {
  const [workspace] = (await maya.call(workspacesContract.list, {})).workspaces;
  await maya.call(accountsContract.updateUser, { body: { display_name: PAYLOADS[1]! } });
  await maya.call(workspacesContract.update, { params: { id: workspace!.id }, body: { name: PAYLOADS[2]! } });
  let projectId = "";
  // One page of the dashboard shows them all.
  for (const title of [...PAYLOADS.slice(0, TITLES), ...SHORT.slice(0, 3)].toReversed()) {
    const body = { workspace_id: workspace!.id, display_name: title.replaceAll("\n", " ") };
    ({ id: projectId } = await maya.call(projectsContract.create, { body }));
  }
  // The known list comes last, because the test waits for it.
  for (const message of inMessages([...MADE, ...PAYLOADS])) {
    model.play([{ text: message }]);
    const { ai_message_id } = await send(maya.call, projectId, { message, chat_only: true });
    await answerTo(app.services, projectId, ai_message_id);
  }
  // Names that differ only in case are refused, so one of each is kept.
  const byFolded = new Map(PAYLOADS.concat(MADE).map((text) => [asPath(text).toLowerCase(), asPath(text)]));
  const paths = [...byFolded.values()].filter(isProjectPath).slice(0, FILES);
  expect(paths.length).toBe(FILES);
  for (const [at, message] of MESSAGES.slice(1).entries())
    await newVersion(app.services, projectId, { files: { [paths[at]!]: message }, message });
  const message = MESSAGES[0]!;
  const files = Object.fromEntries(paths.map((path, at) => [path, `${message}\n${MADE[at]!}`]));
  await newVersion(app.services, projectId, { files, message });
  return projectId;
}

async function signIn(page: Page, appUrl: string, { email, password }: TestPerson): Promise<void> {
  await page.goto(`${appUrl}/login`);
  await page.getByLabel("Email", { exact: true }).fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
  await page.waitForURL((url) => !url.pathname.startsWith("/login"));
}

/** Pages, answers and errors that repeat the input, for every text. Each of our pages has its policy. */
async function expectNothingRepeated(gateway: TestGateway, appUrl: string, headers: Record<string, string>) {
  let pages = 0;
  for (const [at, text] of [...PAYLOADS, ...MADE].entries()) {
    const asked = encodeURIComponent(text);
    const ways = [`/x-${asked}`, `/login?error=${asked}`, `/api/${asked}`, `/api/auth/error?error=${asked}`];
    for (const path of [ways[0]!, ways[1 + (at % 3)]!]) {
      const answer = await gateway.get(appUrl + path, headers);
      const type = answer.headers["content-type"] ?? "";
      expect(answer.headers, path).toMatchObject({ "x-content-type-options": "nosniff", "x-frame-options": "DENY" });
      if (!type.startsWith("text/html")) continue;
      pages += 1;
      const policy = String(answer.headers["content-security-policy"]);
      expect(policy, path).toMatch(/^default-src 'none';.*(script-src 'self' 'nonce-[^']{24}'|sandbox)/);
      expect(policy, path).not.toMatch(/script-src[^;]*(unsafe|data:|blob:|https?:|\*)|img-src[^;]*(https?:|\*)/);
      if (/[<"']/.test(text)) expect(answer.text, path).not.toContain(text);
    }
  }
  expect(pages).toBeGreaterThanOrEqual(450);
}

/** Opens a project's files as pages. */
async function openAsPages(page: Page, app: TestApp, projectId: string): Promise<void> {
  const markup = `<svg xmlns="http://www.w3.org/2000/svg" onload="ran()"><script>ran()</script></svg>`;
  const files = {
    "a.svg": markup,
    "a.html": markup,
    "a.xhtml": markup,
    "a.xml": markup,
    "a.js": "ran()",
    "a.txt": markup,
    ...Object.fromEntries(
      MADE.slice(0, DRAWINGS).map((text, at) => [
        `b${at}.svg`,
        `<svg xmlns="http://www.w3.org/2000/svg">${text}<text>${text}</text></svg>`,
      ]),
    ),
  };
  await newVersion(app.services, projectId, {
    files: Object.fromEntries(Object.entries(files).map(([name, text]) => [`public/${name}`, text])),
  });
  for (const name of Object.keys(files)) {
    const path = `/api/projects/${projectId}/files/raw?path=public/${name}`;
    // A download opens no page.
    await page.goto(app.services.addresses.appUrl + path).catch(() => undefined);
  }
  await page.goto(`${app.services.addresses.appUrl}/api/auth/error?error=${encodeURIComponent(PAYLOADS[2]!)}`);
}

/** Messages of commits in the list, on the opened version, and above its changes, file by file. */
async function openVersions(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Versions", exact: true }).click();
  const rows = page.getByRole("complementary", { name: "All versions" }).getByRole("button");
  await rows.filter({ hasText: MESSAGES[0]! }).first().waitFor();
  const older = page.getByRole("button", { name: "Older versions", exact: true });
  const shown = rows.filter({ hasText: /Version \d+/ });
  const showMore = async (): Promise<number> => {
    if (await older.isVisible()) await older.click();
    return shown.count();
  };
  await expect.poll(showMore, { timeout: 30_000, interval: 100 }).toBeGreaterThanOrEqual(VERSIONS);
  await rows.filter({ hasText: MESSAGES[1]! }).first().waitFor();
  expect(await found(page)).toEqual([]);
  await rows.filter({ hasText: MESSAGES[0]! }).first().click();
  await page.getByRole("button", { name: "View code", exact: true }).click();
  const changes = page.locator("section[aria-label^='src/']");
  await expect.poll(() => changes.count(), { timeout: 20_000, interval: 100 }).toBeGreaterThanOrEqual(FILES);
  await changes.first().getByText(MESSAGES[0]!).first().waitFor();
  expect(await found(page)).toEqual([]);
}

/** Names of files and their text: in the tree, on tabs, in the editor, and as search results. */
async function openCode(page: Page): Promise<void> {
  await page.getByRole("navigation", { name: "Tools" }).getByRole("button", { name: "Code", exact: true }).click();
  const tree = page.getByRole("tree");
  const folder = tree.getByRole("treeitem", { name: "src", exact: true });
  await folder.waitFor();
  if ((await folder.getAttribute("aria-expanded")) === "false") await folder.click();
  const files = tree.getByRole("treeitem").filter({ hasText: "ran()" });
  const tabs = page.getByRole("tablist", { name: "Open files" }).getByRole("tab");
  for (let at = 0; at < TABS; at += 1) {
    await files.nth(at).click();
    await tabs.and(page.locator("[aria-selected=true]")).filter({ hasText: "ran()" }).waitFor();
  }
  await page.locator(".cm-content").getByText(PAYLOADS[0]!).first().waitFor();
  expect(await tree.getByRole("treeitem").filter({ hasText: ".tsx" }).count()).toBeGreaterThan(60);
  expect(await tabs.filter({ hasText: "ran()" }).count()).toBe(TABS);
  expect(await found(page)).toEqual([]);
  await page.keyboard.press("Control+Shift+F");
  await page.getByLabel("Search in all files", { exact: true }).fill("ran()");
  const results = page.getByRole("list", { name: "Search results" });
  await results
    .locator("> li")
    .nth(FILES - 1)
    .waitFor();
  await results.getByRole("button").first().click();
  expect(await found(page)).toEqual([]);
}

it("stay text, whoever typed them and wherever they are shown", { timeout: 240_000 }, async () => {
  await using gateway = await testGateway();
  const model = createScriptedModel([]);
  const config = { url: `http://slipway.localhost:${gateway.port}` };
  await using app = await createTestApp({ model, sandbox: plainSandbox(), config });
  gateway.hosts = await withPages(app);
  const { appUrl } = app.services.addresses;
  const maya = await app.signUp("Maya");
  const projectId = await typeEverywhere(app, model, maya);

  await using browser = await launchChromium();
  // The policy is the second wall: without it, a page must not run them either. The window is tall enough for every
  // card, so that a menu at its end is not scrolled to while it still moves.
  await using context = await browser.newContext({ bypassCSP: true, viewport: { width: 1280, height: 2400 } });
  await using page = await context.newPage();
  page.setDefaultTimeout(10_000);
  const ran: string[] = [];
  await page.exposeFunction("ran", () => ran.push(page.url()));
  page.on("console", (message) => {
    if (/Content Security Policy|javascript:/i.test(message.text())) ran.push(message.text());
  });
  const withoutPolicy: string[] = [];
  page.on("response", (response) => {
    const { "content-type": type = "", "content-security-policy": policy = "" } = response.headers();
    if (response.url().startsWith(appUrl) && type.startsWith("text/html") && !policy.includes("default-src 'none'"))
      withoutPolicy.push(response.url());
  });
  page.on("dialog", (dialog) => void dialog.dismiss());
  await signIn(page, appUrl, maya);

  // The dashboard: every title, a card's menu, the question before Trash, and the toast after it.
  await page.goto(`${appUrl}/`);
  await page.getByText(PAYLOADS[0]!, { exact: true }).first().waitFor();
  const menu = page.getByRole("button", { name: `Actions for ${PAYLOADS[5]}`, exact: true });
  await menu.click();
  await page.getByRole("menuitem", { name: "Move to Trash" }).click();
  await page.getByRole("dialog").getByText(PAYLOADS[5]!).waitFor();
  expect(await found(page)).toEqual([]);
  await page.getByRole("dialog").getByRole("button", { name: "Move to Trash" }).click();
  await page.locator(".mantine-Notification-root").filter({ hasText: PAYLOADS[5]! }).waitFor();
  expect(await found(page)).toEqual([]);

  // The project: title of the page and of the project, the message, the answer as Markdown, the version.
  await page.goto(`${appUrl}/projects/${projectId}`);
  await page.getByText("ontoggle=ran()").last().waitFor();
  expect(await page.title()).toContain(PAYLOADS[0]);
  expect(await found(page)).toEqual([]);
  await openVersions(page);
  await openCode(page);
  for (const section of ["workspace", "members"]) {
    await page.goto(`${appUrl}/projects/${projectId}?settings=${section}`);
    await page.getByRole("dialog").waitFor();
    expect(await found(page), section).toEqual([]);
  }
  await openAsPages(page, app, projectId);
  expect(ran).toEqual([]);
  expect(withoutPolicy).toEqual([]);
  await expectNothingRepeated(gateway, appUrl, maya.headers);
});
