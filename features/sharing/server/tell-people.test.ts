import { createTestApp, type TestApp } from "@slipway/server/testing/test-app";
import type { TestPerson } from "@slipway/server/testing/test-person";
import { afterAll, beforeAll, expect, it } from "vitest";
import { newProject } from "../../projects/testing.ts";
import { setPlan } from "../../workspaces/testing.ts";
import { sharingContract as routes } from "../contract/index.ts";

let app: TestApp;
let maya: TestPerson;
let projectId: string;

beforeAll(async () => {
  app = await createTestApp();
  maya = await app.signUp("Maya");
  const made = await newProject(maya.call);
  projectId = made.id;
  await setPlan(app.services, made.workspaceId, "biz");
});
afterAll(() => app[Symbol.asyncDispose]());

/** How often an open panel was told of a change, as its page hears it. */
function panel() {
  let count = 0;
  const connection = app.services.liveHub.connect({
    authorize: () => Promise.resolve(true),
    send: (frame) => {
      if (frame.type === "changes") count += frame.changes.length;
      return true;
    },
  });
  const begun = connection.receive({ type: "subscribe", path: `projects/${projectId}/people`, since: 0 });
  return { begun, told: () => count, [Symbol.dispose]: () => connection.close() };
}

it("tells open panels of an invitation, a role, a link's use, a request, its answer and a removal", async () => {
  const [ben, cleo] = [await app.signUp("Ben"), await app.signUp("Cleo")];
  using open = panel();
  await open.begun;
  const next = async (work: () => Promise<unknown>) => {
    const before = open.told();
    await work();
    await expect.poll(open.told).toBeGreaterThan(before);
  };
  const of = (collaboratorId: string) => ({ projectId, collaboratorId });
  const body = { email: ben.email, access_level: "write" } as const;
  let id = "";
  await next(async () => ({ id } = await maya.call(routes.add, { params: { projectId }, body })));
  await next(() => maya.call(routes.update, { params: of(id), body: { access_level: "read" } }));
  await next(() => maya.call(routes.remove, { params: of(id) }));
  const { id: code } = await maya.call(routes.createLink, {
    ...{ params: { projectId }, body: { access_level: "write" } },
  });
  await next(() => ben.call(routes.redeemLink, { params: { id: code } }));
  await next(() => cleo.call(routes.ask, { params: { id: projectId }, body: { access_level: "write" } }));
  const { access_requests: asked } = await maya.call(routes.listRequests, { params: { id: projectId } });
  await next(() => maya.call(routes.declineRequest, { params: { projectId, requestId: asked[0]!.id } }));
});
