/** What the person has typed on Home. Outlives reloads, sign-up and every error. */
import { create } from "zustand";
import { persist } from "zustand/middleware";

interface Draft {
  text: string;
}

export const usePromptDraft = create<Draft>()(persist((): Draft => ({ text: "" }), { name: "slipway-home-draft" }));

export const setPromptDraft = (text: string): void => {
  usePromptDraft.setState({ text });
};
