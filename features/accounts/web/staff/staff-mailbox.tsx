import { useRoute } from "@slipway/ui/api/use-route";
import { CopyIcon } from "@slipway/ui/kit/copying/copy.tsx";
import { RelativeTime } from "@slipway/ui/kit/relative-time.tsx";
import { EmptyState, ErrorState, SkeletonLines } from "@slipway/ui/kit/status/states.tsx";
import { Mail } from "lucide-react";
import { accountsContract } from "../../contract/index.ts";
import { firstLink } from "./first-link.ts";
import classes from "./staff-mailbox.module.css";

/** Mail that stayed on this machine: until SMTP is set up, its links are handed over by hand. */
export function StaffMailbox() {
  const mailbox = useRoute(accountsContract.mailbox, { query: { limit: 50 } }, { pollEvery: 15_000 });
  if (mailbox.isPending) return <SkeletonLines widths={["100%", "100%", "100%"]} height={44} />;
  if (mailbox.isError) return <ErrorState error={mailbox.error} onRetry={() => void mailbox.refetch()} />;
  const { engine, messages } = mailbox.data;
  return (
    <>
      <p className={classes.lead}>
        {engine === "mailbox"
          ? "Mail is not set up, so nothing leaves this machine. Send these links yourself."
          : "Mail is sent over SMTP."}
      </p>
      {messages.length === 0 && (
        <EmptyState icon={Mail} title="No mail yet">
          Invitations and password resets appear here.
        </EmptyState>
      )}
      {messages.map((message) => {
        const link = firstLink(message.text);
        return (
          <details key={message.id} className={classes.message}>
            <summary>
              <span className={classes.subject}>{message.subject}</span>
              <span className={classes.to}>{message.to}</span>
              <RelativeTime at={message.at} />
            </summary>
            <div className={classes.text}>
              <pre>{message.text}</pre>
              {link !== null && <CopyIcon text={link} label="Copy link" />}
            </div>
          </details>
        );
      })}
    </>
  );
}
