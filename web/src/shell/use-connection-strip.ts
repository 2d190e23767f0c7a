import { useSignInGate } from "@slipway/ui/api/session-gate";
import { useStatusStrip, type StripMessage } from "@slipway/ui/kit/status/status-strip.tsx";
import { liveConnection } from "@slipway/ui/live/connection";
import { useConnectionState } from "@slipway/ui/live/use-live";

const OFFLINE: StripMessage = {
  tone: "warn",
  text: "Can't reach Slipway. Messages will send when you reconnect.",
  priority: 100,
  action: { label: "Retry now", run: liveConnection.retryNow },
};

/** Says so while the live connection is down, but not to somebody who is asked to sign in. */
export function useConnectionStrip(): void {
  const asked = useSignInGate(({ request }) => request);
  useStatusStrip(useConnectionState() === "waiting" && !asked ? OFFLINE : null);
}
