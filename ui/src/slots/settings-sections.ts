/** Sections of the settings. Their list is loaded with the settings, so that a page's first load does not grow with it. */
import type { LucideIcon } from "lucide-react";
import { createContext, use, type ComponentType } from "react";
import { loadedList } from "./loaded-list.ts";

export interface SettingsSectionProps {
  /** Set over a project. */
  projectId: string | null;
}

export interface SettingsSection {
  /** The name in `?settings=`. [WB3] */
  id: string;
  /** Another name in `?settings=` that opens it. [W2.07] */
  alias?: string;
  /** Ascending, top to bottom. */
  order: number;
  group: "Account" | "Workspace" | "Project" | "Staff";
  label: string;
  /** Other words by which people look for it. */
  words: readonly string[];
  icon: LucideIcon;
  component: ComponentType<SettingsSectionProps>;
  staffOnly?: boolean;
  /** Temporary education accounts do not see it. [WS4] */
  hiddenForEdu?: boolean;
  /** Shown only when the settings were opened over a project. */
  needsProject?: boolean;
}

export type LoadSections = () => Promise<readonly SettingsSection[]>;

const noSections: LoadSections = () => Promise.resolve([]);

export const SettingsSectionsContext = createContext<LoadSections>(noSections);

/** Every section in its order, whoever may see it; suspends until they are loaded. */
export const useAllSections = (): readonly SettingsSection[] =>
  use(loadedList(use(SettingsSectionsContext))).toSorted((one, other) => one.order - other.order);
