import {
  answerCalls,
  failure,
  named,
  pageText,
  press,
  render,
  success,
  type Asked,
} from "@slipway/ui/testing/render.tsx";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { DEPLOY_FAILED, type CloudFunction } from "../../contract/index.ts";
import { Functions } from "./functions.tsx";

let projectId: string;
let count = 0;

beforeEach(() => {
  projectId = `pfunctions${(count += 1)}`;
});
afterEach(() => vi.unstubAllGlobals());

const one = (slug: string, change: Partial<CloudFunction> = {}): CloudFunction => ({
  id: slug,
  slug,
  name: slug,
  status: "ACTIVE",
  version: 3,
  verify_jwt: true,
  entrypoint_path: `${slug}/index.ts`,
  created_at: Date.now(),
  updated_at: Date.now(),
  url: `http://p.cloud.localhost:4400/functions/v1/${slug}`,
  is_deploying: false,
  error: null,
  ...change,
});
const REASON = "supabase/functions/mail/index.ts:1:10 Expected a type";
const broken = { message: DEPLOY_FAILED, details: REASON, at: Date.now() };

function answer(list: () => Response): Asked[] {
  return answerCalls({
    "POST /user/access-token": () => success({ token: "five-minutes", expires_at: "2026-11-22T07:05:00.000Z" }),
    [`GET /projects/${projectId}/cloud/db-proxy/v1/projects/${projectId}/functions`]: list,
    [`POST /projects/${projectId}/cloud/functions/deploy`]: () => success([]),
    [`POST /projects/${projectId}/chat`]: () =>
      success({ id: "m", ai_message_id: "a", status: "running", queued_position: null }),
  });
}
const show = () => render(<Functions projectId={projectId} backendRef={projectId} />);
const posted = (asked: readonly Asked[]): Asked[] =>
  asked.filter(({ method, path }) => method === "POST" && path !== "/user/access-token");

it("explains an empty list, and one that cannot be read [C2.24] [C8.11]", async () => {
  let isThere = false;
  answer(() => (isThere ? success([]) : failure(503, { code: "cloud_unavailable", message: "It does not answer." })));
  await using page = await show();
  await page.settle(() => expect(pageText()).toContain("Error loading functions"));
  isThere = true;
  await press("Retry");
  await page.settle(() =>
    expect(pageText()).toContain("Edge functions will appear when adding custom background actions"),
  );
});

it("shows each function with its state, version and address [C3.07] [C4.01] [C7.22]", async () => {
  answer(() =>
    success([
      one("hello"),
      one("hook", { verify_jwt: false, version: 12 }),
      one("tired", { status: "THROTTLED" }),
      one("coming", { status: "DEPLOYING", version: 0, is_deploying: true }),
      one("odd", { status: "SOMETHING" }),
    ]),
  );
  await using page = await show();
  await page.settle(() => expect(pageText()).toContain("hello"));
  const text = pageText();
  for (const words of [
    "Active",
    "Throttled",
    "Deploying",
    "Something",
    "Version 12",
    "open to everybody",
    "Never deployed",
  ])
    expect(text).toContain(words);
  expect(text).not.toContain(DEPLOY_FAILED);
  expect(document.querySelectorAll('[aria-label="Copy URL"]')).toHaveLength(5);
});

it("says why a function could not be deployed, hands it to the agent, and retries [T8.11] [T8.12]", async () => {
  const asked = answer(() => success([one("mail", { error: broken })]));
  await using page = await show();
  await page.settle(() => expect(pageText()).toContain(DEPLOY_FAILED));
  expect(pageText()).toContain(REASON);
  expect(pageText()).toContain("The version before still answers.");
  await press("Try to fix");
  await page.settle(() => expect(posted(asked)).toHaveLength(1));
  expect(posted(asked)[0]!.body).toMatchObject({
    message: `${DEPLOY_FAILED}: mail\n${REASON}`,
    mode: "instant",
    contains_error: true,
  });
  await press("Deploy again");
  await page.settle(() => expect(posted(asked)).toHaveLength(2));
});

it("does not hand this server's own failures to the agent", async () => {
  const message = "This server cannot run functions safely: no sandbox";
  answer(() => success([one("mail", { status: "FAILED", version: 0, error: { message, details: null, at: 1 } })]));
  await using page = await show();
  await page.settle(() => expect(pageText()).toContain(message));
  expect(() => named("button", "Try to fix")).toThrow();
  expect(named("button", "Deploy again")).toBeTruthy();
  expect(pageText()).not.toContain("still answers");
});
