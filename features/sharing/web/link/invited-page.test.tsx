import { settleSignIn, useSignInGate } from "@slipway/ui/api/session-gate";
import { InShell } from "@slipway/ui/testing/in-shell.tsx";
import { answerCalls, failure, named, pageText, press, render, success } from "@slipway/ui/testing/render.tsx";
import { act } from "react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { InvitedPage } from "./invited-page.tsx";

let went: string[];
let isSignedIn: boolean;
let hasAccess: boolean;

beforeEach(() => {
  went = [];
  isSignedIn = true;
  hasAccess = false;
  useSignInGate.setState({ request: null, waiting: [] });
});
afterEach(() => vi.unstubAllGlobals());

const answer = (own: Parameters<typeof answerCalls>[0] = {}) =>
  answerCalls({
    "GET /user": () =>
      isSignedIn
        ? success({ id: "u1", email: "bob@mail.example", attributes: { display_name: "Bob" } })
        : failure(401, { code: "not_signed_in", message: "Please sign in again." }),
    "GET /magic-codes/c0de": () =>
      success({
        project_id: "p1",
        project_name: "Bakery",
        workspace_name: "Acme",
        invited_by: "Olga",
        access_level: "write",
        has_access: hasAccess,
      }),
    "POST /magic-codes/c0de/redeem": () => success({ project_id: "p1", access_level: "write" }),
    ...own,
  });
const show = () =>
  render(
    <InShell does={{ go: (href) => void went.push(href) }}>
      <InvitedPage projectId="p1" code="c0de" />
    </InShell>,
  );

it("says who invites to what and what one may do, and joins with the account that is signed in [W2.03]", async () => {
  const asked = answer();
  await using page = await show();
  await page.settle(() => expect(pageText()).toContain("Olga invites you to Bakery"));
  expect(pageText()).toContain("It is a project in Acme.");
  expect(pageText()).toContain("You join as Editor");
  expect(pageText()).toContain("You can chat with the agent, change the app and publish it.");
  expect(asked.filter(({ method }) => method === "POST")).toEqual([]);
  await press("Join as Bob");
  await page.settle(() => expect(went).toEqual(["/projects/p1"]));
  await page.settle(() => expect(pageText()).toContain("You joined Bakery"));
});

it("says the same to strangers, whose account is made with the link and joins at once", async () => {
  isSignedIn = false;
  answer();
  await using page = await show();
  await page.settle(() => expect(named("button", "Create an account to join")).toBeTruthy());
  expect(pageText()).toContain("Olga invites you to Bakery");
  expect(named("button", "Sign in to join")).toBeTruthy();
  await press("Create an account to join");
  expect(useSignInGate.getState().request).toMatchObject({ mode: "sign-up", invite: "c0de" });
  await act(async () => settleSignIn(true));
  await page.settle(() => expect(went).toEqual(["/projects/p1"]));
});

it("stays where it is when the sheet is closed", async () => {
  isSignedIn = false;
  const asked = answer();
  await using page = await show();
  await page.settle(() => expect(named("button", "Sign in to join")).toBeTruthy());
  await press("Sign in to join");
  await act(async () => settleSignIn(false));
  expect(asked.filter(({ method }) => method === "POST")).toEqual([]);
  expect(went).toEqual([]);
});

it("leads people who have access already straight to the project", async () => {
  hasAccess = true;
  answer();
  await using page = await show();
  await page.settle(() => expect(went).toEqual(["/projects/p1"]));
});

it.each([
  [410, "link_ended", "This link no longer works", "Ask the person who sent it for a new one."],
  [404, "not_found", "This invite link doesn't work", "A part of the address may be missing."],
  [403, "sso_enforced", "You can't join with this link", "Workspace members only (SSO enforced)"],
])("says why a link does not let one in: %i", async (status, code, title, words) => {
  answer({
    "GET /magic-codes/c0de": () =>
      failure(status, { code, message: status === 410 ? "Ask the person who sent it for a new one." : words }),
  });
  await using page = await show();
  await page.settle(() => expect(pageText()).toContain(title));
  expect(pageText()).toContain(words);
});

it("says that the link has ended when that happens before the press", async () => {
  let isOver = false;
  const over = () => failure(410, { code: "link_ended", message: "Ask for a new one." });
  const invitation = success({
    project_id: "p1",
    project_name: "Bakery",
    workspace_name: "Acme",
    invited_by: "Olga",
    access_level: "read",
    has_access: false,
  });
  answer({
    "GET /magic-codes/c0de": () => (isOver ? over() : invitation),
    "POST /magic-codes/c0de/redeem": () => {
      isOver = true;
      return over();
    },
  });
  await using page = await show();
  await page.settle(() => expect(named("button", "Join as Bob")).toBeTruthy());
  await press("Join as Bob");
  await page.settle(() => expect(pageText()).toContain("This link no longer works"));
  expect(went).toEqual([]);
});
