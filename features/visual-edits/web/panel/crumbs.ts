/** What the elements around the picked one are called. Pure. */
import type { Ancestor } from "../messages.ts";

export interface Crumb {
  name: string;
  /** Steps up from what is picked. */
  levels: number;
}

/** Packages are served without the names that their authors gave: `$o` or `Lt` tells nobody anything. */
const isWritten = (component: string): boolean => /^[A-Z]\w{2,}/.test(component);

/** Outermost first. A component is named where its markup begins. */
export function crumbsOf(ancestors: readonly Ancestor[]): Crumb[] {
  return ancestors.map(({ name, component }, index) => {
    const begins = component !== null && isWritten(component) && ancestors[index - 1]?.component !== component;
    return { name: begins ? `${component} ${name}` : name, levels: ancestors.length - index };
  });
}
