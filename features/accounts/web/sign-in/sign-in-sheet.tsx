import { Dialog } from "@slipway/ui/layers/dialog.tsx";
import { settleSignIn, useSignInGate, type SignInRequest } from "@slipway/ui/api/session-gate";
import { useState } from "react";
import classes from "./auth.module.css";
import { CredentialsForm, type AuthMode } from "./credentials-form.tsx";
import { PolicyLine } from "./policy-line.tsx";

/** The address shows what was opened. Whether it exists is told only to people who may know. [K4] */
const openedThing = (): string => (window.location.pathname.startsWith("/projects/") ? "project" : "page");

function headingOf(mode: AuthMode, reason: SignInRequest["reason"]): string {
  if (reason === "expired") return "Please sign in again";
  if (mode === "sign-up") return "Create your account";
  return reason === "needed" ? `Sign in to open this ${openedThing()}` : "Sign in";
}

function submitLabelOf(mode: AuthMode, reason: SignInRequest["reason"]): string {
  if (reason === "create") return mode === "sign-up" ? "Create account and build" : "Sign in and build";
  return mode === "sign-up" ? "Create account" : "Sign in";
}

/** Opens over the page, so that what was typed there stays. Opened by `askToSignIn`. */
export function SignInSheet() {
  const request = useSignInGate((gate) => gate.request);
  return request && <OpenSheet key={request.mode + request.reason} request={request} />;
}

function OpenSheet({ request }: { request: SignInRequest }) {
  const [mode, setMode] = useState<AuthMode>(request.mode);
  return (
    <Dialog opened onClose={() => settleSignIn(false)} title={headingOf(mode, request.reason)} size={400}>
      {request.reason === "expired" && (
        <p style={{ marginBottom: 14 }}>Your session has ended. What you typed is still here.</p>
      )}
      {request.quote !== undefined && <blockquote className={classes.quote}>{request.quote}</blockquote>}
      <PolicyLine mode={mode} invited={request.invite !== undefined} />
      <CredentialsForm
        mode={mode}
        onModeChange={setMode}
        submitLabel={submitLabelOf(mode, request.reason)}
        invite={request.invite}
        onDone={() => settleSignIn(true)}
      />
    </Dialog>
  );
}
