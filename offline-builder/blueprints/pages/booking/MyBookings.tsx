import { Link } from "react-router";
import { PageHeader } from "@/components/layout/PageHeader";
import { Button, buttonClass } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { toast } from "@/components/ui/toast";
import { bookings } from "@/data/bookings";
import { useRows } from "@/lib/collection";
import { dayKey, formatDay } from "@/lib/days";
import { formatTime } from "@/lib/hours";

export default function MyBookingsPage() {
  const today = dayKey(new Date());
  const rows = useRows(bookings)
    .filter((row) => row.day >= today)
    .sort((one, other) => one.day.localeCompare(other.day) || one.starts - other.starts);

  function cancel(id: string) {
    bookings.remove(id);
    toast(__("Cancelled. The time is free again."));
  }

  return (
    <>
      <PageHeader title={$$("mineTitle")} lead={__("Bookings made in this browser.")} />
      <div className="wrap pb-24">
        {rows.length === 0 ? (
          <EmptyState
            title={__("No bookings yet")}
            action={
              <Link to="$bookPath$" className={buttonClass()}>
                {$$("bookTitle")}
              </Link>
            }
          />
        ) : (
          <ul className="divide-y border-y">
            {rows.map((row) => (
              <li key={row.id} className="flex flex-wrap items-center justify-between gap-4 py-6">
                <div>
                  <h2 className="text-heading">
                    {formatDay(row.day)}, {formatTime(row.starts)}
                  </h2>
                  <p className="text-muted-foreground">
                    {row.service}, {row.person}
                  </p>
                </div>
                <Button variant="outline" onClick={() => cancel(row.id)} aria-label={`${__("Cancel")}: ${formatDay(row.day)}`}>
                  {__("Cancel")}
                </Button>
              </li>
            ))}
          </ul>
        )}
      </div>
    </>
  );
}
