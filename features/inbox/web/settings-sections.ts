import { lazyNamed } from "@slipway/ui/slots/lazy-named";
import type { SettingsSection } from "@slipway/ui/slots/settings-sections";
import { Bell } from "lucide-react";

export const inboxSections: readonly SettingsSection[] = [
  {
    id: "notifications",
    order: 12,
    group: "Account",
    label: "Notifications",
    words: ["inbox", "notices", "mail", "email", "digest", "unsubscribe", "desktop", "alerts"],
    icon: Bell,
    component: lazyNamed(() => import("./settings/notification-settings.tsx"), "NotificationSettings"),
  },
];
