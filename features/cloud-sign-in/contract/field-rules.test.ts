import { phoneConfigSchema } from "../../cloud/contract/index.ts";
import { expect, it } from "vitest";
import { datetimeProblem, EMAIL_OTP_EXPIRY, numberProblem, OTP_LENGTH, passwordLengthProblem } from "./field-rules.ts";

it("wants a password of 6 to 72 characters [C5.16] [C5.17] [C9.07]", () => {
  expect(["5", "6", "72", "73", "", "8.5", "-8", "1e1"].map(passwordLengthProblem)).toEqual([
    "Must be greater or equal to 6.",
    null,
    null,
    "Value must be at most 72",
    ...Array.from({ length: 4 }, () => "Must be a whole number"),
  ]);
});

it("bounds the expiry and the length of a code [C5.18] [C5.19] [C5.21] [C5.22]", () => {
  expect(["59", "60", "86400", "86401"].map((typed) => numberProblem(typed, EMAIL_OTP_EXPIRY))).toEqual([
    "Value must be at least 60",
    null,
    null,
    "Value must be at most 86400",
  ]);
  expect(["3", "4", "8", "9"].map((typed) => numberProblem(typed, OTP_LENGTH))).toEqual([
    "Value must be at least 4",
    null,
    null,
    "Value must be at most 8",
  ]);
});

it("refuses a time that is none, and what it takes the server takes too [C5.22]", () => {
  const taken = ["", "2026-12-31T23:59:59Z", "2028-02-29T10:00:00.5Z"];
  const refused = [
    "tomorrow",
    "2026-02-30T10:00:00Z",
    "2026-13-01T10:00:00Z",
    "2026-12-31",
    "2026-12-31T23:59Z",
    "2026-12-31T25:00:00Z",
  ];
  expect(taken.map(datetimeProblem)).toEqual(taken.map(() => null));
  expect(new Set(refused.map(datetimeProblem))).toEqual(new Set(["Invalid datetime string."]));
  const served = phoneConfigSchema.shape.sms_test_otp_valid_until;
  expect(taken.map((typed) => served.safeParse(typed || null).success)).toEqual(taken.map(() => true));
});
