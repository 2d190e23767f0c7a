import { places } from "@/content/city";
import { placeNamed } from "@/data/rides";

interface CityMapProps {
  from: string;
  to: string;
  /** How much of the way is done, 0 to 1; without it there is no car. */
  progress?: number;
}

/** A drawn town, no street map: rivers, parks and streets that only this app knows. */
export function CityMap({ from, to, progress }: CityMapProps) {
  const [start, end] = [placeNamed(from), placeNamed(to)];
  const across = Math.abs(end.x - start.x);
  const length = across + Math.abs(end.y - start.y);
  const done = (progress ?? 0) * length;
  const car =
    done <= across
      ? { x: start.x + Math.sign(end.x - start.x) * done, y: start.y }
      : { x: end.x, y: start.y + Math.sign(end.y - start.y) * (done - across) };
  const lines = [12, 30, 48, 66, 84];

  return (
    <svg viewBox="0 0 100 76" role="img" aria-label={`${__("Drawn map")}: ${from} – ${to}`} className="w-full rounded-card border bg-muted">
      <rect x="52" y="6" width="20" height="15" rx="2" className="fill-success-soft" />
      <rect x="14" y="50" width="14" height="16" rx="2" className="fill-success-soft" />
      <path d="M0 44 C 20 36, 34 50, 54 42 S 84 30, 100 36" className="fill-none stroke-tone-3" strokeWidth="5" />
      {lines.map((at) => (
        <g key={at} className="stroke-card" strokeWidth="1.6">
          <line x1={at} y1="0" x2={at} y2="76" />
          <line x1="0" y1={at * 0.76} x2="100" y2={at * 0.76} />
        </g>
      ))}
      <polyline
        points={`${start.x},${start.y} ${end.x},${start.y} ${end.x},${end.y}`}
        className="fill-none stroke-primary"
        strokeWidth="1.6"
        strokeLinejoin="round"
        strokeDasharray={progress === undefined ? "2.5 1.5" : undefined}
      />
      {places.map((place) => {
        const isEnd = place.name === from || place.name === to;
        return (
          <g key={place.name}>
            <circle cx={place.x} cy={place.y} r={isEnd ? 2.2 : 1.2} className={isEnd ? "fill-primary" : "fill-muted-foreground"} />
            <text x={place.x} y={place.y + 5} textAnchor="middle" fontSize="2.8" paintOrder="stroke" strokeWidth="0.9" className={isEnd ? "fill-foreground stroke-muted font-semibold" : "fill-muted-foreground stroke-muted"}>
              {place.name}
            </text>
          </g>
        );
      })}
      {progress !== undefined && (
        <g transform={`translate(${car.x} ${car.y})`}>
          <rect x="-2.6" y="-1.8" width="5.2" height="3.6" rx="1.2" className="fill-foreground stroke-background" strokeWidth="0.6" />
        </g>
      )}
    </svg>
  );
}
