/** `{today}`, `{today+3}` and `{today-1}` in a journey are days, so that a journey with dates stays true. */
import type { PageAction } from "@slipway/platform/browser/acting/page-action";

const DAY = /\{today(?:\s*([+-])\s*(\d{1,4}))?\}/g;

const isoDay = (date: Date): string =>
  [date.getFullYear(), date.getMonth() + 1, date.getDate()].map((part) => String(part).padStart(2, "0")).join("-");

/** The days as `2027-01-31`, as seen from a moment on this machine, whose time the checks' browser has. */
const withDays = (text: string, now: Date): string =>
  text.replace(DAY, (_, sign: string | undefined, days = "0") =>
    isoDay(new Date(now.getFullYear(), now.getMonth(), now.getDate() + Number(`${sign ?? ""}${days}`))),
  );

/** A step as it is done at this moment. */
export function onDay(step: PageAction, now: Date): PageAction {
  switch (step.kind) {
    case "type":
    case "see":
    case "absent":
      return { ...step, text: withDays(step.text, now) };
    case "select":
      return { ...step, option: withDays(step.option, now) };
    case "open":
      return { ...step, path: withDays(step.path, now) };
    default:
      return step;
  }
}
