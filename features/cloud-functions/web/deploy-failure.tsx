/** Why a function was not deployed, and the ways on: the agent, or a retry. [T8.11] [T8.12] */
import { Button } from "@mantine/core";
import { newUuid } from "@slipway/kernel/ids";
import { errorTextForAgent } from "@slipway/kernel/text/error-text";
import { useRouteMutation } from "@slipway/ui/api/use-route";
import { showToast } from "@slipway/ui/kit/status/toast";
import { freeIfChosen } from "@slipway/ui/session/composer/chosen-builder";
import { chatContract } from "../../chat/contract/index.ts";
import { DEPLOY_FAILED, type CloudFunction } from "../../cloud/contract/index.ts";
import classes from "./deploy-failure.module.css";

export interface DeployFailureProps {
  projectId: string;
  name: string;
  error: NonNullable<CloudFunction["error"]>;
  /** The previous version still answers. */
  keepsRunning: boolean;
  onRetry: () => void;
  retrying: boolean;
}

export function DeployFailure({ projectId, name, error, keepsRunning, onRetry, retrying }: DeployFailureProps) {
  const fix = useRouteMutation(chatContract.send, {
    onSuccess: () => showToast({ tone: "info", title: "Fix attempt initiated successfully" }),
    onError: () => {
      showToast({ tone: "err", title: "Failed to initiate fix. Please try again." });
      return true;
    },
  });
  const isOfFiles = error.message === DEPLOY_FAILED;
  const message = `${DEPLOY_FAILED}: ${name}\n${errorTextForAgent(error.details ?? error.message)}`;
  const tryToFix = (): void =>
    fix.mutate({
      params: { id: projectId },
      body: {
        id: newUuid(),
        ai_message_id: newUuid(),
        message,
        mode: "instant",
        contains_error: true,
        view: "cloud",
        ...freeIfChosen(projectId),
      },
    });
  return (
    <div className={classes.failure}>
      <p role="alert">
        <strong>{DEPLOY_FAILED}</strong>
        {isOfFiles ? "" : error.message} {keepsRunning && "The version before still answers."}
      </p>
      {error.details !== null && (
        <pre tabIndex={0} aria-label="What the compiler says">
          {error.details}
        </pre>
      )}
      <div className={classes.ways}>
        {isOfFiles && (
          <Button loading={fix.isPending} disabled={fix.isSuccess} onClick={tryToFix}>
            Try to fix
          </Button>
        )}
        <Button variant="subtle" loading={retrying} onClick={onRetry}>
          Deploy again
        </Button>
      </div>
    </div>
  );
}
