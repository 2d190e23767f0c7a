/** The sign-in settings: read, changed in parts, and what is said about it. [C7.08] [C7.09] [C8.15] */
import { queryKey } from "@slipway/kernel/contract/client";
import type { AppError } from "@slipway/kernel/errors";
import { useRoute, useRouteMutation } from "@slipway/ui/api/use-route";
import { showToast } from "@slipway/ui/kit/status/toast";
import { useQueryClient } from "@tanstack/react-query";
import { cloudContract, type AuthConfig } from "../../cloud/contract/index.ts";

export const UNSAVED = {
  title: "Discard unsaved changes?",
  text: "Your changes to the auth settings are not saved.",
  confirm: "Discard",
};

export const useAuthSettings = (projectId: string) => useRoute(cloudContract.auth, { params: { id: projectId } });

/** Path of the field that the server refused, such as `email.mailer_otp_exp`, or null. */
export function refusedField({ details }: AppError): string | null {
  const field = typeof details === "object" && details !== null ? (details as { field?: unknown }).field : null;
  return typeof field === "string" ? field : null;
}

export interface SaveEvents {
  onSaved: (config: AuthConfig) => void;
  onRefused: (error: AppError) => void;
}

export function useSaveAuthSettings(projectId: string, { onSaved, onRefused }: SaveEvents) {
  const cache = useQueryClient();
  return useRouteMutation(cloudContract.changeAuth, {
    onSuccess: (config) => {
      cache.setQueryData(queryKey(cloudContract.auth, { params: { id: projectId } }), config);
      showToast({ tone: "ok", title: "Auth config updated." });
      onSaved(config);
    },
    onError: (error) => {
      showToast({ tone: "err", title: "Error updating auth config.", message: error.userMessage });
      onRefused(error);
      return true;
    },
  });
}
