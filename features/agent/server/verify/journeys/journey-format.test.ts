import { AppError } from "@slipway/kernel/errors";
import type { ActionTarget, PageAction } from "@slipway/platform/browser/acting/page-action";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { JOURNEY_BYTES, parseJourney, printJourney, type Journey } from "./journey-format.ts";

const BOOKING = `# Add a booking
at /book
- type "Ana" into "Name"
- choose "Massage" in "Treatment"
- press Enter in "Name"
- drag "One" to region "Two"
- click button "Book"
- hover "Menu"
- scroll to bottom
- scroll to heading "Prices"
- upload "list.csv" with "name\\nAna" into "List"
- accept
- accept with "Ana"
- open /bookings?of=ana
- press Control+a
- see "You are \\"booked\\""
- do not see "Failed"
`;

/** The user's sentence of the refusal. */
function refusal(text: string): string {
  try {
    parseJourney(text);
  } catch (error) {
    if (error instanceof AppError && error.code === "journey_invalid") return error.userMessage;
    throw error;
  }
  return "accepted";
}

const words = fc.string({ unit: "grapheme", minLength: 1, maxLength: 20 }).filter((text) => text.trim() !== "");
const named: fc.Arbitrary<ActionTarget> = fc.oneof(
  words.map((text) => ({ text })),
  words.map((label) => ({ label })),
  fc.record({ role: fc.constantFrom("button", "link", "row"), text: words }),
);
const field = fc.oneof(
  words.map((label): ActionTarget => ({ label })),
  words.map((text): ActionTarget => ({ role: "textbox", text })),
);
const path = fc
  .array(fc.stringMatching(/^[a-z0-9-]{1,8}$/), { maxLength: 4 })
  .map((segments) => `/${segments.join("/")}`);
const key = fc.constantFrom("Enter", "Control+a", "Shift+Tab", "x", '"');
const action: fc.Arbitrary<PageAction> = fc.oneof(
  named.map((target): PageAction => ({ kind: "click", target })),
  fc.tuple(fc.string({ maxLength: 20 }), field).map(([text, target]): PageAction => ({ kind: "type", text, target })),
  fc.tuple(words, field).map(([option, target]): PageAction => ({ kind: "select", option, target })),
  fc.oneof(
    key.map((one): PageAction => ({ kind: "press", key: one })),
    fc.tuple(key, field).map(([one, target]): PageAction => ({ kind: "press", key: one, target })),
  ),
  fc.tuple(named, named).map(([target, to]): PageAction => ({ kind: "drag", target, to })),
  path.map((to): PageAction => ({ kind: "open", path: to })),
  named.map((target): PageAction => ({ kind: "hover", target })),
  named.map((target): PageAction => ({ kind: "scroll", target })),
  fc.constantFrom("top" as const, "bottom" as const).map((edge): PageAction => ({ kind: "scroll", edge })),
  fc
    .tuple(fc.stringMatching(/^[a-z]{1,8}\.csv$/), fc.string({ maxLength: 20 }), fc.option(field, { nil: undefined }))
    .map(
      ([name, text, target]): PageAction => ({
        ...{ kind: "upload", file: { name, text } },
        ...(target === undefined ? {} : { target }),
      }),
    ),
  fc
    .option(fc.string({ maxLength: 20 }), { nil: undefined })
    .map((text): PageAction => ({ kind: "accept", ...(text === undefined ? {} : { text }) })),
);
const expectation = fc
  .tuple(fc.constantFrom("see" as const, "absent" as const), words)
  .map(([kind, text]): PageAction => ({ kind, text }));
