import { useRouteOrNull } from "@slipway/ui/api/use-route";
import { NETWORK_ERROR } from "@slipway/ui/errors/error-texts";
import { ErrorState } from "@slipway/ui/kit/status/states.tsx";
import { lazyNamed } from "@slipway/ui/slots/lazy-named";
import { useEffect, useState } from "react";
import { accountsContract } from "../../accounts/contract/index.ts";
import { HomePage } from "./home/home-page.tsx";
import { usePromptDraft } from "./home/start/prompt-draft.ts";
import { useAskedWorkspace } from "./use-asked-workspace.ts";

const DashboardPage = lazyNamed(() => import("./dashboard/dashboard-page.tsx"), "DashboardPage");

const RETRY_MS = 3000;

interface Asked {
  data: unknown;
  failureReason: { code: string } | null;
  refetch: (options: { cancelRefetch: boolean }) => Promise<unknown>;
}

/** `silent` from the first missing answer until there is one; `wrote`: something was in the box when it came. */
function useSilence(user: Asked) {
  const hasDraft = usePromptDraft((draft) => draft.text !== "");
  const [wrote, setWrote] = useState(false);
  const [met, setMet] = useState(false);
  if (!met && user.failureReason?.code === NETWORK_ERROR) setMet(true);
  const silent = met && user.data === undefined;
  if (silent && wrote !== hasDraft) setWrote(hasDraft);
  const { refetch } = user;
  useEffect(() => {
    if (!silent) return;
    const timer = setInterval(() => void refetch({ cancelRefetch: false }), RETRY_MS);
    return () => clearInterval(timer);
  }, [silent, refetch]);
  return { silent, wrote };
}

/** `/`: the question for newcomers, the dashboard for everyone else. Without a server the question stays usable. */
export function StartPage() {
  const user = useRouteOrNull(accountsContract.user, {});
  const { silent, wrote } = useSilence(user);
  useAskedWorkspace();
  if (silent) return <HomePage unreachable />;
  if (user.isPending) return null;
  if (user.isError) {
    return (
      <main style={{ height: "100dvh" }}>
        <h1 className="visually-hidden">Slipway</h1>
        <ErrorState error={user.error} onRetry={() => void user.refetch()} />
      </main>
    );
  }
  // A person who was typing when the server came back can go on typing.
  return user.data && !wrote ? <DashboardPage /> : <HomePage />;
}
