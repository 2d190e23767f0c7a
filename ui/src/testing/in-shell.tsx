/** A shell that goes nowhere, around a screen that expects one. */
import type { ReactNode } from "react";
import { FIRST_TOOL, NavigationContext, NO_VIEWS, type Navigation } from "../navigation/navigation.ts";

const STILL: Navigation = {
  query: "",
  go: () => undefined,
  openSettings: () => undefined,
  openTool: () => undefined,
  tool: FIRST_TOOL,
  views: NO_VIEWS,
  showViews: () => undefined,
  half: null,
  showChat: () => undefined,
  fullChat: false,
  toggleFullChat: () => undefined,
};

/** `does`: what the test watches, or where the shell stands. */
export function InShell({ does = {}, children }: { does?: Partial<Navigation>; children: ReactNode }) {
  return <NavigationContext value={{ ...STILL, ...does }}>{children}</NavigationContext>;
}
