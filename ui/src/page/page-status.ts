/** The tab's title and icon say what the page is about and whether work is running. */
import { useEffect } from "react";

export type PageStatus = "idle" | "running" | "done" | "needs-you";

const PREFIX: Record<PageStatus, string> = {
  idle: "",
  running: "(working) ",
  done: "(done) ",
  "needs-you": "(needs you) ",
};

/** Work comes before unread notices: a tab has room for one of them. */
const pageTitle = (title: string, status: PageStatus, unread: number): string =>
  `${status === "idle" && unread > 0 ? `(${unread}) ` : PREFIX[status]}${title === "" ? "Slipway" : `${title} · Slipway`}`;

const shown = { title: "", status: "idle" as PageStatus, unread: 0 };

function show(change: Partial<typeof shown>): void {
  Object.assign(shown, change);
  const { title, status, unread } = shown;
  document.title = pageTitle(title, status, unread);
  const icon = document.querySelector<HTMLLinkElement>("link[rel=icon]");
  if (icon) icon.href = `/favicon-${status === "idle" && unread > 0 ? "unread" : status}.svg`;
}

/** Names the page; what is opened over it names it in turn and gives the name back. */
export function usePageTitle(title: string): void {
  useEffect(() => {
    const before = shown.title;
    show({ title });
    return () => show({ title: before });
  }, [title]);
}

/** The number of the person's unread notices. */
export function usePageUnread(unread: number): void {
  useEffect(() => {
    show({ unread });
    return () => show({ unread: 0 });
  }, [unread]);
}

/** Set by the feature that does the work; idle again when it leaves the page. */
export function usePageStatus(status: PageStatus): void {
  useEffect(() => {
    show({ status });
    return () => show({ status: "idle" });
  }, [status]);
}
