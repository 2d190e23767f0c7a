import type { SsoProblem } from "../contract/index.ts";

/** Why a sign-in ended, and what to do. */
const SENTENCES: Readonly<Record<SsoProblem, string>> = {
  expired: "This sign-in has expired or was used already. Start again.",
  other_browser: "This sign-in was begun in another browser. Start again in this one.",
  cancelled: "The sign-in was cancelled at your organization's page.",
  provider_failed:
    "Your organization's sign-in did not answer as expected. Try again, or tell the owner of the workspace.",
  token_refused:
    "The answer of your organization's sign-in could not be verified. Please tell the owner of the workspace.",
  no_email: "Your organization's sign-in did not tell your email address. Please tell the owner of the workspace.",
  email_unverified: "Your organization says that your email address is not verified. Verify it there, then try again.",
  email_domain: "Your email address does not belong to a domain of this workspace. Sign in with your work address.",
  account_deactivated: "This account was deactivated. Ask the people who run this Slipway.",
  removed: "You were removed from this workspace, or left it. Ask one of its admins to invite you again.",
  gone: "Single sign-on of this workspace was changed in the meantime. Start again.",
  signed_out: "You were signed out during the test. Sign in and start it again.",
};

/** Null for words that an address made up. */
export const sentenceOf = (problem: string | null): string | null =>
  problem !== null && Object.hasOwn(SENTENCES, problem) ? SENTENCES[problem as SsoProblem] : null;
