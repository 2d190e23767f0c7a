/** One user: facts, ways to sign in, deleting, and all of it as JSON. [C2.36] [C8.19] */
import { Button, SegmentedControl } from "@mantine/core";
import { useRouteMutation } from "@slipway/ui/api/use-route";
import { CopyIcon } from "@slipway/ui/kit/copying/copy.tsx";
import { askToConfirm } from "@slipway/ui/kit/dialogs/confirm.tsx";
import { JsonView } from "@slipway/ui/kit/json/json-view.tsx";
import { SidePanel } from "@slipway/ui/kit/side-panel/side-panel.tsx";
import { StatusDot } from "@slipway/ui/kit/status/status-dot.tsx";
import { showToast } from "@slipway/ui/kit/status/toast";
import { useState, type ReactNode } from "react";
import { cloudContract, type CloudUser } from "../../cloud/contract/index.ts";
import { methodsOf, titleOf } from "./user-words.ts";
import { usersPath } from "./use-users.ts";
import classes from "./users.module.css";

const full = new Intl.DateTimeFormat(undefined, { dateStyle: "medium", timeStyle: "short" });
const time = (at: string | null | undefined): string =>
  at === null || at === undefined ? "-" : full.format(new Date(at));

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
);

function verification({ email_data }: CloudUser): string | null {
  if (email_data === null) return null;
  return email_data.email_verified ? "Email verified" : "Email not verified";
}

function Overview({ user }: { user: CloudUser }) {
  const words = verification(user);
  return (
    <>
      <dl className={classes.facts}>
        <Fact name="User">{titleOf(user)}</Fact>
        <Fact name="User UID">
          <span className="mono">{user.id}</span>
          <CopyIcon text={user.id} label="Copy User UID" />
        </Fact>
        <Fact name="Created at">{time(user.created_at)}</Fact>
        <Fact name="Updated at">{time(user.updated_at)}</Fact>
        <Fact name="Invited at">-</Fact>
        <Fact name="Confirmation sent at">{time(user.email_data?.confirmation_sent_at)}</Fact>
        <Fact name="Confirmed at">{time(user.email_data?.confirmed_at ?? user.phone_data?.confirmed_at)}</Fact>
        <Fact name="Last signed in">{time(user.last_sign_in_at)}</Fact>
        <Fact name="SSO">{user.is_sso_user ? "Enabled" : "Disabled"}</Fact>
      </dl>
      <h3>Login Methods</h3>
      <ul className={classes.methods}>
        {methodsOf(user).map(({ name, isActive }) => (
          <li key={name}>
            {name}
            <StatusDot tone={isActive ? "ok" : "quiet"}>{isActive ? "Active" : "Not active"}</StatusDot>
          </li>
        ))}
      </ul>
      {words !== null && <p className={classes.quiet}>{words}</p>}
    </>
  );
}

function useDelete(projectId: string, user: CloudUser, onDeleted: () => void) {
  const remove = useRouteMutation(cloudContract.deleteUser, {
    invalidates: () => [usersPath(projectId)],
    onSuccess: () => {
      showToast({ tone: "ok", title: "User deleted successfully" });
      onDeleted();
    },
    onError: (error) => {
      const message = error.kind === "user" ? error.userMessage : "Please try again";
      showToast({ tone: "err", title: "Failed to delete user", message });
      return true;
    },
  });
  const ask = async (): Promise<void> => {
    const sure = await askToConfirm({
      title: "Delete user",
      body: `${titleOf(user)} can no longer sign in, and their sessions end now. Rows of the app's tables that belong to them stay or go as the tables say.`,
      confirm: "Delete",
      tone: "danger",
    });
    if (sure) remove.mutate({ params: { id: projectId, userID: user.id } });
  };
  return { ask, isPending: remove.isPending };
}

export interface UserPanelProps {
  projectId: string;
  user: CloudUser;
  onClose: () => void;
}

export function UserPanel({ projectId, user, onClose }: UserPanelProps) {
  const [tab, setTab] = useState("overview");
  const { ask, isPending } = useDelete(projectId, user, onClose);
  return (
    <SidePanel title={titleOf(user)} onClose={onClose}>
      <div className={classes.panel}>
        <SegmentedControl
          aria-label="View"
          value={tab}
          onChange={setTab}
          data={[
            { value: "overview", label: "Overview" },
            { value: "json", label: "Raw JSON" },
          ]}
        />
        {tab === "json" ? <JsonView value={user} label="User as JSON" /> : <Overview user={user} />}
        <h3>Actions</h3>
        <div>
          <Button variant="danger" loading={isPending} onClick={() => void ask()}>
            Delete User
          </Button>
        </div>
      </div>
    </SidePanel>
  );
}
