import { Button } from "@mantine/core";
import { useEffect } from "react";
import { useAuthPolicy } from "../use-auth-policy.ts";
import { keepWay } from "./way-after-proof.ts";
import classes from "../sign-in/auth.module.css";

export interface WaitingForProofProps {
  email: string;
  /** Tries to sign in, which also sends another link while the address is not proven. */
  onGoOn: () => void;
  onOtherAddress: () => void;
  busy: boolean;
  /** Why going on was refused: the server does not say whether the address is proven, because that tells who has an account. */
  refusal: string | null;
}

/** Replaces the form: the account exists, but its address has to be proven before anybody can sign in with it. [AC1] */
export function WaitingForProof(props: WaitingForProofProps) {
  const { email, onGoOn, onOtherAddress, busy, refusal } = props;
  const stays = useAuthPolicy()?.mail === "mailbox";
  useEffect(keepWay, []);
  const where = stays
    ? `Email isn't set up. Ask your admin for the link for ${email} (Settings → Mail).`
    : `We sent a link to ${email}.`;
  return (
    <div className={classes.form}>
      <p className={classes.note} style={{ margin: 0 }} role="status">
        <b>Confirm your address</b>
        <br />
        {where} Open it and sign in there, or go on here then.
      </p>
      {refusal !== null && (
        <p className={classes.refusal} role="alert">
          {refusal}
        </p>
      )}
      <Button variant="primary" size="lg" fullWidth loading={busy} onClick={onGoOn}>
        Go on
      </Button>
      <p className={classes.other}>
        <button type="button" onClick={onOtherAddress}>
          Use another address
        </button>
      </p>
    </div>
  );
}
