/** The open files, and the one on screen. Kept while the page lives, so that switching views loses nothing. */
import { create } from "zustand";
import type { FilePlace } from "@slipway/ui/session/open-file";

export interface Tabs {
  open: readonly string[];
  active: string | null;
  /** A place to show once; every wish is a new object. */
  place: FilePlace | null;
}

export type TabEvent =
  | { type: "show"; place: FilePlace }
  | { type: "close"; path: string }
  | { type: "close-others"; path: string }
  /** Files that are gone for good. */
  | { type: "gone"; paths: readonly string[] };

export const NO_TABS: Tabs = { open: [], active: null, place: null };

export function reduceTabs(tabs: Tabs, event: TabEvent): Tabs {
  switch (event.type) {
    case "show": {
      const { path, line } = event.place;
      const open = tabs.open.includes(path) ? tabs.open : [...tabs.open, path];
      return { open, active: path, place: line === undefined ? null : event.place };
    }
    case "close":
      return closed(tabs, [event.path]);
    case "close-others":
      return closed(
        { ...tabs, active: event.path },
        tabs.open.filter((path) => path !== event.path),
      );
    case "gone":
      return closed(tabs, event.paths);
  }
}

/** The neighbour to the right takes over, at the end the one to the left. */
function closed(tabs: Tabs, paths: readonly string[]): Tabs {
  const open = tabs.open.filter((path) => !paths.includes(path));
  if (open.length === tabs.open.length) return tabs;
  if (tabs.active === null || open.includes(tabs.active)) return { ...tabs, open };
  const at = tabs.open.indexOf(tabs.active);
  const after = tabs.open.slice(at).find((path) => open.includes(path));
  const before = tabs.open.slice(0, at).findLast((path) => open.includes(path));
  return { open, active: after ?? before ?? null, place: null };
}

const useTabStore = create<{ projects: Readonly<Record<string, Tabs>> }>(() => ({ projects: {} }));

export const useTabs = (projectId: string): Tabs => useTabStore(({ projects }) => projects[projectId] ?? NO_TABS);

export const tellTabs = (projectId: string, event: TabEvent): void =>
  useTabStore.setState(({ projects }) => ({
    projects: { ...projects, [projectId]: reduceTabs(projects[projectId] ?? NO_TABS, event) },
  }));
