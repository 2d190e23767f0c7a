/** How a project's kit differs from the starter's, which the instructions name. Pure. */
import { kitInventory, type KitFiles } from "./kit-inventory.ts";
import { STARTER_KIT } from "./starter-kit.ts";

/** A project from elsewhere may have more than is worth reading in every turn. */
const MAX_CHARACTERS = 4000;

const subjectOf = (line: string): string => line.slice(0, line.indexOf(": "));

/** "" if there are none. */
export function kitDifferences(files: KitFiles): string {
  const own = kitInventory(files);
  const subjects = new Set(own.map(subjectOf));
  const starters = new Set(STARTER_KIT);
  const paths = new Set(files.paths());
  // Not every file of a large project is read.
  const stands = (subject: string): boolean => paths.has(`src/${subject}.tsx`) || paths.has(`src/${subject}.ts`);
  const gone = STARTER_KIT.map(subjectOf).filter((subject) => !subjects.has(subject) && !stands(subject));
  const other = own.filter((line) => !starters.has(line));
  const lines = [
    ...(gone.length === 0 ? [] : [`Not in this project: ${gone.join(", ")}`]),
    ...(other.length === 0 ? [] : ["In this project:", ...other]),
  ];
  return within(lines);
}

function within(lines: readonly string[]): string {
  let left = MAX_CHARACTERS;
  const shown = lines.filter((line) => (left -= line.length + 1) >= 0);
  return [...shown, ...(shown.length < lines.length ? ["More: search names it."] : [])].join("\n");
}
