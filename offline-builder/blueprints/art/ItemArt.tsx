import type { CSSProperties } from "react";

/** Grounds of the drawings. The ink that would vanish on its ground is swapped for another. */
const grounds: { fill: string; inks: Record<string, string> }[] = [
  { fill: "fill-tone-3", inks: { "--tone-3": "var(--tone-2)" } },
  { fill: "fill-tone-2", inks: { "--tone-2": "var(--tone-1)" } },
  { fill: "fill-tone-5", inks: { "--tone-5": "var(--tone-3)" } },
  { fill: "fill-tone-4", inks: { "--tone-4": "var(--tone-1)" } },
];

/** One of the drawings on one of the grounds; neighbours differ in both. */
export function ItemArt({ index, className }: { index: number; className?: string }) {
  const round = Math.floor(index / drawings.length);
  const ground = grounds[(index + round) % grounds.length]!;
  return (
    <svg viewBox="0 0 200 200" aria-hidden preserveAspectRatio="xMidYMid slice" className={className}>
      <path className={ground.fill} d="M0 0h200v200H0z" />
      <g transform="translate(30 30) scale(0.7)" style={ground.inks as CSSProperties}>
        {drawings[index % drawings.length]}
      </g>
    </svg>
  );
}

const drawings = [
$drawings$
];
