/** Choices that depend on the seed and on what is chosen, so one choice more does not change the others. */
export function pick<T>(options: readonly T[], seed: number, purpose: string): T {
  if (options.length === 0) throw new Error(`Nothing to pick from for ${purpose}`);
  return options[mix(seed, purpose) % options.length]!;
}

export function mix(seed: number, purpose: string): number {
  let hash = seed >>> 0;
  for (let index = 0; index < purpose.length; index++) {
    hash = Math.imul(hash ^ purpose.charCodeAt(index), 0x85ebca6b);
    hash ^= hash >>> 13;
  }
  hash = Math.imul(hash ^ (hash >>> 16), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}
