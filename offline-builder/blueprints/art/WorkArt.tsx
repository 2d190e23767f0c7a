import type { CSSProperties } from "react";

const horizons = ["M0 300h400v200H0z", "M0 340c120-90 260-60 400-10v170H0z", "M0 400l130-150 90 90 70-60 110 130v90H0z", "M120 500V210a80 80 0 0 1 160 0v290z"];
const inks: Record<string, string>[] = [
  {},
  { "--tone-3": "var(--tone-1)", "--tone-5": "var(--tone-2)" },
  { "--tone-3": "var(--tone-4)", "--tone-2": "var(--tone-1)" },
  { "--tone-3": "var(--tone-5)", "--tone-2": "var(--tone-3)", "--tone-5": "var(--tone-4)" },
  { "--tone-3": "var(--tone-2)", "--tone-2": "var(--tone-1)" },
];

/** A drawn picture: ground, light and subject change with the number. */
export function WorkArt({ index, label, className }: { index: number; label: string; className?: string }) {
  const sun = { x: 90 + ((index * 83) % 220), y: 110 + ((index * 47) % 90), size: 46 + ((index * 29) % 60) };
  return (
    <svg
      viewBox="0 0 400 500"
      preserveAspectRatio="xMidYMid slice"
      role="img"
      aria-label={label}
      className={className}
      style={inks[index % inks.length] as CSSProperties}
    >
      <path className="fill-tone-3" d="M0 0h400v500H0z" />
      <circle className="fill-tone-5" cx={sun.x} cy={sun.y} r={sun.size} />
      <path className="fill-tone-2" d={horizons[index % horizons.length]} />
      <g transform={`translate(${110 + ((index * 37) % 60)} 210) scale(1.05)`}>{drawings[index % drawings.length]}</g>
    </svg>
  );
}

const drawings = [
$drawings$
];
