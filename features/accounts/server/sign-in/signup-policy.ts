/** Decides who may create an account. [AC1] [AC2] (product page, item 9) */
import { AppError } from "@slipway/kernel/errors";
import type { Needs } from "../../../services.ts";
import { isClaimCode, isUnclaimed } from "../installation.ts";
import { findInvitation } from "../invitations.ts";
import type { AccountsState } from "../accounts-state.ts";

export type SignUpMode = "open" | "invite" | "domains";

const isLoopback = (ip: string): boolean => /^(127\.\d+\.\d+\.\d+|::1|::ffff:127\.\d+\.\d+\.\d+)$/.test(ip);

/**
 * The caller is at this machine. A proxy in front would make every visitor look like loopback, so the installation's
 * own address must be loopback, too.
 */
export const isAtThisComputer = ({ addresses }: Needs<"addresses">, ip: string): boolean =>
  addresses.thisComputerOnly && isLoopback(ip);

export function signUpMode(services: Needs<"addresses" | "config">, ip: string): SignUpMode {
  const { mode } = services.config.signup;
  if (mode !== "default") return mode;
  return isAtThisComputer(services, ip) ? "open" : "invite";
}

/**
 * True where everybody may sign up and mail can be sent: a sign-up with an address that has an account looks like any
 * other, and its owner is told by mail. Without mail nobody could be told, so the page says that the address is taken.
 */
const hidesAccounts = ({ config, mail }: Needs<"config" | "mail">): boolean =>
  config.signup.mode === "open" && mail.engine === "smtp";

/**
 * Whether a new account has to prove its address before anybody can sign in with it. Then neither a sign-up nor a sign-in tells who
 * has one: anybody can type an address of a listed domain, too.
 */
export const provesAddressFirst = (services: Needs<"config" | "mail">): boolean =>
  services.config.signup.mode === "domains" || hidesAccounts(services);

export interface SignUpRequest {
  email: string;
  ip: string;
  invite: string | null;
  claimCode: string | null;
}

/** Initial facts of a new account. */
export interface SignUpGrant {
  isFirst: boolean;
  emailVerified: boolean;
  invitationId: string | null;
}

const closed = (message: string): AppError =>
  new AppError({ code: "signup_closed", status: 403, userMessage: message });

/** Throws AppError `signup_closed` (403) with the sentence for the sign-up page. */
export async function grantSignUp(
  services: Needs<"addresses" | "clock" | "config" | "database"> & Pick<AccountsState, "admitsByLink">,
  request: SignUpRequest,
): Promise<SignUpGrant> {
  if (await isUnclaimed(services)) {
    const { ip, claimCode } = request;
    if (!isAtThisComputer(services, ip) && (claimCode === null || !(await isClaimCode(services, claimCode)))) {
      throw closed(
        "The first account is created on the computer that runs Slipway, or with the code that it printed when it started.",
      );
    }
    // Nobody else exists who could vouch for the first person's address.
    return { isFirst: true, emailVerified: true, invitationId: null };
  }
  const invitation = request.invite === null ? null : await findInvitation(services, request.invite);
  if (invitation !== null && invitation.email === request.email) {
    return { isFirst: false, emailVerified: invitation.provesEmail, invitationId: invitation.id };
  }
  const { signup } = services.config;
  const isLink = request.invite !== null && invitation === null && (await services.admitsByLink(request.invite));
  if (request.invite !== null && !isLink) throw closed("This invitation is for another address, or it has expired.");
  if (signup.mode === "domains") {
    const domain = request.email.slice(request.email.lastIndexOf("@") + 1);
    if (!signup.domains.some((allowed) => allowed.toLowerCase() === domain)) {
      throw closed(`Accounts here are for addresses at ${signup.domains.join(", ")}. Ask for an invitation.`);
    }
  } else if (signUpMode(services, request.ip) === "invite" && !isLink) {
    throw closed("New accounts need an invitation here. Ask somebody who has one to invite you.");
  }
  return { isFirst: false, emailVerified: false, invitationId: null };
}
