import { Bed, Car, Plane, TrainFront } from "lucide-react";

const place = "$place$";
const search = (what: string): string => `https://www.openstreetmap.org/search?query=${encodeURIComponent(`${what} ${place}`)}`;

const ways = [
  { icon: Plane, name: __("By plane"), text: __("Write to us with your flight, and we tell you who else lands that day."), to: search(__("airport")), look: __("Airports on the map") },
  { icon: TrainFront, name: __("By train"), text: __("From the station we share taxis: say when you arrive."), to: search(__("station")), look: __("Stations on the map") },
  { icon: Car, name: __("By car"), text: __("Tell us if you have a seat free, or need one."), to: search(""), look: __("The way on the map") },
  { icon: Bed, name: __("Where to stay"), text: __("Book early: that weekend others travel, too."), to: search(__("hotel")), look: __("Hotels on the map") },
];

export function Travel() {
  return (
    <section id="travel" className="section border-t">
      <div className="wrap">
        <h2 className="text-title">{__("Getting there")}</h2>
        <ul className="mt-10 grid gap-x-10 gap-y-8 sm:grid-cols-2">
          {ways.map((way) => (
            <li key={way.name} className="flex gap-5">
              <way.icon aria-hidden className="mt-1 size-7 shrink-0 text-primary" strokeWidth={1.5} />
              <div>
                <h3 className="text-heading">{way.name}</h3>
                <p className="mt-1 text-muted-foreground">{way.text}</p>
                <a href={way.to} target="_blank" rel="noreferrer" className="mt-2 inline-block font-medium underline underline-offset-4">
                  {way.look}
                </a>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
