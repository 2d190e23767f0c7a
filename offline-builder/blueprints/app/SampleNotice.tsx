import { Button } from "@/components/ui/button";
import { toast } from "@/components/ui/toast";
import { removeSampleRows, useHasSamples } from "@/data/samples";

/** Says that the first rows are invented, and clears them all at once. */
export function SampleNotice() {
  if (!useHasSamples()) return null;

  function clear() {
    const restore = removeSampleRows();
    toast(__("Sample data removed"), { label: __("Undo"), run: restore });
  }

  return (
    <div className="mt-6 flex flex-wrap items-center justify-between gap-x-6 gap-y-2 rounded-card border border-dashed px-5 py-3 text-sm text-muted-foreground">
      <p>{__("The entries you see are samples, made up to show how it works.")}</p>
      <Button variant="outline" size="sm" onClick={clear}>
        {__("Remove sample data")}
      </Button>
    </div>
  );
}
