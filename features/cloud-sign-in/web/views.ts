/** How people sign in to the app, as views of the Cloud area. [C2.31] */
import { lazyNamed } from "@slipway/ui/slots/lazy-named";
import type { AreaView } from "@slipway/ui/slots/areas";
import { Globe, LockKeyhole, Mail, Phone } from "lucide-react";

const load = () => import("./auth-view.tsx");

export const cloudSignInViews: readonly AreaView[] = [
  { id: "auth", label: "Auth settings", icon: LockKeyhole, order: 22, component: lazyNamed(load, "AuthView") },
  {
    id: "auth-email",
    label: "Email Settings",
    icon: Mail,
    order: 22,
    inRail: false,
    component: lazyNamed(load, "EmailSettings"),
  },
  {
    id: "auth-phone",
    label: "Phone Settings",
    icon: Phone,
    order: 22,
    inRail: false,
    component: lazyNamed(load, "PhoneSettings"),
  },
  {
    id: "auth-google",
    label: "Google Settings",
    icon: Globe,
    order: 22,
    inRail: false,
    component: lazyNamed(load, "GoogleSettings"),
  },
];
