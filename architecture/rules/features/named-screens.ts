/** Texts that send people to a screen, "Cloud → Site owners", name one that is there, by the label that people see. */
import type { Rule, SourceTree } from "../../source-tree.ts";
import { placeOf } from "../../places.ts";

/** The area, and where the features say which screens it has. */
const AREAS: Readonly<Record<string, RegExp>> = {
  Cloud: /^features\/[^/]+\/web\/views\.ts$/,
  Settings: /^features\/[^/]+\/web\/settings-sections\.ts$/,
};
const LABEL = /^\p{Lu}[\p{L}\d -]*$/u;
const SENT = new RegExp(`(?<!\\p{L})(${Object.keys(AREAS).join("|")}) → (\\p{Lu}[^.,:;()\\]]*)`, "gu");

/** Every text of the file that could be a label, which is more than the labels. */
const labelsOf = ({ files }: SourceTree, listed: RegExp): string[] =>
  files
    .filter(({ path }) => listed.test(path))
    .flatMap(({ texts }) => texts.map(({ text }) => text))
    .filter((text) => LABEL.test(text));

export const namedScreens: Rule = (tree) => {
  const labels = new Map(Object.entries(AREAS).map(([area, listed]) => [area, labelsOf(tree, listed)]));
  return tree.files.flatMap(({ path, texts }) => {
    if (placeOf(path).isTest) return [];
    return texts.flatMap(({ text, line }) =>
      [...text.matchAll(SENT)].flatMap(([, area, words]) => {
        const isThere = labels.get(area!)!.some((label) => words === label || words!.startsWith(`${label} `));
        return isThere ? [] : [{ path, line, message: `sends people to "${area} → ${words}", which is no screen` }];
      }),
    );
  });
};
