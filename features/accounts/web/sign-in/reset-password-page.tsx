import { Button, PasswordInput, TextInput } from "@mantine/core";
import { AppError } from "@slipway/kernel/errors";
import { handleError } from "@slipway/ui/errors/handle-error";
import { showToast } from "@slipway/ui/kit/status/toast";
import { useNavigation } from "@slipway/ui/navigation/navigation";
import { useQueryClient } from "@tanstack/react-query";
import { useState, type FormEvent } from "react";
import { PASSWORD_MIN } from "../../contract/index.ts";
import { postAuth } from "../auth-api.ts";
import { AuthPage } from "./auth-page.tsx";
import classes from "./auth.module.css";
import { useAuthPolicy } from "../use-auth-policy.ts";

/**
 * `/reset-password` requests a link, or with `?token=` sets the new password. A truncated link requests a whole one.
 */
export function ResetPasswordPage() {
  const token = new URLSearchParams(window.location.search).get("token") ?? "";
  return token === "" ? <AskForLink /> : <SetPassword token={token} />;
}

function useSend(send: () => Promise<void>): {
  busy: boolean;
  refusal: string | null;
  /** The link is no longer valid, so entering a password again does not help. */
  isOver: boolean;
  submit: (event: FormEvent) => void;
} {
  const [busy, setBusy] = useState(false);
  const [isOver, setOver] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setBusy(true);
    setRefusal(null);
    send()
      .catch((error: unknown) => {
        if (error instanceof AppError && error.code === "link_expired") setOver(true);
        else if (error instanceof AppError && error.kind === "user") setRefusal(error.userMessage);
        else handleError(error);
      })
      .finally(() => setBusy(false));
  };
  return { busy, refusal, isOver, submit };
}

function AskForLink() {
  const policy = useAuthPolicy();
  const [email, setEmail] = useState("");
  const [sent, setSent] = useState(false);
  const { busy, refusal, submit } = useSend(async () => {
    await postAuth("request-password-reset", { email });
    setSent(true);
  });
  if (policy?.mail === "mailbox") {
    return (
      <AuthPage
        title="Reset your password"
        lead="Email isn't set up. Ask your admin for a reset link (Settings → Users)."
      >
        <Button component="a" href="/login" fullWidth size="lg">
          Back to sign in
        </Button>
      </AuthPage>
    );
  }
  if (sent) {
    return (
      <AuthPage
        title="Check your mail"
        lead={`If ${email} has an account here, a link to set a new password is on its way.`}
      >
        <Button component="a" href="/login" fullWidth size="lg">
          Back to sign in
        </Button>
      </AuthPage>
    );
  }
  return (
    <AuthPage title="Reset your password" lead="We send you a link to set a new one.">
      <form className={classes.form} onSubmit={submit}>
        <TextInput
          label="Email"
          type="email"
          required
          withAsterisk={false}
          autoComplete="username"
          value={email}
          onChange={(event) => setEmail(event.currentTarget.value)}
        />
        {refusal !== null && (
          <p className={classes.refusal} role="alert">
            {refusal}
          </p>
        )}
        <Button type="submit" variant="primary" size="lg" fullWidth loading={busy}>
          Send link
        </Button>
      </form>
    </AuthPage>
  );
}

function SetPassword({ token }: { token: string }) {
  const { go } = useNavigation();
  const cache = useQueryClient();
  const [password, setPassword] = useState("");
  const { busy, refusal, isOver, submit } = useSend(async () => {
    await postAuth("reset-password", { token, new_password: password });
    // The account's sessions have ended, and this browser may have had one of them.
    await cache.invalidateQueries();
    showToast({ tone: "ok", title: "Password set", message: "Sign in with it now." });
    go("/login", { replace: true });
  });
  if (isOver) {
    return (
      <AuthPage
        title="This link does not work any more"
        lead="It has expired or was used already, so your password is as it was."
      >
        <Button component="a" href="/reset-password" variant="primary" fullWidth size="lg">
          Ask for another link
        </Button>
      </AuthPage>
    );
  }
  return (
    <AuthPage title="Set a new password" lead="The account is signed out everywhere, then you sign in with it.">
      <form className={classes.form} onSubmit={submit}>
        <PasswordInput
          label="New password"
          autoComplete="new-password"
          required
          withAsterisk={false}
          minLength={PASSWORD_MIN}
          description={`At least ${PASSWORD_MIN} characters`}
          inputWrapperOrder={["label", "input", "error", "description"]}
          value={password}
          onChange={(event) => setPassword(event.currentTarget.value)}
        />
        {refusal !== null && (
          <p className={classes.refusal} role="alert">
            {refusal}
          </p>
        )}
        <Button type="submit" variant="primary" size="lg" fullWidth loading={busy}>
          Set password
        </Button>
      </form>
    </AuthPage>
  );
}
