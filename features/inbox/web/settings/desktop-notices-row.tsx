/** Notices of the browser while Slipway is in the background. The browser asks for permission when the switch is pressed. */
import { Switch } from "@mantine/core";
import { SettingsGroup, SettingsRow } from "@slipway/ui/kit/settings/settings-section.tsx";
import { useState } from "react";
import { chooseDesktopNotices, desktopPermission, wantsDesktopNotices } from "../desktop-choice.ts";

const HINTS = {
  unsupported: "This browser can't show notifications.",
  denied: "Your browser blocks notifications of this site. Allow them in its settings.",
  default: "Shown while Slipway is in the background.",
  granted: "Shown while Slipway is in the background.",
} as const;

export function DesktopNotices({ userId }: { userId: string }) {
  const [permission, setPermission] = useState(desktopPermission);
  const [on, setOn] = useState(() => wantsDesktopNotices(userId));
  const change = async (wanted: boolean): Promise<void> => {
    const answer = wanted ? await Notification.requestPermission() : permission;
    const isOn = wanted && answer === "granted";
    setPermission(answer);
    setOn(isOn);
    chooseDesktopNotices(userId, isOn);
  };
  return (
    <SettingsGroup title="This browser">
      <SettingsRow title="Desktop notifications" facts={HINTS[permission]}>
        <Switch
          aria-label="Desktop notifications"
          checked={on}
          disabled={permission === "unsupported" || permission === "denied"}
          onChange={({ currentTarget }) => void change(currentTarget.checked)}
        />
      </SettingsRow>
    </SettingsGroup>
  );
}
