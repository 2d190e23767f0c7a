/** Unsaved input, which outlives the dropdown that it is typed in. */
import { create } from "zustand";
import type { SiteImage } from "../image/prepare-image.ts";

/** Missing fields are unchanged. */
export interface SiteDraft {
  title?: string;
  description?: string;
  icon?: SiteImage;
  share?: SiteImage;
}

const CLEAN: SiteDraft = {};
const useDrafts = create<{ drafts: Readonly<Record<string, SiteDraft>> }>(() => ({ drafts: {} }));

export const useSiteDraft = (projectId: string): SiteDraft => useDrafts((state) => state.drafts[projectId] ?? CLEAN);

export const changeDraft = (projectId: string, change: SiteDraft): void =>
  useDrafts.setState(({ drafts }) => ({ drafts: { ...drafts, [projectId]: { ...drafts[projectId], ...change } } }));

export const dropDraft = (projectId: string): void =>
  useDrafts.setState(({ drafts }) => ({ drafts: { ...drafts, [projectId]: CLEAN } }));
