/** The tab's title and icon say what the page is about and whether work is running. */
import { useEffect } from "react";

export type PageStatus = "idle" | "running" | "done" | "needs-you";

const PREFIX: Record<PageStatus, string> = {
  idle: "",
  running: "(working) ",
  done: "(done) ",
  "needs-you": "(needs you) ",
};

const pageTitle = (title: string, status: PageStatus): string =>
  `${PREFIX[status]}${title === "" ? "Slipway" : `${title} · Slipway`}`;

const shown: { title: string; status: PageStatus } = { title: "", status: "idle" };

function show(change: Partial<typeof shown>): void {
  Object.assign(shown, change);
  document.title = pageTitle(shown.title, shown.status);
  const icon = document.querySelector<HTMLLinkElement>("link[rel=icon]");
  if (icon) icon.href = `/favicon-${shown.status}.svg`;
}

/** Names the page; what is opened over it names it in turn and gives the name back. */
export function usePageTitle(title: string): void {
  useEffect(() => {
    const before = shown.title;
    show({ title });
    return () => show({ title: before });
  }, [title]);
}

/** Set by the feature that does the work; idle again when it leaves the page. */
export function usePageStatus(status: PageStatus): void {
  useEffect(() => {
    show({ status });
    return () => show({ status: "idle" });
  }, [status]);
}
