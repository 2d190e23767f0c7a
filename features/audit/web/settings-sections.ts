import { lazyNamed } from "@slipway/ui/slots/lazy-named";
import type { SettingsSection } from "@slipway/ui/slots/settings-sections";
import { ScrollText } from "lucide-react";

export const auditSections: readonly SettingsSection[] = [
  {
    id: "audit",
    order: 37,
    group: "Workspace",
    label: "Audit log",
    words: ["history", "activity", "who", "changes", "export", "security", "compliance"],
    icon: ScrollText,
    component: lazyNamed(() => import("./audit-page.tsx"), "AuditPage"),
  },
];
