import { api } from "@slipway/ui/api/client";
import { invalidatePath, isKnownNobody, prefetchRoute } from "@slipway/ui/api/use-route";
import { askToSignIn } from "@slipway/ui/api/session-gate";
import { NETWORK_ERROR } from "@slipway/ui/errors/error-texts";
import { handleError } from "@slipway/ui/errors/handle-error";
import { askAboutSecrets, type Cleared } from "@slipway/ui/kit/dialogs/ask-about-secrets.tsx";
import { useNavigation, projectHref } from "@slipway/ui/navigation/navigation";
import { AppError } from "@slipway/kernel/errors";
import { proposalsFor } from "@slipway/kernel/chat/not-a-request";
import { setChatOnly } from "@slipway/ui/session/composer/chosen-mode";
import { pickWorkspace, useChosenWorkspace } from "@slipway/ui/session/current-workspace";
import { useQueryClient, type QueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { accountsContract, type User } from "../../../../accounts/contract/index.ts";
import { chatContract } from "../../../../chat/contract/index.ts";
import { projectsContract } from "../../../contract/index.ts";
import { promptImages, removePromptImages, uploadPromptImages, type PromptImage } from "./prompt-images.ts";
import { propose, setPromptDraft, setPromptMode, usePromptDraft } from "./prompt-draft.ts";

const RETRY_MS = 3000;

async function whoAmI(): Promise<User | null> {
  try {
    return await api(accountsContract.user, {});
  } catch (error) {
    if (error instanceof AppError && error.status === 401) return null;
    throw error;
  }
}

/** Asks the person to sign in first if necessary; null if they chose not to. */
async function createFrom(
  cache: QueryClient,
  { text: message, notASecret }: Cleared,
  { chatOnly, attached }: { chatOnly: boolean; attached: readonly PromptImage[] },
): Promise<string | null> {
  let user = isKnownNobody(cache, accountsContract.user, {}) ? null : await whoAmI();
  if (user === null) {
    if (!(await askToSignIn({ mode: "sign-up", reason: "create", quote: message }))) return null;
    user = await whoAmI();
  }
  const workspace = pickWorkspace(user?.workspaces ?? [], useChosenWorkspace.getState().id);
  if (user === null || workspace === undefined) return null;
  const images = await uploadPromptImages(attached, user.id);
  const body = { workspace_id: workspace.id, message, not_a_secret: notASecret, chat_only: chatOnly, images };
  const { id } = await api(projectsContract.create, { body });
  return id;
}

/**
 * Loads the first requests of the project's page. Lists of projects are only marked as stale: the next page that shows
 * them reads them again.
 */
function openingSoon(cache: QueryClient, id: string): Promise<unknown> {
  return Promise.all([
    prefetchRoute(cache, projectsContract.details, { params: { id } }),
    prefetchRoute(cache, chatContract.trajectory, { params: { id }, query: {} }),
    ...["/workspaces", "/user/projects"].map((prefix) => invalidatePath(cache, prefix, "none")),
  ]);
}

export interface StartProject {
  state: "idle" | "starting" | "unreachable";
  /** `onKept`: nothing was created, and the text stays in its box. */
  start: (text: string, onKept: () => void) => void;
}

/**
 * Creates a project from a request and opens it. Text that asks for nothing gets proposals and creates no project. Text
 * that looks like a key is asked about before it leaves the browser. While the server does not answer this retries, and
 * the text stays.
 */
export function useStartProject(): StartProject {
  const { go } = useNavigation();
  const cache = useQueryClient();
  const [state, setState] = useState<StartProject["state"]>("idle");
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(
    () => () => {
      clearTimeout(timer.current);
      propose(null);
    },
    [],
  );
  /** `known`: what the person has already said about this text. */
  const start = async (text: string, onKept: () => void, known?: Cleared): Promise<void> => {
    clearTimeout(timer.current);
    const proposals = proposalsFor(text);
    propose(proposals);
    if (proposals !== null) {
      setState("idle");
      return onKept();
    }
    const cleared = known ?? (await askAboutSecrets(text, null));
    if (cleared === null) return setState("idle");
    setState("starting");
    try {
      const { chatOnly } = usePromptDraft.getState();
      const attached = promptImages();
      const id = await createFrom(cache, cleared, { chatOnly, attached });
      setState("idle");
      if (id === null) return onKept();
      // The conversation goes on in its mode; the next project begins in Agent mode again.
      if (chatOnly) setChatOnly(id, true);
      setPromptMode(false);
      removePromptImages(attached.map((image) => image.id));
      // Text typed while the server was asked stays for the next project.
      if (usePromptDraft.getState().text.trim() === text) setPromptDraft("");
      void openingSoon(cache, id);
      go(projectHref(id));
    } catch (error) {
      if (error instanceof AppError && error.code === NETWORK_ERROR) {
        setState("unreachable");
        timer.current = setTimeout(() => {
          // If the text was changed meanwhile, nothing is known about it.
          const now = usePromptDraft.getState().text.trim() || text;
          void start(now, onKept, now === text ? cleared : undefined);
        }, RETRY_MS);
        return;
      }
      setState("idle");
      handleError(error);
    }
  };
  return { state, start: (text, onKept) => void start(text, onKept) };
}
