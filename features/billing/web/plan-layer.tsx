import { usePlanGate } from "@slipway/ui/api/plan-gate";
import { lazyNamed } from "@slipway/ui/slots/lazy-named";

const PlanPrompt = lazyNamed(() => import("./plan-prompt.tsx"), "PlanPrompt");

/** The dialog's code is loaded when somebody meets the end of their plan. */
export function PlanLayer() {
  const request = usePlanGate((gate) => gate.request);
  return request && <PlanPrompt request={request} />;
}
