import { accountsContract } from "@slipway/features/accounts/contract/index.ts";
import { loadSettingsSections, webAreas, webFeatures } from "@slipway/features/web.ts";
import { createQueryClient } from "@slipway/ui/api/query-client";
import { knowNobodyIsSignedIn } from "@slipway/ui/api/use-route";
import { AreasContext } from "@slipway/ui/slots/areas";
import { SettingsSectionsContext } from "@slipway/ui/slots/settings-sections";
import { WebFeaturesContext } from "@slipway/ui/slots/slots";
import { QueryClientProvider } from "@tanstack/react-query";
import { RouterProvider } from "@tanstack/react-router";
import { createAppRouter, fetchProjectPageWhenIdle } from "./router.tsx";
import { pageSaysNobody } from "./shell/page-session.ts";

const queryClient = createQueryClient();
// Asking would answer 401, which every browser writes on its console as an error.
if (pageSaysNobody(document)) knowNobodyIsSignedIn(queryClient, accountsContract.user, {});
const router = createAppRouter(webFeatures);
window.addEventListener("load", fetchProjectPageWhenIdle, { once: true });

export function App() {
  return (
    <QueryClientProvider client={queryClient}>
      <WebFeaturesContext value={webFeatures}>
        <AreasContext value={webAreas}>
          <SettingsSectionsContext value={loadSettingsSections}>
            <RouterProvider router={router} />
          </SettingsSectionsContext>
        </AreasContext>
      </WebFeaturesContext>
    </QueryClientProvider>
  );
}
