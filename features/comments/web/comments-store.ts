/** The part of the comments that is on screen. Nothing in here comes from the server. */
import { create } from "zustand";
import type { NewPlace } from "../contract/index.ts";

export type CommentsView =
  | { type: "list" }
  | { type: "thread"; id: string }
  /** A thread that is about to be written. */
  | { type: "new"; place: NewPlace };

export interface CommentsState {
  /** The panel is open for this project. */
  openIn: string | null;
  view: CommentsView;
  /** The person is about to click an element of the app. */
  picking: boolean;
  /** An element to bring into view, on its page of the app. */
  wanted: { threadId: string; page: string } | null;
}

const LIST: CommentsView = { type: "list" };

export const useComments = create<CommentsState>(() => ({ openIn: null, view: LIST, picking: false, wanted: null }));

export const openComments = (projectId: string, view: CommentsView = LIST): void =>
  useComments.setState({ openIn: projectId, view, picking: false });
export const closeComments = (): void => useComments.setState({ openIn: null, view: LIST, picking: false });
export const setPicking = (picking: boolean): void => useComments.setState({ picking });
export const wantElement = (wanted: CommentsState["wanted"]): void => useComments.setState({ wanted });
