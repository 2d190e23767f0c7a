import { Button } from "@mantine/core";
import { AppError } from "@slipway/kernel/errors";
import { handleError } from "@slipway/ui/errors/handle-error";
import { useState } from "react";
import type { User } from "../../contract/index.ts";
import { postAuth } from "../auth-api.ts";
import classes from "../sign-in/auth.module.css";
import { useAuthPolicy } from "../use-auth-policy.ts";

export interface SignedInAlreadyProps {
  user: User;
  /** A link for proving an address led here and did not hold. */
  brokenLink: boolean;
  onGoOn: () => void;
  onOtherAccount: () => void;
}

/** `/login` and `/signup` for somebody who is signed in: the form would only ask for what is known. */
export function SignedInAlready({ user, brokenLink, onGoOn, onOtherAccount }: SignedInAlreadyProps) {
  return (
    <div className={classes.form}>
      {brokenLink && !user.email_verified && <AnotherLink email={user.email} />}
      {brokenLink && user.email_verified && <p>{user.email} is confirmed already. There is nothing left to do.</p>}
      <Button variant="primary" size="lg" fullWidth onClick={onGoOn}>
        Go on as {user.attributes.display_name}
      </Button>
      <p className={classes.other}>
        <button type="button" onClick={onOtherAccount}>
          Sign in with another account
        </button>
      </p>
    </div>
  );
}

function AnotherLink({ email }: { email: string }) {
  const { send, sent, busy, refusal } = useAnotherLink(email);
  return (
    <>
      <Button size="lg" fullWidth loading={busy} disabled={sent !== null} onClick={send}>
        Send another link to {email}
      </Button>
      {sent !== null && <p role="status">{sent}</p>}
      {refusal !== null && (
        <p className={classes.refusal} role="alert">
          {refusal}
        </p>
      )}
    </>
  );
}

/** `sent`: where the link is now, once one was sent. */
export function useAnotherLink(email: string): {
  send: () => void;
  sent: string | null;
  busy: boolean;
  refusal: string | null;
} {
  const stays = useAuthPolicy()?.mail === "mailbox";
  const [state, setState] = useState<"idle" | "busy" | "sent">("idle");
  const [refusal, setRefusal] = useState<string | null>(null);
  const send = () => {
    setState("busy");
    setRefusal(null);
    postAuth("send-verification-email", {}).then(
      () => setState("sent"),
      (error: unknown) => {
        setState("idle");
        if (error instanceof AppError && error.kind === "user") setRefusal(error.userMessage);
        else handleError(error);
      },
    );
  };
  const sent = stays
    ? "Email isn't set up. Ask your admin for the link (Settings → Mail)."
    : `A link is on its way to ${email}.`;
  return { send, sent: state === "sent" ? sent : null, busy: state === "busy", refusal };
}
