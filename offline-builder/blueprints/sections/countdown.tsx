import { useEffect, useState } from "react";
import { site } from "@/content/site";

/** Midnight of that day where the visitor is. */
const day = new Date($year$, $month$ - 1, $date$).getTime();
const second = 1000;

export function Countdown() {
  const [now, setNow] = useState(() => Date.now());
  const left = day - now;

  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), second);
    return () => clearInterval(timer);
  }, []);

  const parts = [
    { name: __("days to go"), value: Math.floor(left / (86_400 * second)) },
    { name: __("hours"), value: Math.floor(left / (3600 * second)) % 24 },
    { name: __("minutes"), value: Math.floor(left / (60 * second)) % 60 },
    { name: __("seconds"), value: Math.floor(left / second) % 60 },
  ];

  return (
    <section aria-label={__("Countdown")} className="border-y bg-card text-card-foreground">
      <div role="timer" className="wrap py-10 text-center sm:py-14">
        <p className="text-lead">{site.name}, $when$</p>
        {left > 0 ? (
          <dl className="mt-6 grid grid-cols-2 gap-6 sm:grid-cols-4">
            {parts.map((part) => (
              <div key={part.name} className="flex flex-col-reverse">
                <dt className="text-muted-foreground">{part.name}</dt>
                <dd className="font-display text-5xl font-(--display-weight) tabular-nums sm:text-7xl">{part.value}</dd>
              </div>
            ))}
          </dl>
        ) : (
          <p className="text-display mt-4">{left > -86_400 * second ? __("It is today") : __("It has been")}</p>
        )}
      </div>
    </section>
  );
}
