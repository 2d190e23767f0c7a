import { lazyNamed } from "@slipway/ui/slots/lazy-named";
import type { WebFeature } from "@slipway/ui/slots/slots";
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
  ],
};
