/** Pages of a list, in the headers that clients read. */
import type { AuthCall } from "./auth-call.ts";
import { validationFailed } from "./auth-error.ts";

const MAX_PER_PAGE = 1000;

interface Page {
  page: number;
  perPage: number;
  total: number;
}

export function pageOf({ query }: Pick<AuthCall, "query">): { page: number; perPage: number } {
  const read = (name: string, otherwise: number): number => {
    const text = query.get(name) ?? "";
    if (text === "") return otherwise;
    if (!/^\d{1,9}$/.test(text)) {
      throw validationFailed(`Bad Pagination Parameters: parsing "${text.slice(0, 20)}": invalid syntax`);
    }
    return Number(text);
  };
  return { page: Math.max(1, read("page", 1)), perPage: Math.min(MAX_PER_PAGE, Math.max(1, read("per_page", 50))) };
}

function linkHeader(call: AuthCall, { page, perPage, total }: Page): string {
  const last = Math.ceil(total / perPage);
  const to = (number: number, rel: string): string => {
    const query = new URLSearchParams(call.query);
    query.set("page", String(number));
    return `<${call.request.path}?${query.toString()}>; rel="${rel}"`;
  };
  return [...(last > page ? [to(page + 1, "next")] : []), to(last, "last")].join(", ");
}

export const pageHeaders = (call: AuthCall, page: Page) => ({
  "x-total-count": String(page.total),
  link: linkHeader(call, page),
});
