/** Turns the expectations of one line of a builds file into oracles. */
import type { BuildCase } from "./cases.ts";
import { colourOracle, type ColourRole } from "../oracles/colours.ts";
import {
  archetypeOracle,
  entityOracle,
  navOracle,
  routesOracle,
  textOracle,
  verbatimOracle,
} from "../oracles/content.ts";
import { featureOracle } from "./features.ts";
import type { Oracle } from "../oracles/verdict.ts";

const ROLES: Record<string, ColourRole> = {
  bg: "background",
  background: "background",
  primary: "component",
  accent: "accent",
  secondary: "accent",
};

const KNOWN = new Set([
  "archetype_any",
  "entities_all",
  "text_all",
  "features_all",
  "verbatim",
  "colours",
  "nav_all",
  "min_routes",
]);

export interface CompiledBuild {
  oracles: Oracle[];
  notCompiled: string[];
}

export function compileBuild({ expect }: BuildCase): CompiledBuild {
  const features = expect.features_all.map((name) => ({ name, oracle: featureOracle(name, expect.entities_all) }));
  const colours = Object.entries(expect.colours);
  return {
    oracles: [
      ...(expect.archetype_any.length > 0 ? [archetypeOracle(expect.archetype_any)] : []),
      ...expect.entities_all.map(entityOracle),
      ...expect.text_all.map(textOracle),
      ...expect.nav_all.map(navOracle),
      ...expect.verbatim.map(verbatimOracle),
      ...(expect.min_routes === undefined ? [] : [routesOracle(expect.min_routes)]),
      ...colours.flatMap(([role, words]) => (ROLES[role] === undefined ? [] : [colourOracle(words, ROLES[role])])),
      ...features.flatMap(({ oracle }) => (oracle === null ? [] : [oracle])),
    ],
    notCompiled: [
      ...features.filter(({ oracle }) => oracle === null).map(({ name }) => `feature ${name}`),
      ...colours.filter(([role]) => ROLES[role] === undefined).map(([role, words]) => `colour ${role}: ${words}`),
      ...Object.keys(expect)
        .filter((key) => !KNOWN.has(key))
        .map((key) => `expectation ${key}`),
    ],
  };
}
