/** The tab's title and icon say what the page is about and whether work is running. */
import { useEffect } from "react";

export type PageStatus = "idle" | "running" | "done" | "needs-you";

const PREFIX: Record<PageStatus, string> = { idle: "", running: "(working) ", done: "(done) ", "needs-you": "(needs you) " };

export const pageTitle = (title: string, status: PageStatus): string =>
  `${PREFIX[status]}${title === "" ? "Slipway" : `${title} · Slipway`}`;

/** The newest mounted caller names the page. */
export function usePageTitle(title: string, status: PageStatus = "idle"): void {
  useEffect(() => {
    document.title = pageTitle(title, status);
    const icon = document.querySelector<HTMLLinkElement>("link[rel=icon]");
    if (icon) icon.href = `/favicon-${status}.svg`;
  }, [title, status]);
}
