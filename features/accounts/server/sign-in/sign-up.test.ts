import { accountsContract } from "../../contract/index.ts";
import { createTestApp, type TestApp, type TestAppOptions } from "@slipway/server/testing/test-app";
import { afterEach, describe, expect, it } from "vitest";
import { feature as projects } from "../../../projects/server/index.ts";
import { feature as sharing } from "../../../sharing/server/index.ts";
import { feature as workspaces } from "../../../workspaces/server/index.ts";
import { invitePorts } from "../../testing.ts";
import { feature as accounts } from "../index.ts";
import { admitByEmail } from "../admission.ts";
import { createInvitation, findInvitation } from "../invitations.ts";
import { renewClaimCode } from "../installation.ts";

const FAR = "203.0.113.7";
let app: TestApp;
afterEach(() => app[Symbol.asyncDispose]());

const start = async (options: TestAppOptions = {}): Promise<void> => {
  app = await createTestApp({ features: [accounts, workspaces, sharing, projects], ...options });
};

interface Sent {
  status: number;
  body: { signed_in?: boolean; next?: string | null; error?: { code: string; message: string; trace_id: string } };
  headers: Headers;
}

async function post(path: string, body: unknown, headers: Record<string, string> = {}): Promise<Sent> {
  const response = await app.fetch(`/api/auth/${path}`, {
    method: "POST",
    headers: { "content-type": "application/json", ...headers },
    body: typeof body === "string" ? body : JSON.stringify(body),
  });
  return { status: response.status, body: (await response.json()) as Sent["body"], headers: response.headers };
}

const person = (email: string, more: object = {}): object => ({
  name: "Maya",
  email,
  password: "correct horse battery",
  ...more,
});
const signUp = (email: string, more: object = {}, from?: string): Promise<Sent> =>
  post("sign-up/email", person(email, more), from === undefined ? {} : { "x-forwarded-for": from });
const policy = async (from?: string) => {
  const response = await app.fetch("/api/auth/policy", {
    headers: from === undefined ? {} : { "x-forwarded-for": from },
  });
  return (await response.json()) as Record<string, unknown>;
};
const staffEmails = async (): Promise<string[]> =>
  (
    await app.services.database.pool.query<{ email: string }>("select email from users where is_staff order by email")
  ).rows.map(({ email }) => email);
const asInviter = async (email: string) => {
  const { rows } = await app.services.database.pool.query<{ id: string }>("select id from users where email = $1", [
    email,
  ]);
  return { userId: rows[0]!.id, displayName: "Maya" };
};

describe("the first account [AC2]", () => {
  it("is taken from this computer, becomes staff and is the only one that does", async () => {
    await start({ config: { signup: { mode: "default" } } });
    expect(await policy()).toEqual({
      first_account: true,
      first_account_open: true,
      signup: "open",
      mail: "mailbox",
      payment_provider: "none",
    });
    expect((await signUp("maya@example.com")).status).toBe(200);
    expect((await signUp("tom@example.com")).status).toBe(200);
    expect(await staffEmails()).toEqual(["maya@example.com"]);
    expect((await policy())["first_account"]).toBe(false);
  });

  it("is one of many concurrent sign-ups, none of which waits for another's connection", async () => {
    await start();
    const sent = await Promise.all(Array.from({ length: 30 }, (_, index) => signUp(`p${index}@example.com`)));
    expect(new Set(sent.map(({ status }) => status))).toEqual(new Set([200]));
    expect(await staffEmails()).toHaveLength(1);
  });

  it("is refused as taken, not as an internal error, to all but one concurrent sign-up with one address", async () => {
    await start();
    await signUp("maya@example.com");
    const sent = await Promise.all(Array.from({ length: 8 }, () => signUp("tom@example.com")));
    expect(sent.map(({ status, body }) => `${status} ${body.error?.code ?? ""}`).toSorted()).toEqual([
      "200 ",
      ...Array.from({ length: 7 }, () => "409 email_taken"),
    ]);
  });

  it("needs the printed code from elsewhere, which works once", async () => {
    await start({ config: { signup: { mode: "default" } } });
    const code = await renewClaimCode(app.services);
    expect(await policy(FAR)).toMatchObject({ first_account: true, first_account_open: false, signup: "invite" });
    expect(await signUp("maya@example.com", {}, FAR)).toMatchObject({
      status: 403,
      body: { error: { code: "signup_closed" } },
    });
    expect((await signUp("maya@example.com", { claim_code: "wrong" }, FAR)).status).toBe(403);
    expect((await signUp("maya@example.com", { claim_code: code!.toUpperCase() }, FAR)).status).toBe(200);
    expect(await staffEmails()).toEqual(["maya@example.com"]);
    expect((await signUp("tom@example.com", { claim_code: code }, FAR)).status).toBe(403);
    expect(await renewClaimCode(app.services)).toBeNull();
  });

  it("needs the code even from loopback if the address is not this computer's, because of proxies", async () => {
    await start({ config: { signup: { mode: "default" }, url: "https://slipway.example.org" } });
    expect((await signUp("maya@example.com")).status).toBe(403);
  });

  it("is one, however many sign up at the same moment", async () => {
    await start({ config: { signup: { mode: "invite" } } });
    const answers = await Promise.all(Array.from({ length: 6 }, (_, i) => signUp(`person${i}@example.com`)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 403, 403, 403, 403, 403]);
    expect(await staffEmails()).toHaveLength(1);
  });
});

