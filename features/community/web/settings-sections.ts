import { lazyNamed } from "@slipway/ui/slots/lazy-named";
import type { SettingsSection } from "@slipway/ui/slots/settings-sections";
import { Flag } from "lucide-react";

export const communitySections: readonly SettingsSection[] = [
  {
    id: "staff-community",
    order: 82,
    group: "Staff",
    label: "Community",
    words: ["reports", "take down", "abuse", "spam", "moderation"],
    icon: Flag,
    staffOnly: true,
    component: lazyNamed(() => import("./staff/staff-community.tsx"), "StaffCommunity"),
  },
];
