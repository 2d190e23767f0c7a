/** The text typed on Home. It outlives reloads, sign-up and every error. */
import { findSecrets } from "@slipway/kernel/text/secret-text";
import type { proposalsFor } from "@slipway/kernel/chat/not-a-request";
import { create } from "zustand";
import { persist } from "zustand/middleware";

interface Draft {
  text: string;
  /** The message is answered, and nothing is built. [CH2] */
  chatOnly: boolean;
}

export const usePromptDraft = create<Draft>()(
  persist((): Draft => ({ text: "", chatOnly: false }), {
    name: "slipway-home-draft",
    // Text that looks like a key stays in memory until the person has said that it is none.
    partialize: ({ text, chatOnly }) => ({ text: findSecrets(text).length === 0 ? text : "", chatOnly }),
  }),
);

export const setPromptDraft = (text: string): void => {
  usePromptDraft.setState({ text });
};

export const setPromptMode = (chatOnly: boolean): void => {
  usePromptDraft.setState({ chatOnly });
};

type Shown = ReturnType<typeof proposalsFor>;

/** Proposals for somebody whose text asked for nothing, until a project is begun. (item 13) */
const useProposed = create<{ shown: Shown }>(() => ({ shown: null }));

export const useProposals = (): Shown => useProposed((state) => state.shown);
export const propose = (shown: Shown): void => useProposed.setState({ shown });
