import { ActionIcon, Badge, Button, NativeSelect, TextInput } from "@mantine/core";
import { Menu } from "@slipway/ui/layers/menu.tsx";
import type { WorkspaceRole } from "@slipway/kernel/permissions";
import { useRoute, useRouteMutation } from "@slipway/ui/api/use-route";
import { askToConfirm } from "@slipway/ui/kit/dialogs/confirm.tsx";
import { askToCancelInvitation, sayResent } from "@slipway/ui/kit/dialogs/invitations";
import { copyInvite } from "@slipway/ui/kit/copying/copy-invite.tsx";
import { LinkToGive } from "@slipway/ui/kit/copying/link-to-give.tsx";
import { PersonAvatar } from "@slipway/ui/kit/person-avatar.tsx";
import { SettingsGroup, SettingsRow } from "@slipway/ui/kit/settings/settings-section.tsx";
import { ErrorState, SkeletonLines } from "@slipway/ui/kit/status/states.tsx";
import { askNames } from "@slipway/ui/page/ask-names";
import { Ellipsis } from "lucide-react";
import type { SettingsSectionProps } from "@slipway/ui/slots/settings-sections";
import { useState, type FormEvent } from "react";
import { accountsContract } from "../../../accounts/contract/index.ts";
import { wayIn } from "../../../accounts/contract/way-in.ts";
import { workspacesContract, type Member, type OwnWorkspace } from "../../contract/index.ts";
import classes from "./members.module.css";
import { openInviteMany } from "./invite-many.tsx";
import { givableRoles, lossBetween, ROLE_LABELS } from "./roles.ts";
import { NotAMember } from "../not-a-member.tsx";
import { useSettingsWorkspace } from "../use-settings-workspace.ts";

/** `?settings=members`: members of the workspace and their roles. */
export function Members({ projectId }: SettingsSectionProps) {
  const { workspace, isPending, isOutsider, error, retry } = useSettingsWorkspace(projectId);
  if (isPending) return <SkeletonLines widths={["100%", "100%", "100%"]} height={36} gap={16} />;
  if (isOutsider) return <NotAMember />;
  if (workspace === undefined) return <ErrorState error={error} onRetry={retry} />;
  return <MemberList key={workspace.id} workspace={workspace} />;
}

/** More people than this are hard to find by eye. */
const SEARCH_FROM = 8;

const matches = ({ display_name: name, email }: Member, words: string): boolean =>
  `${name ?? ""} ${email}`.toLocaleLowerCase().includes(words.trim().toLocaleLowerCase());

function MemberList({ workspace }: { workspace: OwnWorkspace }) {
  const list = useRoute(workspacesContract.listMembers, { params: { id: workspace.id } });
  const roles = givableRoles(workspace.permissions);
  const [words, setWords] = useState("");
  const members = list.data?.members ?? [];
  const found = members.filter((member) => matches(member, words));
  const admins = members.filter(({ role }) => role === "owner" || role === "admin");
  const inviters = askNames(admins.map(({ display_name: name, email }) => name ?? email));
  return (
    <>
      {roles.length > 0 && <InviteRow workspace={workspace} roles={roles} />}
      <SettingsGroup
        title={`People in ${workspace.name}`}
        {...(roles.length === 0 && admins.length > 0 && { hint: `${inviters} to invite somebody.` })}
      >
        {list.isPending && <SkeletonLines widths={["100%", "100%"]} height={36} />}
        {list.isError && <ErrorState error={list.error} onRetry={() => void list.refetch()} />}
        {(list.data?.members.length ?? 0) > SEARCH_FROM && (
          <TextInput
            type="search"
            aria-label="Find a person"
            placeholder="Find a person"
            value={words}
            style={{ marginBottom: 12 }}
            onChange={(event) => setWords(event.currentTarget.value)}
          />
        )}
        {list.data && found.length === 0 && <p role="status">Nobody here matches '{words.trim()}'.</p>}
        {found.map((member) => (
          <MemberRow key={member.id} member={member} workspace={workspace} roles={roles} />
        ))}
      </SettingsGroup>
    </>
  );
}

