/** Rules for email addresses and phone numbers. */
import { validationFailed } from "../auth-error.ts";

const MAX_LENGTH = 255;
const LOCAL = /^[a-z0-9.!#$%&'*+/=?^_`{|}~-]+$/i;
const DOMAIN = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)*$/i;
/** E.164 without its plus. */
const PHONE = /^[1-9][0-9]{1,14}$/;

/** In lower case. Nothing that could start a new header of a mail gets through. */
export function validEmail(text: string): string {
  if (text === "") throw validationFailed("An email address is required");
  if (text.length > MAX_LENGTH) throw validationFailed("An email address is too long");
  const at = text.lastIndexOf("@");
  if (at < 1 || !LOCAL.test(text.slice(0, at)) || !DOMAIN.test(text.slice(at + 1))) {
    throw validationFailed("Unable to validate email address: invalid format");
  }
  return text.toLowerCase();
}

export const plainPhone = (text: string): string => text.replace(/^\+/, "").replaceAll(" ", "");

/** Without plus and spaces. */
export function validPhone(text: string): string {
  const phone = plainPhone(text);
  if (!PHONE.test(phone)) throw validationFailed("Invalid phone number format (E.164 required)");
  return phone;
}
