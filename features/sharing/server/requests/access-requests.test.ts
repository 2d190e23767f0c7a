import { eq, sql } from "drizzle-orm";
import { createTestApp, type TestApp } from "@slipway/server/testing/test-app";
import type { TestPerson } from "@slipway/server/testing/test-person";
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { accountDeactivated, accountsContract } from "../../../accounts/contract/index.ts";
import { feature as accounts } from "../../../accounts/server/index.ts";
import { projectsContract } from "../../../projects/contract/index.ts";
import { feature as inbox } from "../../../inbox/server/index.ts";
import { feature as projects } from "../../../projects/server/index.ts";
import { newProject } from "../../../projects/testing.ts";
import { feature as workspaces } from "../../../workspaces/server/index.ts";
import { setEnforceSso, setPlan } from "../../../workspaces/testing.ts";
import { sharingContract as routes } from "../../contract/index.ts";
import { insertCollaborator } from "../../testing.ts";
import { collaboratorLevel, feature as sharing } from "../index.ts";
import { accessRequests } from "./requests-table.ts";

type Given = "read" | "write" | "admin";
let app: TestApp;
let owner: TestPerson;
let eve: TestPerson;
let projectId: string;
let workspaceId: string;

beforeAll(async () => {
  app = await createTestApp({ features: [accounts, workspaces, sharing, projects, inbox] });
  await app.signUp("Staff");
});
beforeEach(async () => {
  owner = await app.signUp("Olga");
  eve = await app.signUp("Eve");
  ({ id: projectId, workspaceId } = await newProject(owner.call));
});
afterAll(() => app[Symbol.asyncDispose]());

const userIdOf = async (person: TestPerson): Promise<string> => (await person.call(accountsContract.user, {})).id;
const ask = (by = eve, id = projectId, level: Given = "read") =>
  app.fetch(`/api/projects/${id}/access-requests`, {
    method: "POST",
    headers: { ...by.headers, "content-type": "application/json" },
    body: JSON.stringify({ access_level: level }),
  });
const requests = async (by = owner) =>
  (await by.call(routes.listRequests, { params: { id: projectId } })).access_requests;
const accept = (requestId: string, access_level?: Given, by = owner) =>
  by.call(routes.acceptRequest, { params: { projectId, requestId }, body: { access_level } });
const decline = (requestId: string, by = owner) => by.call(routes.declineRequest, { params: { projectId, requestId } });
const levelOf = async (person: TestPerson) => collaboratorLevel(app.services, projectId, await userIdOf(person));
const mailsTo = async ({ email }: TestPerson) => (await app.services.mail.list(200)).filter(({ to }) => to === email);
/** Until no request is on its way any more, mails included. */
const allHeard = () =>
  vi.waitFor(
    async () => {
      const left = await app.services.database.sql.execute(
        sql`select id from pgboss.job where name in ('access-request', 'inbox-mail') and state < 'completed'`,
      );
      expect(left.rows).toEqual([]);
    },
    { timeout: 15_000, interval: 50 },
  );
async function collaborator(level: Given): Promise<TestPerson> {
  const person = await app.signUp(level);
  await insertCollaborator(app.services, { projectId, userId: await userIdOf(person), level });
  return person;
}
async function asked(): Promise<string> {
  await ask();
  await allHeard();
  return (await requests())[0]!.id;
}

describe("asking for access", () => {
  it("answers 202 and nothing else, whether there is a project or not [S3]", async () => {
    const shown = async (response: Response) => {
      const headers = [...response.headers].filter(([name]) => name !== "x-trace-id");
      return { status: response.status, body: await response.text(), headers };
    };
    const real = await shown(await ask());
    expect(real).toMatchObject({ status: 202, body: "{}" });
    for (const id of ["p00000000000000000", "nothing", workspaceId])
      expect(await shown(await ask(eve, id))).toEqual(real);
    expect(await shown(await ask(owner))).toEqual(real);
    await owner.call(projectsContract.remove, { params: { id: projectId }, query: {} });
    expect(await shown(await ask(await app.signUp("Tom")))).toEqual(real);
    expect((await app.fetch(`/api/projects/${projectId}/access-requests`, { method: "POST" })).status).toBe(401);
  });

  it("shows in the list, and the owner and admins are told by mail, once [W3.07] [W7.21] [T7.25]", async () => {
    const [admin, editor] = [await collaborator("admin"), await collaborator("write")];
    await ask();
    await ask();
    await allHeard();
    await ask();
    await allHeard();
    expect(await requests()).toEqual([
      {
        id: expect.stringMatching(/^acr_/),
        project_id: projectId,
        workspace_id: workspaceId,
        user_id: await userIdOf(eve),
        user_name: "Eve",
        user_email: eve.email,
        access_level: "read",
        message: "",
      },
    ]);
    for (const person of [owner, admin]) {
      const mails = (await mailsTo(person)).filter(({ subject }) => subject === 'Eve asks for access to "Bakery"');
      expect(mails).toHaveLength(1);
      expect(mails[0]!.text).toContain(`/projects/${projectId}`);
    }
    expect((await mailsTo(editor)).filter(({ subject }) => subject.includes("asks for access"))).toEqual([]);
  });

  it("leaves nothing behind for people who have access, and for projects in Trash", async () => {
    await ask(await collaborator("read"));
    await ask(owner);
    await allHeard();
    expect(await requests()).toEqual([]);
    await owner.call(projectsContract.remove, { params: { id: projectId }, query: {} });
    await ask();
    await allHeard();
    expect(await app.services.database.sql.$count(accessRequests, eq(accessRequests.projectId, projectId))).toBe(0);
  });

  it("is over once the person was let in by another way, or their account ended", async () => {
    await ask(await app.signUp("Gone"));
    await asked();
    const [gone] = (await requests()).filter(({ user_name }) => user_name === "Gone");
    await app.services.events.emit(accountDeactivated, { userId: gone!.user_id });
    expect(await requests()).toHaveLength(1);
    const { id } = await owner.call(routes.createLink, { params: { projectId }, body: { access_level: "read" } });
    await eve.call(routes.redeemLink, { params: { id } });
    expect(await requests()).toEqual([]);
  });

  it("is not for outsiders to see or answer", async () => {
    const id = await asked();
    for (const call of [() => requests(eve), () => accept(id, "admin", eve), () => decline(id, eve)])
      await expect(call()).rejects.toMatchObject({ status: 404 });
    const other = await newProject(owner.call);
    const elsewhere = { projectId: other.id, requestId: id };
    await expect(owner.call(routes.acceptRequest, { params: elsewhere, body: {} })).rejects.toMatchObject({
      status: 404,
    });
    expect(await levelOf(eve)).toBeNull();
  });

  it("writes a hostile name as one line of the mail", async () => {
    const name = "Eve\nBcc: x@example.com";
    await app.services.database.pool.query("update users set name = $1 where email = $2", [name, eve.email]);
    await asked();
    const [mail] = (await mailsTo(owner)).filter(({ subject }) => subject.includes("asks for access"));
    expect(mail!.subject).toBe('Eve Bcc: x@example.com asks for access to "Bakery"');
  });
});

