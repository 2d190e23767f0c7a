/** Colours of series whose number is not known: ten, then the same with less opacity. [C9.09] */

/** Each reaches 3:1 on the surface of both themes. */
export const PLOT_COLORS = [
  "#4f6ef7",
  "#0e8a78",
  "#c2620c",
  "#b83280",
  "#2b83c6",
  "#7a8b0f",
  "#9b5de5",
  "#d1453b",
  "#6b7280",
  "#a1762b",
] as const;
const OPACITIES = [100, 75, 50] as const;

export function seriesColor(index: number): string {
  const color = PLOT_COLORS[index % PLOT_COLORS.length]!;
  const opacity = OPACITIES[Math.floor(index / PLOT_COLORS.length) % OPACITIES.length]!;
  return opacity === 100 ? color : `color-mix(in srgb, ${color} ${opacity}%, transparent)`;
}
