/** What the person has typed on Home. Outlives reloads, sign-up and every error. */
import { findSecrets } from "@slipway/kernel/text/secret-text";
import { create } from "zustand";
import { persist } from "zustand/middleware";

interface Draft {
  text: string;
}

export const usePromptDraft = create<Draft>()(
  persist((): Draft => ({ text: "" }), {
    name: "slipway-home-draft",
    // What looks like a key is kept in memory only, until the person has said what it is.
    partialize: ({ text }) => ({ text: findSecrets(text).length === 0 ? text : "" }),
  }),
);

export const setPromptDraft = (text: string): void => {
  usePromptDraft.setState({ text });
};
