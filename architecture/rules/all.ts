/** The rules by name: the test proves each holds, the check script prints what breaks them. */
import type { Rule } from "../source-tree.ts";
import { arrows, featureCycles, oneStackOfLayers } from "./arrows.ts";
import { fewNeeds, neededFeatures, statedNeeds } from "./features/needs.ts";
import { noLargeCircles } from "./circles.ts";
import { decisionsAreIndexed, excerptsAreReal, frontDoorIsShort, linksLeadSomewhere } from "./documents.ts";
import { mountOrder } from "./features/mount-order.ts";
import { rawStatements } from "./features/raw-statements.ts";
import { namedScreens } from "./features/named-screens.ts";
import { ownTables } from "./features/tables.ts";
import { declaredPackages, exactPins, lockfilesNameNoHost } from "./packages.ts";
import {
  fileNames,
  fileSizes,
  folderSizes,
  functionSizes,
  namedExports,
  noBarrels,
  noFocusedTests,
  parameterCounts,
  parses,
  quietConsole,
  testsAreRun,
} from "./shape.ts";
import { statementsAreSaidOnce, tagsHaveStatements } from "./statements.ts";
import { builderInItsProcess } from "./builder-process.ts";
import { usedPackages } from "./unused-packages.ts";
import { unusedExports, unusedFiles } from "./unused.ts";
import { writingOnlyImproves } from "./writing.ts";

export const architectureRules: Readonly<Record<string, Rule>> = {
  "every file parses": parses,
  "rooms import only the rooms they may": arrows,
  "features do not depend on each other in a circle": featureCycles,
  "what lies over the page is on the one stack of layers": oneStackOfLayers,
  "no more than three files import each other in a circle": noLargeCircles,
  "features name what they need and own their state": statedNeeds,
  "features need few things at once": fewNeeds,
  "features need only the features they depend on": neededFeatures,
  "features are mounted after those they depend on": mountOrder,
  "features name only tables of their own": ownTables,
  "features ask the database through the builder": rawStatements,
  "texts send people to screens that are there": namedScreens,
  "the offline builder stays in its process": builderInItsProcess,
  "packages are listed by the room that imports them": declaredPackages,
  "packages that a room lists are imported there": usedPackages,
  "every dependency is pinned to one version": exactPins,
  "lockfiles name no registry": lockfilesNameNoHost,
  "files have at most 400 lines": fileSizes,
  "functions have at most 100 lines": functionSizes,
  "functions take at most 3 parameters": parameterCounts,
  "folders hold fewer than 12 files, tests aside": folderSizes,
  "files are named after the thing, in kebab-case": fileNames,
  "only commands write to the console": quietConsole,
  "no test is switched off": noFocusedTests,
  "every test file is run": testsAreRun,
  "only a slice's index re-exports": noBarrels,
  "exports have names": namedExports,
  "every statement has one line": statementsAreSaidOnce,
  "tags in titles and comments have a statement": tagsHaveStatements,
  "every decision stands once in the index": decisionsAreIndexed,
  "links between documents lead somewhere": linksLeadSomewhere,
  "code in documents is code of the file it names": excerptsAreReal,
  "README and AGENTS fit a page": frontDoorIsShort,
  "comments, names and titles are written as docs/writing.md asks": writingOnlyImproves,
};

/** Checked by `./slipway check`, not by the test: code may stand unused while a piece of work is under way. */
export const unusedRules: Readonly<Record<string, Rule>> = {
  "every file is used": unusedFiles,
  "every exported value is used": unusedExports,
};
