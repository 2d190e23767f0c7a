/** One way in which models break an app, put into a file of a generated one. For the tests and `./slipway bench repair`. */
import type { Dice } from "@slipway/platform/testing/dice";

export type AppFiles = ReadonlyMap<string, string>;

export interface Fault {
  name: string;
  /** The file does not parse, so the compiler reports nothing about other files. */
  isSyntax: boolean;
  /** The broken text of a file; null if the file has no place for the fault. */
  broken: (text: string, dice: Dice) => string | null;
}

/** Replaces one of the places that match; a function gets the match. */
export function replacingOne(
  pattern: RegExp,
  by: string | ((found: RegExpExecArray, text: string) => string | null),
): Fault["broken"] {
  return (text, dice) => {
    const places = [...text.matchAll(new RegExp(pattern, `${pattern.flags.replace("g", "")}g`))];
    if (places.length === 0) return null;
    const found = dice.of(places);
    const piece = typeof by === "string" ? by : by(found, text);
    return piece === null ? null : text.slice(0, found.index) + piece + text.slice(found.index + found[0].length);
  };
}

/** Inserts a line after the imports. */
export const withLine =
  (line: string): Fault["broken"] =>
  (text) => {
    const last = [...text.matchAll(/^import [^;]{1,2000};\n/gm)].at(-1);
    if (last === undefined) return null;
    const at = last.index + last[0].length;
    return `${text.slice(0, at)}${line}\n${text.slice(at)}`;
  };

/** Removes one name from the braces of an import whose source matches. */
export const droppingName = (from: RegExp, name: RegExp): Fault["broken"] =>
  replacingOne(/^import \{ ([^}]+) \} from "([^"]+)";\n/m, (found, text) => {
    if (!from.test(found[2]!)) return null;
    const names = found[1]!.split(", ");
    const gone = names.find((each) => name.test(each) && uses(text, each) > 1);
    if (gone === undefined) return null;
    const rest = names.filter((each) => each !== gone);
    return rest.length === 0 ? "" : `import { ${rest.join(", ")} } from "${found[2]}";\n`;
  });

export const uses = (text: string, name: string): number =>
  text.split(new RegExp(`\\b${name.replace(/^type /, "")}\\b`)).length - 1;

/** A slip of the finger: two letters in the middle change places. */
export function slipped(name: string): string | null {
  for (let at = Math.max(1, (name.length >> 1) - 1); at + 1 < name.length; at += 1) {
    if (name[at] !== name[at + 1] && /[a-z]{2}/.test(name.slice(at, at + 2)))
      return name.slice(0, at) + name[at + 1] + name[at] + name.slice(at + 2);
  }
  return null;
}
