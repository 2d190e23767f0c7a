interface Grid {
  count: number;
  columns: number;
}

/** Where an arrow key leads in a grid of cards; null when it leads out of it. */
export function nextCard(key: string, at: number, { count, columns }: Grid): number | null {
  const steps: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -columns, ArrowDown: columns };
  const step = steps[key];
  if (step === undefined) return null;
  const next = at + step;
  return next >= 0 && next < count ? next : null;
}
