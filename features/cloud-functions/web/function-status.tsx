import { StatusDot, type Tone } from "@slipway/ui/kit/status/status-dot.tsx";
import type { CloudFunction } from "../../cloud/contract/index.ts";

const TONES: Record<string, Tone> = { ACTIVE: "ok", REMOVED: "err", FAILED: "err", THROTTLED: "warn" };

const inWords = (status: string): string => status.charAt(0) + status.slice(1).toLowerCase();

export function FunctionStatus({ of: one }: { of: CloudFunction }) {
  if (one.is_deploying)
    return (
      <StatusDot tone="warn" pulse>
        Deploying
      </StatusDot>
    );
  return <StatusDot tone={TONES[one.status] ?? "quiet"}>{inWords(one.status)}</StatusDot>;
}
