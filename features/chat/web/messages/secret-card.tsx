/**
 * The agent asks for a secret. The value goes from this field to the backend's encrypted store, not into the chat and
 * not to the model.
 */
import { Button, PasswordInput } from "@mantine/core";
import { useRouteMutation } from "@slipway/ui/api/use-route";
import { showToast } from "@slipway/ui/kit/status/toast";
import { KeyRound } from "lucide-react";
import { useState, type FormEvent } from "react";
import { secretValueProblem } from "../../../cloud/contract/secrets.ts";
import { chatContract } from "../../contract/index.ts";
import { useSay } from "../language/chat-language.tsx";
import { untilText, type ApprovalCardProps } from "./approval-card.tsx";
import card from "./card.module.css";
import styles from "./approval-card.module.css";

const notWaiting = (error: { code: string; userMessage: string }): boolean => {
  if (error.code !== "not_waiting") return false;
  showToast({ tone: "info", title: error.userMessage });
  return true;
};

export function SecretCard({ projectId, aiMessageId, approval }: ApprovalCardProps) {
  const say = useSay();
  const [value, setValue] = useState("");
  const [tried, setTried] = useState(false);
  const params = { id: projectId, aiMessageId };
  const give = useRouteMutation(chatContract.giveSecret, { onError: notWaiting });
  const decline = useRouteMutation(chatContract.answerApproval, { onError: notWaiting });
  const problem = secretValueProblem(value);
  const isBusy = give.isPending || give.isSuccess || decline.isPending || decline.isSuccess;
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    setTried(true);
    if (problem === null) give.mutate({ params, body: { approval_id: approval.id, value } });
  };
  return (
    <form className={card.card} onSubmit={submit} autoComplete="off" aria-label={say("The agent asks for a secret")}>
      <header className={card.head}>
        <KeyRound size={16} aria-hidden="true" />
        <p className={card.title} role="status">
          {approval.purpose}
        </p>
      </header>
      <p className={styles.why}>{approval.arguments}</p>
      <PasswordInput
        label={<span className="mono">{approval.secret_name}</span>}
        description={say(
          "Stored encrypted for this project's functions, and never shown again: not here, and not to the model.",
        )}
        value={value}
        autoComplete="new-password"
        disabled={isBusy}
        error={tried ? problem : null}
        onChange={(event) => setValue(event.currentTarget.value)}
      />
      <div className={styles.row}>
        <span className={styles.until}>{untilText(approval, say)}</span>
        <Button
          variant="default"
          loading={decline.isPending}
          disabled={isBusy}
          onClick={() => decline.mutate({ params, body: { approval_id: approval.id, answer: "deny" } })}
        >
          {say("Go on without it")}
        </Button>
        <Button type="submit" variant="filled" loading={give.isPending} disabled={isBusy || value.trim() === ""}>
          {say("Save the secret")}
        </Button>
      </div>
    </form>
  );
}
