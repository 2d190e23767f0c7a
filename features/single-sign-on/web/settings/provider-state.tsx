/** The connected provider, its test and its end, and the switch that makes members use it. */
import { Badge, Button, Switch } from "@mantine/core";
import { useRouteMutation } from "@slipway/ui/api/use-route";
import { askToConfirm } from "@slipway/ui/kit/dialogs/confirm.tsx";
import { SettingsGroup, SettingsRow } from "@slipway/ui/kit/settings/settings-section.tsx";
import { useNavigation } from "@slipway/ui/navigation/navigation";
import { workspacesContract } from "../../../workspaces/contract/index.ts";
import { singleSignOnContract, type SingleSignOn } from "../../contract/index.ts";

interface StateProps {
  id: string;
  sso: SingleSignOn;
  mayChange: boolean;
}

const changed = (id: string) => [`/workspaces/${id}/single-sign-on`, "/workspaces", "/user", "/projects"];

export function ProviderState({
  id,
  sso,
  provider,
  mayChange,
}: StateProps & { provider: NonNullable<SingleSignOn["provider"]> }) {
  const { openSettings } = useNavigation();
  const test = useRouteMutation(singleSignOnContract.test, { onSuccess: ({ url }) => window.location.assign(url) });
  const disconnect = useRouteMutation(singleSignOnContract.disconnect, { invalidates: () => changed(id) });
  const onDisconnect = async (): Promise<void> => {
    const sure = await askToConfirm({
      title: "Disconnect single sign-on?",
      body: sso.enforced
        ? "Members then sign in with a password, and single sign-on is no longer enforced. People without a password set one by mail."
        : "Members then sign in with a password. People without a password set one by mail.",
      confirm: "Disconnect",
      tone: "danger",
    });
    if (sure) disconnect.mutate({ params: { id } });
  };
  const isTested = provider.tested_at !== null;
  return (
    <SettingsGroup title="Connection">
      <SettingsRow
        title={
          <>
            {new URL(provider.issuer).host}{" "}
            <Badge data-tone={isTested ? "ok" : "warn"}>{isTested ? "Tested" : "Not tested"}</Badge>
          </>
        }
        facts={isTested ? "A sign-in succeeded with these settings." : "Sign in once to see that the settings work."}
      >
        {mayChange && (
          <Button loading={test.isPending || test.isSuccess} onClick={() => test.mutate({ params: { id } })}>
            Test connection
          </Button>
        )}
      </SettingsRow>
      <SettingsRow
        title="Who can sign in"
        facts={
          sso.domains.length === 0
            ? "Nobody yet: prove an email domain of the workspace first."
            : `People with an address at ${sso.domains.join(", ")}`
        }
      >
        <Button onClick={() => openSettings("email-domains")}>Email domains</Button>
      </SettingsRow>
      {mayChange && (
        <SettingsRow title="Disconnect the provider" facts="Members then sign in with a password.">
          <Button variant="danger" loading={disconnect.isPending} onClick={() => void onDisconnect()}>
            Disconnect
          </Button>
        </SettingsRow>
      )}
    </SettingsGroup>
  );
}

/** Owners are told that they are an exception, so that they keep a password. */
export function Enforcement({ id, sso }: StateProps) {
  const update = useRouteMutation(workspacesContract.update, { invalidates: () => changed(id) });
  const onChange = async (isOn: boolean): Promise<void> => {
    const sure =
      !isOn ||
      (await askToConfirm({
        title: "Enforce single sign-on?",
        body: "Members who signed in another way cannot open the workspace until they sign in through your provider. Owners still can, so keep your password.",
        confirm: "Enforce",
      }));
    if (sure) update.mutate({ params: { id }, body: { enforce_sso: isOn } });
  };
  const isReady = sso.provider?.tested_at != null;
  return (
    <SettingsGroup title="Enforcement">
      <SettingsRow
        title="Enforce single sign-on"
        facts={
          isReady || sso.enforced
            ? "Members have to sign in through your provider. Owners can also use a password, in case the provider fails."
            : "Test the connection first."
        }
      >
        <Switch
          aria-label="Enforce single sign-on"
          checked={sso.enforced}
          disabled={update.isPending || (!isReady && !sso.enforced)}
          onChange={(event) => void onChange(event.currentTarget.checked)}
        />
      </SettingsRow>
    </SettingsGroup>
  );
}
