/** Sizes as people read them. Pure. */
const KILOBYTE = 1024;
const UNITS = ["B", "KB", "MB", "GB", "TB"] as const;

/** "31.4 MB": one decimal below 100, and none of a few bytes. */
export function sizeInWords(bytes: number): string {
  const power = bytes < KILOBYTE ? 0 : Math.min(UNITS.length - 1, Math.floor(Math.log(bytes) / Math.log(KILOBYTE)));
  const value = bytes / KILOBYTE ** power;
  return `${value.toLocaleString(undefined, { maximumFractionDigits: value < 100 && power > 0 ? 1 : 0 })} ${UNITS[power]}`;
}
