/** Publishing from the browser: one call that answers when the site answers. [W4.04] [W4.05] [W8.16] */
import { AppError } from "@slipway/kernel/errors";
import { api } from "@slipway/ui/api/client";
import { invalidatePath, useRoute, useRouteMutation } from "@slipway/ui/api/use-route";
import { NETWORK_ERROR } from "@slipway/ui/errors/error-texts";
import { seenHere } from "@slipway/ui/page/seen-here";
import { showToast } from "@slipway/ui/kit/status/toast";
import { useQueryClient } from "@tanstack/react-query";
import { useRef } from "react";
import { projectsContract, type Project } from "../../projects/contract/index.ts";
import { publishContract } from "../contract/index.ts";
import { isFirstPublish } from "./publish-state.ts";
import { openPublishDialog, type PublishDialog } from "./publish-store.ts";

/** The call may have arrived and only its answer was lost. */
const NO_ANSWER =
  "Slipway did not answer, so nobody can tell yet whether the site was published. Its state is shown here as soon as there is an answer again. Your draft is safe.";
const UNIDENTIFIED = "Unidentified error. Please contact support if this issue persists.";

/** Texts of the failed dialog. [W8.16] [T8.17] */
export function failedDialog(error: unknown): PublishDialog {
  const details = error instanceof AppError && typeof error.details === "string" ? error.details : "";
  if (error instanceof AppError && error.status === 422) {
    return {
      kind: "failed",
      title: "We couldn't publish your site due to build errors.",
      text: "The build failed with the following errors:",
      buildLog: details || error.userMessage,
    };
  }
  const isUnanswered = error instanceof AppError && error.code === NETWORK_ERROR;
  const said = error instanceof AppError ? error.userMessage || details || UNIDENTIFIED : UNIDENTIFIED;
  const text = isUnanswered ? NO_ANSWER : said;
  return { kind: "failed", title: "Something went wrong and we couldn't publish your site.", text, buildLog: null };
}

/** `onPublished`: the site answers; a dialog or a toast says so next. */
export function usePublish(project: Project, onPublished?: () => void) {
  const cache = useQueryClient();
  // Read at the click, because the live document brings the new address before the call is answered.
  const first = useRef(false);
  const deploy = useRouteMutation(publishContract.deploy, {
    onSuccess: ({ deployment_id }) => {
      const wasFirst = first.current;
      onPublished?.();
      api(publishContract.recordDeployment, { params: { id: project.id }, body: { deployment_id } }).catch(
        (error: unknown) => {
          console.warn("The deployment id was not recorded again", error);
        },
      );
      void invalidatePath(cache, `/projects/${project.id}`).then(async () => {
        if (!wasFirst) {
          showToast({ tone: "ok", title: "Project updated!", message: "Published project updated" });
          return;
        }
        // The publish succeeded even if its address cannot be read again.
        const fresh = await api(projectsContract.details, { params: { id: project.id } }).catch(() => null);
        const url = fresh !== null && "url" in fresh ? fresh.url : null;
        openPublishDialog({ kind: "success", url: seenHere(url ?? project.site_url) });
      });
    },
    onError: (error) => {
      openPublishDialog(failedDialog(error));
      // Half of it may have happened.
      void invalidatePath(cache, `/projects/${project.id}`);
      return true;
    },
  });
  return {
    isPending: deploy.isPending,
    publish: () => {
      first.current = isFirstPublish(project.url);
      deploy.mutate({ params: { id: project.id }, body: {} });
    },
  };
}

/** Why the running publish has not begun to build; null if it has, or none runs. */
export function usePublishWait(projectId: string, isPending: boolean): string | null {
  const input = { params: { id: projectId } };
  const progress = useRoute(publishContract.progress, input, { enabled: isPending, pollEvery: 1000 });
  return isPending ? (progress.data?.waiting ?? null) : null;
}

export function useUnpublish(projectId: string) {
  return useRouteMutation(publishContract.unpublish, {
    invalidates: () => [`/projects/${projectId}`],
    onSuccess: () => showToast({ tone: "ok", title: "Success!", message: "Your project has been unpublished." }),
    onError: () => {
      showToast({ tone: "err", title: "Unpublish failed", message: "Please try again." });
      return true;
    },
  });
}
