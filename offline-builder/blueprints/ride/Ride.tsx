import { Check, Play } from "lucide-react";
import { Link } from "react-router";
import { PageHeader } from "@/components/layout/PageHeader";
import { CityMap } from "@/components/ride/CityMap";
import { Button, buttonClass } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { drivers } from "@/content/city";
import { isOpen, rides, simulateStep, stepNames, steps, type Ride, type Step } from "@/data/rides";
import { cn } from "@/lib/cn";
import { useRows } from "@/lib/collection";
import { formatMoney, formatNumber } from "@/lib/format";

const progress: Record<Step, number | undefined> = {
  requested: undefined,
  accepted: undefined,
  arriving: 0,
  driving: 0.5,
  done: 1,
  cancelled: undefined,
};

export default function RidePage() {
  const ride = useRows(rides).at(-1);
  return (
    <>
      <PageHeader title={$$("rideTitle")} lead={ride ? `${ride.from} – ${ride.to}` : undefined} />
      {ride ? (
        <RideView ride={ride} />
      ) : (
        <EmptyState
          title={__("No ride yet")}
          action={
            <Link to="/" className={buttonClass()}>
              {$$("requestTitle")}
            </Link>
          }
        />
      )}
    </>
  );
}

function RideView({ ride }: { ride: Ride }) {
  const reached = steps.indexOf(ride.step);
  return (
    <div className="grid items-start gap-6 lg:grid-cols-[22rem_minmax(0,1fr)]">
      <div className="flex flex-col gap-5">
        <ol className="rounded-card border bg-card p-5">
          {steps.slice(0, 5).map((step, at) => {
            const isPast = ride.step !== "cancelled" && at <= reached;
            return (
              <li key={step} aria-current={step === ride.step ? "step" : undefined} className={cn("flex min-h-10 items-center gap-3", !isPast && "text-muted-foreground")}>
                <span className={cn("grid size-6 place-items-center rounded-full border", isPast && "border-primary bg-primary text-primary-foreground")}>
                  {isPast && <Check aria-hidden className="size-3.5" />}
                </span>
                <span className={step === ride.step ? "font-semibold" : undefined}>{stepNames[step]}</span>
              </li>
            );
          })}
        </ol>
        <p role="status" className="sr-only">
          {stepNames[ride.step]}
        </p>
        <p>
          {ride.kind}, {formatNumber(ride.km)} km, <strong>{formatMoney(ride.fare)}</strong>
          {ride.driver !== "" && (
            <span className="block text-muted-foreground">
              {__("Driver")}: {ride.driver}
            </span>
          )}
        </p>
        {isOpen(ride) ? (
          <div className="flex flex-wrap gap-3">
            <Button onClick={() => simulateStep(ride, drivers[rides.all().length % drivers.length]!)}>
              <Play aria-hidden className="size-4" />
              {__("Simulate the next step")}
            </Button>
            {ride.step !== "driving" && (
              <Button variant="outline" onClick={() => rides.update(ride.id, { step: "cancelled" })}>
                {__("Cancel the ride")}
              </Button>
            )}
          </div>
        ) : (
          <div className="flex flex-wrap items-center gap-4">
            <p className="font-semibold">{stepNames[ride.step]}</p>
            <Link to="/" className={buttonClass()}>
              {__("Another ride")}
            </Link>
          </div>
        )}
        <p className="text-sm text-muted-foreground">{__("Drivers and positions are simulated.")}</p>
      </div>
      <CityMap from={ride.from} to={ride.to} progress={progress[ride.step]} />
    </div>
  );
}
