/** Navigation of features between pages without the router. The shell provides it. */
import { createContext, useContext } from "react";

/** A view inside a tool, with what it needs to be drawn again: JSON. */
export interface ViewPlace {
  id: string;
  state?: Readonly<Record<string, unknown>>;
}

/** The tool's first page. */
export const NO_VIEWS: readonly ViewPlace[] = [];

export interface Navigation {
  /** Query of the page's address: `?comment=thr_1`. */
  query: string;
  /** Full path with query: `/projects/p1?settings=account`. */
  go: (href: string, options?: { replace?: boolean }) => void;
  /** Opens a section of the settings over the current page; null closes them. `query` is for the section alone. */
  openSettings: (section: string | null, query?: Readonly<Record<string, string>>) => void;
  /**
   * Shows a tool of the current project (no address of its own, kept in `history.state`), at its first page or deep in
   * its views. [W2.08] [WB4]
   */
  openTool: (tool: string, views?: readonly ViewPlace[]) => void;
  /** The tool on screen; null outside a project. */
  tool: string | null;
  /** Views open inside the tool; the last one is on screen. [C2.01] */
  views: readonly ViewPlace[];
  /** Changes them, by default as a step that Back undoes. */
  showViews: (views: readonly ViewPlace[], how?: "push" | "replace") => void;
  /** Phones show one half at a time; null while nobody has chosen one. */
  half: "chat" | "tool" | null;
  showChat: () => void;
  /** The chat has the whole page of a project. */
  fullChat: boolean;
  toggleFullChat: () => void;
}

/** Every project opens with it, and closing a tool comes back to it. [T2.04] [T2.11] */
export const FIRST_TOOL = "preview";

export const NavigationContext = createContext<Navigation | null>(null);

export function useNavigation(): Navigation {
  const navigation = useContext(NavigationContext);
  if (navigation === null) throw new Error("useNavigation needs the shell around it");
  return navigation;
}

/** [W2.02] */
export const profileHref = ({ id, username }: { id: string; username?: string | null }): string =>
  `/@${encodeURIComponent(username ?? id)}`;

export const projectHref = (projectId: string): string => `/projects/${encodeURIComponent(projectId)}`;
