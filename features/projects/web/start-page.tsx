import { useRouteOrNull } from "@slipway/ui/api/use-route";
import { ErrorState } from "@slipway/ui/kit/states.tsx";
import { lazyNamed } from "@slipway/ui/slots/lazy-named";
import { accountsContract } from "../../accounts/contract/index.ts";
import { HomePage } from "./home/home-page.tsx";

const DashboardPage = lazyNamed(() => import("./dashboard/dashboard-page.tsx"), "DashboardPage");

/** `/`: the question for newcomers, one's projects for everyone else. */
export function StartPage() {
  const user = useRouteOrNull(accountsContract.user, {});
  if (user.isPending) return null;
  if (user.isError) {
    return (
      <main style={{ height: "100dvh" }}>
        <h1 className="visually-hidden">Slipway</h1>
        <ErrorState error={user.error} onRetry={() => void user.refetch()} />
      </main>
    );
  }
  return user.data ? <DashboardPage /> : <HomePage />;
}
