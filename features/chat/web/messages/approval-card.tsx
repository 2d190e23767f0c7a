/** A tool that needs approval. The model's arguments are shown as text; only the first line is in our own words. */
import { Button } from "@mantine/core";
import { useRouteMutation } from "@slipway/ui/api/use-route";
import { showToast } from "@slipway/ui/kit/status/toast";
import { ShieldQuestionMark } from "lucide-react";
import type { ReactNode } from "react";
import type { ApprovalAnswer, PendingApproval } from "../../../agent/contract/index.ts";
import { chatContract } from "../../contract/index.ts";
import { useSay, type Say } from "../language/chat-language.tsx";
import card from "./card.module.css";
import styles from "./approval-card.module.css";

export interface ApprovalCardProps {
  projectId: string;
  aiMessageId: string;
  approval: PendingApproval;
}

const clock = (instant: string): string => new Date(instant).toLocaleTimeString([], { timeStyle: "short" });

export const untilText = ({ expires_at: end }: PendingApproval, say: Say): string =>
  say("Expires at {time}. Nothing changes unless you allow it.", { time: clock(end) });

/** Names of tables and columns stand between backticks. */
const withNames = (sentence: string): ReactNode[] =>
  sentence.split("`").map((part, at) => (at % 2 === 0 ? part : <code key={at}>{part}</code>));

export function ApprovalCard({ projectId, aiMessageId, approval }: ApprovalCardProps) {
  const send = useRouteMutation(chatContract.answerApproval, {
    onError: (error) => {
      if (error.code !== "not_waiting") return false;
      showToast({ tone: "info", title: error.userMessage });
      return true;
    },
  });
  const answer = (given: ApprovalAnswer) => () =>
    send.mutate({ params: { id: projectId, aiMessageId }, body: { approval_id: approval.id, answer: given } });
  const chosen = send.isPending || send.isSuccess ? send.variables.body.answer : null;
  const rest = { disabled: chosen !== null };
  const say = useSay();
  return (
    <section className={card.card} aria-label={say("The agent asks")}>
      <header className={card.head}>
        <ShieldQuestionMark size={16} aria-hidden="true" />
        <p className={card.title} role="status">
          {say(approval.purpose)}
        </p>
      </header>
      {approval.changed && (
        <p className={styles.warning}>{say("This tool has changed since you last saw it. Check it again.")}</p>
      )}
      {approval.destructive && (
        <p className={styles.warning}>
          {approval.loss === null ? say("It can delete something, so it asks each time.") : withNames(approval.loss)}
        </p>
      )}
      <details className={styles.arguments} open={approval.arguments.length < 400}>
        <summary>{say("Show details")}</summary>
        <pre tabIndex={0}>{approval.arguments}</pre>
      </details>
      <div className={styles.row}>
        <span className={styles.until}>{untilText(approval, say)}</span>
        <Button variant="default" loading={chosen === "deny"} {...rest} onClick={answer("deny")}>
          {say("Deny")}
        </Button>
        <Button variant="filled" loading={chosen === "allow_once"} {...rest} onClick={answer("allow_once")}>
          {say("Allow once")}
        </Button>
        {!approval.destructive && (
          <Button
            variant="default"
            className={styles.always}
            loading={chosen === "allow_always"}
            {...rest}
            onClick={answer("allow_always")}
          >
            {approval.covers == null ? say("Always allow") : say("Always allow {host}", { host: approval.covers })}
          </Button>
        )}
      </div>
    </section>
  );
}
