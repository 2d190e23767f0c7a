import { lazyNamed } from "@slipway/ui/slots/lazy-named";
import type { SettingsSection } from "@slipway/ui/slots/settings-sections";
import { IdCard, Mail, UserRound, UsersRound } from "lucide-react";

export const accountsSections: readonly SettingsSection[] = [
  {
    id: "account",
    order: 10,
    group: "Account",
    label: "Account",
    words: ["password", "email", "name", "sessions", "devices", "sign out", "api token", "api key", "confirm address"],
    icon: UserRound,
    component: lazyNamed(() => import("./settings/account-settings.tsx"), "AccountSettings"),
  },
  {
    id: "profile",
    order: 11,
    group: "Account",
    label: "Profile",
    words: ["user name", "photo", "picture", "avatar", "bio", "about", "links", "public page", "hide"],
    icon: IdCard,
    component: lazyNamed(() => import("./profile/profile-settings.tsx"), "ProfileSettings"),
  },
  {
    id: "staff-users",
    order: 80,
    group: "Staff",
    label: "Users",
    words: ["accounts", "people", "invite", "reset password", "deactivate", "staff", "admins"],
    icon: UsersRound,
    staffOnly: true,
    component: lazyNamed(() => import("./staff/staff-users.tsx"), "StaffUsers"),
  },
  {
    id: "staff-mail",
    order: 81,
    group: "Staff",
    label: "Mail",
    words: ["email", "smtp", "mailbox", "sent mail", "test mail"],
    icon: Mail,
    staffOnly: true,
    component: lazyNamed(() => import("./staff/staff-mailbox.tsx"), "StaffMailbox"),
  },
];