describe("the sign-up request", () => {
  it("counts a password in characters, not UTF-16 units, and takes JSON only", async () => {
    await start({ config: { signup: { mode: "open" } } });
    expect((await signUp("maya@example.com", { password: "🧁".repeat(256) })).status).toBe(200);
    const long = await signUp("tom@example.com", { password: "🧁".repeat(257) });
    expect(long.status).toBe(400);
    expect(long.body.error?.message).toMatch(/^password: /);
    const plain = await post("sign-up/email", person("tom@example.com"), { "content-type": "text/plain" });
    expect(plain.status).toBe(415);
  });
});

describe("later sign-ups [AC1] [AC2]", () => {
  it("are open by default only on this computer", async () => {
    await start({ config: { signup: { mode: "default" } } });
    await signUp("maya@example.com");
    expect((await signUp("tom@example.com")).status).toBe(200);
    expect((await signUp("eve@example.com", {}, FAR)).body.error?.message).toContain("invitation");
  });

  it("are by invitation elsewhere, or open where the operator says so", async () => {
    await start({ config: { signup: { mode: "default" }, url: "https://slipway.example.org" } });
    const code = await renewClaimCode(app.services);
    expect((await signUp("maya@example.com", { claim_code: code })).status).toBe(200);
    expect((await signUp("tom@example.com")).status).toBe(403);
    expect((await policy())["signup"]).toBe("invite");
    app.services.config.signup = { mode: "open" };
    expect((await signUp("tom@example.com", {}, FAR)).status).toBe(200);
  });

  it("admit addresses of the listed domains once they are proven", async () => {
    await start({ config: { signup: { mode: "domains", domains: ["acme.org"] } } });
    await signUp("first@elsewhere.com");
    expect((await signUp("eve@notacme.org")).body.error?.code).toBe("signup_closed");
    const answer = await signUp("tom@acme.org");
    expect(answer).toMatchObject({ status: 200, body: { signed_in: false } });
    expect(answer.headers.getSetCookie()).toEqual([]);
    const login = { email: "tom@acme.org", password: "correct horse battery" };
    const refused = await post("sign-in/email", login);
    expect([refused.status, refused.body.error?.code]).toEqual([401, "invalid_credentials"]);
    // The first link may have run out: signing in sends another.
    const [mail, first] = await app.services.mail.list(2);
    expect([mail!.to, first!.to]).toEqual(["tom@acme.org", "tom@acme.org"]);
    const link = new URL(/http\S+/.exec(mail!.text)![0]);
    const opened = await app.fetch(link.pathname + link.search);
    // Whoever made the account knows its password; the link alone shows whose address it is.
    const page = new URL(opened.headers.get("location")!, "http://app.invalid");
    expect([opened.status, page.pathname, page.searchParams.get("email")]).toEqual([302, "/login", "tom@acme.org"]);
    expect((await post("sign-in/email", login)).status).toBe(401);
    const proof = page.searchParams.get("proof");
    expect((await post("sign-in/email", { ...login, proof })).body).toEqual({ signed_in: true, next: null });
    const again = await app.fetch(link.pathname + link.search);
    expect(again.headers.get("location")).toBe("/login?verified=1");
    expect((await app.fetch("/api/auth/verify-email?token=junk")).headers.get("location")).toBe(
      "/login?error=link_expired",
    );
  });

  it("tell nobody by a sign-up and a sign-in which addresses of a listed domain have an account", async () => {
    await start({ config: { signup: { mode: "domains", domains: ["acme.org"] } } });
    await signUp("first@acme.org");
    const guess = "a guess of mine";
    const answers = [];
    for (const email of ["first@acme.org", "nobody@acme.org"]) {
      const made = await post("sign-up/email", { name: "Eve", email, password: guess });
      const { status, body } = await post("sign-in/email", { email, password: guess });
      answers.push([made.status, made.body, status, body.error?.code, body.error?.message]);
    }
    expect(answers[0]).toEqual(answers[1]);
  });

  it("add people to what waited for their address once they prove it, also while signed in [S9]", async () => {
    await start({ config: { signup: { mode: "open" } } });
    const sessionOf = (sent: Sent) => ({ cookie: sent.headers.getSetCookie()[0]!.split(";")[0]! });
    const workspacesOf = async (cookie: { cookie: string }) => {
      const answer = await app.fetch("/api/user", { headers: cookie });
      return ((await answer.json()) as { workspaces: { id: string; role: string }[] }).workspaces;
    };
    const maya = sessionOf(await signUp("maya@example.com"));
    const { id } = (await workspacesOf(maya))[0]!;
    const invited = await app.fetch(`/api/workspaces/${id}/members`, {
      method: "POST",
      headers: { "content-type": "application/json", ...maya },
      body: JSON.stringify({ email: "tom@example.com", role: "editor" }),
    });
    expect(invited.status).toBe(200);
    const tom = sessionOf(await signUp("tom@example.com"));
    expect(await workspacesOf(tom)).toHaveLength(1);
    const mails = await app.services.mail.list(5);
    const proof = mails.map(({ text }) => /http\S+verify-email\S+/.exec(text)?.[0]).find(Boolean);
    const link = new URL(proof!);
    const opened = await app.fetch(link.pathname + link.search, { headers: tom });
    expect(opened.headers.get("location")).toBe("/login?verified=1");
    expect(await workspacesOf(tom)).toContainEqual(expect.objectContaining({ id, role: "editor" }));
  });

  it("admit exactly the invited address, by the copied and by the mailed link", async () => {
    await start({ config: { signup: { mode: "invite" } } });
    await signUp("maya@example.com");
    const invitedBy = await asInviter("maya@example.com");
    const { url } = await createInvitation(invitePorts(app.services), {
      email: "tom@example.com",
      invitedBy,
      what: 'the project "Bakery"',
      joins: "Bakery",
      nextPath: "/projects/p1",
    });
    const code = new URL(url).searchParams.get("invite")!;
    expect((await signUp("eve@example.com", { invite: code })).status).toBe(403);
    expect((await signUp("tom@example.com", { invite: "x".repeat(32) })).status).toBe(403);
    expect(await app.stranger(accountsContract.invitation, { params: { code } })).toMatchObject({
      email: "tom@example.com",
      invited_by: "Maya",
      joins: "Bakery",
      has_account: false,
    });
    expect((await signUp("tom@example.com", { invite: code })).body).toEqual({ signed_in: true, next: "/projects/p1" });
    const verified = await app.services.database.pool.query(
      "select email_verified from users where email = 'tom@example.com'",
    );
    expect(verified.rows).toEqual([{ email_verified: false }]);
  });

  it("take the mailed link, and only that one, as proof of the address [S9]", async () => {
    await start({ config: { signup: { mode: "invite" } } });
    await signUp("maya@example.com");
    const invitation = await createInvitation(invitePorts(app.services), {
      email: "tom@example.com",
      invitedBy: await asInviter("maya@example.com"),
      what: "build apps",
      joins: null,
      nextPath: "/",
    });
    expect(await invitation.send()).toBe(true);
    const [mail] = await app.services.mail.list(1);
    const code = /invite=(\w+)/.exec(mail!.text)![1]!;
    expect(mail!.to).toBe("tom@example.com");
    expect((await signUp("tom@example.com", { invite: code })).status).toBe(200);
    const verified = await app.services.database.pool.query(
      "select email_verified from users where email = 'tom@example.com'",
    );
    expect(verified.rows).toEqual([{ email_verified: true }]);
  });
});