function InviteRow({ workspace, roles }: { workspace: OwnWorkspace; roles: readonly WorkspaceRole[] }) {
  const [email, setEmail] = useState("");
  const [role, setRole] = useState<WorkspaceRole>(roles.includes("editor") ? "editor" : roles[0]!);
  const [refusal, setRefusal] = useState<string | null>(null);
  const add = useRouteMutation(workspacesContract.addMember, {
    invalidates: () => [`/workspaces/${workspace.id}/members`],
    onSuccess: () => setEmail(""),
    onError: (error) => {
      if (error.kind === "user") setRefusal(error.userMessage);
      return error.kind === "user";
    },
  });
  const policy = useRoute(accountsContract.policy, {}, { staleTime: Infinity }).data;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setRefusal(null);
    add.mutate({ params: { id: workspace.id }, body: { email: email.trim(), role } });
  };
  const { invite_url: link, email: invited, mailed } = add.data ?? {};
  const way = policy === undefined ? null : wayIn(policy);
  return (
    <SettingsGroup
      title="Invite"
      {...(way !== null && { hint: way })}
      action={
        <Button variant="subtle" onClick={() => openInviteMany(workspace.id, roles)}>
          Invite many…
        </Button>
      }
    >
      <form className={classes.invite} onSubmit={submit}>
        <TextInput
          type="email"
          required
          placeholder="Invite by email"
          aria-label="Email"
          value={email}
          error={refusal}
          onChange={(event) => setEmail(event.currentTarget.value)}
        />
        <NativeSelect
          aria-label="Role"
          value={role}
          data={roles.map((value) => ({ value, label: ROLE_LABELS[value] }))}
          onChange={(event) => setRole(event.currentTarget.value as WorkspaceRole)}
        />
        <Button type="submit" variant="filled" loading={add.isPending}>
          Invite
        </Button>
      </form>
      {add.data !== undefined && !link && (
        <p role="status" className={classes.link}>
          {add.data.display_name ?? invited} is a member now
          {policy?.mail === "smtp" && mailed === true && ", and we emailed them"}.
        </p>
      )}
      {link && (
        <div className={classes.link} role="status">
          <p>
            {policy?.mail !== "smtp"
              ? `Email isn't set up. Send this link to ${invited} yourself.`
              : mailed === true
                ? `We emailed ${invited}. You can also send this link yourself.`
                : `Our email to ${invited} could not be sent. Send this link yourself.`}
          </p>
          <LinkToGive text={link} label="invitation link" />
        </div>
      )}
    </SettingsGroup>
  );
}

interface MemberRowProps {
  member: Member;
  workspace: OwnWorkspace;
  roles: readonly WorkspaceRole[];
}

function MemberRow({ member, workspace, roles }: MemberRowProps) {
  const invalidates = () => [`/workspaces/${workspace.id}/members`];
  const update = useRouteMutation(workspacesContract.updateMember, { invalidates });
  const remove = useRouteMutation(workspacesContract.removeMember, { invalidates });
  const link = useRouteMutation(workspacesContract.inviteLink, {
    onSuccess: ({ invite_url }) => void copyInvite(invite_url, name),
  });
  const resend = useRouteMutation(workspacesContract.resend, {
    onSuccess: ({ mailed }) => sayResent(member.email, mailed),
  });
  const mails = useRoute(accountsContract.policy, {}, { staleTime: Infinity }).data?.mail === "smtp";
  const params = { id: workspace.id, userId: member.user_id ?? member.id };
  const name = member.display_name ?? member.email;
  const pending = member.joined_at === null;
  const askAndRemove = async () => {
    const body = "They lose access now, including open tabs.";
    const question = { title: `Remove ${name}?`, body, confirm: "Remove", tone: "danger" } as const;
    if (await (pending ? askToCancelInvitation(name) : askToConfirm(question))) remove.mutate({ params });
  };
  return (
    <SettingsRow
      leading={<PersonAvatar id={member.user_id ?? member.email} name={name} size={28} />}
      title={
        <span className={classes.person}>
          {name}
          {pending && <Badge data-tone="warn">Pending</Badge>}
        </span>
      }
      facts={member.display_name === null ? undefined : member.email}
    >
      <span className={classes.role}>{ROLE_LABELS[member.role]}</span>
      {roles.includes(member.role) && (
        <Menu position="bottom-end" width={260}>
          <Menu.Target>
            <ActionIcon aria-label={`Change ${name}`}>
              <Ellipsis size={16} />
            </ActionIcon>
          </Menu.Target>
          <Menu.Dropdown>
            {pending && mails && <Menu.Item onClick={() => resend.mutate({ params })}>Resend the email</Menu.Item>}
            {pending && <Menu.Item onClick={() => link.mutate({ params })}>Copy invite link</Menu.Item>}
            {roles
              .filter((role) => role !== member.role)
              .map((role) => (
                <Menu.Item key={role} onClick={() => update.mutate({ params, body: { role } })}>
                  Make {ROLE_LABELS[role]}
                  {lossBetween(member.role, role) && (
                    <span className={classes.loss}>{lossBetween(member.role, role)}</span>
                  )}
                </Menu.Item>
              ))}
            <Menu.Item data-tone="danger" onClick={() => void askAndRemove()}>
              {pending ? "Cancel the invitation" : "Remove"}
            </Menu.Item>
          </Menu.Dropdown>
        </Menu>
      )}
    </SettingsRow>
  );
}
