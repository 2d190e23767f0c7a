/** `?settings=single-sign-on`: the workspace's provider, its test, and whether members have to use it. */
import { useRoute } from "@slipway/ui/api/use-route";
import { CopyField } from "@slipway/ui/kit/copying/copy.tsx";
import { SettingsGroup } from "@slipway/ui/kit/settings/settings-section.tsx";
import { EmptyState, ErrorState } from "@slipway/ui/kit/status/states.tsx";
import type { SettingsSectionProps } from "@slipway/ui/slots/settings-sections";
import { KeySquare } from "lucide-react";
import { singleSignOnContract, type SingleSignOn } from "../../contract/index.ts";
import { sentenceOf } from "../sso-sentences.ts";
import { ForManagers, Loading, type ManagedWorkspace } from "../managed-workspace.tsx";
import { ProviderForm } from "./provider-form.tsx";
import { Enforcement, ProviderState } from "./provider-state.tsx";
import classes from "./sso-settings.module.css";

export function SsoSettings({ projectId }: SettingsSectionProps) {
  return (
    <ForManagers projectId={projectId} others="Owners connect the workspace with your organization's sign-in.">
      {(workspace) => <Workspace key={workspace.id} {...workspace} />}
    </ForManagers>
  );
}

function Workspace({ id, mayChange, inPlan }: ManagedWorkspace) {
  const asked = useRoute(singleSignOnContract.get, { params: { id } });
  if (asked.isPending) return <Loading />;
  if (asked.isError) return <ErrorState error={asked.error} onRetry={() => void asked.refetch()} />;
  const sso = asked.data;
  if (!inPlan && sso.provider === null)
    return (
      <EmptyState icon={KeySquare} title="Single sign-on needs the Business plan">
        People then sign in through your organization's own sign-in page.
      </EmptyState>
    );
  if (!mayChange && sso.provider === null)
    return (
      <EmptyState icon={KeySquare} title="No single sign-on yet">
        An owner of the workspace can connect your organization's sign-in.
      </EmptyState>
    );
  return (
    <>
      {sso.provider !== null && <Outcome isTested={sso.provider.tested_at !== null} />}
      {sso.provider !== null && <ProviderState id={id} sso={sso} provider={sso.provider} mayChange={mayChange} />}
      {sso.provider !== null && <Enforcement id={id} sso={sso} mayChange={mayChange} />}
      {mayChange && inPlan && <ProviderForm key={sso.provider?.issuer} id={id} sso={sso} />}
      <Addresses sso={sso} />
    </>
  );
}

/** How the test ended from which the provider's page led back here. */
function Outcome({ isTested }: { isTested: boolean }) {
  const outcome = new URLSearchParams(window.location.search).get("sso");
  if (outcome === "tested")
    // The address keeps the word when the settings change afterwards.
    return !isTested ? null : (
      <p className={classes.good} role="status">
        The test succeeded: people can sign in through your provider.
      </p>
    );
  const sentence = sentenceOf(outcome);
  return sentence === null ? null : (
    <p className={classes.bad} role="alert">
      The test failed. {sentence}
    </p>
  );
}

function Addresses({ sso }: { sso: SingleSignOn }) {
  return (
    <SettingsGroup
      title="Addresses"
      hint="Register the redirect address at your provider. Send people the sign-in address."
    >
      <div className={classes.address}>
        <span>Redirect address</span>
        <CopyField text={sso.redirect_url} label="redirect address" />
      </div>
      <div className={classes.address}>
        <span>Sign-in address</span>
        <CopyField text={sso.sign_in_url} label="sign-in address" />
      </div>
    </SettingsGroup>
  );
}
