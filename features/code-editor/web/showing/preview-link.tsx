/** Holds the connection while the project is open and something in it is, or was, unsaved. */
import { AppError } from "@slipway/kernel/errors";
import { api } from "@slipway/ui/api/client";
import { noteUnsavedCode } from "@slipway/ui/session/preview/unsaved-code";
import { useEffect } from "react";
import { previewContract } from "../../../preview/contract/index.ts";
import { putKeptBack } from "../drafts/use-kept-drafts.ts";
import { draftsOf, useDraftStore, type Drafts } from "../drafts/drafts.ts";
import { CodeLink, type Texts } from "./code-link.ts";

const CODE_SOCKET = "/_sandbox/code/ws";

/** Uses a ticket, because the browser may withhold the preview's cookie from pages of the app. */
async function codeAddress(projectId: string): Promise<string> {
  const { url, token } = await api(previewContract.access, { params: { id: projectId }, body: {} });
  const address = new URL(CODE_SOCKET, url);
  address.protocol = address.protocol.replace("http", "ws");
  address.searchParams.set("token", token);
  return address.href;
}

const textsOf = (drafts: Drafts): Texts =>
  Object.fromEntries(Object.entries(drafts).map(([path, { text }]) => [path, text]));

export function PreviewLink({ projectId, userId }: { projectId: string; userId: string | undefined }) {
  useEffect(() => {
    if (userId !== undefined) putKeptBack(projectId, userId);
  }, [projectId, userId]);
  useEffect(() => {
    const link = new CodeLink({
      address: () => codeAddress(projectId),
      open: (address) => new WebSocket(address),
      mayHelp: (error) => !(error instanceof AppError) || error.status === 0 || error.status >= 429,
      onShown: (shown, leftOut) => noteUnsavedCode(projectId, { shown, leftOut }),
      setTimer: (run, ms) => window.setTimeout(run, ms),
      clearTimer: (timer) => window.clearTimeout(timer as number),
    });
    let known: Drafts = {};
    const tell = (): void => {
      const drafts = draftsOf(projectId);
      if (drafts === known) return;
      known = drafts;
      link.show(textsOf(drafts));
    };
    tell();
    const stop = useDraftStore.subscribe(tell);
    return () => {
      stop();
      link[Symbol.dispose]();
    };
  }, [projectId]);
  return null;
}
