import { AppError } from "@slipway/kernel/errors";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { NETWORK_ERROR } from "../errors/error-texts.ts";
import { sessionFetch } from "./client.ts";
import { settleSignIn, useSignInGate } from "./session-gate.ts";

const answer = (status: number) => new Response("{}", { status });
let answers: (Response | Error)[] = [];
const calls: string[] = [];

beforeEach(() => {
  calls.length = 0;
  vi.stubGlobal("fetch", async (url: string) => {
    calls.push(url);
    const next = answers.shift()!;
    if (next instanceof Error) throw next;
    return next;
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  settleSignIn(false);
});

it("asks a stranger to sign in, without mentioning an ended session", async () => {
  for (const [method, path, reason] of [
    ["GET", "details", "needed"],
    ["POST", "chat", "plain"],
  ]) {
    answers = [answer(401)];
    const response = sessionFetch(`/api/projects/p1/${path}`, { method });
    await vi.waitFor(() => expect(useSignInGate.getState().request?.reason).toBe(reason));
    settleSignIn(false);
    await response;
  }
});

it("asks a stranger to sign in for the page where the preview's refusal comes before that of the page", async () => {
  answers = [answer(401), answer(401)];
  const both = Promise.all([
    sessionFetch("/api/projects/p1/preview-access", { method: "POST" }),
    sessionFetch("/api/projects/p1/details"),
  ]);
  await vi.waitFor(() => expect(useSignInGate.getState().waiting).toHaveLength(2));
  expect(useSignInGate.getState().request?.reason).toBe("needed");
  settleSignIn(false);
  await both;
});

it("asks somebody whose session has ended to sign in again, and sends the same request again afterwards", async () => {
  answers = [answer(200), answer(401), answer(200)];
  await sessionFetch("/api/user");
  const response = sessionFetch("/api/projects/p1/chat", { method: "POST", body: "what was typed" });
  await vi.waitFor(() => expect(useSignInGate.getState().request?.reason).toBe("expired"));
  settleSignIn(true);
  expect((await response).status).toBe(200);
  expect(calls.slice(1)).toEqual(["/api/projects/p1/chat", "/api/projects/p1/chat"]);
});

it("fails with the refusal when the sheet is dismissed", async () => {
  answers = [answer(401)];
  const response = sessionFetch("/api/workspaces");
  await vi.waitFor(() => expect(useSignInGate.getState().request).not.toBeNull());
  settleSignIn(false);
  expect((await response).status).toBe(401);
});

it("shares one sheet between calls that fail together", async () => {
  answers = [answer(401), answer(401), answer(200), answer(200)];
  const both = Promise.all([sessionFetch("/api/a"), sessionFetch("/api/b")]);
  await vi.waitFor(() => expect(useSignInGate.getState().waiting).toHaveLength(2));
  settleSignIn(true);
  expect((await both).map(({ status }) => status)).toEqual([200, 200]);
});

it.each(["/api/user", "/api/auth/sign-in/email"])("lets %s answer 401 itself", async (url) => {
  answers = [answer(401)];
  expect((await sessionFetch(url)).status).toBe(401);
  expect(useSignInGate.getState().request).toBeNull();
});

it("names a missing answer as a connection problem", async () => {
  answers = [new TypeError("Failed to fetch")];
  const error = await sessionFetch("/api/workspaces").catch((failure: unknown) => failure);
  expect(error).toBeInstanceOf(AppError);
  expect(error).toMatchObject({ code: NETWORK_ERROR, kind: "user" });
});
