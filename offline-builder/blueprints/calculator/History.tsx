import { Trash2 } from "lucide-react";
import { Panel } from "@/components/app/Panel";
import { Button } from "@/components/ui/button";
import { calculations } from "@/data/calculations";
import { useRows } from "@/lib/collection";
import { removeWithUndo } from "@/lib/removal";

const time = new Intl.DateTimeFormat("$locale$", { dateStyle: "medium", timeStyle: "short" });

/** What was calculated before on this page, the latest first. */
export function History({ of }: { of: string }) {
  const rows = useRows(calculations)
    .filter((row) => row.of === of)
    .toReversed();
  return (
    <Panel title={__("Saved results")} className="mt-6">
      {rows.length === 0 && <p className="text-muted-foreground">{__("Nothing yet. What you calculate is kept here.")}</p>}
      <ul className="divide-y">
        {rows.map((row) => (
          <li key={row.id} className="flex items-start justify-between gap-4 py-3">
            <div className="min-w-0">
              <p className="font-medium">{row.result}</p>
              <p className="text-sm text-muted-foreground">
                {row.given} · <time>{time.format(row.at)}</time>
              </p>
            </div>
            <Button
              variant="ghost"
              size="icon"
              aria-label={`${__("Delete")}: ${row.result}`}
              onClick={() => removeWithUndo(calculations, row, row.result)}
            >
              <Trash2 aria-hidden className="size-4" />
            </Button>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
