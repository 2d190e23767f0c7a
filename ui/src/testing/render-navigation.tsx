/** A shell that goes nowhere, for screens that can lead elsewhere; says where they would have gone. */
import type { ReactNode } from "react";
import { NavigationContext, type Navigation } from "../navigation/navigation.ts";

export interface Went {
  opened: { section: string | null; query?: Readonly<Record<string, string>> }[];
  hrefs: string[];
}

export const goneNowhere = (): Went => ({ opened: [], hrefs: [] });

export function InNavigation({
  went,
  tool = null,
  children,
}: {
  went?: Went;
  tool?: string | null;
  children: ReactNode;
}) {
  const navigation: Navigation = {
    go: (href) => void went?.hrefs.push(href),
    openSettings: (section, query) => void went?.opened.push({ section, ...(query === undefined ? {} : { query }) }),
    openTool: () => undefined,
    tool,
    half: null,
    showChat: () => undefined,
    fullChat: false,
    toggleFullChat: () => undefined,
  };
  return <NavigationContext value={navigation}>{children}</NavigationContext>;
}
