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
/** The proof that the link in the newest mail passes to the page that asks for the password. */
async function proofOf(email: string): Promise<string> {
  const mail = (await mailTo(email)).find(({ subject }) => subject === "Confirm your address");
  const { pathname, search } = linkIn(mail!.text);
  const location = new URL((await app.fetch(pathname + search)).headers.get("location")!, "http://app.invalid");
  expect([location.pathname, location.searchParams.get("email")]).toEqual(["/login", email]);
  return location.searchParams.get("proof")!;
}
const signInWith = (email: string, password: string, proof: string): Promise<Answer> =>
  post("sign-in/email", { email, password, proof });
async function prove(email: string): Promise<void> {
  expect((await signInWith(email, PASSWORD, await proofOf(email))).body).toEqual({ signed_in: true, next: null });
}

describe("where everybody may sign up and mail is sent", () => {
  it("answers a sign-up the same for addresses with and without an account, and mails the owner [AC1]", async () => {
    const fresh = await signUp("maya@example.com");
    expect([fresh.status, fresh.body]).toEqual([200, { signed_in: false, next: null }]);
    await prove("maya@example.com");
    expect((await signIn("maya@example.com")).body).toEqual({ signed_in: true, next: null });

    expect(await signUp("maya@example.com", "somebody else's")).toEqual(fresh);
    const [mail] = await mailTo("maya@example.com");
    expect(mail!.subject).toBe("You already have an account");
    // Nothing that the stranger typed is part of the account.
    expect((await signIn("maya@example.com")).status).toBe(200);
    expect((await signIn("maya@example.com", "somebody else's")).status).toBe(401);
  });

  it("a stranger's sign-up admits nobody with its password; the address's owner takes it over [AC1]", async () => {
    const [email, planted] = ["owner@example.com", "chosen by a stranger"];
    await signUp(email, planted);
    const proof = await proofOf(email);
    expect((await signIn(email, planted)).status).toBe(401);
    // The owner guesses at the page, and signs up as if nobody had.
    expect((await signInWith(email, PASSWORD, proof)).status).toBe(401);
    await signUp(email);
    expect((await signIn(email, planted)).status).toBe(401);
    await post("request-password-reset", { email });
    const reset = (await mailTo(email)).find(({ subject }) => subject === "Set a new password")!;
    const token = linkIn(reset.text).searchParams.get("token");
    expect((await post("reset-password", { token, new_password: PASSWORD })).status).toBe(200);
    expect((await signIn(email, planted)).status).toBe(401);
    expect((await signInWith(email, planted, proof)).status).toBe(401);
    expect((await signIn(email)).body).toEqual({ signed_in: true, next: null });
  });

  it("a link proves its own address and no other, and ends", async () => {
    await signUp("maya@example.com");
    await signUp("tom@example.com");
    const proof = await proofOf("maya@example.com");
    expect((await signInWith("tom@example.com", PASSWORD, proof)).status).toBe(401);
    expect((await signInWith("maya@example.com", PASSWORD, `${proof}x`)).status).toBe(401);
    expect((await signInWith("maya@example.com", PASSWORD, proof)).status).toBe(200);
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

  it("sends three such mails an hour to one address, without a different answer", async () => {
    const fresh = await signUp("maya@example.com");
    for (let time = 0; time < 6; time += 1) expect(await signUp("maya@example.com")).toEqual(fresh);
    const subjects = (await mailTo("maya@example.com")).map(({ subject }) => subject);
    expect(subjects.filter((subject) => subject === "You already have an account")).toHaveLength(3);
  });

  it("gives concurrent sign-ups with one address the same answer", async () => {
    const answers = await Promise.all(Array.from({ length: 6 }, () => signUp("tom@example.com")));
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
  });

  it("answers every reset the same, and does not wait for the mail server", async () => {
    await signUp("maya@example.com");
    const known = await post("request-password-reset", { email: "maya@example.com" });
    expect(await post("request-password-reset", { email: "unknown@example.com" })).toEqual(known);
  });

  it("admits a person with the mailed invitation at once, and tells them if there is an account", async () => {
    const { rows } = await app.services.database.pool.query<{ id: string }>("select id from users");
    const invitedBy = { userId: rows[0]!.id, displayName: "Staff" };
    const invitation = await createInvitation(invitePorts(app.services), {
      email: "tom@example.com",
      invitedBy,
      what: "build apps",
      joins: null,
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
