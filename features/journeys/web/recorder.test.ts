import { beforeEach, describe, expect, it } from "vitest";
import { lineOf, readJourneyMessage, type RecordedStep } from "./page-messages.ts";
import { dropStep, expectsSomething, noteStep, startRecorder, useRecorder, withDistance } from "./recorder-store.ts";

describe("messages of a recorded page", () => {
  it.each([
    [{ event: "begin" }, { event: "begin" }],
    [{ event: "secret", value: "s3cret" }, { event: "secret" }],
    [
      { event: "here", page: "/book?day=2" },
      { event: "here", page: "/book?day=2" },
    ],
    [{ event: "here", page: "//evil.example" }, null],
    [{ event: "here", page: "https://evil.example" }, null],
    [
      { event: "step", kind: "click", role: "button", name: "Book" },
      { kind: "click", role: "button", name: "Book" },
    ],
    [
      { event: "step", kind: "click", role: 'button" "x', name: "Book" },
      { kind: "click", role: null, name: "Book" },
    ],
    [{ event: "step", kind: "click", role: "button", name: " \u0000\n " }, { event: "nameless" }],
    [{ event: "step", kind: "choose", name: "Day", value: "" }, { event: "nameless" }],
    [{ event: "step", kind: "open", name: "//evil.example" }, { event: "nameless" }],
    [
      { event: "step", kind: "see", name: "a\n- open //b" },
      { kind: "see", name: "a - open //b" },
    ],
    [{ event: "else" }, null],
    [{}, null],
  ])("are checked field by field: %j", (message, expected) => {
    const read = readJourneyMessage(message);
    expect(read?.event === "step" ? read.step : read).toEqual(expected);
  });

  it("are cut", () => {
    const read = readJourneyMessage({ event: "step", kind: "type", name: "x".repeat(9_999), value: "y".repeat(9_999) });
    expect(read).toMatchObject({ step: { name: "x".repeat(120), value: "y".repeat(300) } });
  });

  it.each<[RecordedStep, string]>([
    [{ kind: "click", role: "link", name: 'The "best"' }, 'click link "The \\"best\\""'],
    [{ kind: "click", role: null, name: "Book" }, 'click "Book"'],
    [{ kind: "type", name: "Name", value: "two\nlines" }, 'type "two\\nlines" into "Name"'],
    [{ kind: "choose", name: "Day", value: "Monday" }, 'choose "Monday" in "Day"'],
    [{ kind: "press", name: "Search" }, 'press Enter in "Search"'],
    [{ kind: "see", name: "Booked" }, 'see "Booked"'],
  ])("become lines of the format: %j", (step, line) => expect(lineOf(step)).toBe(line));
});

describe("a recording", () => {
  beforeEach(() => startRecorder("p1"));

  it("keeps the last value of a field, and only as many steps as a journey may have", () => {
    noteStep({ kind: "type", name: "Name", value: "An" });
    noteStep({ kind: "type", name: "Name", value: "Ana" });
    expect(useRecorder.getState().steps).toEqual([{ kind: "type", name: "Name", value: "Ana" }]);
    for (let count = 0; count < 22; count += 1) noteStep({ kind: "click", role: "button", name: `B${count}` });
    expect(useRecorder.getState()).toMatchObject({ hint: "full" });
    expect(useRecorder.getState().steps).toHaveLength(20);
    noteStep({ kind: "see", name: "Done" });
    expect(useRecorder.getState()).toMatchObject({ hint: null });
    expect(useRecorder.getState().steps).toHaveLength(21);
  });

  it("expects something once a text was named, and no longer when it is left out", () => {
    useRecorder.setState({ expecting: true });
    noteStep({ kind: "see", name: "Booked" });
    expect(useRecorder.getState().expecting).toBe(false);
    expect(expectsSomething(useRecorder.getState())).toBe(true);
    dropStep(0);
    expect(expectsSomething(useRecorder.getState())).toBe(false);
  });
});

it("writes a day from today on by its distance, and leaves earlier days and other texts", () => {
  const now = new Date(2027, 1, 26, 23, 30);
  const typed = (value: string) => withDistance({ kind: "type", name: "Arrive", value }, now);
  expect(["2027-02-26", "2027-03-01", "1990-05-04", "27.2.2027"].map((value) => typed(value))).toMatchObject([
    ...[{ value: "{today}" }, { value: "{today+3}" }, { value: "1990-05-04" }, { value: "27.2.2027" }],
  ]);
  const choice = { kind: "choose", name: "Day", value: "2027-03-01" } as const;
  expect(withDistance(choice, now)).toBe(choice);
});
