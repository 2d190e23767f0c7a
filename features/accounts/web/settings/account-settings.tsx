import { Button, SegmentedControl, TextInput, useMantineColorScheme, type MantineColorScheme } from "@mantine/core";
import { limits } from "@slipway/kernel/limits";
import { problemOfPersonName } from "@slipway/kernel/text/people/person-name";
import { useRoute, useRouteMutation, useRouteOrNull } from "@slipway/ui/api/use-route";
import { SaveBar } from "@slipway/ui/kit/settings/save-bar.tsx";
import { SettingsGroup, SettingsRow } from "@slipway/ui/kit/settings/settings-section.tsx";
import { ErrorState, SkeletonLines } from "@slipway/ui/kit/status/states.tsx";
import { showToast } from "@slipway/ui/kit/status/toast";
import { useNavigation } from "@slipway/ui/navigation/navigation";
import { askNames } from "@slipway/ui/page/ask-names";
import { useState, type FormEvent } from "react";
import { accountsContract, type User } from "../../contract/index.ts";
import { EmailRow } from "../address-proof/email-row.tsx";
import { ApiTokens } from "./api-tokens.tsx";
import { ChangePassword } from "./change-password.tsx";
import { Sessions } from "./sessions.tsx";

/** `?settings=account`: name, appearance, ways to sign in. */
export function AccountSettings() {
  const user = useRouteOrNull(accountsContract.user, {});
  if (user.isPending) return <SkeletonLines widths={["30%", "100%", "45%"]} height={16} gap={16} />;
  if (user.isError) return <ErrorState error={user.error} onRetry={() => void user.refetch()} />;
  if (user.data === null) return null;
  return (
    <>
      <NameAndEmail user={user.data} />
      <Appearance />
      <ChangePassword />
      <ApiTokens />
      <Sessions />
      <ClosingAccount isStaff={user.data.is_staff} />
    </>
  );
}

function NameAndEmail({ user }: { user: User }) {
  const stored = user.attributes.display_name;
  const [name, setName] = useState(stored);
  const save = useRouteMutation(accountsContract.updateUser, {
    invalidates: () => ["/user"],
    onSuccess: () => showToast({ tone: "ok", title: "Saved" }),
  });
  const problem = problemOfPersonName(name.trim());
  const isRefused = name.trim() !== "" && problem !== null;
  const dirty = name.trim() !== stored && name.trim() !== "" && !isRefused;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (dirty) save.mutate({ body: { display_name: name.trim() } });
  };
  return (
    <SettingsGroup title="Name and email" hint="Your name is shown on your messages, edits and releases.">
      <form onSubmit={submit} style={{ marginBottom: 14 }}>
        <TextInput
          label="Name"
          value={name}
          maxLength={limits.displayNameCharacters}
          error={isRefused && `Your name ${problem}`}
          onChange={(event) => setName(event.currentTarget.value)}
        />
        <SaveBar dirty={dirty} saving={save.isPending} onCancel={() => setName(stored)} />
      </form>
      <EmailRow user={user} />
    </SettingsGroup>
  );
}

/** Admins close accounts, because projects and sites have to stay with somebody. */
function ClosingAccount({ isStaff }: { isStaff: boolean }) {
  const { data } = useRoute(accountsContract.staffNames, {}, { staleTime: 300_000 });
  const { openSettings } = useNavigation();
  const names = data?.names ?? [];
  const asks = names.length === 0 ? "Ask your admin" : askNames(names);
  return (
    <SettingsGroup title="Close an account">
      <SettingsRow
        title={isStaff ? "Accounts of this Slipway" : "Your account"}
        facts={isStaff ? "Admins deactivate accounts, other admins yours." : `${asks} to deactivate it.`}
      >
        {isStaff && <Button onClick={() => openSettings("staff-users")}>Users</Button>}
      </SettingsRow>
    </SettingsGroup>
  );
}

function Appearance() {
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  return (
    <SettingsGroup title="Appearance">
      <SettingsRow title="Colours" facts="Kept on this device.">
        <SegmentedControl
          aria-label="Colours"
          value={colorScheme}
          onChange={(value) => setColorScheme(value as MantineColorScheme)}
          data={[
            { value: "light", label: "Light" },
            { value: "dark", label: "Dark" },
            { value: "auto", label: "System" },
          ]}
        />
      </SettingsRow>
    </SettingsGroup>
  );
}
