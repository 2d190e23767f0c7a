import { askToSignIn, useSignInGate } from "@slipway/ui/api/session-gate";
import { InShell } from "@slipway/ui/testing/in-shell.tsx";
import { answerCalls, render, success } from "@slipway/ui/testing/render.tsx";
import { act } from "react";
import { afterEach, expect, it, vi } from "vitest";
import { SignInLayer } from "./sign-in-layer.tsx";

afterEach(() => {
  vi.unstubAllGlobals();
  window.history.replaceState(null, "", "/");
});

const sheet = () => document.querySelector("[role=dialog]");

it("covers a project that needs an account, and not a page that needs none", async () => {
  answerCalls({
    "GET /auth/policy": () => success({ first_account: false, first_account_open: false, signup: "open" }),
  });
  await using page = await render(
    <InShell>
      <SignInLayer />
    </InShell>,
  );
  window.history.replaceState(null, "", "/reset-password?token=x");
  let answer: Promise<boolean> | undefined;
  for (const reason of ["expired", "needed", "plain"] as const) {
    await act(async () => void (answer = askToSignIn({ mode: "sign-in", reason })));
    expect(await answer).toBe(false);
    expect(sheet()).toBeNull();
  }

  window.history.replaceState(null, "", "/projects/p1");
  await act(async () => void (answer = askToSignIn({ mode: "sign-in", reason: "needed" })));
  await page.settle(() => expect(sheet()).not.toBeNull());
  await act(async () => useSignInGate.setState({ request: null, waiting: [] }));
});
