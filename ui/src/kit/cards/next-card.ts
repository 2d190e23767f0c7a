interface Grid {
  count: number;
  columns: number;
}

/** The card an arrow key leads to in a grid; null if it leads out of the grid. */
export function nextCard(key: string, at: number, { count, columns }: Grid): number | null {
  const steps: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -columns, ArrowDown: columns };
  const step = steps[key];
  if (step === undefined) return null;
  const next = at + step;
  return next >= 0 && next < count ? next : null;
}
