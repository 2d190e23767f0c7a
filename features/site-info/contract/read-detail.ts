/** Rules for the details of a site, checked in the form and again where they are saved. */
import { printOpeningHours, readOpeningHours } from "@slipway/kernel/text/opening-hours";

/** `value` is what the site's file gets; a problem is a sentence for the field. */
export type ReadDetail = { ok: true; value: string } | { ok: false; problem: string };

const read = (value: string): ReadDetail => ({ ok: true, value });
const refuse = (problem: string): ReadDetail => ({ ok: false, problem });

const EMAIL = /^[^\s@<>"(),;:\\[\]]{1,64}@(?:[\p{L}\d](?:[\p{L}\d-]{0,61}[\p{L}\d])?\.)+\p{L}{2,63}$/u;
const PHONE = /^\+?[\d ()/.\u2013-]{5,30}(?:\s?(?:ext|x|durchwahl|int)\.?\s?\d{1,6})?$/iu;
const MIN_PHONE_DIGITS = 5;

function readEmail(value: string): ReadDetail {
  const address = value.replace(/^mailto:/iu, "");
  return address.length <= 254 && EMAIL.test(address)
    ? read(address)
    : refuse("Enter an email address such as hello@example.com.");
}

function readPhone(value: string): ReadDetail {
  const digits = value.replace(/\D/gu, "").length;
  return PHONE.test(value) && digits >= MIN_PHONE_DIGITS
    ? read(value)
    : refuse("Enter a phone number such as 0341 5550142.");
}

function readWeb(value: string): ReadDetail {
  const typed = /^[a-z][a-z\d+.-]*:\/\//iu.test(value) ? value : `https://${value}`;
  const url = /\s/u.test(value) || !URL.canParse(typed) ? null : new URL(typed);
  const isWeb = url !== null && /^https?:$/u.test(url.protocol) && /[^.]\.[^.]/u.test(url.hostname);
  return isWeb ? read(typed) : refuse("Enter a web address such as https://example.com.");
}

/** Words for a day off stay in the language in which they were typed. */
function readHours(value: string, before: string): ReadDetail {
  const spans = readOpeningHours(value, readOpeningHours(before) ?? []);
  if (spans === null) return refuse(`“${value.slice(0, 40)}” could not be read. Write 8:30-12, 14-19, or closed.`);
  if (spans.length > 0) return read(printOpeningHours(spans));
  return read(/\p{L}/u.test(value) ? value : "closed");
}

/**
 * Reads what somebody typed for the detail with this key (`contact.phone`, `hours.monday`). `before` is its present
 * value. Other keys take any text.
 */
export function readDetail(key: string, typed: string, before: string): ReadDetail {
  const value = typed.trim();
  const name = key.split(".").at(-1)!.toLowerCase();
  // A day's hours are one text; hours kept in another form are left as they are typed.
  if (/(?:^|\.)hours\.[a-z]+$/u.test(key)) return readHours(value, before);
  if (value === "") return key === "name" ? refuse("Enter a name.") : read(value);
  if (/^e-?mail$/u.test(name)) return readEmail(value);
  if (/^(?:phone|mobile|fax|telephone)$/u.test(name)) return readPhone(value);
  if (/^(?:web|website|url|homepage)$/u.test(name)) return readWeb(value);
  return read(value);
}

/** A new value of one of these is a new name for the same person or business, wherever the site says it. */
export const isNameKey = (key: string): boolean => key === "name" || /^people\.\d+\.name$/u.test(key);
