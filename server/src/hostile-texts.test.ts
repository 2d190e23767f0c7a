/** What people type is text on every page of the app: in a real browser, against the built web app. */
import { fileURLToPath } from "node:url";
import { answerTo, send } from "@slipway/features/chat/testing.ts";
import { newVersion } from "@slipway/features/edits/testing.ts";
import { plainSandbox, testGateway } from "@slipway/features/preview/testing.ts";
import { accountsContract } from "@slipway/features/accounts/contract/index.ts";
import { projectsContract } from "@slipway/features/projects/contract/index.ts";
import { workspacesContract } from "@slipway/features/workspaces/contract/index.ts";
import type { HostHandler, HostTable } from "@slipway/platform/http/port";
import { createScriptedModel, type ScriptedModel } from "@slipway/platform/models/scripted";
import { launchChromium } from "@slipway/platform/testing/test-chromium";
import { getRequestListener } from "@hono/node-server";
import { expect, it } from "vitest";
import { featureAccess } from "./access.ts";
import { loadWebApp } from "./api/web-app.ts";
import { createTestApp, type TestApp } from "./testing/test-app.ts";
import type { TestPerson } from "./testing/test-person.ts";

/** Each would call `ran`, or leave an element that has `data-p` or an address that runs. Titles hold 80 characters. */
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

const TITLES = 12;
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

/** What came of the payloads on the page that is open. */
const found = (page: Page): Promise<string[]> =>
  page
    .locator(MARKUP)
    .evaluateAll((elements) => elements.map((element) => (element as { outerHTML: string }).outerHTML.slice(0, 200)));

/** Names, titles, a message, an answer and a version of Maya's, made of the payloads. Answers the project with the conversation. */
async function typeEverywhere(app: TestApp, model: ScriptedModel, maya: TestPerson): Promise<string> {
  const [workspace] = (await maya.call(workspacesContract.list, {})).workspaces;
  await maya.call(accountsContract.updateUser, { body: { display_name: PAYLOADS[1]! } });
  await maya.call(workspacesContract.update, { params: { id: workspace!.id }, body: { name: PAYLOADS[2]! } });
  let projectId = "";
  // One page of the dashboard shows them all.
  for (const title of PAYLOADS.slice(0, TITLES).toReversed()) {
    const body = { workspace_id: workspace!.id, display_name: title.replaceAll("\n", " ") };
    ({ id: projectId } = await maya.call(projectsContract.create, { body }));
  }
  const all = PAYLOADS.join("\n\n");
  model.play([{ text: all }]);
  const { ai_message_id } = await send(maya.call, projectId, { message: all, chat_only: true });
  await answerTo(app.services, projectId, ai_message_id);
  await newVersion(app.services, projectId, {
    files: { "src/'+ran()+'.tsx": "1", "src/&lt;img data-p&gt;.ts": "2" },
    message: PAYLOADS[0]!,
  });
  return projectId;
}

async function signIn(page: Page, appUrl: string, { email, password }: TestPerson): Promise<void> {
  await page.goto(`${appUrl}/login`);
  await page.getByLabel("Email", { exact: true }).fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
  await page.waitForURL((url) => !url.pathname.startsWith("/login"));
}

it("stay text, whoever typed them and wherever they are shown", { timeout: 60_000 }, async () => {
  await using gateway = await testGateway();
  const model = createScriptedModel([]);
  const config = { url: `http://slipway.localhost:${gateway.port}` };
  await using app = await createTestApp({ model, sandbox: plainSandbox(), config });
  gateway.hosts = await withPages(app);
  const { appUrl } = app.services.addresses;
  const maya = await app.signUp("Maya");
  const projectId = await typeEverywhere(app, model, maya);

  await using browser = await launchChromium();
  await using page = await browser.newPage();
  page.setDefaultTimeout(10_000);
  const ran: string[] = [];
  await page.exposeFunction("ran", () => ran.push(page.url()));
  page.on("console", (message) => {
    if (/Content Security Policy|javascript:/i.test(message.text())) ran.push(message.text());
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
  for (const section of ["workspace", "members"]) {
    await page.goto(`${appUrl}/projects/${projectId}?settings=${section}`);
    await page.getByRole("dialog").waitFor();
    expect(await found(page), section).toEqual([]);
  }
  expect(ran).toEqual([]);
});
