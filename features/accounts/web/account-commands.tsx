/** Commands for the account, on every page. */
import { useMantineColorScheme } from "@mantine/core";
import { useRouteOrNull } from "@slipway/ui/api/use-route";
import { useCommand } from "@slipway/ui/keys/use-key";
import { accountsContract } from "../contract/index.ts";
import { useSignOut } from "./use-sign-out.ts";

const GROUP = "Account";

export function AccountCommands() {
  const { data: user } = useRouteOrNull(accountsContract.user, {});
  const { setColorScheme } = useMantineColorScheme();
  const signOut = useSignOut();
  const look = ["theme", "appearance", "mode", "colours", "colors"];
  useCommand({ label: "Dark theme", group: GROUP, words: [...look, "night"] }, () => setColorScheme("dark"));
  useCommand({ label: "Light theme", group: GROUP, words: [...look, "day"] }, () => setColorScheme("light"));
  useCommand({ label: "System theme", group: GROUP, words: [...look, "auto"] }, () => setColorScheme("auto"));
  useCommand(
    { label: "Sign out", group: GROUP, words: ["log out", "logout", "log off", "leave"] },
    () => void signOut(),
    !!user,
  );
  return null;
}
