import { answerCalls, failure, pageText, press, render, success, type, named } from "@slipway/ui/testing/render.tsx";
import { InShell } from "@slipway/ui/testing/in-shell.tsx";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { CredentialsForm } from "../sign-in/credentials-form.tsx";
import { ResetPasswordPage } from "../sign-in/reset-password-page.tsx";
import { LoginPage } from "../sign-in/sign-in-page.tsx";
import { EmailRow } from "./email-row.tsx";
import { WaitingForProof } from "./waiting-for-proof.tsx";

const went: string[] = [];
beforeEach(() => void went.splice(0));
afterEach(() => {
  vi.unstubAllGlobals();
  window.history.replaceState(null, "", "/");
});

const maya = (proven: boolean) => ({
  id: "u1",
  email: "maya@acme.org",
  email_verified: proven,
  is_staff: false,
  attributes: { display_name: "Maya" },
  username: null,
  photo_url: null,
  user_is_temporary_edu: false,
  workspaces: [],
});
const policy = (mail: "mailbox" | "smtp") => ({
  first_account: false,
  first_account_open: false,
  signup: "domains",
  mail,
  payment_provider: "none",
});
const nobody = () => failure(401, { code: "not_signed_in", message: "Please sign in again." });
const unproven = () =>
  failure(401, {
    code: "invalid_credentials",
    message: "The address is not confirmed yet, or the password is not right.",
  });

const at = (address: string, page: React.ReactNode) => {
  window.history.replaceState(null, "", address);
  return render(<InShell does={{ go: (to) => void went.push(to) }}>{page}</InShell>);
};

it("an account with an unproven address says where the link is, and goes on once it was opened [AC1]", async () => {
  let isProven = false;
  const done = vi.fn();
  const asked = answerCalls({
    "GET /auth/policy": () => success(policy("smtp")),
    "POST /auth/sign-up/email": () => success({ signed_in: false, next: null }),
    "POST /auth/sign-in/email": () => (isProven ? success({ signed_in: true, next: null }) : unproven()),
  });
  await using page = await at(
    "/signup",
    <CredentialsForm mode="sign-up" onModeChange={() => undefined} submitLabel="Create account" onDone={done} />,
  );
  await type(document.querySelector<HTMLInputElement>("input[autocomplete=name]")!, "Maya");
  await type(document.querySelector<HTMLInputElement>("input[type=email]")!, "maya@acme.org");
  await type(document.querySelector<HTMLInputElement>("input[type=password]")!, "correct horse battery");
  await press("Create account");
  await page.settle(() =>
    expect(pageText()).toContain("We sent a link to maya@acme.org. Open it and sign in there, or go on here then."),
  );
  expect(done).not.toHaveBeenCalled();
  await press("Go on");
  await page.settle(() => expect(pageText()).toContain("The address is not confirmed yet"));
  expect(pageText()).toContain("We sent a link to maya@acme.org.");
  isProven = true;
  await press("Go on");
  await page.settle(() => expect(done).toHaveBeenCalledOnce());
  expect(asked.filter(({ path }) => path === "/auth/sign-in/email")).toHaveLength(2);
});

it("a confirmed address leads to where the person signed up, such as an invite link, also in another tab [W2.03]", async () => {
  answerCalls({
    "GET /auth/policy": () => success(policy("smtp")),
    "GET /user": nobody,
    "POST /auth/sign-in/email": () => success({ signed_in: true, next: null }),
  });
  const waiting = { busy: false, triedAgain: false, refusal: null, onGoOn: vi.fn(), onOtherAddress: vi.fn() };
  const first = await at("/projects/p1?magic_link=abc", <WaitingForProof email="maya@acme.org" {...waiting} />);
  await first[Symbol.asyncDispose]();
  const confirm = async () => {
    await using page = await at("/login?proof=t&email=maya%40acme.org", <LoginPage />);
    await page.settle(() => expect(document.querySelector("input[type=password]")).not.toBeNull());
    await type(document.querySelector<HTMLInputElement>("input[type=password]")!, "correct horse battery");
    await press("Sign in");
    await page.settle(() => expect(went).not.toEqual([]));
    return went.splice(0);
  };
  expect(await confirm()).toEqual(["/projects/p1?magic_link=abc"]);
  expect(await confirm()).toEqual(["/"]);
});

