/**
 * Features report here when a page shows more than the saved project: its errors are then not errors of the project.
 */
import type { Services } from "../../services.ts";

export interface Reporter {
  projectId: string;
  userId: string;
}

type HoldsBack = (reporter: Reporter) => boolean;

const checks = new WeakMap<Services, HoldsBack[]>();

export function holdErrorsBack(services: Services, when: HoldsBack): void {
  checks.set(services, [...(checks.get(services) ?? []), when]);
}

export const isHeldBack = (services: Services, reporter: Reporter): boolean =>
  (checks.get(services) ?? []).some((when) => when(reporter));
