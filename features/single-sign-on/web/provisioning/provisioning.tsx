/** `?settings=provisioning`: the address and tokens with which an identity provider puts people in and takes them out. */
import { Button } from "@mantine/core";
import { counted } from "@slipway/kernel/text/counted";
import { useRoute, useRouteMutation } from "@slipway/ui/api/use-route";
import { CopyField } from "@slipway/ui/kit/copying/copy.tsx";
import { LinkToGive } from "@slipway/ui/kit/copying/link-to-give.tsx";
import { askToConfirm } from "@slipway/ui/kit/dialogs/confirm.tsx";
import { RelativeTime } from "@slipway/ui/kit/relative-time.tsx";
import { SettingsGroup, SettingsRow } from "@slipway/ui/kit/settings/settings-section.tsx";
import { EmptyState, ErrorState } from "@slipway/ui/kit/status/states.tsx";
import { Dialog } from "@slipway/ui/layers/dialog.tsx";
import { useNavigation } from "@slipway/ui/navigation/navigation";
import type { SettingsSectionProps } from "@slipway/ui/slots/settings-sections";
import { Plus, UserRoundCog } from "lucide-react";
import { MAX_SCIM_TOKENS, singleSignOnContract, type Provisioning, type ScimToken } from "../../contract/index.ts";
import { ForManagers, Loading, type ManagedWorkspace } from "../managed-workspace.tsx";

export function ProvisioningSettings({ projectId }: SettingsSectionProps) {
  return (
    <ForManagers projectId={projectId} others="Owners let your organization's identity provider add and remove people.">
      {(workspace) => <Workspace key={workspace.id} {...workspace} />}
    </ForManagers>
  );
}

function Workspace({ id, mayChange, inPlan }: ManagedWorkspace) {
  const asked = useRoute(singleSignOnContract.provisioning, { params: { id } });
  if (asked.isPending) return <Loading />;
  if (asked.isError) return <ErrorState error={asked.error} onRetry={() => void asked.refetch()} />;
  const { tokens } = asked.data;
  if (!inPlan && tokens.length === 0)
    return (
      <EmptyState icon={UserRoundCog} title="Provisioning needs the Business plan">
        Your identity provider then adds people to the workspace, and removes them when they leave.
      </EmptyState>
    );
  if (!mayChange && tokens.length === 0)
    return (
      <EmptyState icon={UserRoundCog} title="No provisioning yet">
        An owner of the workspace can let your identity provider add and remove people.
      </EmptyState>
    );
  return (
    <>
      <SettingsGroup
        title="Identity provider"
        hint="Your identity provider adds people by SCIM 2.0, and removes them when they leave."
      >
        <SettingsRow title="Base address" facts="Providers call it tenant URL or SCIM connector base URL." />
        <LinkToGive text={asked.data.base_url} label="base address" />
        <People provisioning={asked.data} />
      </SettingsGroup>
      <Tokens id={id} provisioning={asked.data} mayChange={mayChange} inPlan={inPlan} />
    </>
  );
}

function People({ provisioning: { domains, user_count: count } }: { provisioning: Provisioning }) {
  const { openSettings } = useNavigation();
  const facts =
    domains.length === 0
      ? "Nobody yet: prove an email domain of the workspace first."
      : `People with an address at ${domains.join(", ")}. ${counted(count, "user")} so far.`;
  return (
    <SettingsRow title="Who can be added" facts={facts}>
      <Button onClick={() => openSettings("email-domains")}>Email domains</Button>
    </SettingsRow>
  );
}

const changed = (id: string) => [`/workspaces/${id}/provisioning`];

function Tokens({ id, provisioning, mayChange, inPlan }: ManagedWorkspace & { provisioning: Provisioning }) {
  const { tokens } = provisioning;
  const create = useRouteMutation(singleSignOnContract.createScimToken, { invalidates: () => changed(id) });
  const isFull = tokens.length >= MAX_SCIM_TOKENS;
  const add = mayChange && inPlan && (
    <Button
      leftSection={<Plus size={14} />}
      loading={create.isPending}
      disabled={isFull}
      title={isFull ? "Revoke a token first." : undefined}
      onClick={() => create.mutate({ params: { id } })}
    >
      New token
    </Button>
  );
  const hint = inPlan
    ? `At most ${MAX_SCIM_TOKENS}, so that you can replace one while the other still works.`
    : "Tokens end with the Business plan.";
  return (
    <SettingsGroup title="Tokens" hint={hint} action={add}>
      {tokens.length === 0 && <SettingsRow title="No tokens yet." />}
      {tokens.map((token, at) => (
        <TokenRow key={token.id} id={id} token={token} number={at + 1} mayChange={mayChange} />
      ))}
      {create.data !== undefined && (
        <Dialog opened onClose={() => create.reset()} title="Copy the token now" closeOnClickOutside={false}>
          <p style={{ marginBottom: 12, color: "var(--text-2)" }}>
            Enter it at your identity provider. It is shown once and kept only as a fingerprint.
          </p>
          <CopyField text={create.data.token} label="token" />
          <Button variant="filled" mt={16} fullWidth onClick={() => create.reset()}>
            I have copied it
          </Button>
        </Dialog>
      )}
    </SettingsGroup>
  );
}

interface TokenRowProps {
  id: string;
  token: ScimToken;
  number: number;
  mayChange: boolean;
}

function TokenRow({ id, token, number, mayChange }: TokenRowProps) {
  const revoke = useRouteMutation(singleSignOnContract.deleteScimToken, { invalidates: () => changed(id) });
  const ask = async (): Promise<void> => {
    const sure = await askToConfirm({
      title: "Revoke this token?",
      body: "Your identity provider can add and remove nobody with it from now on. People who were added stay.",
      confirm: "Revoke",
      tone: "danger",
    });
    if (sure) revoke.mutate({ params: { id, tokenId: token.id } });
  };
  return (
    <SettingsRow
      title={`Token ${number}`}
      facts={
        <>
          Made <RelativeTime at={token.created_at} />
          {token.created_by !== null && ` by ${token.created_by}`}
          {" · "}
          {token.last_used_at === null ? (
            "never used"
          ) : (
            <>
              last used <RelativeTime at={token.last_used_at} />
            </>
          )}
          {!token.maker_is_owner && ". Whoever made it is no owner any more: make another and revoke this one."}
        </>
      }
    >
      {mayChange && (
        <Button variant="subtle" loading={revoke.isPending} onClick={() => void ask()}>
          Revoke
        </Button>
      )}
    </SettingsRow>
  );
}
