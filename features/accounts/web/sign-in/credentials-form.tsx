import { Button, PasswordInput, TextInput } from "@mantine/core";
import { AppError } from "@slipway/kernel/errors";
import { handleError } from "@slipway/ui/errors/handle-error";
import { AppLink } from "@slipway/ui/navigation/app-link.tsx";
import { SlotBoundary } from "@slipway/ui/slots/slot-boundary.tsx";
import { entriesOf, useWebFeatures } from "@slipway/ui/slots/slots";
import { useQueryClient } from "@tanstack/react-query";
import { useState, type FormEvent } from "react";
import { postAuth } from "../auth-api.ts";
import classes from "./auth.module.css";
import { WaitingForProof } from "../address-proof/waiting-for-proof.tsx";
import { checkCredentials, type CredentialErrors, type Credentials } from "./credentials.ts";
import { useAuthPolicy } from "../use-auth-policy.ts";

export type AuthMode = "sign-in" | "sign-up";

export interface CredentialsFormProps {
  mode: AuthMode;
  onModeChange: (mode: AuthMode) => void;
  /** "Create account and build" where a request waits for the account. */
  submitLabel: string;
  /** Address an invitation was sent to; fixed then. */
  invitedEmail?: string;
  invite?: string;
  /** From a link for proving an address, and the address: the password shows who made the account. */
  proof?: { token: string; email: string };
  onDone: () => void;
}

/** The field to correct, by the code of the server's refusal. */
const REFUSED_FIELDS: Readonly<Record<string, keyof Credentials>> = {
  invalid_credentials: "password",
  email_taken: "email",
};

/** False: the account exists, but its address has to be proven before anybody can sign in with it. */
async function send(
  mode: AuthMode,
  values: Credentials,
  extra: { invite?: string; claim_code?: string; proof?: string },
): Promise<boolean> {
  const { name, email, password } = values;
  const { invite, claim_code, proof } = extra;
  if (mode === "sign-up")
    return (await postAuth("sign-up/email", { name, email, password, invite, claim_code })).signed_in;
  return (await postAuth("sign-in/email", { email, password, invite, proof })).signed_in;
}

/** State of the form, and its submission. */
function useEntering({ mode, invitedEmail, invite, proof, onDone }: CredentialsFormProps) {
  const cache = useQueryClient();
  const policy = useAuthPolicy();
  const [values, setValues] = useState<Credentials>({
    name: "",
    email: invitedEmail ?? proof?.email ?? "",
    password: "",
  });
  const [claimCode, setClaimCode] = useState("");
  const [errors, setErrors] = useState<CredentialErrors>({});
  const [refusal, setRefusal] = useState<AppError | null>(null);
  const [busy, setBusy] = useState(false);
  /** The account was made, and its address has to be proven first. */
  const [isUnproven, setUnproven] = useState(false);
  const needsClaimCode = mode === "sign-up" && policy?.first_account === true && !policy.first_account_open;

  const set = (field: keyof Credentials) => (event: { currentTarget: { value: string } }) => {
    const { value } = event.currentTarget;
    setValues((before) => ({ ...before, [field]: value }));
    setErrors((before) => ({ ...before, [field]: undefined }));
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const found = checkCredentials(mode, values);
    setErrors(found);
    if (!Object.values(found).some(Boolean)) void enter(mode);
  };
  const enter = async (as: AuthMode) => {
    setRefusal(null);
    setBusy(true);
    try {
      const claim_code = needsClaimCode ? claimCode.trim() : undefined;
      if (!(await send(as, values, { invite, claim_code, proof: proof?.token }))) {
        setUnproven(true);
        return;
      }
      await cache.invalidateQueries();
      onDone();
    } catch (error) {
      if (error instanceof AppError && error.kind === "user") setRefusal(error);
      else handleError(error);
    } finally {
      setBusy(false);
    }
  };
  const startOver = () => {
    setUnproven(false);
    setRefusal(null);
  };
  const claim = needsClaimCode ? { code: claimCode, change: setClaimCode } : null;
  return { values, errors, refusal, busy, isUnproven, claim, set, submit, enter, startOver };
}

function OtherWays({ email }: { email: string }) {
  return entriesOf(useWebFeatures(), "sign-in.email").map(({ id, component: Way }) => (
    <SlotBoundary key={id} whenBroken="nothing">
      <Way email={email} />
    </SlotBoundary>
  ));
}

/** One form for sign-up and sign-in, so switching keeps what was typed. */
export function CredentialsForm(props: CredentialsFormProps) {
  const { mode, onModeChange, submitLabel, invitedEmail } = props;
  const { values, errors, refusal, busy, isUnproven, claim, set, submit, enter, startOver } = useEntering(props);
  if (isUnproven) {
    return (
      <WaitingForProof
        email={values.email.trim()}
        busy={busy}
        refusal={refusal?.userMessage ?? null}
        onGoOn={() => void enter("sign-in")}
        onOtherAddress={startOver}
      />
    );
  }
  return (
    <form className={classes.form} onSubmit={submit} noValidate>
      {mode === "sign-up" && (
        <TextInput
          label="Name"
          autoComplete="name"
          value={values.name}
          onChange={set("name")}
          error={errors.name}
          data-autofocus
        />
      )}
      <TextInput
        label="Email"
        type="email"
        autoComplete="username"
        value={values.email}
        onChange={set("email")}
        error={errors.email ?? (refusal !== null && REFUSED_FIELDS[refusal.code] === "email")}
        readOnly={invitedEmail !== undefined}
        data-autofocus={mode === "sign-in" || undefined}
      />
      {mode === "sign-in" && <OtherWays email={values.email} />}
      <PasswordInput
        label="Password"
        autoComplete={mode === "sign-up" ? "new-password" : "current-password"}
        description={mode === "sign-up" ? "At least 8 characters" : undefined}
        inputWrapperOrder={["label", "input", "error", "description"]}
        value={values.password}
        onChange={set("password")}
        error={errors.password ?? (refusal !== null && REFUSED_FIELDS[refusal.code] === "password")}
      />
      {claim !== null && (
        <TextInput
          label="Start code"
          description="The server printed it when it started."
          value={claim.code}
          onChange={(event) => claim.change(event.currentTarget.value)}
        />
      )}
      {refusal !== null && (
        <p className={classes.refusal} role="alert">
          {refusal.userMessage}
        </p>
      )}
      <Button type="submit" variant="primary" size="lg" fullWidth loading={busy}>
        {submitLabel}
      </Button>
      <p className={classes.other}>
        {mode === "sign-up" ? "Have an account already? " : "New here? "}
        <button type="button" onClick={() => onModeChange(mode === "sign-up" ? "sign-in" : "sign-up")}>
          {mode === "sign-up" ? "Sign in" : "Create an account"}
        </button>
        {mode === "sign-in" && (
          <>
            <span aria-hidden="true"> · </span>
            <AppLink href="/reset-password">Forgot password</AppLink>
          </>
        )}
      </p>
    </form>
  );
}