describe("a message with a request", () => {
  it("is read in the list, the inbox and the mail, on one line, and has a bound (product page, item 16)", async () => {
    const send = (message: string) =>
      eve.call(routes.ask, { params: { id: projectId }, body: { access_level: "read", message } });
    await expect(send("x".repeat(201))).rejects.toMatchObject({ status: 400 });
    await send("  I bake with you.\nhttp://evil.example  ");
    await allHeard();
    expect((await requests()).map(({ message }) => message)).toEqual(["I bake with you.\nhttp://evil.example"]);
    const [mail] = (await mailsTo(owner)).filter(({ subject }) => subject.includes("asks for access"));
    const words = "“I bake with you. http://evil.example”. Choose Share in the project to accept or decline.";
    expect(mail!.text).toContain(`${eve.email}: ${words}`);
  });
});

describe("accepting", () => {
  it("lets the person in with the level they asked for, and tells them by mail [S3]", async () => {
    const id = await asked();
    expect(await accept(id)).toMatchObject({
      email: eve.email,
      access_level: "read",
      display_name: "Eve",
      joined_at: expect.any(String),
    });
    expect(await levelOf(eve)).toBe("read");
    expect(await requests()).toEqual([]);
    await allHeard();
    const [mail] = await mailsTo(eve);
    expect(mail).toMatchObject({ subject: 'You have access to "Bakery"' });
    expect(mail!.text).toContain(`/projects/${projectId}`);
    await expect(accept(id)).rejects.toMatchObject({ status: 404 });
  });

  it("gives another level where the one who accepts may give it, as inviting does [W2.22] [S7] [S8]", async () => {
    const id = await asked();
    const [viewer, editor] = [await collaborator("read"), await collaborator("write")];
    await expect(accept(id, "write", viewer)).rejects.toMatchObject({ status: 403, code: "forbidden" });
    await expect(accept(id, "admin", editor)).rejects.toMatchObject({ status: 403, code: "forbidden" });
    await setPlan(app.services, workspaceId, "free");
    await expect(accept(id, "read")).rejects.toMatchObject({ status: 403, code: "plan_required" });
    await setPlan(app.services, workspaceId, "enterprise");
    await expect(accept(id, "write")).rejects.toMatchObject({ code: "enterprise_viewers_only" });
    await setPlan(app.services, workspaceId, "pro");
    await setEnforceSso(app.services, workspaceId, true);
    await expect(accept(id, "read")).rejects.toMatchObject({ code: "sso_enforced" });
    await setEnforceSso(app.services, workspaceId, false);
    expect(await levelOf(eve)).toBeNull();
    expect(await accept(id, "write", editor)).toMatchObject({ access_level: "write" });
  });

  it("happens once when two people press at the same moment, and never after a refusal", async () => {
    const id = await asked();
    const admin = await collaborator("admin");
    const answers = await Promise.allSettled([accept(id, "read"), accept(id, "write", admin), decline(id)]);
    const done = answers.filter(({ status }) => status === "fulfilled");
    expect(done).toHaveLength(1);
    expect(await levelOf(eve)).toBe(["read", "write", null][answers.indexOf(done[0]!)]);
    expect(await requests()).toEqual([]);
  });
});

describe("declining", () => {
  it("lets nobody in, tells the person without the project's name, and is quiet for a week", async () => {
    const id = await asked();
    expect(await decline(id)).toEqual({});
    expect(await requests()).toEqual([]);
    expect(await levelOf(eve)).toBeNull();
    await allHeard();
    const [mail] = await mailsTo(eve);
    expect(mail).toMatchObject({ subject: "Your request for access was declined" });
    expect(mail!.text).not.toContain("Bakery");
    await ask();
    await allHeard();
    expect(await requests()).toEqual([]);
    await expect(accept(id)).rejects.toMatchObject({ status: 404 });
    const longAgo = new Date(Date.now() - 8 * 86_400_000);
    await app.services.database.sql
      .update(accessRequests)
      .set({ declinedAt: longAgo })
      .where(eq(accessRequests.id, id));
    await ask();
    await allHeard();
    expect(await requests()).toHaveLength(1);
    expect((await mailsTo(owner)).filter(({ subject }) => subject.includes("asks for access"))).toHaveLength(2);
  });
});
