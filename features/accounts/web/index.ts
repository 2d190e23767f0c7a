import { lazyNamed } from "@slipway/ui/slots/lazy-named";
import type { WebFeature } from "@slipway/ui/slots/slots";
import { Mail, UserRound, UsersRound } from "lucide-react";
import { SignInLayer } from "./sign-in/sign-in-layer.tsx";

const pages = () => import("./sign-in/sign-in-page.tsx");

export const accountsWeb: WebFeature = {
  name: "accounts",
  screens: [
    { path: "/login", component: lazyNamed(pages, "LoginPage") },
    { path: "/signup", component: lazyNamed(pages, "SignupPage") },
    {
      path: "/reset-password",
      component: lazyNamed(() => import("./sign-in/reset-password-page.tsx"), "ResetPasswordPage"),
    },
  ],
  slots: [
    {
      slot: "app.layer",
      id: "sign-in",
      order: 10,
      component: SignInLayer,
    },
    {
      slot: "app.commands",
      id: "account",
      order: 10,
      component: lazyNamed(() => import("./account-commands.tsx"), "AccountCommands"),
    },
    {
      slot: "app.bar.right",
      id: "user",
      order: 90,
      component: lazyNamed(() => import("./user-menu/user-menu.tsx"), "UserMenu"),
    },
    {
      slot: "settings.section",
      id: "account",
      order: 10,
      group: "Account",
      label: "Account",
      words: [
        "password",
        "email",
        "name",
        "profile",
        "sessions",
        "devices",
        "sign out",
        "api token",
        "api key",
        "confirm address",
      ],
      icon: UserRound,
      component: lazyNamed(() => import("./settings/account-settings.tsx"), "AccountSettings"),
    },
    {
      slot: "settings.section",
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
      slot: "settings.section",
      id: "staff-mail",
      order: 81,
      group: "Staff",
      label: "Mail",
      words: ["email", "smtp", "mailbox", "sent mail", "test mail"],
      icon: Mail,
      staffOnly: true,
      component: lazyNamed(() => import("./staff/staff-mailbox.tsx"), "StaffMailbox"),
    },
  ],
};
