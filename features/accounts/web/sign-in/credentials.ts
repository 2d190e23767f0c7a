/** Checks of a sign-up or sign-in form before it is sent. */
import { limits } from "@slipway/kernel/limits";
import { problemOfPersonName } from "@slipway/kernel/text/people/person-name";
import { PASSWORD_MIN } from "../../contract/index.ts";

export interface Credentials {
  name: string;
  email: string;
  password: string;
}

export type CredentialErrors = Partial<Record<keyof Credentials, string>>;

/** Deliberately loose: the server has the last word, this only catches slips. */
const LOOKS_LIKE_EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

export function checkCredentials(
  mode: "sign-in" | "sign-up",
  { name, email, password }: Credentials,
): CredentialErrors {
  const errors: CredentialErrors = {};
  const at = email.trim();
  if (at === "") errors.email = "Please enter your email address";
  else if (!LOOKS_LIKE_EMAIL.test(at) && !at.endsWith("@localhost")) errors.email = "This is not an email address";
  if (password === "") errors.password = "Please enter a password";
  if (mode === "sign-in") return errors;
  if (name.trim() === "") errors.name = "Please enter a name";
  else if (name.trim().length > limits.displayNameCharacters) {
    errors.name = `Please use at most ${limits.displayNameCharacters} characters`;
  } else {
    const problem = problemOfPersonName(name.trim());
    if (problem !== null) errors.name = `Your name ${problem}`;
  }
  if (password !== "" && password.length < PASSWORD_MIN)
    errors.password = `Password must be at least ${PASSWORD_MIN} characters`;
  return errors;
}
