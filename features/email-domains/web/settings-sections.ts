import { lazyNamed } from "@slipway/ui/slots/lazy-named";
import type { SettingsSection } from "@slipway/ui/slots/settings-sections";
import { AtSign } from "lucide-react";

export const emailDomainsSections: readonly SettingsSection[] = [
  {
    id: "email-domains",
    order: 38,
    group: "Workspace",
    label: "Email domains",
    words: ["join", "company", "dns", "txt", "verify", "automatic", "colleagues", "team"],
    icon: AtSign,
    component: lazyNamed(() => import("./email-domains-page.tsx"), "EmailDomainsPage"),
  },
];
