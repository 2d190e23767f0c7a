import { Button } from "@mantine/core";
import { Menu } from "@slipway/ui/layers/menu.tsx";
import { useRouteOrNull } from "@slipway/ui/api/use-route";
import { askToSignIn } from "@slipway/ui/api/session-gate";
import { showCommandList } from "@slipway/ui/keys/command-list-shown";
import { PersonAvatar } from "@slipway/ui/kit/person-avatar.tsx";
import { profileHref, useNavigation } from "@slipway/ui/navigation/navigation";
import { LogOut, Mail, Search, Settings, UserRound } from "lucide-react";
import { accountsContract, type User } from "../../contract/index.ts";
import { AppearanceMenu } from "./appearance-menu.tsx";
import { useSignOut } from "../use-sign-out.ts";
import classes from "./user-menu.module.css";

/** The signed-in person, or a button to sign in. */
export function UserMenu() {
  const { data: user, isPending } = useRouteOrNull(accountsContract.user, {});
  if (isPending) return <span className={classes.waiting} />;
  if (!user) {
    return (
      <Button variant="subtle" onClick={() => void askToSignIn({ mode: "sign-in", reason: "plain" })}>
        Sign in
      </Button>
    );
  }
  return <SignedIn user={user} />;
}

function SignedIn({ user }: { user: User }) {
  const { id, email, is_staff: isStaff } = user;
  const name = user.attributes.display_name;
  const { go, openSettings } = useNavigation();
  const signOut = useSignOut();
  return (
    <Menu position="bottom-end" width={232}>
      <Menu.Target>
        <button type="button" className={classes.avatar} aria-label={`Account of ${name}`}>
          <PersonAvatar id={id} name={name} photoUrl={user.photo_url} size={26} />
        </button>
      </Menu.Target>
      <Menu.Dropdown>
        <div className={classes.person}>
          <strong>{name}</strong>
          <span>{email}</span>
        </div>
        <Menu.Divider />
        <AppearanceMenu />
        <Menu.Divider />
        <Menu.Item leftSection={<UserRound size={15} />} onClick={() => go(profileHref(user))}>
          Your page
        </Menu.Item>
        <Menu.Item leftSection={<Search size={15} />} onClick={() => showCommandList(true)}>
          Find a command
        </Menu.Item>
        <Menu.Item leftSection={<Settings size={15} />} onClick={() => openSettings("account")}>
          Settings
        </Menu.Item>
        {isStaff && (
          <Menu.Item leftSection={<Mail size={15} />} onClick={() => openSettings("staff-mail")}>
            Mail on this server
          </Menu.Item>
        )}
        <Menu.Item leftSection={<LogOut size={15} />} onClick={() => void signOut()}>
          Sign out
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
