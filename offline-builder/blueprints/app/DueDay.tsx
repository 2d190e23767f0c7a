import { Badge } from "@/components/ui/badge";
import { formatDay } from "@/lib/dates";

/** A date something is due on; when it has passed, a word says so besides the colour. */
export function DueDay({ day, overdue }: { day: string; overdue: boolean }) {
  if (!overdue) return <span className="whitespace-nowrap">{formatDay(day)}</span>;
  return (
    <Badge tone="danger">
      {__("Overdue")} · {formatDay(day)}
    </Badge>
  );
}
