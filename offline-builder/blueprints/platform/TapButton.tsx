import { Check, Plus } from "lucide-react";
import { Button } from "@/components/ui/button";
import { toast } from "@/components/ui/toast";
import { taps } from "@/data/taps";
import { useRows } from "@/lib/collection";

interface TapButtonProps {
  about: string;
  title: string;
  /** What the button does, and what it says once that is done. */
  deed: string;
  done: string;
  /** Counts in the entry itself: one more, or one less when it is taken back. */
  onCount?: (by: 1 | -1) => void;
}

/** One press does it, another one takes it back. */
export function TapButton({ about, title, deed, done, onCount }: TapButtonProps) {
  const tap = useRows(taps).find((row) => row.about === about && row.deed === deed);

  function press() {
    if (tap) {
      taps.remove(tap.id);
      onCount?.(-1);
      return;
    }
    taps.add({ about, deed });
    onCount?.(1);
    toast(`${title}: ${done.toLowerCase()}`);
  }

  return (
    <Button variant={tap ? "secondary" : "primary"} size="sm" aria-pressed={tap !== undefined} onClick={press}>
      {tap ? <Check aria-hidden className="size-4" /> : <Plus aria-hidden className="size-4" />}
      {tap ? done : deed}
    </Button>
  );
}
