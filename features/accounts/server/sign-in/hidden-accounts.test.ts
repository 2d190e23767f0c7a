import { createTestApp, type TestApp } from "@slipway/server/testing/test-app";
import { startTestSmtp, type TestSmtpServer } from "@slipway/platform/testing/servers/test-smtp-server";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { feature as projects } from "../../../projects/server/index.ts";
import { feature as sharing } from "../../../sharing/server/index.ts";
import { feature as workspaces } from "../../../workspaces/server/index.ts";
import { invitePorts } from "../../testing.ts";
import { feature as accounts } from "../index.ts";
import { createInvitation } from "../invitations.ts";

const PASSWORD = "correct horse battery";
let app: TestApp;
let smtp: TestSmtpServer;

beforeEach(async () => {
  smtp = await startTestSmtp();
  app = await createTestApp({
    features: [accounts, workspaces, sharing, projects],
    config: { signup: { mode: "open" }, smtpUrl: smtp.url, mailFrom: "slipway@example.com" },
  });
  // The first account has nobody to hide from.
  expect(await post("sign-up/email", { name: "Staff", email: "staff@example.com", password: PASSWORD })).toMatchObject({
    status: 200,
    body: { signed_in: true },
  });
});
afterEach(async () => {
  await app[Symbol.asyncDispose]();
  await smtp[Symbol.asyncDispose]();
});

interface Answer {
  status: number;
  body: Record<string, unknown>;
  headers: [string, string][];
}

const NOISE = new Set(["date", "x-trace-id", "x-request-id"]);

async function post(path: string, body: object): Promise<Answer> {
  const response = await app.fetch(`/api/auth/${path}`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });
  const answered = (await response.json()) as { error?: { trace_id?: string } };
  if (answered.error !== undefined) answered.error.trace_id = "";
  return {
    status: response.status,
    body: answered as Record<string, unknown>,
    headers: [...response.headers].filter(([name]) => !NOISE.has(name)).toSorted(),
  };
}
const signUp = (email: string, password = PASSWORD): Promise<Answer> =>
  post("sign-up/email", { name: "Maya", email, password });
const signIn = (email: string, password = PASSWORD): Promise<Answer> => post("sign-in/email", { email, password });
const mailTo = async (email: string) => {
  // Stopping waits for the mails that are on their way, and ends nothing.
  await app.app.mounted.find(({ name }) => name === "accounts")!.stop!();
  return smtp.inbox.filter(({ to }) => to === email);
};
const linkIn = (text: string): URL => new URL(/http\S+/.exec(text)![0]);
async function prove(email: string): Promise<void> {
  const { pathname, search } = linkIn((await mailTo(email))[0]!.text);
  expect((await app.fetch(pathname + search)).headers.get("location")).toBe("/login?verified=1");
}

describe("where everybody may sign up and mail leaves the machine", () => {
  it("a sign-up answers alike for addresses with and without an account, and the mail tells the owner [AC1]", async () => {
    const fresh = await signUp("maya@example.com");
    expect([fresh.status, fresh.body]).toEqual([200, { signed_in: false, next: null }]);
    await prove("maya@example.com");
    expect((await signIn("maya@example.com")).body).toEqual({ signed_in: true, next: null });

    expect(await signUp("maya@example.com", "somebody else's")).toEqual(fresh);
    const [mail] = await mailTo("maya@example.com");
    expect(mail!.subject).toBe("You already have an account");
    // Nothing of the account is what the stranger typed.
    expect((await signIn("maya@example.com")).status).toBe(200);
    expect((await signIn("maya@example.com", "somebody else's")).status).toBe(401);
  });

  it("signing in with what was just chosen tells nothing either, proven or not", async () => {
    await signUp("owner@example.com");
    await prove("owner@example.com");
    await signUp("owner@example.com", "a guess of mine");
    await signUp("nobody@example.com", "a guess of mine");
    const taken = await signIn("owner@example.com", "a guess of mine");
    expect(await signIn("nobody@example.com", "a guess of mine")).toEqual(taken);
    expect(await signIn("unknown@example.com", "a guess of mine")).toEqual(taken);
    expect(taken.status).toBe(401);
  });

  it("sends three such mails an hour to one address, and answers no differently then", async () => {
    const fresh = await signUp("maya@example.com");
    for (let time = 0; time < 6; time += 1) expect(await signUp("maya@example.com")).toEqual(fresh);
    const subjects = (await mailTo("maya@example.com")).map(({ subject }) => subject);
    expect(subjects.filter((subject) => subject === "You already have an account")).toHaveLength(3);
  });

  it("answers alike to all who ask with one address in the same moment", async () => {
    const answers = await Promise.all(Array.from({ length: 6 }, () => signUp("tom@example.com")));
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
  });

  it("a reset answers alike, and does not wait for the mail server", async () => {
    await signUp("maya@example.com");
    const known = await post("request-password-reset", { email: "maya@example.com" });
    expect(await post("request-password-reset", { email: "unknown@example.com" })).toEqual(known);
  });

  it("who holds the mailed invitation is let in at once, and told when there is an account", async () => {
    const { rows } = await app.services.database.pool.query<{ id: string }>("select id from users");
    const invitedBy = { userId: rows[0]!.id, displayName: "Staff" };
    const invitation = await createInvitation(invitePorts(app.services), {
      email: "tom@example.com",
      invitedBy,
      what: "build apps",
      nextPath: "/x",
    });
    await invitation.send();
    const invite = linkIn((await mailTo("tom@example.com"))[0]!.text).searchParams.get("invite");
    const person = { name: "Tom", email: "tom@example.com", password: PASSWORD, invite };
    expect((await post("sign-up/email", person)).body).toEqual({ signed_in: true, next: "/x" });
    expect(await post("sign-up/email", person)).toMatchObject({
      status: 409,
      body: { error: { code: "email_taken" } },
    });
  });
});
