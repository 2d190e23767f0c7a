import { lazyNamed } from "@slipway/ui/slots/lazy-named";
import type { SettingsSection } from "@slipway/ui/slots/settings-sections";
import { KeySquare, UserRoundCog } from "lucide-react";

export const singleSignOnSections: readonly SettingsSection[] = [
  {
    id: "single-sign-on",
    order: 39,
    group: "Workspace",
    label: "Single sign-on",
    words: ["sso", "oidc", "openid", "identity provider", "login", "okta", "entra", "keycloak", "enforce"],
    icon: KeySquare,
    component: lazyNamed(() => import("./settings/sso-settings.tsx"), "SsoSettings"),
  },
  {
    id: "provisioning",
    order: 39,
    group: "Workspace",
    label: "Provisioning",
    words: ["scim", "identity provider", "okta", "entra", "deactivate", "offboarding", "directory"],
    icon: UserRoundCog,
    component: lazyNamed(() => import("./provisioning/provisioning.tsx"), "ProvisioningSettings"),
  },
];
