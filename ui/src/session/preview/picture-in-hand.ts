/** A picture that a person wants in the app, until a place for it is chosen in the preview. */
import { create } from "zustand";

export interface PictureInHand {
  name: string;
  /** Address of its bytes. */
  url: string;
}

const useHand = create<{ projectId: string | null; picture: PictureInHand | null }>(() => ({
  projectId: null,
  picture: null,
}));

export const usePictureInHand = (projectId: string): PictureInHand | null =>
  useHand((hand) => (hand.projectId === projectId ? hand.picture : null));

export const takeInHand = (projectId: string, picture: PictureInHand): void => useHand.setState({ projectId, picture });

export const layDown = (): void => useHand.setState({ projectId: null, picture: null });
