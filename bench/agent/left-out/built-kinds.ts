/** Compares the kind that is built of a request with the kind that its writer meant. A refusal builds nothing wrong. */
import { tools } from "@slipway/offline-builder/archetypes/screens/tools/tools";
import { unclearRequest } from "@slipway/offline-builder/parse/wishes/unclear";
import type { AskKind } from "@slipway/offline-builder/read/ask";
import { prepareBuild } from "@slipway/offline-builder/turn/build";
import type { MarkedRequest } from "./requests.ts";

const games: ReadonlySet<string> = new Set(
  "game hangman sudoku minesweeper connect-four rock-paper-scissors bingo darts magic-ball".split(" "),
);
const sites: ReadonlySet<string> = new Set(
  "brochure portfolio blog news shop booking media personal resume events jobs".split(" "),
);
const smallTools: ReadonlySet<string> = new Set(["calculator", "countdown", ...tools.map(({ id }) => id)]);

function kindOf(id: string): AskKind {
  if (games.has(id)) return "game";
  if (smallTools.has(id)) return "tool";
  return sites.has(id) ? "site" : "app";
}

/** Null where nothing is built, which the answer says. */
function builtKind({ text, language }: MarkedRequest): AskKind | null {
  const archetype = prepareBuild(text, language)?.archetype;
  if (archetype === undefined || (unclearRequest(text, language) && !tools.includes(archetype))) return null;
  return kindOf(archetype.id);
}

export const wronglyBuilt = (requests: readonly MarkedRequest[]): (MarkedRequest & { built: AskKind })[] =>
  requests.flatMap((request) => {
    const built = request.kind === undefined ? null : builtKind(request);
    return built === null || built === request.kind ? [] : [{ ...request, built }];
  });
