import { createTestApp, type TestApp } from "@slipway/server/testing/test-app";
import { afterAll, beforeAll, expect, it } from "vitest";
import { accountsContract } from "../../../accounts/contract/index.ts";
import { feature as accounts } from "../../../accounts/server/index.ts";
import { feature as projects } from "../../../projects/server/index.ts";
import { newProject } from "../../../projects/testing.ts";
import { feature as sharing } from "../../../sharing/server/index.ts";
import { feature as workspaces } from "../../../workspaces/server/index.ts";
import { inboxContract as routes } from "../../contract/index.ts";
import { feature as inbox } from "../index.ts";
import { tell } from "../tell.ts";
import { mailNotice } from "./mail-now.ts";

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ features: [accounts, workspaces, sharing, projects, inbox] });
});
afterAll(() => app[Symbol.asyncDispose]());

it("mails one person a bounded number of notices an hour; the rest is in the app", async () => {
  const owner = await app.signUp("Olga");
  const { id: projectId } = await newProject(owner.call);
  const { id: userId } = await owner.call(accountsContract.user, {});
  const mentioned = (key: string) =>
    tell(app.services, {
      ...{ userId, projectId, kind: "mentioned", key, link: `/projects/${projectId}` },
      parts: { who: "Eve", project: "Bakery", text: "Look" },
    });
  for (let i = 0; i < 33; i += 1) await mentioned(`comment:${i}`);
  const { notices } = await owner.call(routes.list, { query: { limit: 50 } });
  expect(notices).toHaveLength(33);
  for (const { id } of notices) await mailNotice(app.services, Number(id));
  const mails = (await app.services.mail.list(200)).filter(({ subject }) => subject.startsWith("Eve mentioned you"));
  expect(mails).toHaveLength(30);
  expect(mails.every(({ to }) => to === owner.email)).toBe(true);
});
