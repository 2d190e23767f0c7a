import { beforeAll, describe, expect, it } from "vitest";
import { createOfflineBuilder } from "../../model.ts";
import { runTurn, type LoopResult } from "../../testing.ts";

/** Characters that patterns, replacements, strings, HTML and JSX give a meaning of their own. */
const WORDS = [
  "Back \\ slash",
  "C:\\new\\table",
  "\\",
  "A $& B",
  "$1 and $$ B",
  "it's `ticked`",
  "</script> end",
  "Open {} now",
  "Open {name} now",
  "${x}",
  "Tom & Jerry &amp; Co &#39;",
  "a > b < c",
  "/* x */ // y",
  "Rolls 👩‍🍳 fresh",
];

describe("words with characters that mean something elsewhere", () => {
  let bakery: LoopResult;
  let crm: LoopResult;
  beforeAll(async () => {
    bakery = await runTurn(createOfflineBuilder(), "a website for a bakery with prices");
    crm = await runTurn(createOfflineBuilder(), "build a CRM for a law firm with clients (name, email, phone)");
  });

  const after = (app: LoopResult, request: string): Promise<LoopResult> =>
    runTurn(createOfflineBuilder(), request, { files: new Map(app.files), messages: [...app.messages] });
  const isChanged = (app: LoopResult, result: LoopResult): boolean =>
    [...result.files].some(([path, text]) => path.startsWith("src/") && app.files.get(path) !== text);

  it.each(WORDS)("stand in the heading, and are said to: %s", async (words) => {
    for (const request of [`change the heading to ${words}`, `change the heading to “${words}”`]) {
      const result = await after(bakery, request);
      expect(isChanged(bakery, result)).toBe(true);
      expect(result.texts.join(" ")).not.toContain("changed nothing");
      expect(result.finish).toMatchObject({ did: [expect.stringContaining(`is now "${words}"`)], not_done: [] });
    }
  });

  it.each(WORDS)("are never told as not done where they were: %s", async (words) => {
    const requests: [LoopResult, string][] = [
      [bakery, `rename the site to “${words}”`],
      [bakery, `change the slogan to “${words}”`],
      [bakery, `show a notice at the top: “${words}”`],
      [bakery, `change the address to “${words}”`],
      [crm, `rename the field Phone to “${words}”`],
      [crm, `add a field “${words}” to clients`],
    ];
    for (const [app, request] of requests) {
      const result = await after(app, request);
      if (!isChanged(app, result)) continue;
      expect(result.finish?.did).not.toEqual([]);
      expect(JSON.stringify(result.finish?.not_done)).not.toContain("Not confirmed");
    }
  });
});
