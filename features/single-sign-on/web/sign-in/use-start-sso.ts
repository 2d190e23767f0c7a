import { useRouteMutation } from "@slipway/ui/api/use-route";
import { useState } from "react";
import { MAX_NEXT, singleSignOnContract } from "../../contract/index.ts";

/** Leaves the app for the provider's page. `refusal`: why it could not. */
export function useStartSso() {
  const [refusal, setRefusal] = useState<string | null>(null);
  const start = useRouteMutation(singleSignOnContract.start, {
    onSuccess: ({ url }) => window.location.assign(url),
    onError: (error) => {
      if (error.kind === "user") setRefusal(SENTENCES[error.code] ?? error.userMessage);
      return error.kind === "user";
    },
  });
  const begin = (workspaceId: string, next: string): void => {
    setRefusal(null);
    // Somebody who was going nowhere in particular begins in the workspace, and not in an empty one of their own.
    const to = next === "/" || next.length > MAX_NEXT ? `/?workspace=${workspaceId}` : next;
    start.mutate({ body: { workspace_id: workspaceId, next: to } });
  };
  // Stays busy while the browser leaves.
  return { begin, refusal, busy: start.isPending || start.isSuccess };
}

const SENTENCES: Readonly<Record<string, string>> = {
  not_found: "There is no single sign-on at this address. Check it with the person who sent it to you.",
  provider_unusable: "Your organization's sign-in page does not answer. Try again, or tell the owner of the workspace.",
  secret_unreadable: "Single sign-on has to be set up again. Please tell the owner of the workspace.",
};
