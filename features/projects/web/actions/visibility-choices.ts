import type { Visibility } from "@slipway/kernel/permissions";
import { Building2, Globe, LockKeyhole, type LucideIcon } from "lucide-react";

export interface VisibilityChoice {
  value: Visibility;
  /** Used where space is short. [S2] */
  short: string;
  label: string;
  description: string;
  icon: LucideIcon;
}

/** [W4.13] [S2] */
export const VISIBILITY_CHOICES: readonly VisibilityChoice[] = [
  { value: "public", short: "Public", label: "Public", description: "Everyone can view", icon: Globe },
  {
    value: "private",
    short: "Workspace",
    label: "Internal",
    description: "Visible to your workspace",
    icon: Building2,
  },
  { value: "draft", short: "Personal", label: "Personal", description: "Visible to collaborators", icon: LockKeyhole },
];
