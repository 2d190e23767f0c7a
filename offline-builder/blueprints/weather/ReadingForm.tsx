import { useState, type FormEvent } from "react";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { Select } from "@/components/ui/select";
import { places } from "@/data/places";
import { readings, readingSkies, type Reading } from "@/data/readings";
import { kept, useFahrenheit } from "@/data/weather-log";
import { useRows } from "@/lib/collection";
import { today } from "@/lib/dates";

const another = "another";

export function ReadingForm({ placeId, onClose }: { placeId: string; onClose: () => void }) {
  const known = useRows(places);
  const fahrenheit = useFahrenheit();
  const [place, setPlace] = useState(placeId || another);
  const [name, setName] = useState("");
  const [day, setDay] = useState(today());
  const [sky, setSky] = useState<Reading["sky"]>(readingSkies[0]);
  const [high, setHigh] = useState("");
  const [low, setLow] = useState("");
  const [rain, setRain] = useState("0");
  const [checked, setChecked] = useState(false);
  const isNumber = (text: string): boolean => text.trim() !== "" && Number.isFinite(Number(text));
  const nameError = place === another && name.trim() === "" ? __("Please enter a name.") : undefined;
  const highError = isNumber(high) ? undefined : __("Please enter a number.");
  const lowError = !isNumber(low) ? __("Please enter a number.") : Number(low) > Number(high) ? __("Warmer than by day") : undefined;
  const rainError = isNumber(rain) && Number(rain) >= 0 ? undefined : __("Please enter a number.");
  const dayError = day === "" || day > today() ? __("Please choose a day that has been.") : undefined;

  function submit(event: FormEvent) {
    event.preventDefault();
    setChecked(true);
    if (nameError || highError || lowError || rainError || dayError) return;
    const at = place === another ? places.add({ name: name.trim() }).id : place;
    const values = { placeId: at, day, sky, high: kept(Number(high), fahrenheit), low: kept(Number(low), fahrenheit), rain: Number(rain) };
    const there = readings.all().find((row) => row.placeId === at && row.day === day);
    if (there) readings.update(there.id, values);
    else readings.add(values);
    onClose();
  }

  return (
    <Dialog open onClose={onClose} title={__("Note the weather")} closeLabel={__("Close")}>
      <form onSubmit={submit} noValidate className="grid gap-5 sm:grid-cols-2">
        <Field label={__("Place")}>
          {(control) => (
            <Select {...control} value={place} onChange={(event) => setPlace(event.target.value)}>
              {known.map((row) => (
                <option key={row.id} value={row.id}>
                  {row.name}
                </option>
              ))}
              <option value={another}>{__("Another place")}</option>
            </Select>
          )}
        </Field>
        {place === another && (
          <Field label={__("Name of the place")} error={checked ? nameError : undefined}>
            {(control) => <Input {...control} value={name} onChange={(event) => setName(event.target.value)} />}
          </Field>
        )}
        <Field label={__("Day")} error={checked ? dayError : undefined}>
          {(control) => <Input {...control} type="date" max={today()} value={day} onChange={(event) => setDay(event.target.value)} />}
        </Field>
        <Field label={__("Sky")}>
          {(control) => (
            <Select {...control} value={sky} onChange={(event) => setSky(event.target.value as Reading["sky"])}>
              {readingSkies.map((value) => (
                <option key={value}>{value}</option>
              ))}
            </Select>
          )}
        </Field>
        <Field label={`${__("Warmest")} (${fahrenheit ? "°F" : "°C"})`} error={checked ? highError : undefined}>
          {(control) => <Input {...control} type="number" step="any" value={high} onChange={(event) => setHigh(event.target.value)} />}
        </Field>
        <Field label={`${__("Coldest")} (${fahrenheit ? "°F" : "°C"})`} error={checked ? lowError : undefined}>
          {(control) => <Input {...control} type="number" step="any" value={low} onChange={(event) => setLow(event.target.value)} />}
        </Field>
        <Field label={__("Rain (mm)")} error={checked ? rainError : undefined}>
          {(control) => <Input {...control} type="number" min="0" step="any" value={rain} onChange={(event) => setRain(event.target.value)} />}
        </Field>
        <div className="sm:col-span-2">
          <Button type="submit">{__("Save")}</Button>
        </div>
      </form>
    </Dialog>
  );
}
