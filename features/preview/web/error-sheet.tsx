/** An error of the running app: what, and three ways on. Undo stands first. [W2.13] (product page, item 10) [T8.10] */
import { Button } from "@mantine/core";
import { errorTextForAgent } from "@slipway/kernel/text/error-text";
import { newUuid } from "@slipway/kernel/ids";
import { useRouteMutation } from "@slipway/ui/api/use-route";
import { showToast } from "@slipway/ui/kit/status/toast.tsx";
import { useState } from "react";
import { chatContract } from "../../chat/contract/index.ts";
import { editsContract } from "../../edits/contract/index.ts";
import { errorLabel, isServersFault } from "./bridge-messages.ts";
import { tellPreview, type PreviewError } from "./preview-store.ts";
import styles from "./preview-tool.module.css";

/** What the agent gets to read. [T5.11] */
export function fixRequest(error: PreviewError): string {
  const place = error.filename === null ? "" : `\nat ${error.filename}:${error.line ?? 0}:${error.column ?? 0}`;
  return `Fix this error:\n${errorTextForAgent(`${errorLabel(error.kind)} on ${error.path}: ${error.message}${place}`)}`;
}

export function ErrorSheet({ projectId, error }: { projectId: string; error: PreviewError }) {
  const [details, setDetails] = useState(false);
  const dismiss = () => tellPreview(projectId, { type: "dismiss-error" });
  const undo = useRouteMutation(editsContract.undo, {
    onSuccess: (result) => {
      dismiss();
      showToast({ tone: "ok", title: `Undone: ${result.title}` });
    },
  });
  const fix = useRouteMutation(chatContract.send, {
    onSuccess: () => {
      dismiss();
      showToast({ tone: "ok", title: "Fix attempt initiated successfully" });
    },
    onError: () => {
      showToast({ tone: "err", title: "Failed to initiate fix. Please try again." });
      return true;
    },
  });
  const tryToFix = () =>
    fix.mutate({
      params: { id: projectId },
      body: {
        id: newUuid(),
        ai_message_id: newUuid(),
        message: fixRequest(error),
        mode: "instant",
        contains_error: true,
        view: "preview",
      },
    });
  return (
    <section className={styles.sheet} role="alert" aria-label={errorLabel(error.kind)}>
      <p className={styles.sheetTitle}>{errorLabel(error.kind)}</p>
      <p className={styles.sheetText}>{error.message.split("\n", 1)[0]}</p>
      {isServersFault(error.kind) && (
        <p className={styles.sheetText}>The server that was asked is at fault; changing this app cannot mend it.</p>
      )}
      {details && <pre tabIndex={0}>{fixRequest(error)}</pre>}
      <div className={styles.sheetRow}>
        <Button variant="default" loading={undo.isPending} onClick={() => undo.mutate({ params: { id: projectId } })}>
          Undo last change
        </Button>
        {!isServersFault(error.kind) && (
          <Button loading={fix.isPending} onClick={tryToFix}>
            Try to fix
          </Button>
        )}
        <Button variant="subtle" aria-expanded={details} onClick={() => setDetails(!details)}>
          Details
        </Button>
        <Button variant="subtle" onClick={dismiss}>
          Dismiss
        </Button>
      </div>
    </section>
  );
}
