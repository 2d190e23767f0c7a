import { ActionIcon, Badge, Button, TextInput } from "@mantine/core";
import { Dialog } from "@slipway/ui/layers/dialog.tsx";
import { Menu } from "@slipway/ui/layers/menu.tsx";
import { api } from "@slipway/ui/api/client";
import { useRoute, useRouteMutation } from "@slipway/ui/api/use-route";
import { handleError } from "@slipway/ui/errors/handle-error";
import { askToConfirm } from "@slipway/ui/kit/dialogs/confirm.tsx";
import { LinkToGive } from "@slipway/ui/kit/copying/link-to-give.tsx";
import { PersonAvatar } from "@slipway/ui/kit/person-avatar.tsx";
import { SettingsGroup, SettingsRow } from "@slipway/ui/kit/settings/settings-section.tsx";
import { ErrorState, SkeletonLines } from "@slipway/ui/kit/status/states.tsx";
import type { RouteResult } from "@slipway/kernel/contract/route";
import { Ellipsis, UserPlus } from "lucide-react";
import { useState, type FormEvent } from "react";
import { workspacesContract } from "../../../workspaces/contract/index.ts";
import { accountsContract } from "../../contract/index.ts";
import classes from "./staff-users.module.css";

type AdminUser = RouteResult<typeof accountsContract.listUsers>["users"][number];
interface HandedLink {
  title: string;
  hint: string;
  url: string;
}

/** Every account, and the links staff hand out while mail does not leave the machine. */
export function StaffUsers() {
  const [search, setSearch] = useState("");
  const [link, setLink] = useState<HandedLink | null>(null);
  const [inviting, setInviting] = useState(false);
  const users = useRoute(accountsContract.listUsers, { query: { q: search || undefined } }, { keepPrevious: true });
  const invite = (
    <Button leftSection={<UserPlus size={14} />} onClick={() => setInviting(true)}>
      Invite
    </Button>
  );
  return (
    <SettingsGroup title="Accounts" hint="Everyone who can sign in to this Slipway." action={invite}>
      <TextInput
        placeholder="Search by name or email"
        aria-label="Search accounts"
        value={search}
        mb={12}
        onChange={(event) => setSearch(event.currentTarget.value)}
      />
      {users.isPending && <SkeletonLines widths={["100%", "100%", "100%"]} height={36} />}
      {users.isError && <ErrorState error={users.error} onRetry={() => void users.refetch()} />}
      {users.data?.users.length === 0 && <SettingsRow title={`No account matches “${search}”.`} />}
      {users.data?.users.map((user) => (
        <UserRow key={user.id} user={user} onLink={setLink} />
      ))}
      {inviting && <InviteDialog onClose={() => setInviting(false)} onLink={setLink} />}
      {link !== null && <LinkDialog link={link} onClose={() => setLink(null)} />}
    </SettingsGroup>
  );
}

function UserRow({ user, onLink }: { user: AdminUser; onLink: (link: HandedLink) => void }) {
  const update = useRouteMutation(accountsContract.updateUserAsStaff, { invalidates: () => ["/admin/users"] });
  const education = useRouteMutation(workspacesContract.setAccountEducation, {
    invalidates: () => ["/admin/users", "/user"],
  });
  const params = { userId: user.id };
  const isEducation = user.user_is_temporary_edu;
  const change = (body: { is_active?: boolean; is_staff?: boolean }) => update.mutate({ params, body });
  const isActive = user.deactivated_at === null;
  const makeLink = async () => {
    try {
      const { url } = await api(accountsContract.resetLink, { params: { userId: user.id } });
      onLink({
        title: "Reset link",
        hint: `Send this to ${user.email} yourself. The person who opens it sets a new password.`,
        url,
      });
    } catch (error) {
      handleError(error);
    }
  };
  const deactivate = async () => {
    const body = "Their sessions and tokens end at once. Their projects stay.";
    if (
      await askToConfirm({ title: `Deactivate ${user.display_name}?`, body, confirm: "Deactivate", tone: "danger" })
    ) {
      change({ is_active: false });
    }
  };
  return (
    <SettingsRow
      leading={<PersonAvatar id={user.id} name={user.display_name} size={28} />}
      title={
        <span className={classes.person}>
          {user.display_name}
          {user.is_staff && <Badge data-tone="accent">Staff</Badge>}
          {user.user_is_temporary_edu && <Badge>Education</Badge>}
          {!isActive && <Badge data-tone="warn">Deactivated</Badge>}
        </span>
      }
      facts={user.email}
    >
      <Menu position="bottom-end">
        <Menu.Target>
          <ActionIcon aria-label={`Actions for ${user.display_name}`}>
            <Ellipsis size={16} />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item onClick={() => void makeLink()}>Make a reset link</Menu.Item>
          <Menu.Item onClick={() => change({ is_staff: !user.is_staff })}>
            {user.is_staff ? "Remove from staff" : "Make staff"}
          </Menu.Item>
          <Menu.Item onClick={() => education.mutate({ params, body: { user_is_temporary_edu: !isEducation } })}>
            {isEducation ? "Remove the education mark" : "Mark as education"}
          </Menu.Item>
          {isActive ? (
            <Menu.Item data-tone="danger" onClick={() => void deactivate()}>
              Deactivate
            </Menu.Item>
          ) : (
            <Menu.Item onClick={() => change({ is_active: true })}>Reactivate</Menu.Item>
          )}
        </Menu.Dropdown>
      </Menu>
    </SettingsRow>
  );
}

function LinkDialog({ link, onClose }: { link: HandedLink; onClose: () => void }) {
  return (
    <Dialog opened onClose={onClose} title={link.title}>
      <p style={{ marginBottom: 12, color: "var(--text-2)" }}>{link.hint}</p>
      <LinkToGive text={link.url} label="link" />
    </Dialog>
  );
}

function InviteDialog({ onClose, onLink }: { onClose: () => void; onLink: (link: HandedLink) => void }) {
  const [email, setEmail] = useState("");
  const [refusal, setRefusal] = useState<string | null>(null);
  const invite = useRouteMutation(accountsContract.inviteUser, {
    onSuccess: ({ url }) => {
      onClose();
      onLink({ title: "Invitation link", hint: `One account for ${email} can be created with it.`, url });
    },
    onError: (error) => {
      if (error.kind === "user") setRefusal(error.userMessage);
      return error.kind === "user";
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setRefusal(null);
    invite.mutate({ body: { email } });
  };
  return (
    <Dialog opened onClose={onClose} title="Invite someone">
      <form onSubmit={submit} style={{ display: "grid", gap: 14 }}>
        <TextInput
          label="Email"
          type="email"
          required
          withAsterisk={false}
          value={email}
          error={refusal}
          data-autofocus
          onChange={(event) => setEmail(event.currentTarget.value)}
        />
        <Button type="submit" variant="filled" loading={invite.isPending}>
          Make link
        </Button>
      </form>
    </Dialog>
  );
}
