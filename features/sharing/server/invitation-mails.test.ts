import { createTestApp, type TestApp } from "@slipway/server/testing/test-app";
import type { TestPerson } from "@slipway/server/testing/test-person";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { accountsContract } from "../../accounts/contract/index.ts";
import { feature as accounts } from "../../accounts/server/index.ts";
import { markVerified } from "../../accounts/testing.ts";
import { feature as projects } from "../../projects/server/index.ts";
import { newProject } from "../../projects/testing.ts";
import { workspacesContract } from "../../workspaces/contract/index.ts";
import { feature as workspaces } from "../../workspaces/server/index.ts";
import { sharingContract as routes } from "../contract/index.ts";
import { insertCollaborator } from "../testing.ts";
import { feature as sharing } from "./index.ts";

let app: TestApp;
let owner: TestPerson;
let eve: TestPerson;
let projectId: string;
let workspaceId: string;

beforeAll(async () => {
  app = await createTestApp({ features: [accounts, workspaces, sharing, projects] });
  await app.signUp("Staff");
});
beforeEach(async () => {
  owner = await app.signUp("Olga");
  eve = await app.signUp("Eve");
  ({ id: projectId, workspaceId } = await newProject(owner.call));
});
afterAll(() => app[Symbol.asyncDispose]());

const invite = (email: string, access_level: "write" | "admin" = "write") =>
  owner.call(routes.add, { params: { projectId }, body: { email, access_level } });
/** The newest first. */
const mailsTo = async (email: string) =>
  (await app.services.mail.list(50)).filter(
    ({ to, subject }) => to === email && /(invites|added) you to/.test(subject),
  );
const linkIn = (mail: { text: string } | undefined): string => /https?:\S+/.exec(mail?.text ?? "")![0];

describe("a mailed invitation", () => {
  it("is mailed again on request, with the link of the first mail, which proves the address [W2.21] [S9]", async () => {
    const { id: collaboratorId, mailed } = await invite(eve.email);
    expect(mailed).toBe(true);
    const again = () => owner.call(routes.resend, { params: { projectId, collaboratorId } });
    expect(await again()).toEqual({ mailed: true });
    const mails = await mailsTo(eve.email);
    expect(mails).toHaveLength(2);
    expect(linkIn(mails[0])).toBe(linkIn(mails[1]));
    // Expired invitations are cleared away, and a new one takes their place.
    await app.services.database.pool.query("delete from invitations where email = $1", [eve.email]);
    expect(await again()).toEqual({ mailed: true });
    const newest = linkIn((await mailsTo(eve.email))[0]);
    expect(newest).not.toBe(linkIn(mails[0]));
    const code = new URL(newest).searchParams.get("invite")!;
    await eve.call(accountsContract.acceptInvitation, { body: { code } });
    const { collaborators } = await owner.call(routes.list, { params: { id: projectId } });
    expect(collaborators.find(({ email }) => email === eve.email)?.joined_at).not.toBeNull();
    await expect(again()).rejects.toMatchObject({ status: 409, code: "already_collaborator" });
  });

  it("is mailed again by nobody who may not give its role", async () => {
    const { id: collaboratorId } = await invite("tom@example.com", "admin");
    const editor = await app.signUp("Ed");
    const { id: userId } = await editor.call(accountsContract.user, {});
    await insertCollaborator(app.services, { projectId, userId, level: "write" });
    const again = editor.call(routes.resend, { params: { projectId, collaboratorId } });
    await expect(again).rejects.toMatchObject({ status: 403 });
  });

  it("says when the address got so many that this one was not sent", async () => {
    const { id: collaboratorId } = await invite(eve.email);
    const sent: boolean[] = [];
    while (sent.at(-1) !== false && sent.length < 30)
      sent.push((await owner.call(routes.resend, { params: { projectId, collaboratorId } })).mailed);
    expect(sent.at(-1)).toBe(false);
    expect(await mailsTo(eve.email)).toHaveLength(sent.length);
  });

  it("tells somebody who is let in at once, in a project and in a workspace", async () => {
    await markVerified(app.services, eve.email);
    expect(await invite(eve.email)).toMatchObject({ invite_url: null, mailed: true });
    const [mail] = await mailsTo(eve.email);
    expect(mail?.subject).toMatch(/^Olga added you to the project "/);
    expect(linkIn(mail)).toMatch(new RegExp(`/projects/${projectId}$`));
    const params = { id: workspaceId };
    await owner.call(workspacesContract.addMember, { params, body: { email: eve.email, role: "editor" } });
    const [second] = await mailsTo(eve.email);
    expect(second?.subject).toMatch(/^Olga added you to the workspace "/);
    expect(linkIn(second)).toMatch(new RegExp(`\\?workspace=${workspaceId}$`));
  });
});

describe("a mailed invitation to a workspace", () => {
  it("is mailed again while it waits, and not afterwards", async () => {
    const params = { id: workspaceId };
    const body = { email: eve.email, role: "editor" } as const;
    const { id: userId } = await owner.call(workspacesContract.addMember, { params, body });
    const again = () => owner.call(workspacesContract.resend, { params: { ...params, userId } });
    expect(await again()).toEqual({ mailed: true });
    const mails = await mailsTo(eve.email);
    expect(mails.map(linkIn)).toEqual([linkIn(mails[0]), linkIn(mails[0])]);
    const code = new URL(linkIn(mails[0])).searchParams.get("invite")!;
    await eve.call(accountsContract.acceptInvitation, { body: { code } });
    await expect(again()).rejects.toMatchObject({ status: 409, code: "already_member" });
  });
});
