import type { CSSProperties } from "react";

const lands = [
  "M0 300h400v200H0z",
  "M0 340c120-90 260-60 400-10v170H0z",
  "M0 400l130-150 90 90 70-60 110 130v90H0z",
  "M60 500V250a140 140 0 0 1 280 0v250z",
];

/** Sky, light and land, and which inks the subject swaps so that it stands out from them. */
const palettes: { sky: string; light: string; land: string; inks: Record<string, string> }[] = [
  { sky: "fill-tone-3", light: "fill-tone-5", land: "fill-tone-2", inks: { "--tone-2": "var(--tone-1)" } },
  { sky: "fill-tone-1", light: "fill-tone-4", land: "fill-tone-2", inks: { "--tone-1": "var(--tone-5)", "--tone-2": "var(--tone-3)" } },
  { sky: "fill-tone-5", light: "fill-tone-4", land: "fill-tone-3", inks: { "--tone-3": "var(--tone-2)", "--tone-5": "var(--tone-4)" } },
  { sky: "fill-tone-4", light: "fill-tone-5", land: "fill-tone-1", inks: { "--tone-1": "var(--tone-2)", "--tone-4": "var(--tone-5)" } },
];

/** A drawn picture: palette, light, land and subject change with the number. */
export function WorkArt({ index, label, className }: { index: number; label: string; className?: string }) {
  const { sky, light, land, inks } = palettes[(index + Math.floor(index / 4)) % palettes.length]!;
  return (
    <svg viewBox="0 0 400 500" preserveAspectRatio="xMidYMid slice" role="img" aria-label={label} className={className}>
      <path className={sky} d="M0 0h400v500H0z" />
      <circle className={light} cx={90 + ((index * 83) % 220)} cy={130 + ((index * 47) % 70)} r={46 + ((index * 29) % 50)} />
      <path className={land} d={lands[(index + Math.floor(index / 3)) % lands.length]} />
      <g transform={`translate(${95 + ((index * 37) % 40)} 205) scale(0.95)`} style={inks as CSSProperties}>
        {drawings[index % drawings.length]}
      </g>
    </svg>
  );
}

const drawings = [
$drawings$
];
