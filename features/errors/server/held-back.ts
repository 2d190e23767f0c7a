/** What a page reports while it shows more than the project has is no error of the project: who knows such pages says so. */
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
