/**
 * Areas: tools made of views of several features. The list of an area's views is loaded with the tool, so that the
 * project page's first load does not grow with it.
 */
import type { LucideIcon } from "lucide-react";
import { createContext, use, type ComponentType } from "react";
import { loadedList } from "./loaded-list.ts";

/** How an app reaches the project's backend. */
export interface ProjectBackend {
  ref: string;
  url: string;
  anonKey: string;
}

export interface AreaViewProps {
  projectId: string;
  backend: ProjectBackend;
}

export interface AreaView {
  /** The view's name in `history.state`, unique within the area. */
  id: string;
  label: string;
  icon: LucideIcon;
  /** Ascending, in the rail and among the cards. */
  order: number;
  /** False: opened by other views only. */
  inRail?: false;
  /** Left out: it only adds to the area's first page. */
  component?: ComponentType<AreaViewProps>;
  /** The view's card on the area's first page. */
  card?: ComponentType<AreaViewProps>;
  /** Stands above the cards, where something needs attention. */
  note?: ComponentType<AreaViewProps>;
}

export type LoadArea = () => Promise<readonly AreaView[]>;

export const AreasContext = createContext<Readonly<Record<string, LoadArea>>>({});

/** Views of the area in their order; suspends until they are loaded. */
export function useAreaViews(name: string): readonly AreaView[] {
  const area = use(AreasContext)[name];
  if (area === undefined) throw new Error(`no area named ${name}`);
  return use(loadedList(area)).toSorted((one, other) => one.order - other.order || one.id.localeCompare(other.id));
}