const journey: fc.Arbitrary<Journey> = fc
  .record({
    title: fc.stringMatching(/^[A-Za-z#"][A-Za-z "#äß]{0,30}[a-z]$/),
    path,
    steps: fc
      .tuple(fc.array(action, { maxLength: 8 }), fc.array(expectation, { minLength: 1, maxLength: 8 }))
      .map(([actions, expected]) => [...actions, ...expected]),
    as: fc.option(fc.constantFrom("user", "owner", "shop_admin"), { nil: undefined }),
  })
  // Nobody is left out, as the reader leaves it out.
  .map(({ as, ...rest }) => ({ ...rest, ...(as === undefined ? {} : { as }) }));

describe("a journey's text", () => {
  it("says where to begin, what to do and what to see, and is printed as it was read", () => {
    const parsed = parseJourney(BOOKING);
    expect(parsed).toMatchObject({ title: "Add a booking", path: "/book" });
    expect(parsed.steps).toEqual([
      { kind: "type", text: "Ana", target: { label: "Name" } },
      { kind: "select", option: "Massage", target: { label: "Treatment" } },
      { kind: "press", key: "Enter", target: { label: "Name" } },
      { kind: "drag", target: { text: "One" }, to: { role: "region", text: "Two" } },
      { kind: "click", target: { role: "button", text: "Book" } },
      { kind: "hover", target: { text: "Menu" } },
      { kind: "scroll", edge: "bottom" },
      { kind: "scroll", target: { role: "heading", text: "Prices" } },
      { kind: "upload", file: { name: "list.csv", text: "name\nAna" }, target: { label: "List" } },
      { kind: "accept" },
      { kind: "accept", text: "Ana" },
      { kind: "open", path: "/bookings?of=ana" },
      { kind: "press", key: "Control+a" },
      { kind: "see", text: 'You are "booked"' },
      { kind: "absent", text: "Failed" },
    ]);
    expect(printJourney(parsed)).toBe(BOOKING);
  });

  it("says who is signed in, with or without a colon", () => {
    for (const line of ["as user", "as: user"])
      expect(parseJourney(`# T\nat /admin\n${line}\nsee "x"`)).toMatchObject({ as: "user", steps: [{ kind: "see" }] });
    expect(parseJourney(`# T\nat /\nsee "as user"`)).not.toHaveProperty("as");
  });

  it("needs no bullets, and takes numbers and empty lines", () => {
    const plain = `\r\n# Hours\r\n\r\nat /\r\nclick "Hours"\r\n2. see "Open"\r\n`;
    expect(printJourney(parseJourney(plain))).toBe(`# Hours\nat /\n- click "Hours"\n- see "Open"\n`);
  });

  it("means the same after it was printed and read again", () => {
    fc.assert(
      fc.property(journey, (one) => {
        expect(parseJourney(printJourney(one))).toEqual(one);
      }),
    );
  });

  it("is refused with a line and a rule, whatever it holds", () => {
    const line = fc.oneof(
      fc.string({ maxLength: 60 }),
      fc.constantFrom("# T", "at /", `see "x"`, `click "`, `type "\\u" into "x"`, "press", "at //x", `drag "a" to`),
    );
    fc.assert(
      fc.property(fc.array(line, { maxLength: 30 }), (lines) => {
        expect(refusal(lines.join("\n"))).toMatch(/^(?:Line \d+: .+|accepted)$/s);
      }),
      { numRuns: 500 },
    );
  });

  it.each([
    ["an empty text", "", /^Line 1: begins with #/],
    ["a text without a path", "# T", /^Line 2: says where the journey begins/],
    ["a long title", `# ${"t".repeat(81)}\nat /`, /^Line 1: a title has at most 80/],
    [
      "an address elsewhere",
      `# T\nat https://evil.example/\nsee "x"`,
      /^Line 2: a path of this app begins with one \//,
    ],
    ["an address elsewhere without a scheme", `# T\nat //evil.example/\nsee "x"`, /^Line 2: a path of this app/],
    ["a backslash", `# T\nat /\\evil.example\nsee "x"`, /^Line 2: a path of this app/],
    ["a space in a path", `# T\nat /a b\nsee "x"`, /^Line 2: a path of this app/],
    ["a parameter in a path", `# T\nat /items/:id\nsee "x"`, /^Line 2: a path names one page/],
    ["a step to an address elsewhere", `# T\nat /\nopen https://evil.example/\nsee "x"`, /^Line 3: a path of this app/],
    ["a long path", `# T\nat /${"a".repeat(400)}\nsee "x"`, /^Line 2: a path has at most 400/],
    [
      "a person that is no role",
      `# T\nat /\nas somebody@mail.example\nsee "x"`,
      /^Line 3: is signed in as user, or as a role/,
    ],
    ["a person below a step", `# T\nat /\nsee "x"\nas user`, /^Line 4: is no step/],
    ["a loop", `# T\nat /\nrepeat 1000\nsee "x"`, /^Line 3: is no step\. A step is click/],
    ["a name without quotes", `# T\nat /\nclick Book\nsee "x"`, /^Line 3: is no step/],
    ["an unknown key", `# T\nat /\npress Hyper+Enter\nsee "x"`, /^Line 3: presses a key/],
    ["broken quotes", `# T\nat /\nsee "\\u12"`, /^Line 3: has a text in quotes that cannot be read/],
    ["an expectation of nothing", `# T\nat /\nsee " "`, /^Line 3: has an empty text/],
    ["a long expectation", `# T\nat /\nsee "${"x".repeat(301)}"`, /^Line 3: a text has at most 300/],
    ["a journey that expects nothing", `# T\nat /\nclick "x"`, /^Line 3: a journey expects something/],
    ["too many actions", `# T\nat /\n${`click "x"\n`.repeat(21)}see "x"`, /^Line 24: a journey has at most 20 actions/],
    [
      "too many expectations",
      `# T\nat /\n${`see "x"\n`.repeat(11)}`,
      /^Line 13: a journey has at most 10 lines with see/,
    ],
    ["a huge text", "x".repeat(JOURNEY_BYTES + 1), /^Line 1: a journey has at most 4096 bytes/],
  ])("refuses %s", (_name, text, rule) => {
    expect(refusal(text)).toMatch(rule);
  });
});
