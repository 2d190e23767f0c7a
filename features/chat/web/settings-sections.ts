import { lazyNamed } from "@slipway/ui/slots/lazy-named";
import type { SettingsSection } from "@slipway/ui/slots/settings-sections";
import { ThumbsDown } from "lucide-react";

export const chatSections: readonly SettingsSection[] = [
  {
    id: "staff-feedback",
    order: 82,
    group: "Staff",
    label: "Feedback",
    words: ["ratings", "thumbs", "opinions", "answers"],
    icon: ThumbsDown,
    staffOnly: true,
    component: lazyNamed(() => import("./feedback/received-feedback.tsx"), "ReceivedFeedbackPage"),
  },
];
