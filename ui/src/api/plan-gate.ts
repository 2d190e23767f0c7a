/** Says that something needs a higher plan, and leads to it. The dialog itself belongs to the billing feature. */
import { create } from "zustand";

export interface PlanRequest {
  /** "Private sites need the Business plan". */
  title: string;
  /** The workspace whose plan is concerned. */
  workspaceId: string;
}

export const usePlanGate = create<{ request: PlanRequest | null }>(() => ({ request: null }));
export const askForPlan = (request: PlanRequest): void => usePlanGate.setState({ request });
export const dismissPlanRequest = (): void => usePlanGate.setState({ request: null });
