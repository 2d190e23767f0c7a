/** People who signed up in the app, as a view of the Cloud area. [C2.06] [C2.32] */
import { lazyNamed } from "@slipway/ui/slots/lazy-named";
import type { AreaView } from "@slipway/ui/slots/areas";
import { Users } from "lucide-react";

export const cloudUsersViews: readonly AreaView[] = [
  {
    id: "users",
    label: "Users",
    icon: Users,
    order: 20,
    component: lazyNamed(() => import("./users-view.tsx"), "UsersView"),
    card: lazyNamed(() => import("./users-card.tsx"), "UsersCard"),
  },
];
