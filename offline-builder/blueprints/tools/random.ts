/** A whole number from 0 to `below` - 1, each as likely as any other. */
export function randomBelow(below: number): number {
  const limit = Math.floor(2 ** 32 / below) * below;
  for (;;) {
    const [value = 0] = crypto.getRandomValues(new Uint32Array(1));
    if (value < limit) return value % below;
  }
}

export function shuffled<T>(items: readonly T[]): T[] {
  const result = [...items];
  for (let at = result.length - 1; at > 0; at -= 1) {
    const other = randomBelow(at + 1);
    [result[at], result[other]] = [result[other]!, result[at]!];
  }
  return result;
}
