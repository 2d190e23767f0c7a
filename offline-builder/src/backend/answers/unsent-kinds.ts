/** Entries of visitors that stay in their browsers, derived from the plan. */
import type { Plan } from "../../plan/plan.ts";

/** The file of each kind, and what it is called for who publishes the site. */
const kinds: Readonly<Record<string, string>> = {
  "src/data/messages.ts": "Messages",
  "src/data/enquiries.ts": "Enquiries",
  "src/data/subscribers.ts": "Sign-ups",
  "src/data/replies.ts": "Replies",
  "src/data/stays.ts": "Room requests",
  "src/data/preorders.ts": "Orders ahead",
  "src/data/orders.ts": "Orders",
  "src/data/pledges.ts": "Pledges",
  "src/data/applications.ts": "Applications",
  "src/data/bookings.ts": "Bookings",
  "src/data/comments.ts": "Comments",
  "src/data/reviews.ts": "Reviews",
};
/** No table takes these: what is taken or said there is known to all at once, and needs no owner. */
const neverSent: Readonly<Record<string, string>> = {
  "src/data/brought.ts": "Who brings which gift",
  "src/data/entry-comments.ts": "Reviews",
  "src/data/cart.ts": "Orders",
};

/** Pages with a form of their own, made by a request of that kind: the file of its entries has the name of the page. */
function addedForms({ pages, options }: Pick<Plan, "pages" | "options">): Plan["pages"] {
  const added = options["addedPages"];
  return Array.isArray(added) ? pages.filter(({ component }) => added.includes(component)) : [];
}

export interface UnsentKind {
  label: string;
  /** "Store it in the database" carries it. */
  storable: boolean;
}

export function unsentKinds(plan: Pick<Plan, "files" | "answers" | "options" | "pages">): UnsentKind[] {
  const stored = new Set(plan.answers?.map(({ path }) => path));
  const isThere = (path: string): boolean => plan.files[path] !== undefined && !stored.has(path);
  const listed = (table: Readonly<Record<string, string>>, storable: boolean): UnsentKind[] =>
    Object.entries(table).flatMap(([path, label]) => (isThere(path) ? [{ label, storable }] : []));
  const pages = Object.fromEntries(addedForms(plan).map(({ path, title }) => [`src/data${path}.ts`, title]));
  const carried = listed({ ...pages, ...kinds }, true);
  // Lists of an app with accounts have tables of their own.
  return plan.options["backend"] === undefined ? [...carried, ...listed(neverSent, false)] : carried;
}