it("an account with an unproven address says who has the link where mail is not set up", async () => {
  answerCalls({
    "GET /auth/policy": () => success(policy("mailbox")),
    "POST /auth/sign-up/email": () => success({ signed_in: false, next: null }),
  });
  await using page = await at(
    "/signup",
    <CredentialsForm mode="sign-up" onModeChange={() => undefined} submitLabel="Create account" onDone={vi.fn()} />,
  );
  await type(document.querySelector<HTMLInputElement>("input[autocomplete=name]")!, "Maya");
  await type(document.querySelector<HTMLInputElement>("input[type=email]")!, "maya@acme.org");
  await type(document.querySelector<HTMLInputElement>("input[type=password]")!, "correct horse battery");
  await press("Create account");
  await page.settle(() =>
    expect(pageText()).toContain("Ask your admin for the link for maya@acme.org (Settings → Mail)"),
  );
});

it.each([
  ["/login?verified=1", null, "Address confirmed", "Sign in to go on."],
  ["/login?error=link_expired", null, "This link does not work any more", "Sign in, and another one is sent"],
  ["/login?verified=1", maya(true), "Address confirmed", "Go on as Maya"],
  ["/login?verified=1", maya(false), "Address confirmed", "of another account; you are signed in with maya@acme.org."],
  ["/login?error=link_expired", maya(true), "This link does not work any more", "maya@acme.org is confirmed already"],
  ["/login?error=link_expired", maya(false), "This link does not work any more", "Send another link to maya@acme.org"],
  ["/login", maya(true), "You are signed in", "Sign in with another account"],
])("the page a link led to says what came of it: %s for %j", async (address, user, title, text) => {
  answerCalls({
    "GET /auth/policy": () => success(policy("smtp")),
    "GET /user": () => (user === null ? nobody() : success(user)),
  });
  await using page = await at(address, <LoginPage />);
  await page.settle(() => expect(pageText()).toContain(text));
  expect(document.querySelector("h1")!.textContent).toBe(title);
});

it("a link that is opened elsewhere asks for the password, and sends both", async () => {
  const sent: unknown[] = [];
  answerCalls({
    "GET /auth/policy": () => success(policy("smtp")),
    "GET /user": nobody,
    "POST /auth/sign-in/email": ({ body }) => (sent.push(body), success({ signed_in: true, next: null })),
  });
  await using page = await at("/login?proof=abc&email=maya%40acme.org", <LoginPage />);
  await page.settle(() => expect(pageText()).toContain("Sign in with the password you chose for this account."));
  expect(document.querySelector("h1")!.textContent).toBe("Confirm your address");
  expect(document.querySelector<HTMLInputElement>("input[type=email]")!.value).toBe("maya@acme.org");
  await type(document.querySelector<HTMLInputElement>("input[type=password]")!, "correct horse battery");
  await press("Sign in");
  await page.settle(() => expect(went).toHaveLength(1));
  expect(sent).toEqual([{ email: "maya@acme.org", password: "correct horse battery", proof: "abc" }]);
});

it("who is signed in goes on to where the address wanted, or signs in as somebody else", async () => {
  answerCalls({ "GET /auth/policy": () => success(policy("smtp")), "GET /user": () => success(maya(true)) });
  await using page = await at("/login?next=%2Fprojects%2Fp1", <LoginPage />);
  await page.settle(() => expect(pageText()).toContain("Go on as Maya"));
  await press("Go on as Maya");
  expect(went).toEqual(["/projects/p1"]);
  await press("Sign in with another account");
  expect(document.querySelector("input[type=password]")).not.toBeNull();
});

it("the link of an unproven address can be sent again from the settings", async () => {
  const asked = answerCalls({
    "GET /auth/policy": () => success(policy("smtp")),
    "POST /auth/send-verification-email": () => success({ signed_in: true, next: null }),
  });
  await using page = await at("/", <EmailRow user={maya(false)} />);
  await press("Send link");
  await page.settle(() => expect(pageText()).toContain("A link is on its way to maya@acme.org."));
  expect(asked.filter(({ method }) => method === "POST")).toHaveLength(1);
});

it("a used link for a new password says so instead of asking for the password again", async () => {
  answerCalls({
    "GET /auth/policy": () => success(policy("smtp")),
    "POST /auth/reset-password": () => failure(400, { code: "link_expired", message: "This link has expired." }),
  });
  await using page = await at("/reset-password?token=abc", <ResetPasswordPage />);
  await type(document.querySelector<HTMLInputElement>("input[type=password]")!, "correct horse battery");
  await press("Set password");
  await page.settle(() => expect(document.querySelector("h1")!.textContent).toBe("This link does not work any more"));
  expect(document.querySelector("input")).toBeNull();
  expect(named("a", "Ask for another link").getAttribute("href")).toBe("/reset-password");
});
