import { ArrowDown, ArrowUp, Eye, EyeOff, RotateCcw } from "lucide-react";
import { PageHeader } from "@/components/layout/PageHeader";
import { Button } from "@/components/ui/button";
import { Input } from "@/components/ui/input";
import { toast } from "@/components/ui/toast";
import { deals } from "@/data/deals";
import { forgetStages, hideStage, moveStage, renameStage, useStages } from "@/data/stages";
import { useRows } from "@/lib/collection";

export default function SettingsPage() {
  const stages = useStages();
  const rows = useRows(deals);
  const count = (stage: string): number => rows.filter((deal) => deal.stage === stage).length;

  return (
    <div className="mx-auto max-w-3xl">
      <PageHeader title={$$("settingsTitle")} lead={__("Stages of a deal: what they are called, their order, and which are shown.")}>
        <Button variant="outline" size="sm" onClick={() => toast(__("Stages are as they were at first"), { label: __("Undo"), run: forgetStages() })}>
          <RotateCcw aria-hidden className="size-4" />
          {__("As at first")}
        </Button>
      </PageHeader>
      <ol className="flex flex-col gap-3">
        {stages.map(({ stage, name, hidden }, at) => (
          <li key={stage} className="flex flex-wrap items-center gap-2 rounded-card border bg-card p-4">
            <Input
              aria-label={`${__("Name of stage")} ${at + 1}`}
              value={name}
              onChange={(event) => renameStage(stage, event.target.value)}
              className="min-w-40 max-sm:basis-full sm:flex-1"
            />
            <span className="w-20 text-right text-sm text-muted-foreground tabular-nums">
              {count(stage)} {__("deals")}
            </span>
            <Button variant="ghost" size="icon" disabled={at === 0} aria-label={`${__("Up")}: ${name}`} onClick={() => moveStage(stage, -1)}>
              <ArrowUp aria-hidden className="size-4" />
            </Button>
            <Button variant="ghost" size="icon" disabled={at === stages.length - 1} aria-label={`${__("Down")}: ${name}`} onClick={() => moveStage(stage, 1)}>
              <ArrowDown aria-hidden className="size-4" />
            </Button>
            <Button
              variant="ghost"
              size="icon"
              aria-pressed={hidden}
              aria-label={`${__("Hidden")}: ${name}`}
              onClick={() => hideStage(stage, !hidden) || toast(`${name}: ${__("has deals in it, so it stays shown")}`)}
            >
              {hidden ? <EyeOff aria-hidden className="size-4" /> : <Eye aria-hidden className="size-4" />}
            </Button>
          </li>
        ))}
      </ol>
    </div>
  );
}
