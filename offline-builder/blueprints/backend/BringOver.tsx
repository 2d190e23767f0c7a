import { useState } from "react";
import { Button } from "@/components/ui/button";
import { toast } from "@/components/ui/toast";
// #if roles
import { canChange } from "@/data/roles";
// #end
import { useAccount } from "@/data/session";
import { bringOver, countKept, useIsEmpty } from "@/lib/bring-over";

/** An empty account is offered what this browser kept before there was a database, or the samples. */
export function BringOver() {
  const account = useAccount();
  const isEmpty = useIsEmpty();
  const [busy, setBusy] = useState(false);
  const [declined, setDeclined] = useState(() => account !== null && localStorage.getItem(keyOf(account.id)) !== null);
  // #if roles
  if (!canChange()) return null;
  // #end
  if (!account || !isEmpty || declined) return null;
  const { own, samples } = countKept(account.email);
  if (own + samples === 0) return null;
  const { id, email } = account;

  async function bring() {
    setBusy(true);
    await bringOver(email).then(
      () => toast(__("The entries are stored in the database.")),
      () => toast(__("That could not be saved. The page shows what is stored.")),
    );
    setBusy(false);
  }

  function decline() {
    setDeclined(true);
    try {
      localStorage.setItem(keyOf(id), "declined");
    } catch {
      // Without room in the browser it is offered again at the next visit.
    }
  }

  return (
    <section aria-label={__("Begin with entries")} className="mb-6 flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-card border border-dashed px-5 py-4">
      // #if shared
      <p>
        {own > 0
          ? `${__("There are no entries yet. Entries that this browser kept:")} ${own + samples}`
          : __("There are no entries yet. You can begin with samples, made up to show how it works.")}
      </p>
      // #else
      <p>
        {own > 0
          ? `${__("Your account is empty. Entries that this browser kept:")} ${own + samples}`
          : __("Your account is empty. You can begin with sample entries, made up to show how it works.")}
      </p>
      // #end
      <div className="flex flex-wrap gap-3">
        <Button size="sm" disabled={busy} onClick={() => void bring()}>
          {own > 0 ? __("Bring them over") : __("Add sample entries")}
        </Button>
        <Button size="sm" variant="ghost" disabled={busy} onClick={decline}>
          {__("Start empty")}
        </Button>
      </div>
    </section>
  );
}

function keyOf(id: string): string {
  return `start-empty-${id}`;
}
