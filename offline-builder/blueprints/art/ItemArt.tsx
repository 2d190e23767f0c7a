const grounds = ["fill-tone-3", "fill-tone-5", "fill-tone-2", "fill-tone-4"];

/** One of the drawings on one of the grounds, so that neighbours differ. */
export function ItemArt({ index, className }: { index: number; className?: string }) {
  return (
    <svg viewBox="0 0 200 200" aria-hidden preserveAspectRatio="xMidYMid slice" className={className}>
      <path className={grounds[index % grounds.length]} d="M0 0h200v200H0z" />
      <g transform="translate(35 35) scale(0.65)">{drawings[index % drawings.length]}</g>
    </svg>
  );
}

const drawings = [
$drawings$
];
