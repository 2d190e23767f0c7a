/**
 * Loaded before all other modules of a process: resolves the imports inside drizzle-orm, which are plain relative files. For
 * each import Node parses all that the package exports, 130 kB and 600 times, which took a second of every start.
 */
import { registerHooks } from "node:module";

const INSIDE = "/node_modules/drizzle-orm/";

registerHooks({
  resolve(specifier, context, next) {
    const { parentURL } = context;
    if (!/^\..*\.js$/.test(specifier) || parentURL?.includes(INSIDE) !== true) return next(specifier, context);
    // A `.cjs` file requires others of its kind, so what ends in `.js` is a module.
    return { url: new URL(specifier, parentURL).href, format: "module", shortCircuit: true };
  },
});
