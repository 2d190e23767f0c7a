import { PageHeader } from "@/components/layout/PageHeader";
import { site } from "@/content/site";
import { reachesOwner, useTaken } from "@/data/bookings";
import { hourPrice, hoursOf, nextWeek } from "@/lib/court-hours";
import { formatDay } from "@/lib/days";
// #if prices
import { formatPrice } from "@/lib/format";
// #end
import { formatTime } from "@/lib/hours";

export default function OccupancyPage() {
  const days = nextWeek();
  const rows = useTaken()
    .filter((booking) => days.some(({ day }) => day === booking.day))
    .sort((one, other) => one.day.localeCompare(other.day) || one.starts - other.starts);
  const openHours = days.reduce((sum, { day }) => sum + hoursOf(day).length, 0);
  const allHours = openHours * site.resources.length;
  const figures = [
    { label: __("Occupied, next 7 days"), value: percent(rows.length, allHours) },
    { label: __("Hours booked"), value: `${rows.length} / ${allHours}` },
    // #if prices
    { label: __("To be paid at the desk"), value: formatPrice(rows.reduce((sum, row) => sum + hourPrice(row.starts), 0)) },
    // #end
  ];

  return (
    <>
      <PageHeader title={$$("occupancyTitle")} lead={$$("occupancyLead")} />
      <div className="wrap flex flex-col gap-12 pb-24">
        <dl className="grid gap-4 sm:grid-cols-3">
          {figures.map((figure) => (
            <div key={figure.label} className="rounded-card border bg-card p-6">
              <dt className="text-muted-foreground">{figure.label}</dt>
              <dd className="mt-1 font-display text-3xl font-semibold tabular-nums">{figure.value}</dd>
            </div>
          ))}
        </dl>
        <div className="grid gap-10 lg:grid-cols-2">
          <Shares
            title={$$("personsTitle")}
            rows={site.resources.map((court) => ({
              label: court,
              count: rows.filter((row) => row.person === court).length,
              of: openHours,
            }))}
          />
          <Shares
            title={__("By day")}
            rows={days.map(({ day, label }) => ({
              label,
              count: rows.filter((row) => row.day === day).length,
              of: hoursOf(day).length * site.resources.length,
            }))}
          />
        </div>
        <section>
          <h2 className="text-heading mb-4">{reachesOwner ? __("Hours booked") : __("Who plays next")}</h2>
          {rows.length === 0 && <p className="text-muted-foreground">{__("Nobody has booked yet.")}</p>}
          <ul className="divide-y rounded-card border bg-card empty:hidden">
            {rows.map((row) => (
              <li key={`${row.person} ${row.day} ${row.starts}`} className="flex flex-wrap justify-between gap-x-6 gap-y-1 px-6 py-4">
                <span>
                  {formatDay(row.day)}, {formatTime(row.starts)}
                </span>
                <span className="font-medium">
                  {row.person}
                  {row.name && `: ${row.name}`}
                </span>
              </li>
            ))}
          </ul>
        </section>
      </div>
    </>
  );
}

interface Share {
  label: string;
  count: number;
  of: number;
}

function Shares({ title, rows }: { title: string; rows: Share[] }) {
  return (
    <section>
      <h2 className="text-heading mb-4">{title}</h2>
      <ul className="flex flex-col gap-4">
        {rows.map((row) => (
          <li key={row.label}>
            <p className="flex justify-between gap-4">
              <span>{row.label}</span>
              <span className="tabular-nums">{percent(row.count, row.of)}</span>
            </p>
            <div aria-hidden className="mt-1.5 h-2.5 overflow-hidden rounded-full bg-muted">
              <div className="h-full bg-primary" style={{ width: percent(row.count, row.of).replace(/\s/g, "") }} />
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

function percent(count: number, of: number): string {
  return `${of === 0 ? 0 : Math.round((count / of) * 100)} %`;
}
