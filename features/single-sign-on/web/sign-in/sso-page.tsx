/** `/sso/{workspace}`: signs in at the workspace's provider, and tells why a sign-in ended. `/sso` asks for the address first. */
import page from "@slipway/ui/kit/app-page/page-card.module.css";
import { Button, TextInput } from "@mantine/core";
import { AppError } from "@slipway/kernel/errors";
import { api } from "@slipway/ui/api/client";
import { handleError } from "@slipway/ui/errors/handle-error";
import { AppLink } from "@slipway/ui/navigation/app-link.tsx";
import { BarePage } from "@slipway/ui/page/bare-page.tsx";
import { usePageTitle } from "@slipway/ui/page/page-status";
import { useState, type FormEvent } from "react";
import { singleSignOnContract } from "../../contract/index.ts";
import { sentenceOf } from "../sso-sentences.ts";
import { domainIn } from "./domain-in.ts";
import { useStartSso } from "./use-start-sso.ts";
import classes from "./sign-in.module.css";

export function SsoPage({ params }: { params: Record<string, string> }) {
  usePageTitle("Single sign-on");
  const query = new URLSearchParams(window.location.search);
  const { begin, refusal, busy } = useStartSso();
  const next = query.get("next") ?? "/";
  const said = refusal ?? sentenceOf(query.get("error"));
  const workspaceId = params["workspaceId"];
  return (
    <BarePage link={AppLink}>
      <main className={page.card}>
        <h1>Single sign-on</h1>
        <p>Sign in on the page of your organization. It brings you back here.</p>
        {said !== null && (
          <p className={classes.refusal} role="alert">
            {said}
          </p>
        )}
        {workspaceId === undefined ? (
          <ByAddress busy={busy} onFound={(id) => begin(id, next)} />
        ) : (
          <Button variant="primary" size="lg" fullWidth loading={busy} onClick={() => begin(workspaceId, next)}>
            Continue with single sign-on
          </Button>
        )}
        <p className={classes.other}>
          <AppLink href="/login">Sign in another way</AppLink>
        </p>
      </main>
    </BarePage>
  );
}

function ByAddress({ busy, onFound }: { busy: boolean; onFound: (workspaceId: string) => void }) {
  const [email, setEmail] = useState("");
  const [refusal, setRefusal] = useState<string | null>(null);
  const [looking, setLooking] = useState(false);
  const look = async (): Promise<void> => {
    const domain = domainIn(email);
    if (domain === null) return setRefusal("Enter your email address, such as ann@example.com.");
    setRefusal(null);
    setLooking(true);
    try {
      const { workspace_id: id } = await api(singleSignOnContract.find, { params: { domain } });
      if (id === null) setRefusal(`No workspace here has single sign-on for ${domain}.`);
      else onFound(id);
    } catch (error) {
      if (error instanceof AppError && error.kind === "user") setRefusal(error.userMessage);
      else handleError(error);
    } finally {
      setLooking(false);
    }
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    void look();
  };
  return (
    <form className={classes.form} onSubmit={submit} noValidate>
      <TextInput
        label="Email"
        type="email"
        autoComplete="username"
        maxLength={254}
        value={email}
        error={refusal}
        onChange={(event) => setEmail(event.currentTarget.value)}
      />
      <Button type="submit" variant="primary" size="lg" fullWidth loading={busy || looking}>
        Continue with single sign-on
      </Button>
    </form>
  );
}
