/** Whether the rows of a table are guarded: a word beside the colour. */
import { StatusDot } from "@slipway/ui/kit/status/status-dot.tsx";
import type { CloudTable } from "../../../cloud/contract/index.ts";

export function Guard({ table: { rls_enabled: guarded, policies } }: { table: CloudTable }) {
  if (!guarded) return <StatusDot tone="err">Open to everybody</StatusDot>;
  return policies.length === 0 ? (
    <StatusDot tone="quiet">RLS, no policy</StatusDot>
  ) : (
    <StatusDot tone="ok">RLS</StatusDot>
  );
}
