import { useState, type FormEvent, type ReactNode } from "react";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import type { SignInAnswer } from "@/lib/sign-in";

const problems: Partial<Record<SignInAnswer, string>> = {
  wrong: __("No account has this address and password."),
  stale: __("This page is out of date. Reload it; if that does not help, its owner has to publish it again."),
  failed: __("The database did not answer. Please try again in a moment."),
};

interface SignInFormProps {
  signIn: (email: string, password: string) => Promise<SignInAnswer>;
  /** For an account whose address is not confirmed yet. */
  whenUnconfirmed?: (email: string) => ReactNode;
}

export function SignInForm({ signIn, whenUnconfirmed }: SignInFormProps) {
  const [email, setEmail] = useState("");
  const [password, setPassword] = useState("");
  const [busy, setBusy] = useState(false);
  const [answer, setAnswer] = useState<SignInAnswer | null>(null);

  async function submit(event: FormEvent) {
    event.preventDefault();
    setBusy(true);
    setAnswer(await signIn(email, password));
    setBusy(false);
  }

  const problem = answer ? problems[answer] : undefined;
  return (
    <form onSubmit={(event) => void submit(event)} noValidate className="flex flex-col gap-5">
      <Field label={__("Email")}>
        {(control) => <Input {...control} type="email" autoComplete="username" value={email} onChange={(event) => setEmail(event.target.value)} />}
      </Field>
      <Field label={__("Password")}>
        {(control) => (
          <Input {...control} type="password" autoComplete="current-password" value={password} onChange={(event) => setPassword(event.target.value)} />
        )}
      </Field>
      {answer === "confirm" && whenUnconfirmed?.(email)}
      {problem && (
        <p role="alert" className="text-sm text-destructive">
          {problem}
        </p>
      )}
      <div>
        <Button type="submit" disabled={busy}>
          {__("Sign in")}
        </Button>
      </div>
    </form>
  );
}
