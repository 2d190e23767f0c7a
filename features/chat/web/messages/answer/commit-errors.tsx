/**
 * Says why functions of a saved or restored version could not be deployed, and offers to let the agent fix them.
 * [T8.11] [T8.12]
 */
import { Button } from "@mantine/core";
import { newUuid } from "@slipway/kernel/ids";
import { errorTextForAgent } from "@slipway/kernel/text/error-text";
import { useRouteMutation } from "@slipway/ui/api/use-route";
import { showToast } from "@slipway/ui/kit/status/toast";
import { freeIfChosen } from "@slipway/ui/session/composer/chosen-builder";
import { useOpenView } from "@slipway/ui/navigation/use-open-view";
import { pipelineErrorLabel } from "../../../../agent/contract/pipeline-errors.ts";
import { chatContract } from "../../../contract/index.ts";
import { useSay } from "../../language/chat-language.tsx";
import styles from "./answer.module.css";

export interface CommitErrorsProps {
  projectId: string;
  /** `mail: supabase/functions/mail/index.ts:1:10 …` */
  errors: readonly string[];
  /** The version is in effect. Older ones offer no fix. */
  current: boolean;
}

const LABEL = pipelineErrorLabel("FN_DEPLOY");

export function CommitErrors({ projectId, errors, current }: CommitErrorsProps) {
  const fix = useRouteMutation(chatContract.send, {
    onSuccess: () => showToast({ tone: "info", title: "Fix attempt initiated successfully" }),
    onError: () => {
      showToast({ tone: "err", title: "Failed to initiate fix. Please try again." });
      return true;
    },
  });
  const view = useOpenView();
  const say = useSay();
  const message = `${LABEL}\n${errorTextForAgent(errors.join("\n\n"))}`;
  const tryToFix = (): void =>
    fix.mutate({
      params: { id: projectId },
      body: {
        id: newUuid(),
        ai_message_id: newUuid(),
        message,
        mode: "instant",
        contains_error: true,
        ...view,
        ...freeIfChosen(projectId),
      },
    });
  return (
    <section className={styles.failed} aria-label={say(LABEL)}>
      <ul className={styles.failures}>
        <li>
          <strong>{say(LABEL)}</strong>
        </li>
      </ul>
      <div className={styles.tried}>
        {errors.map((text) => (
          <pre key={text} tabIndex={0}>
            {text}
          </pre>
        ))}
      </div>
      {current && (
        <div className={styles.ways}>
          <Button variant="default" loading={fix.isPending} disabled={fix.isSuccess} onClick={tryToFix}>
            {say("Try to fix")}
          </Button>
        </div>
      )}
    </section>
  );
}
