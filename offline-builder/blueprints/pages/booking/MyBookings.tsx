import { Link } from "react-router";
import { PageHeader } from "@/components/layout/PageHeader";
import { Badge } from "@/components/ui/badge";
import { Button, buttonClass } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { toast } from "@/components/ui/toast";
import { bookings, cancelBooking, isCancelled, reachesOwner, sendBooking, useTaken, type Booking } from "@/data/bookings";
import { useRows } from "@/lib/collection";
import { dayKey, formatDay } from "@/lib/days";
import { formatTime } from "@/lib/hours";

const said = {
  sent: __("We have your booking. If you cannot come, cancel it here or call us."),
  unsent: __("Not sent: we have not received it. It is noted on this device only. Please call or write to us."),
  taken: __("Not booked: somebody has just taken this time. Please choose another."),
  refused: __("Not booked: this site could not take it. Please call or write to us."),
  failed: __("Not booked: we could not be reached. Please try again, or call us."),
};

export default function MyBookingsPage() {
  useTaken();
  const today = dayKey(new Date());
  const rows = useRows(bookings)
    .filter((row) => row.day >= today)
    .sort((one, other) => one.day.localeCompare(other.day) || one.starts - other.starts);

  async function cancel(row: Booking) {
    const done = await cancelBooking(row);
    toast(done ? __("Cancelled") : __("Not cancelled: we could not be reached. Please try again, or call us."));
  }

  async function send(row: Booking) {
    toast(said[await sendBooking(row)]);
  }

  return (
    <>
      <PageHeader title={$$("mineTitle")} lead={
          reachesOwner
            ? __("Bookings made in this browser. One that we cancelled may still be listed here: if in doubt, call us.")
            : __("Bookings made in this browser.")
        } />
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
                  {isCancelled(row) && <Badge tone="warning">{__("Cancelled")}</Badge>}
                  {!row.sent && <Badge tone="warning">{__("Not sent: we have not received it")}</Badge>}
                </div>
                <div className="flex flex-wrap gap-3">
                  {reachesOwner && !row.sent && (
                    <Button onClick={() => void send(row)} aria-label={`${__("Send it now")}: ${formatDay(row.day)}`}>
                      {__("Send it now")}
                    </Button>
                  )}
                  <Button
                    variant="outline"
                    onClick={() => void cancel(row)}
                    aria-label={`${isCancelled(row) ? __("Remove") : __("Cancel")}: ${formatDay(row.day)}`}
                  >
                    {isCancelled(row) ? __("Remove") : __("Cancel")}
                  </Button>
                </div>
              </li>
            ))}
          </ul>
        )}
      </div>
    </>
  );
}
