import { Button, TextInput } from "@mantine/core";
import type { RouteResult } from "@slipway/kernel/contract/route";
import { useRoute, useRouteMutation, useRouteOrNull } from "@slipway/ui/api/use-route";
import { CopyIcon } from "@slipway/ui/kit/copying/copy.tsx";
import { RelativeTime } from "@slipway/ui/kit/relative-time.tsx";
import { EmptyState, ErrorState, SkeletonLines } from "@slipway/ui/kit/status/states.tsx";
import { Mail } from "lucide-react";
import { useState, type FormEvent } from "react";
import { accountsContract } from "../../contract/index.ts";
import { firstLink } from "./first-link.ts";
import classes from "./staff-mailbox.module.css";

/** Sends one real mail and shows the result. (product page, item 8) */
function TestMail() {
  const user = useRouteOrNull(accountsContract.user, {}, { staleTime: Infinity });
  const [typed, setTyped] = useState<string | null>(null);
  const send = useRouteMutation(accountsContract.sendTestMail, { invalidates: () => ["/admin/mailbox"] });
  const to = typed ?? user.data?.email ?? "";
  const submit = (event: FormEvent) => {
    event.preventDefault();
    send.mutate({ body: { to: to.trim() } });
  };
  return (
    <form className={classes.test} onSubmit={submit}>
      <TextInput
        type="email"
        required
        aria-label="Send a test mail to"
        value={to}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      <Button type="submit" loading={send.isPending}>
        Send test mail
      </Button>
      <p className={classes.outcome} role="status" data-failed={!!send.data?.failure || undefined}>
        {send.data !== undefined && outcomeOf(send.data, send.variables.body.to)}
      </p>
    </form>
  );
}

function outcomeOf({ engine, answer, failure }: RouteResult<typeof accountsContract.sendTestMail>, to: string): string {
  if (failure !== null) return `Not sent: ${failure}`;
  if (engine === "mailbox") return `Written for ${to}, and kept below: mail is not set up.`;
  return `The mail server took the mail for ${to}${answer === null ? "." : `: ${answer}`}`;
}

/** Mail that stayed on this machine: until SMTP is set up, its links are handed over by hand. */
export function StaffMailbox() {
  const mailbox = useRoute(accountsContract.mailbox, { query: { limit: 50 } }, { staleTime: 0, pollEvery: 15_000 });
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
      <TestMail />
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
