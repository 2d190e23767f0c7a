import { describe, expect, it } from "vitest";
import { NEW_ANSWER } from "../../contract/new-answer.ts";
import type { AiMessage, TrajectoryDocument } from "../../contract/index.ts";
import { journeysInWords, recordedJourneys } from "./recorded-journeys.ts";

const answer = (version: number | null, results: Record<string, boolean | null>): TrajectoryDocument =>
  ({
    ...NEW_ANSWER,
    id: `a${version}`,
    tag: "ai-message",
    version,
    evidence: {
      summary: "",
      checks: [
        { name: "types", ok: true, detail: "0 errors" },
        ...Object.entries(results).map(([title, ok]) => ({ name: `Journey "${title}"`, ok, detail: "", steps: [] })),
      ],
    },
  }) as unknown as AiMessage;
const saved = { tag: "manual-edit", id: "m", version: 4 } as unknown as TrajectoryDocument;

const words = (documents: readonly TrajectoryDocument[]): string | null =>
  journeysInWords(recordedJourneys(documents).ran);

describe("journeys in the publish menu", () => {
  it("are told from the newest turn that made a version", () => {
    expect(recordedJourneys([])).toEqual({ ran: [], version: null, newest: 0 });
    expect(words([answer(1, {})])).toBeNull();
    expect(words([answer(1, { Book: false }), answer(2, { Book: true, Cancel: true })])).toBe("All 2 journeys passed");
    expect(words([answer(2, { Book: true }), answer(null, { Book: false })])).toBe("1 journey passed");
  });

  it("name those that fail or did not run", () => {
    expect(words([answer(3, { Book: false, Cancel: true })])).toBe('1 of 2 fails: "Book"');
    expect(words([answer(3, { Book: true, Cancel: null })])).toBe("1 of 2 passed, 1 not run");
  });

  it("know of newer versions that no turn made", () => {
    expect(recordedJourneys([answer(3, { Book: true }), saved])).toMatchObject({ version: 3, newest: 4 });
    expect(recordedJourneys([saved])).toEqual({ ran: [], version: null, newest: 4 });
  });
});
