import { describe, expect, it } from "vitest";
import { NEW_ANSWER } from "../../contract/new-answer.ts";
import type { AiMessage, TrajectoryDocument } from "../../contract/index.ts";
import { recordedJourneys } from "./recorded-journeys.ts";

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

describe("journeys in the publish menu", () => {
  it("are told from the newest turn that made a version", () => {
    expect(recordedJourneys([])).toBeNull();
    expect(recordedJourneys([answer(1, {})])).toBeNull();
    expect(recordedJourneys([answer(1, { Book: false }), answer(2, { Book: true, Cancel: true })])).toBe(
      "All 2 journeys passed",
    );
    expect(recordedJourneys([answer(2, { Book: true }), answer(null, { Book: false })])).toBe("1 journey passed");
  });

  it("name those that fail, and say when the files changed since", () => {
    expect(recordedJourneys([answer(3, { Book: false, Cancel: true })])).toBe('1 of 2 fails: "Book"');
    expect(recordedJourneys([answer(3, { Book: true, Cancel: null })])).toBe("1 of 2 passed, 1 not run");
    expect(recordedJourneys([answer(3, { Book: true }), saved])).toBe("1 journey passed (in version 3, not run since)");
  });
});
