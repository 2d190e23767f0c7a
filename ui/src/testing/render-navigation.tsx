/** A shell that goes nowhere and says where it would have gone. */
import type { ReactNode } from "react";
import { InShell } from "./in-shell.tsx";

export interface Went {
  opened: { section: string | null; query?: Readonly<Record<string, string>> }[];
}

export const goneNowhere = (): Went => ({ opened: [] });

export function InNavigation({
  went,
  tool = null,
  children,
}: {
  went?: Went;
  tool?: string | null;
  children: ReactNode;
}) {
  const openSettings = (section: string | null, query?: Readonly<Record<string, string>>) =>
    void went?.opened.push({ section, ...(query === undefined ? {} : { query }) });
  return <InShell does={{ openSettings, tool }}>{children}</InShell>;
}
