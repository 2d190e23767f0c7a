/** What a line of a file of builds expects, as oracles. */
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
};

export interface CompiledBuild {
  oracles: Oracle[];
  notCompiled: string[];
}

export function compileBuild({ expect }: BuildCase): CompiledBuild {
  const features = expect.features_all.map((name) => ({ name, oracle: featureOracle(name, expect.entities_all) }));
  return {
    oracles: [
      ...(expect.archetype_any.length > 0 ? [archetypeOracle(expect.archetype_any)] : []),
      ...expect.entities_all.map(entityOracle),
      ...expect.text_all.map(textOracle),
      ...expect.nav_all.map(navOracle),
      ...expect.verbatim.map(verbatimOracle),
      routesOracle(expect.min_routes),
      ...Object.entries(expect.colours).map(([role, words]) => colourOracle(words ?? "", ROLES[role]!)),
      ...features.flatMap(({ oracle }) => (oracle === null ? [] : [oracle])),
    ],
    notCompiled: features.filter(({ oracle }) => oracle === null).map(({ name }) => `feature ${name}`),
  };
}
