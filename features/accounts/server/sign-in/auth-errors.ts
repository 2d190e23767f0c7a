/** Translates the sign-in library's failures into our own errors. */
import { AppError, rateLimited } from "@slipway/kernel/errors";

interface Meaning {
  status: number;
  code: string;
  userMessage: string;
}

const wrongPassword: Meaning = {
  status: 401,
  code: "invalid_credentials",
  userMessage: "The email address or the password is not right.",
};
const badLink: Meaning = {
  status: 400,
  code: "link_expired",
  userMessage: "This link has expired or was used already. Ask for a new one.",
};
const takenEmail: Meaning = {
  status: 409,
  code: "email_taken",
  userMessage: "There is an account with this email address already. Sign in instead.",
};

const deactivated: Meaning = {
  status: 403,
  code: "account_deactivated",
  userMessage: "This account was deactivated. Ask the people who run this Slipway.",
};

const UNKNOWN_OR_UNPROVEN =
  "The email address or the password is not right, or the address is not confirmed yet. Open the link in our mail then.";

export const wrongCredentials = (): AppError => new AppError(wrongPassword);
export const accountDeactivated = (): AppError => new AppError(deactivated);
export const emailTaken = (): AppError => new AppError(takenEmail);

const RETRY_SECONDS = 10;
export const tooManySignIns = (): AppError =>
  rateLimited(RETRY_SECONDS, "Too many people are signing in. Please try again in a moment.");

const MEANINGS: Record<string, Meaning> = {
  INVALID_EMAIL_OR_PASSWORD: wrongPassword,
  INVALID_PASSWORD: { ...wrongPassword, status: 400, userMessage: "The current password is not right." },
  USER_ALREADY_EXISTS: takenEmail,
  USER_ALREADY_EXISTS_USE_ANOTHER_EMAIL: takenEmail,
  INVALID_TOKEN: badLink,
  TOKEN_EXPIRED: badLink,
  USER_NOT_FOUND: badLink,
  EMAIL_NOT_VERIFIED: { ...wrongPassword, userMessage: UNKNOWN_OR_UNPROVEN },
  ACCOUNT_DEACTIVATED: deactivated,
  UNAUTHORIZED: { status: 401, code: "not_signed_in", userMessage: "Please sign in again." },
};

/** The AppError for an error of the library; null if it is not one of the expected failures. */
export function meaningOf(error: unknown): AppError | null {
  if (typeof error !== "object" || error === null) return null;
  const { body, status } = error as { body?: { code?: unknown }; status?: unknown };
  const meaning = MEANINGS[String(body?.code ?? status)];
  return meaning === undefined ? null : new AppError({ ...meaning, cause: error });
}

/** Makes wrong passwords, unknown addresses and unproven addresses indistinguishable. Other failures stay. */
export function asUnknown(error: unknown): unknown {
  if (meaningOf(error)?.code !== wrongPassword.code) return error;
  return new AppError({ ...wrongPassword, userMessage: UNKNOWN_OR_UNPROVEN, cause: error });
}
