import { usePlanGate } from "@slipway/ui/api/plan-gate";
import { lazyNamed } from "@slipway/ui/slots/lazy-named";

const PlanPrompt = lazyNamed(() => import("./plan-prompt.tsx"), "PlanPrompt");

/** Loads the dialog's code when somebody reaches a limit of their plan. */
export function PlanLayer() {
  const request = usePlanGate((gate) => gate.request);
  return request && <PlanPrompt request={request} />;
}
