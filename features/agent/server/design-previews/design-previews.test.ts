/** Other designs of an app by the embedded builder: offered, rendered from a copy, and applied only when requested. */
import { createTestApp, type TestApp } from "@slipway/server/testing/test-app";
import type { TestPerson } from "@slipway/server/testing/test-person";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { answerWithin, send } from "../../../chat/testing.ts";
import { fileAtHead, headOf } from "../../../edits/testing.ts";
import { editsContract } from "../../../edits/contract/index.ts";
import { newProject } from "../../../projects/testing.ts";
import { agentContract } from "../../contract/index.ts";
import { markedBrowser, markedSandbox } from "../../testing.ts";

const CSS = "src/index.css";

let app: TestApp;
let maya: TestPerson;
/** Stylesheets of the copies that were opened. */
const opened: string[] = [];

beforeAll(async () => {
  const marked = markedBrowser();
  app = await createTestApp({
    sandbox: markedSandbox(),
    browser: {
      ...marked,
      renderPages: (request) => {
        if (request.site.kind === "files") opened.push(Buffer.from(request.site.files.get(CSS) ?? "").toString());
        return marked.renderPages(request);
      },
    },
  });
  maya = await app.signUp("Maya");
}, 120_000);
beforeEach(() => void (opened.length = 0));
afterAll(() => app?.[Symbol.asyncDispose]());

async function turn(id: string, message: string) {
  const sent = await send(maya.call, id, { message });
  return answerWithin(60_000)(app.services, id, sent.ai_message_id);
}

async function newApp(message: string): Promise<string> {
  const { id } = await newProject(maya.call);
  expect(await turn(id, message)).toMatchObject({ version: 1 });
  return id;
}

const designsOf = (id: string) => maya.call(agentContract.designs, { params: { id } });
const picture = (id: string, at: number, sha: string): Promise<Response> =>
  app.fetch(`/api/projects/${id}/designs/${sha}/${at}`, { headers: maya.headers });

describe("another look (product page, item 18)", { timeout: 180_000 }, () => {
  it("is one of three, each rendered in its own theme, and none is applied until requested", async () => {
    const id = await newApp("a landing page for a bakery with menu and contact form");
    const head = await headOf(app.services, id);
    const before = (await fileAtHead(app.services, id, CSS))!;
    const { sha, designs } = await designsOf(id);
    expect(sha).toBe(head);
    expect(designs.map(({ request }) => request)).toEqual([
      expect.stringMatching(/^Use the look /),
      expect.stringMatching(/^Use the look /),
      expect.stringMatching(/^Use the look /),
    ]);
    expect(await designsOf(id)).toEqual({ sha, designs });

    opened.length = 0;
    const answers = await Promise.all([0, 1, 2, 2].map((at) => picture(id, at, sha!)));
    for (const answer of answers) {
      expect(answer.headers.get("content-type")).toBe("image/png");
      expect([...new Uint8Array(await answer.arrayBuffer()).slice(0, 2)]).toEqual([137, 80]);
    }
    // Asked for twice at the same time it was drawn once, and later it is there.
    expect(opened).toHaveLength(3);
    expect(new Set([...opened, before]).size).toBe(4);
    await picture(id, 0, sha!);
    expect(opened).toHaveLength(3);
    expect(await headOf(app.services, id)).toBe(head);
    expect(await fileAtHead(app.services, id, CSS)).toBe(before);

    // Picking a look is an ordinary turn, and its result is the rendered one.
    expect(await turn(id, designs[1]!.request)).toMatchObject({ version: 2, cost_credits: null });
    expect(opened).toContain(await fileAtHead(app.services, id, CSS));
    const next = await designsOf(id);
    expect(next.designs.map(({ request }) => request)).not.toContain(designs[1]!.request);
    // Pictures of the version before go when there are some of this one.
    expect((await picture(id, 0, next.sha!)).status).toBe(200);
    expect((await picture(id, 0, sha!)).status).toBe(404);
    await maya.call(editsContract.undo, { params: { id } });
    expect(await fileAtHead(app.services, id, CSS)).toBe(before);
  });

  it("is offered in the app's language", async () => {
    const id = await newApp("Webseite für eine Bäckerei mit Speisekarte");
    const { designs } = await designsOf(id);
    for (const { request } of designs) expect(request).toMatch(/^Nimm den Look /);
    expect(designs).toHaveLength(3);
  });

  it("is not offered for other people's apps, nor to people who may not change the app", async () => {
    const { id } = await newProject(maya.call);
    expect(await designsOf(id)).toEqual({ sha: null, designs: [] });
    const head = await headOf(app.services, id);
    expect((await picture(id, 0, head)).status).toBe(404);
    const olga = await app.signUp("Olga");
    expect((await app.fetch(`/api/projects/${id}/designs`, { headers: olga.headers })).status).toBe(404);
  });
});
