import { Button, TextInput } from "@mantine/core";
import { Dialog } from "@slipway/ui/layers/dialog.tsx";
import { useRoute, useRouteMutation } from "@slipway/ui/api/use-route";
import { askToConfirm } from "@slipway/ui/kit/dialogs/confirm.tsx";
import { CopyField } from "@slipway/ui/kit/copying/copy.tsx";
import { RelativeTime } from "@slipway/ui/kit/relative-time.tsx";
import { SettingsGroup, SettingsRow } from "@slipway/ui/kit/settings/settings-section.tsx";
import { ErrorState, SkeletonLines } from "@slipway/ui/kit/status/states.tsx";
import { Plus } from "lucide-react";
import { useState, type FormEvent } from "react";
import { accountsContract } from "../../contract/index.ts";

/** Keys for programs that act as this person. */
export function ApiTokens() {
  const list = useRoute(accountsContract.listTokens, {});
  const [creating, setCreating] = useState(false);
  const remove = useRouteMutation(accountsContract.deleteToken, { invalidates: () => ["/user/tokens"] });
  const askAndRemove = async (id: string, name: string) => {
    const body = "Programs that use it stop working at once.";
    if (await askToConfirm({ title: `Delete the token “${name}”?`, body, confirm: "Delete", tone: "danger" })) {
      remove.mutate({ params: { tokenId: id } });
    }
  };
  const add = (
    <Button leftSection={<Plus size={14} />} onClick={() => setCreating(true)}>
      New token
    </Button>
  );
  return (
    <SettingsGroup title="API tokens" hint="Tokens let programs act as you (Authorization: Bearer)." action={add}>
      {list.isPending && <SkeletonLines widths={["100%", "100%"]} height={36} />}
      {list.isError && <ErrorState error={list.error} onRetry={() => void list.refetch()} />}
      {list.data?.tokens.length === 0 && <SettingsRow title="No tokens yet." />}
      {list.data?.tokens.map((token) => (
        <SettingsRow
          key={token.id}
          title={token.name}
          facts={
            <>
              Created <RelativeTime at={token.created_at} />
              {" · "}
              {token.last_used_at === null ? "never used" : <>last used {<RelativeTime at={token.last_used_at} />}</>}
            </>
          }
        >
          <Button variant="subtle" onClick={() => void askAndRemove(token.id, token.name)}>
            Delete
          </Button>
        </SettingsRow>
      ))}
      {creating && <NewToken onClose={() => setCreating(false)} />}
    </SettingsGroup>
  );
}

function NewToken({ onClose }: { onClose: () => void }) {
  const [name, setName] = useState("");
  const create = useRouteMutation(accountsContract.createToken, { invalidates: () => ["/user/tokens"] });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (name.trim() !== "") create.mutate({ body: { name: name.trim() } });
  };
  if (create.data !== undefined) {
    return (
      <Dialog opened onClose={onClose} title="Copy your token now" closeOnClickOutside={false}>
        <p style={{ marginBottom: 12, color: "var(--text-2)" }}>It is shown once and kept only as a fingerprint.</p>
        <CopyField text={create.data.token} label="token" />
        <Button variant="filled" mt={16} fullWidth onClick={onClose}>
          I have copied it
        </Button>
      </Dialog>
    );
  }
  return (
    <Dialog opened onClose={onClose} title="New API token">
      <form onSubmit={submit} style={{ display: "grid", gap: 14 }}>
        <TextInput
          label="Name"
          description="What it is for, so that you recognise it later."
          maxLength={80}
          value={name}
          data-autofocus
          onChange={(event) => setName(event.currentTarget.value)}
        />
        <Button type="submit" variant="filled" loading={create.isPending} disabled={name.trim() === ""}>
          Create token
        </Button>
      </form>
    </Dialog>
  );
}
