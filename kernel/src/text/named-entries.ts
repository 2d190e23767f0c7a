/**
 * Plain objects whose names somebody else chose. `{}` knows words of its own: reading `constructor` or `toString` finds a function
 * there, and writing `__proto__` sets what it inherits from instead of an entry.
 */

/** Only what stands in the table itself. */
export const entryOf = <T>(table: Readonly<Record<string, T>>, name: string): T | undefined =>
  Object.hasOwn(table, name) ? table[name] : undefined;

/** As `target[name] = value`, for every name. */
export function setEntry<T>(target: Record<string, T>, name: string, value: NoInfer<T>): void {
  if (name === "__proto__")
    Object.defineProperty(target, name, { value, enumerable: true, configurable: true, writable: true });
  else target[name] = value;
}
