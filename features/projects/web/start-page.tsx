import { useRoute } from "@slipway/ui/api/use-route";
import { lazyNamed } from "@slipway/ui/slots/lazy-named";
import { accountsContract } from "../../accounts/contract/index.ts";
import { HomePage } from "./home/home-page.tsx";

const DashboardPage = lazyNamed(() => import("./dashboard/dashboard-page.tsx"), "DashboardPage");

/** `/`: the question for newcomers, one's projects for everyone else. */
export function StartPage() {
  const user = useRoute(accountsContract.user, {}, { staleTime: 60_000 });
  if (user.isPending) return null;
  return user.data ? <DashboardPage /> : <HomePage />;
}
