/** A number as people type it, with a comma or a point; null when it is none. */
export function decimalOf(text: string): number | null {
  const plain = text.trim().replace(/\s/g, "").replace(",", ".");
  return /^-?\d*\.?\d+$/.test(plain) ? Number(plain) : null;
}
