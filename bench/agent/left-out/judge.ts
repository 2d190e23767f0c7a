/** Sorts the wishes of a request: the app has it, the answer says that it has not, or neither mentions it. */
import { planPath } from "@slipway/offline-builder/plan/plan-file";
import { limits } from "@slipway/offline-builder/parse/features";
import { isProven } from "@slipway/offline-builder/parse/wishes/feature-proofs";
import { shownWords } from "@slipway/offline-builder/turn/first/shown-words";
import { tokens, stem } from "@slipway/offline-builder/parse/words";
import type { LoopResult } from "@slipway/offline-builder/testing";
import type { MarkedRequest } from "./requests.ts";

export interface Judged {
  done: string[];
  /** Names the subject of the app, which is no wish of its own. */
  subject: string[];
  named: string[];
  /** In the app, and called left out all the same. */
  denied: string[];
  /** Lost without a word: neither in the app nor in what the answer leaves out. */
  lost: string[];
}

const UNUSED = /^(?:Not used from your request|Aus Ihrer Anfrage nicht verwendet|Sin usar de tu petición):/u;

/** The app's code. Made-up entries and what the builder keeps for itself are no proof. */
const isCode = (path: string): boolean =>
  /^(?:src|index\.html)/.test(path) && !/^src\/(?:components\/ui\/|content\/sample-)/.test(path);

/** Files that people read. The texts about errors are the same in all apps. */
const isRead = (path: string): boolean =>
  isCode(path) && !/^src\/lib\/(?:no-room|csv-import|written-values|papaparse\.d)\.ts$/.test(path);

const wordsOf = (text: string): string => ` ${tokens(text).map(stem).join(" ")} `;

/** Whole words of any number; a German noun also as the beginning or the end of a longer one. */
function holds(line: string, wish: string, language: MarkedRequest["language"]): boolean {
  const said = tokens(wish).map(stem);
  if (said.length === 0) return true;
  if (line.includes(` ${said.join(" ")} `)) return true;
  if (language !== "de" || said.length > 1 || said[0]!.length < 5) return false;
  return line.includes(` ${said[0]!}`) || line.includes(`${said[0]!} `);
}

export function judgeWishes({ text, wishes, language }: MarkedRequest, { files, finish, texts }: LoopResult): Judged {
  const textOf = (counts: (path: string) => boolean): string =>
    [...files].flatMap(([path, content]) => (counts(path) ? content : [])).join("\n");
  const code = textOf(isCode);
  const app = wordsOf(shownWords(textOf(isRead)));
  const said = wordsOf([...(finish?.not_done ?? []), ...(finish?.did.length === 0 ? texts : [])].join("\n"));
  const unused = wordsOf(
    (finish?.not_done ?? [])
      .filter((line) => UNUSED.test(line))
      .join("\n")
      .replace(UNUSED, ""),
  );
  const announced = wordsOf([texts[0] ?? "", ...(finish?.did ?? [])].join("\n"));
  const head = wordsOf(text.split(/[:,.]|\s(?:with|mit|con)\s/u)[0]!);
  // An answer that builds nothing says so, and passes nothing over.
  const isNothing = !files.has(planPath);
  const judged: Judged = { done: [], subject: [], named: [], denied: [], lost: [] };
  for (const names of wishes) {
    const isIn = (line: string): boolean => names.some((name) => holds(line, name, language));
    const isLimited = limits.some(
      (limit) => names.some((name) => limit.pattern.test(name)) && (finish?.not_done ?? []).includes(limit[language]),
    );
    const fate =
      isIn(app) || isIn(announced) || names.some((name) => isProven(name, code))
        ? "done"
        : isNothing || isLimited || isIn(said)
          ? "named"
          : isIn(head)
            ? "subject"
            : "lost";
    judged[fate].push(names[0]!);
    if (fate === "done" && holds(unused, names[0]!, language)) judged.denied.push(names[0]!);
  }
  return judged;
}
