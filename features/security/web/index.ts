/** Results of scans: a tool view of their own, and a row of the publish dropdown. [T2.02] [T2.26] [W2.34] */
import { lazyNamed } from "@slipway/ui/slots/lazy-named";
import type { WebFeature } from "@slipway/ui/slots/slots";
import { ShieldCheck } from "lucide-react";

export const securityWeb: WebFeature = {
  name: "security",
  slots: [
    {
      slot: "project.tool.security",
      id: "security",
      order: 50,
      label: "Security",
      shows: "Findings of the security review in code and database.",
      words: ["scan", "vulnerabilities", "access rules", "rls"],
      icon: ShieldCheck,
      key: "s",
      place: "pinnable",
      permission: "EditProject",
      component: lazyNamed(() => import("./security-tool.tsx"), "SecurityTool"),
    },
    {
      slot: "publish.check",
      id: "security",
      order: 10,
      label: "Security",
      permission: "EditProject",
      component: lazyNamed(() => import("./publish-row.tsx"), "PublishRow"),
    },
  ],
};
