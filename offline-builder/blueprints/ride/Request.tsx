import { ArrowUpDown } from "lucide-react";
import { useState, type FormEvent } from "react";
import { useNavigate } from "react-router";
import { PageHeader } from "@/components/layout/PageHeader";
import { CityMap } from "@/components/ride/CityMap";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Select } from "@/components/ui/select";
import { kinds, places } from "@/content/city";
import { fareOf, rides, routeOf } from "@/data/rides";
import { cn } from "@/lib/cn";
import { formatMoney, formatNumber } from "@/lib/format";

export default function RequestPage() {
  const navigate = useNavigate();
  const [from, setFrom] = useState(places[0]!.name);
  const [to, setTo] = useState(places[4]!.name);
  const [kindName, setKindName] = useState(kinds[0]!.name);
  const route = routeOf(from, to);
  const kind = kinds.find((one) => one.name === kindName)!;
  const isSame = from === to;

  function submit(event: FormEvent) {
    event.preventDefault();
    if (isSame) return;
    rides.add({ from, to, kind: kind.name, ...route, fare: fareOf(kind, route), driver: "", step: "requested", at: Date.now() });
    navigate("$ridePath$");
  }

  return (
    <>
      <PageHeader title={$$("requestTitle")} lead={$$("requestLead")} />
      <form onSubmit={submit} className="grid items-start gap-6 lg:grid-cols-[22rem_minmax(0,1fr)]">
        <div className="flex flex-col gap-5">
          <Field label={__("Pick-up")}>
            {(control) => <PlaceSelect {...control} value={from} onChange={setFrom} />}
          </Field>
          <Button
            variant="outline"
            size="sm"
            className="self-start"
            onClick={() => {
              setFrom(to);
              setTo(from);
            }}
          >
            <ArrowUpDown aria-hidden className="size-4" />
            {__("Swap")}
          </Button>
          <Field label={__("Drop-off")} error={isSame ? __("Choose another place than the pick-up.") : ""}>
            {(control) => <PlaceSelect {...control} value={to} onChange={setTo} />}
          </Field>
          <fieldset className="flex flex-col gap-2">
            <legend className="mb-2 text-sm font-medium">{__("Kind of ride")}</legend>
            {kinds.map((one) => (
              <label
                key={one.name}
                className={cn(
                  "flex cursor-pointer items-center justify-between gap-4 rounded-control border border-input bg-card px-4 py-3",
                  "has-checked:border-primary has-checked:bg-secondary has-checked:text-secondary-foreground",
                  "has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-ring",
                )}
              >
                <input
                  type="radio"
                  name="kind"
                  className="sr-only"
                  checked={kindName === one.name}
                  onChange={() => setKindName(one.name)}
                />
                <span>
                  <span className="block font-semibold">{one.name}</span>
                  <span className="text-sm">{one.note}</span>
                </span>
                <span className="font-semibold tabular-nums">{formatMoney(isSame ? 0 : fareOf(one, route))}</span>
              </label>
            ))}
          </fieldset>
          <Button type="submit" size="lg" disabled={isSame}>
            {__("Request this ride")}
          </Button>
        </div>
        <div className="flex flex-col gap-4">
          <CityMap from={from} to={to} />
          <p>
            {formatNumber(route.km)} km, {formatNumber(route.minutes)} min
          </p>
          <p className="text-sm text-muted-foreground">
            {__("How the fare is worked out:")} {formatMoney(kind.start)} + {formatNumber(route.km)} km × {formatMoney(kind.perKm)} +{" "}
            {formatNumber(route.minutes)} min × {formatMoney(kind.perMinute)} = <strong>{formatMoney(isSame ? 0 : fareOf(kind, route))}</strong>
          </p>
        </div>
      </form>
    </>
  );
}

interface PlaceSelectProps {
  id: string;
  value: string;
  onChange: (name: string) => void;
}

function PlaceSelect({ value, onChange, ...control }: PlaceSelectProps) {
  return (
    <Select {...control} value={value} onChange={(event) => onChange(event.target.value)}>
      {places.map((place) => (
        <option key={place.name}>{place.name}</option>
      ))}
    </Select>
  );
}
