/** Names of the elements around the selected one. Pure. */
import type { Ancestor } from "../messages.ts";

export interface Crumb {
  name: string;
  /** Steps up from the selected element. */
  levels: number;
}

/** Packages are minified: names such as `$o` or `Lt` tell nobody anything. */
const isWritten = (component: string): boolean => /^[A-Z]\w{2,}/.test(component);

/** Outermost first. A component's name stands where its markup begins. */
export function crumbsOf(ancestors: readonly Ancestor[]): Crumb[] {
  return ancestors.map(({ name, component }, index) => {
    const begins = component !== null && isWritten(component) && ancestors[index - 1]?.component !== component;
    return { name: begins ? `${component} ${name}` : name, levels: ancestors.length - index };
  });
}
