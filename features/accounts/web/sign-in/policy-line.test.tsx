import { answerCalls, pageText, render, success } from "@slipway/ui/testing/render.tsx";
import { afterEach, expect, it, vi } from "vitest";
import { PolicyLine } from "./policy-line.tsx";

afterEach(() => vi.unstubAllGlobals());

const FIRST = "You are the first here, so this account manages this Slipway.";
const INVITATION = "New accounts need an invitation. Open the link you were sent, or ask your admin.";

it.each([
  ["the first account", { first_account: true, signup: "open" }, { mode: "sign-up", invited: false }, FIRST],
  ["one without an invitation", { signup: "invite" }, { mode: "sign-up", invited: false }, INVITATION],
  ["one with an invitation", { signup: "invite" }, { mode: "sign-up", invited: true }, ""],
  [
    "an address of another domain",
    { signup: "domains" },
    { mode: "sign-up", invited: false },
    "Only addresses of certain domains may create an account here.",
  ],
  ["anybody where all may", { signup: "open" }, { mode: "sign-up", invited: false }, ""],
  ["who has an account", { first_account: true, signup: "open" }, { mode: "sign-in", invited: false }, ""],
] as const)("tells %s what to know before signing up", async (_words, policy, props, text) => {
  const asked = answerCalls({ "GET /auth/policy": () => success({ first_account: false, ...policy }) });
  await using page = await render(<PolicyLine {...props} />);
  await page.settle(() => {
    expect(asked).toHaveLength(1);
    expect(page.cache.isFetching()).toBe(0);
    expect(pageText()).toBe(text);
  });
});
