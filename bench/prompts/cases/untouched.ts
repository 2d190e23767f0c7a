/** That nothing beside the target of a change is different. */
import type { App, PageFacts } from "../screen/app.ts";
import { letters } from "./words.ts";
import { no, unasked, yes, type Oracle } from "../oracles/verdict.ts";
import { changedFiles, wasPages as pagesBefore, type Changed } from "./changes/changed.ts";
import { sameLook } from "../screen/looks.ts";
import { partOf } from "./changes/looks.ts";

const textLines = (pages: readonly PageFacts[]): Set<string> =>
  new Set(pages.flatMap(({ text }) => text.split("\n").map(letters)).filter((line) => line !== ""));
const missing = (before: Set<string>, after: Set<string>): string[] => [...before].filter((line) => !after.has(line));

/** A tax or a free delivery is there to change amounts, and only amounts. */
const withoutFigures = (pages: readonly PageFacts[]): Set<string> =>
  new Set(
    [...textLines(pages)].filter((line) => /\p{L}/u.test(line)).map((line) => line.replaceAll(/\d[\d.,]*/g, "#")),
  );

const isWithin = (line: string, all: ReadonlySet<string>): boolean =>
  [...all].some((other) => {
    const words = new Set(other.split(" "));
    return line.split(" ").every((word) => words.has(word));
  });

const HEADINGS = /headings|headlines|titles|überschriften|títulos|encabezados/i;

function strayLooks({ was: { screen: wasScreen }, now: { screen }, one }: Changed): string[] {
  if (wasScreen === null || screen === null) return [];
  const target = one.kind === "css" ? partOf(`${one.prompt} ${one.oracle}`) : "";
  return Object.entries(wasScreen).flatMap(([part, was]) => {
    const is = screen[part];
    // A colour or font of the whole page is the target itself.
    const isTarget = part === target || (target === "h1" && part === "h2" && HEADINGS.test(one.prompt));
    if (is === undefined || isTarget || target === "body") return [];
    return sameLook(is, was) ? [] : [part];
  });
}

/** Visitors who are not signed in see nothing of the app: every page is the same form with a password. */
const isClosed = ({ pages }: App): boolean =>
  pages.length > 0 &&
  pages.every(({ text, controls }) => text === pages[0]!.text && controls.some((name) => /passwor/i.test(name)));

const KEEPS_TEXT = new Set(["css"]);
const MAY_RESTYLE = new Set(["vague", "layout", "revert"]);

/** Pages, words and looks that must not change; the reason names what was compared. */
export const untouched = (changed: Changed): Oracle => ({
  name: "nothing beside the target changed",
  async ask(app) {
    const { one, before, after } = changed;
    const wasPages = pagesBefore(changed);
    const files = changedFiles(before.files, after.files);
    if (files.length === 0) return unasked("no file was changed");
    if (one.kind === "revert") return unasked("the whole tree is the target");
    if (one.kind === "chat") return no(`a question changed ${files.join(", ")}`);
    if (one.kind === "data" && isClosed(app)) return unasked("a sign-in that comes with the database stands before it");
    const lost = wasPages
      .map(({ path }) => path)
      .filter((path) => !/\d/.test(path) && !app.pages.some((page) => page.path === path));
    if (lost.length > 0) return no(`pages are gone: ${lost.join(", ")}`);
    const lines = one.kind === "logic" ? withoutFigures : textLines;
    const compared = lines(wasPages);
    const now = lines(app.pages);
    // A row that has one cell more is there.
    const gone = missing(compared, now).filter((line) => one.kind !== "field" || !isWithin(line, now));
    const all = compared.size;
    const max = KEEPS_TEXT.has(one.kind) ? 0 : one.kind === "text" ? Math.max(6, all * 0.1) : all * 0.15;
    if (gone.length > max)
      return no(`${gone.length} of ${all} lines of text are gone, such as "${gone[0]!.slice(0, 60)}"`);
    const looks = MAY_RESTYLE.has(one.kind) ? [] : strayLooks(changed);
    if (looks.length > 0) return no(`another look: ${looks.join(", ")}`);
    return yes(
      `${files.length} files changed; compared: ${wasPages.length} pages, ${all} lines of text, computed looks of ${Object.keys(changed.was.screen ?? {}).length} parts`,
    );
  },
});
