import classes from "./auth.module.css";
import type { AuthMode } from "./credentials-form.tsx";
import { useAuthPolicy } from "../use-auth-policy.ts";

/** Tells a newcomer who may sign up, before they create the account. */
export function PolicyLine({ mode, invited }: { mode: AuthMode; invited: boolean }) {
  const policy = useAuthPolicy();
  if (policy === undefined || mode === "sign-in") return null;
  if (policy.first_account) {
    return <p className={classes.note}>You are the first here, so this account manages this Slipway.</p>;
  }
  if (invited || policy.signup === "open") return null;
  const text =
    policy.signup === "invite"
      ? "New accounts need an invitation. Open the link you were sent, or ask your admin."
      : "Only addresses of certain domains may create an account here.";
  return <p className={classes.note}>{text}</p>;
}
