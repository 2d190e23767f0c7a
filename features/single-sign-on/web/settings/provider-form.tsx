/** Issuer, client and secret of the provider. The stored secret is never shown. */
import { Button, NativeSelect, PasswordInput, TextInput } from "@mantine/core";
import type { AppError } from "@slipway/kernel/errors";
import { useRouteMutation } from "@slipway/ui/api/use-route";
import { SettingsGroup } from "@slipway/ui/kit/settings/settings-section.tsx";
import { showToast } from "@slipway/ui/kit/status/toast";
import { useState, type FormEvent } from "react";
import { singleSignOnContract, type SingleSignOn } from "../../contract/index.ts";
import classes from "./sso-settings.module.css";

const ROLES = [
  { value: "viewer", label: "Viewer" },
  { value: "editor", label: "Editor" },
] as const;

interface Draft {
  issuer: string;
  client_id: string;
  client_secret: string;
  default_role: "viewer" | "editor";
}

const draftOf = ({ provider }: SingleSignOn): Draft => ({
  issuer: provider?.issuer ?? "",
  client_id: provider?.client_id ?? "",
  client_secret: "",
  default_role: provider?.default_role ?? "viewer",
});

/** The field that a refusal names, and its rule. */
function fieldErrors(error: AppError | null): Partial<Record<keyof Draft, string>> {
  if (error === null || typeof error.details !== "object" || error.details === null) return {};
  const { field, rule } = error.details as { field?: string; rule?: string };
  if (field === undefined || rule === undefined) return {};
  return { [field]: rule.charAt(0).toUpperCase() + rule.slice(1) };
}

export function ProviderForm({ id, sso }: { id: string; sso: SingleSignOn }) {
  const [draft, setDraft] = useState<Draft>(() => draftOf(sso));
  const [refusal, setRefusal] = useState<AppError | null>(null);
  const isNew = sso.provider === null;
  const connect = useRouteMutation(singleSignOnContract.connect, {
    invalidates: () => [`/workspaces/${id}/single-sign-on`],
    onSuccess: () => {
      setDraft((before) => ({ ...before, client_secret: "" }));
      showToast({ tone: "ok", title: isNew ? "Connected. Test it now." : "Saved" });
    },
    onError: (error) => {
      if (error.kind === "user") setRefusal(error);
      return error.kind === "user";
    },
  });
  const set = (field: keyof Draft) => (event: { currentTarget: { value: string } }) => {
    const { value } = event.currentTarget;
    setDraft((before) => ({ ...before, [field]: value }));
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    setRefusal(null);
    const { client_secret, ...rest } = draft;
    connect.mutate({ params: { id }, body: { ...rest, ...(client_secret === "" ? {} : { client_secret }) } });
  };
  const errors = fieldErrors(refusal);
  const isNamed = Object.keys(errors).length > 0;
  return (
    <SettingsGroup
      title={isNew ? "Connect a provider" : "Provider"}
      hint="Any OpenID Connect provider. Register Slipway there as a web application."
    >
      <form className={classes.form} onSubmit={submit}>
        <TextInput
          required
          label="Issuer"
          placeholder="https://id.example.com"
          maxLength={500}
          autoCapitalize="none"
          spellCheck={false}
          value={draft.issuer}
          error={errors.issuer}
          onChange={set("issuer")}
        />
        <TextInput
          required
          label="Client ID"
          maxLength={300}
          autoCapitalize="none"
          spellCheck={false}
          value={draft.client_id}
          error={errors.client_id}
          onChange={set("client_id")}
        />
        <PasswordInput
          required={isNew}
          label="Client secret"
          autoComplete="off"
          maxLength={1000}
          placeholder={isNew ? undefined : "Stored. Enter another one to replace it."}
          value={draft.client_secret}
          error={errors.client_secret}
          onChange={set("client_secret")}
        />
        <NativeSelect
          label="New people join as"
          data={ROLES}
          value={draft.default_role}
          onChange={set("default_role")}
        />
        {refusal !== null && !isNamed && (
          <p className={classes.bad} role="alert">
            {refusal.userMessage}
          </p>
        )}
        <div>
          <Button type="submit" variant="filled" loading={connect.isPending}>
            {isNew ? "Connect" : "Save"}
          </Button>
        </div>
      </form>
    </SettingsGroup>
  );
}
