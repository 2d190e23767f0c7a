import { Button } from "@mantine/core";
import { SettingsRow } from "@slipway/ui/kit/settings/settings-section.tsx";
import type { User } from "../../contract/index.ts";
import { useAnotherLink } from "./signed-in-already.tsx";

/** The address of the account, and the way to prove it while it is not proven. */
export function EmailRow({ user: { email, email_verified: isProven } }: { user: User }) {
  const { send, sent, busy, refusal } = useAnotherLink(email);
  if (isProven)
    return (
      <SettingsRow title="Email" facts="The address you sign in with.">
        {email}
      </SettingsRow>
    );
  const facts = `${email} is not confirmed yet. Confirm it to open projects shared with you.`;
  return (
    <SettingsRow title="Email" facts={<span role="status">{refusal ?? sent ?? facts}</span>}>
      <Button loading={busy} disabled={sent !== null} onClick={send}>
        Send link
      </Button>
    </SettingsRow>
  );
}
