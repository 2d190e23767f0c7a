import { deals, dealStages, type Deal } from "@/data/deals";
import { createCollection, useRows } from "@/lib/collection";

/** What a stage is called here, and where it stands; stages that were never changed have no row. */
interface StageSetting {
  id: string;
  stage: string;
  name: string;
  place: number;
  hidden: boolean;
}

const settings = createCollection<StageSetting>("stage-settings", []);

export interface Stage {
  stage: Deal["stage"];
  name: string;
  hidden: boolean;
}

function arranged(rows: readonly StageSetting[]): Stage[] {
  return dealStages
    .map((stage, at) => {
      const own = rows.find((row) => row.stage === stage);
      return { stage, name: own?.name || stage, hidden: own?.hidden ?? false, place: own?.place ?? at };
    })
    .sort((one, other) => one.place - other.place);
}

/** All stages in their order, also those that are not shown. */
export function useStages(): Stage[] {
  return arranged(useRows(settings));
}

export function stageName(stages: readonly Stage[], stage: Deal["stage"]): string {
  return stages.find((one) => one.stage === stage)?.name ?? stage;
}

function keep(stages: readonly Stage[]) {
  settings.replace(stages.map(({ stage, name, hidden }, place) => ({ id: stage, stage, name, hidden, place })));
}

export function renameStage(stage: Deal["stage"], name: string): void {
  keep(arranged(settings.all()).map((one) => (one.stage === stage ? { ...one, name } : one)));
}

export function moveStage(stage: Deal["stage"], by: 1 | -1): void {
  const stages = arranged(settings.all());
  const at = stages.findIndex((one) => one.stage === stage);
  const [own, other] = [stages[at], stages[at + by]];
  if (!own || !other) return;
  stages[at] = other;
  stages[at + by] = own;
  keep(stages);
}

/** A stage with deals in it stays where people find them. */
export function hideStage(stage: Deal["stage"], hidden: boolean): boolean {
  if (hidden && deals.all().some((deal) => deal.stage === stage)) return false;
  keep(arranged(settings.all()).map((one) => (one.stage === stage ? { ...one, hidden } : one)));
  return true;
}

export function forgetStages(): () => void {
  const before = settings.all();
  settings.replace([]);
  return () => settings.replace(before);
}
