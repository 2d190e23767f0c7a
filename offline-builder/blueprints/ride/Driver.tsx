import { Play } from "lucide-react";
import { useState } from "react";
import { PageHeader } from "@/components/layout/PageHeader";
import { CityMap } from "@/components/ride/CityMap";
import { Button } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { Field } from "@/components/ui/field";
import { Select } from "@/components/ui/select";
import { toast } from "@/components/ui/toast";
import { drivers, kinds, places } from "@/content/city";
import { fareOf, isOpen, rides, routeOf, simulateStep, stepNames } from "@/data/rides";
import { useRows } from "@/lib/collection";
import { formatMoney, formatNumber } from "@/lib/format";

export default function DriverPage() {
  const rows = useRows(rides);
  const [driver, setDriver] = useState(drivers[0]!);
  const [declined, setDeclined] = useState<string[]>([]);
  const mine = rows.filter((ride) => isOpen(ride) && ride.driver === driver);
  const offers = rows.filter((ride) => ride.step === "requested" && !declined.includes(`${driver} ${ride.id}`));
  const earned = rows.filter((ride) => ride.step === "done" && ride.driver === driver).reduce((sum, ride) => sum + ride.fare, 0);

  function simulateRequest() {
    const from = places[rows.length % places.length]!.name;
    const to = places[(rows.length * 3 + 5) % places.length]!.name;
    const kind = kinds[rows.length % kinds.length]!;
    const end = to === from ? places[(rows.length + 1) % places.length]!.name : to;
    const route = routeOf(from, end);
    rides.add({ from, to: end, kind: kind.name, ...route, fare: fareOf(kind, route), driver: "", step: "requested", at: Date.now() });
  }

  function decline(id: string) {
    setDeclined([...declined, `${driver} ${id}`]);
    toast(__("Declined. The next driver is asked."));
  }

  return (
    <>
      <PageHeader title={$$("driverTitle")} lead={`${__("Earned with rides that arrived:")} ${formatMoney(earned)}`}>
        <Button variant="outline" size="sm" onClick={simulateRequest}>
          <Play aria-hidden className="size-4" />
          {__("Simulate a request")}
        </Button>
      </PageHeader>
      <Field label={__("Driver")} className="mb-6 max-w-xs">
        {(control) => (
          <Select {...control} value={driver} onChange={(event) => setDriver(event.target.value)}>
            {drivers.map((name) => (
              <option key={name}>{name}</option>
            ))}
          </Select>
        )}
      </Field>
      {mine.length + offers.length === 0 && (
        <EmptyState title={__("Nobody is asking for a ride")} hint={__("Request one as a passenger, or simulate a request.")} />
      )}
      <ul className="grid gap-6 lg:grid-cols-2">
        {[...mine, ...offers].map((ride) => (
          <li key={ride.id} className="flex flex-col gap-4 rounded-card border bg-card p-5">
            <CityMap from={ride.from} to={ride.to} />
            <p>
              <span className="block font-semibold">
                {ride.from} – {ride.to}
              </span>
              {ride.kind}, {formatNumber(ride.km)} km, {formatMoney(ride.fare)} · {stepNames[ride.step]}
            </p>
            <div className="mt-auto flex flex-wrap gap-3">
              {ride.step === "requested" ? (
                <>
                  <Button onClick={() => rides.update(ride.id, { step: "accepted", driver })}>{__("Accept")}</Button>
                  <Button variant="outline" onClick={() => decline(ride.id)}>
                    {__("Decline")}
                  </Button>
                </>
              ) : (
                <Button onClick={() => simulateStep(ride, driver)}>
                  <Play aria-hidden className="size-4" />
                  {__("Simulate the next step")}
                </Button>
              )}
            </div>
          </li>
        ))}
      </ul>
    </>
  );
}
