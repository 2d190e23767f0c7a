import { Link } from "react-router";
import { PageHeader } from "@/components/layout/PageHeader";
import { Badge } from "@/components/ui/badge";
import { buttonClass } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { isOpen, rides, stepNames } from "@/data/rides";
import { useRows } from "@/lib/collection";
import { formatMoney, formatNumber } from "@/lib/format";

const moment = new Intl.DateTimeFormat("$locale$", { dateStyle: "medium", timeStyle: "short" });

export default function HistoryPage() {
  const rows = useRows(rides).toReversed();
  const paid = rows.filter((ride) => ride.step === "done").reduce((sum, ride) => sum + ride.fare, 0);
  return (
    <>
      <PageHeader title={$$("historyTitle")} lead={rows.length > 0 ? `${__("Rides that arrived, together:")} ${formatMoney(paid)}` : undefined} />
      {rows.length === 0 && (
        <EmptyState
          title={__("No ride yet")}
          action={
            <Link to="/" className={buttonClass()}>
              {$$("requestTitle")}
            </Link>
          }
        />
      )}
      <ul className="divide-y rounded-card border bg-card empty:hidden">
        {rows.map((ride) => (
          <li key={ride.id} className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 px-5 py-4">
            <span>
              <span className="block font-medium">
                {ride.from} – {ride.to}
              </span>
              <span className="text-sm text-muted-foreground">
                {moment.format(ride.at)}, {ride.kind}, {formatNumber(ride.km)} km
              </span>
            </span>
            <span className="flex items-center gap-4">
              <Badge tone={ride.step === "done" ? "success" : isOpen(ride) ? "warning" : "neutral"}>{stepNames[ride.step]}</Badge>
              <span className="font-semibold tabular-nums">{formatMoney(ride.fare)}</span>
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}
