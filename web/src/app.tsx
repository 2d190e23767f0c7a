import { webFeatures } from "@slipway/features/web.ts";
import { createQueryClient } from "@slipway/ui/api/query-client";
import { WebFeaturesContext } from "@slipway/ui/slots/slots";
import { QueryClientProvider } from "@tanstack/react-query";
import { RouterProvider } from "@tanstack/react-router";
import { createAppRouter } from "./router.tsx";

const queryClient = createQueryClient();
const router = createAppRouter(webFeatures);

export function App() {
  return (
    <QueryClientProvider client={queryClient}>
      <WebFeaturesContext value={webFeatures}>
        <RouterProvider router={router} />
      </WebFeaturesContext>
    </QueryClientProvider>
  );
}