describe("signing in", () => {
  it("answers with a host-bound cookie that scripts cannot read, and keeps the token out of the body", async () => {
    await start();
    const answer = await signUp("maya@example.com");
    expect(answer.body).toEqual({ signed_in: true, next: null });
    const [cookie] = answer.headers.getSetCookie();
    expect(cookie).toMatch(/^__Host-slipway-[a-z0-9]{10}=/);
    for (const attribute of ["Path=/", "HttpOnly", "Secure", "SameSite=Lax"]) expect(cookie).toContain(attribute);
    expect(cookie).not.toMatch(/Domain=/i);
  });

  it("refuses wrong passwords and unknown addresses in the same words", async () => {
    await start();
    await signUp("maya@example.com");
    const wrong = await post("sign-in/email", { email: "maya@example.com", password: "something else" });
    const unknown = await post("sign-in/email", { email: "eve@example.com", password: "something else" });
    expect(wrong.status).toBe(401);
    expect(wrong.body.error).toMatchObject({
      code: "invalid_credentials",
      message: "The email address or the password is not right.",
    });
    expect({ ...unknown.body.error, trace_id: "" }).toEqual({ ...wrong.body.error, trace_id: "" });
    expect(
      (await post("sign-in/email", { email: " MAYA@example.com ", password: "correct horse battery" })).status,
    ).toBe(200);
  });

  it("says if there is an account already, and keeps what was typed", async () => {
    await start();
    await signUp("maya@example.com");
    expect((await signUp("Maya@Example.com")).body.error).toMatchObject({ code: "email_taken" });
  });

  it("limits tries by account and by address, with the seconds to wait", async () => {
    await start();
    app.services.accounts.setLimits({
      perIp: { points: 6, seconds: 60 },
      perAccount: { points: 3, seconds: 60 },
      invitations: { points: 1, seconds: 60 },
    });
    const attempt = (email: string, from: string): Promise<Sent> =>
      post("sign-in/email", { email, password: "guess" }, { "x-forwarded-for": from });
    for (let i = 0; i < 3; i += 1) expect((await attempt("maya@example.com", `198.51.100.${i}`)).status).toBe(401);
    const refused = await attempt("maya@example.com", "198.51.100.9");
    expect(refused.status).toBe(429);
    expect(refused.body.error?.code).toBe("rate_limited");
    expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
    for (let i = 0; i < 6; i += 1) await attempt(`person${i}@example.com`, FAR);
    expect((await attempt("new@example.com", FAR)).status).toBe(429);
    expect((await attempt("new@example.com", "198.51.100.20")).status).toBe(401);
  });

  it("limits whom one person lets in, with an account or without, and counts nobody who was in", async () => {
    await start();
    await signUp("maya@example.com");
    await signUp("tom@example.com");
    await app.services.database.pool.query("update users set email_verified = true");
    const limit = { points: 2, seconds: 60 };
    const ports = invitePorts(app.services, { perIp: limit, perAccount: limit, invitations: limit });
    const invitedBy = await asInviter("maya@example.com");
    const admit = (email: string, isNew: boolean) =>
      admitByEmail(ports, { email, invitedBy, what: "build apps", joins: null, nextPath: "/" }, () =>
        Promise.resolve(isNew),
      );
    for (const email of ["tom@example.com", "a@example.com", "tom@example.com", "b@example.com"])
      expect(await admit(email, false)).toBeNull();
    expect(await admit("tom@example.com", true)).toMatchObject({ inviteUrl: null });
    expect(await admit("a@example.com", true)).toMatchObject({ inviteUrl: expect.any(String) });
    for (const email of ["tom@example.com", "b@example.com"])
      await expect(admit(email, true)).rejects.toMatchObject({ status: 429, code: "rate_limited" });
  });

  it("mails one address a bounded number of invitations an hour, and the links to copy work all the same", async () => {
    await start();
    await signUp("maya@example.com");
    const ports = invitePorts(app.services);
    const invitedBy = await asInviter("maya@example.com");
    const sent = [];
    for (let i = 0; i < 12; i += 1) {
      const input = { email: "a@example.com", invitedBy, what: "build apps", joins: null, nextPath: "/" };
      const invitation = await createInvitation(ports, input);
      sent.push(await invitation.send());
      expect(await findInvitation(app.services, new URL(invitation.url).searchParams.get("invite")!)).not.toBeNull();
    }
    expect(sent.filter(Boolean)).toHaveLength(10);
    const mails = (await app.services.mail.list(50)).filter(({ to }) => to === "a@example.com");
    expect(mails).toHaveLength(10);
  });

  it("limits the invitations that go out in one person's name", async () => {
    await start();
    await signUp("maya@example.com");
    const limit = { points: 2, seconds: 60 };
    const ports = invitePorts(app.services, { perIp: limit, perAccount: limit, invitations: limit });
    const invitedBy = await asInviter("maya@example.com");
    const invite = (email: string) =>
      createInvitation(ports, { email, invitedBy, what: "build apps", joins: null, nextPath: "/" });
    await invite("a@example.com");
    await invite("b@example.com");
    await expect(invite("c@example.com")).rejects.toMatchObject({ status: 429, code: "rate_limited" });
  });

  it("refuses pages of other sites, malformed bodies and unknown paths", async () => {
    await start();
    expect((await post("sign-up/email", person("a@example.com"), { origin: "https://evil.example" })).status).toBe(403);
    expect((await post("sign-up/email", person("a@example.com"), { "sec-fetch-site": "cross-site" })).status).toBe(403);
    expect((await post("sign-up/email", "{")).body.error?.code).toBe("invalid_json");
    expect((await post("sign-up/email", [])).status).toBe(400);
    expect((await post("sign-up/email", { ...person("nobody"), email: "nobody" })).body.error?.message).toContain(
      "email",
    );
    expect(
      (await post("sign-up/email", { ...person("a@example.com"), password: "short" })).body.error?.message,
    ).toContain("at least 8");
    expect((await post("sign-up/email", { ...person("a@example.com"), name: " " })).status).toBe(400);
    expect((await post("update-user", { isStaff: true })).status).toBe(404);
    expect((await post("constructor", {})).status).toBe(404);
  });
});
